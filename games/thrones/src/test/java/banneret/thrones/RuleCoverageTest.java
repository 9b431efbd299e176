package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.told.Clause;
import banneret.laws.ClauseCode;
import banneret.laws.RuleCoverage;
import banneret.play.Titles;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Supply;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every executable clause of the ledger has a test, and every clause cited is in the ledger. */
class RuleCoverageTest {
  @Test
  void everyClauseHasATest() {
    Content content = ThronesTitle.read(new Titles().content("thrones"));
    List<Clause> cited = new ArrayList<>(RuleCoverage.cited("thrones", Path.of("src/main/java")));
    assertThat(cited).contains(Happenings.WINNER.clause(), Supply.FIT);
    for (int ability : content.characterAbility) {
      if (ability >= 0) {
        cited.addAll(content.effects.get(ability).clauses());
      }
    }
    RuleCoverage.check(
        "thrones",
        RuleCoverageTest.class,
        Path.of("cases"),
        Path.of("src/main/resources/banneret/thrones/covering.yaml"),
        cited);
  }

  @Test
  void theCodeOfEveryClauseIsFound() {
    ClauseCode.check("thrones", ThronesTitle.class, Path.of("src/main/java"));
  }
}
