package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.kernel.told.Clause;
import banneret.laws.ClauseCode;
import banneret.laws.RuleCoverage;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every executable clause of the ledger has a test, and every clause cited is in the ledger. */
class RuleCoverageTest {
  @Test
  void everyClauseHasATest() {
    Content content = BattueTitle.read(new Titles().content("battue"));
    List<Clause> cited = new ArrayList<>(RuleCoverage.cited("battue", Path.of("src/main/java")));
    assertThat(cited).contains(Happenings.WINNER.clause());
    content.effects.all().forEach(effect -> cited.addAll(effect.clauses()));
    RuleCoverage.check(
        "battue",
        RuleCoverageTest.class,
        Path.of("cases"),
        Path.of("src/main/resources/banneret/battue/covering.yaml"),
        cited);
  }

  @Test
  void theCodeOfEveryClauseIsFound() {
    ClauseCode.check("battue", BattueTitle.class, Path.of("src/main/java"));
  }
}
