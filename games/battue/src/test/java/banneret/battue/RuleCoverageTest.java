package banneret.battue;

import banneret.battue.loot.LootEffects;
import banneret.kernel.Clause;
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
    new Titles().game("battue");
    List<Clause> cited = new ArrayList<>(Clauses.all());
    cited.add(Happenings.WINNER.clause());
    cited.add(LootEffects.GLORY.clause());
    RuleCoverage.check(
        "battue",
        RuleCoverageTest.class,
        Path.of("cases"),
        Path.of("src/main/resources/banneret/battue/covering.yaml"),
        cited);
  }
}
