package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battles.field.Content;
import banneret.battles.field.Happenings;
import banneret.kernel.told.Clause;
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
    Content content = BattlesTitle.read(new Titles().content("battles"));
    List<Clause> cited = new ArrayList<>(RuleCoverage.cited("battles", Path.of("src/main/java")));
    assertThat(cited).contains(Happenings.WINNER.clause());
    content.effects.all().forEach(effect -> cited.addAll(effect.clauses()));
    RuleCoverage.check(
        "battles",
        RuleCoverageTest.class,
        Path.of("cases"),
        Path.of("src/main/resources/banneret/battles/covering.yaml"),
        cited);
  }
}
