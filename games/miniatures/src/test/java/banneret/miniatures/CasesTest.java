package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import banneret.play.Cases;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The cases of Miniatures. */
class CasesTest {
  @TestFactory
  Stream<DynamicTest> casesPass() {
    return Cases.run(new Titles(), Path.of("cases")).stream()
        .map(result ->
            dynamicTest(
                result.where() + ": " + result.name(),
                () -> assertThat(result.differences()).as(result::toString).isEmpty()));
  }
}
