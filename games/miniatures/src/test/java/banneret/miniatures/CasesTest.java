package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import banneret.laws.CardCoverage;
import banneret.play.Cases;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The cases of Miniatures. */
class CasesTest {
  private static final Path CASES = Path.of("cases");

  @Test
  void everyCardHasACase() {
    CardCoverage.check(
        "miniatures",
        CASES,
        "zone",
        "ability",
        "card",
        "ncu",
        "objective",
        "mission",
        "siege-card");
  }

  @TestFactory
  Stream<DynamicTest> casesPass() {
    return Cases.run(new Titles(), CASES).stream()
        .map(result ->
            dynamicTest(
                result.where() + ": " + result.name(),
                () -> assertThat(result.differences()).as(result::toString).isEmpty()));
  }
}
