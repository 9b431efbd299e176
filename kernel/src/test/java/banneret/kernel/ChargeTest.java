package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Scripted;
import banneret.kernel.notation.Refusal;
import banneret.kernel.place.Pose;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The charge of docs/kernel.md, said line by line. After every line the table is written and the
 * game goes on from what was read.
 */
class ChargeTest {
  private static final int RED = 0;
  private static final int BLUE = 1;
  private static final War.Rules WAR = new War.Rules();

  private Scripted luck = new Scripted(List.of());
  private Table<War> table = from(List.of());

  private Table<War> from(List<String> outcomes) {
    luck = new Scripted(outcomes);
    War war = WAR.lay(Setup.of(2));
    return Table.from(WAR, Positions.write(WAR, war), luck, true);
  }

  private void say(int seat, String line) {
    assertThat(table.answer(seat, line)).as(line).isInstanceOf(Reply.Taken.class);
    if (table.standing() != null) {
      return;
    }
    Tree.Fields written = table.write();
    table = Table.from(WAR, written, luck, true);
    assertThat(table.write()).as("after %s", line).isEqualTo(written);
  }

  private String steps() {
    Tree.Items steps = table.write().itemsOf("steps");
    String[] names = new String[steps.size()];
    Arrays.setAll(
        names,
        i ->
            steps.get(i) instanceof Tree.Fields one
                ? one.names().iterator().next()
                : steps.get(i).asText());
    return String.join(" ", names);
  }

  private int wounds(String tray) {
    Tree.Fields trays = table.write().fieldsOf("trays");
    return trays.fieldsOf(tray).numberOr("wounds", 0, 0, 20);
  }

  private boolean lasts() {
    return table.write().has("lasting");
  }

  @Test
  void bothDeclareBeforeAnyCardActsAndACardMayBeCancelledBeforeItDoes() {
    table = from(List.of("reach 4", "nerve 5"));
    say(RED, "play spur");
    assertThat(lasts()).as("declared, and in force for nobody yet").isTrue();
    assertThat(table.awaited()).isEqualTo(1 << BLUE);
    say(BLUE, "play ambush");
    assertThat(table.moment())
        .as("the spur is played: it may be cancelled")
        .isEqualTo("card-played");
    assertThat(table.awaited()).isEqualTo(1 << BLUE);
    say(BLUE, "play cancel");
    assertThat(lasts()).as("both were taken up in the order they were declared").isFalse();
    assertThat(table.awaited()).as("now the ambush may be cancelled").isEqualTo(1 << RED);
    say(RED, "pass");
    assertThat(wounds("wolves")).isEqualTo(1);
    say(RED, "charge sentinels at 10000 10000 facing 4500");
    say(RED, "pass");
    assertThat(table.awaited()).as("whoever can only pass is asked all the same").isEqualTo(2);
    say(BLUE, "pass");
    assertThat(table.standing()).isNotNull();
    assertThat(luck.rest()).isEmpty();
  }

  @Test
  void aFailedChargeLeavesTheActionAndWhatLastedForIt() {
    table = from(List.of("reach 1", "nerve 2"));
    say(RED, "play spur");
    say(BLUE, "pass");
    say(BLUE, "pass");
    assertThat(lasts()).isTrue();
    say(RED, "charge sentinels at 10000 10000 facing 0");
    assertThat(steps()).startsWith("charge-rolled charge-reached action-over");
    say(RED, "pass");
    say(BLUE, "pass");
    assertThat(table.standing()).isNotNull();
    assertThat(wounds("wolves")).as("its nerve failed").isEqualTo(1);
    assertThat(lasts()).as("the spur went with the action").isFalse();
  }

  @Test
  void aPivotIsPartOfTheLineAndSnapsWhatIsDragged() {
    table = from(List.of("reach 4"));
    say(RED, "pass");
    say(BLUE, "pass");
    Pose wish = new Pose(10_400, 9_000, 9_000);
    Pose snapped = new Pose(10_000, 10_000, 4_500);
    assertThat(table.nearest(RED, "charge sentinels", wish).pose()).isEqualTo(snapped);
    Reply reply = table.answer(RED, "charge sentinels " + wish.phrase());
    assertThat(reply).isInstanceOf(Reply.Refused.class);
    Refusal refusal = ((Reply.Refused) reply).refusal();
    assertThat(refusal.clause()).isEqualTo(Charge.PIVOT_ONLY);
    assertThat(table.draft(RED, "charge sentinels").next()).as("the pivot").isNotNull();
  }

  @Test
  void aDyingUnitStrikesBackInARowOfItsOwn() {
    table = from(List.of("reach 5", "hits 6", "hits 3", "nerve 6"));
    say(RED, "pass");
    say(BLUE, "pass");
    say(RED, "charge sentinels at 10000 10000 facing 0");
    say(RED, "pass");
    say(BLUE, "pass");
    say(RED, "align 1");
    assertThat(table.awaited()).as("the other makes room").isEqualTo(1 << BLUE);
    say(BLUE, "at 15000 10000 facing 18000");
    say(RED, "pass");
    say(BLUE, "play ambush");
    assertThat(steps()).as("a card within an attack").startsWith("card-played take-effect wound");
    say(RED, "pass");
    assertThat(wounds("sentinels")).isEqualTo(6);
    assertThat(table.write().fieldsOf("attacks").names()).containsExactly("second");
    say(BLUE, "pass");
    say(RED, "pass");
    assertThat(wounds("wolves")).as("an ambush and three hits").isEqualTo(4);
    assertThat(table.standing()).isNotNull();
  }
}
