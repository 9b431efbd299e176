package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.told.Clause;
import banneret.laws.RuleCoverage;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every executable clause of the ledger has a test, and every clause cited is in the ledger. */
class RuleCoverageTest {
  @Test
  void everyClauseHasATest() {
    Content content = MiniaturesTitle.read(new Titles().content("miniatures"));
    List<Clause> cited =
        new ArrayList<>(RuleCoverage.cited("miniatures", Path.of("src/main/java")));
    assertThat(cited).contains(Clauses.ONE_ACTION);
    content.effects.all.all().forEach(effect -> cited.addAll(effect.clauses()));
    RuleCoverage.check(
        "miniatures",
        RuleCoverageTest.class,
        Path.of("cases"),
        Path.of("src/main/resources/banneret/miniatures/covering.yaml"),
        cited);
  }
}
