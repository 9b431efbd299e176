package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.table.StandingPasses;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.kernel.window.Window;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A seat that has said beforehand that it passes at a moment is not asked there. */
class StandingPassesTest {
  private final StandingPasses passes = new StandingPasses(Skirmish.GAME.steps().moments(), 2);

  /** Both seats are offered an ambush, one after the other; the first holds these cards. */
  private static Table<Field> ambush(int... cards) {
    Field field = Skirmish.field(2, Window.of(Ruse.AMBUSH, 0, 1));
    field.foes(0, 1);
    for (int card : cards) {
      field.give(0, card);
    }
    return Skirmish.asksAll(field);
  }

  private static Tree.Items names(String... names) {
    Tree.Items items = Tree.items();
    List.of(names).forEach(items::add);
    return items;
  }

  @Test
  void whoPassesBeforehandIsPassedForAndTheNextSeatIsAsked() {
    Table<Field> table = ambush(Field.SWORD);
    passes.set(0, names("AMBUSH"));
    assertThat(passes.due(table)).isZero();
    assertThat(passes.pass(table)).isEqualTo(1);
    assertThat(table.offeredTo()).isEqualTo(1);
    assertThat(table.moment()).isEqualTo("AMBUSH");
    assertThat(passes.due(table)).isEqualTo(-1);
    SealedTest.replaysTheSame(table);
  }

  @Test
  void othersSeeTheSameWhateverTheSeatHolds() {
    Table<Field> holds = ambush(Field.SWORD);
    Table<Field> holdsNothing = ambush(Field.HORN);
    passes.set(0, names("AMBUSH"));
    passes.pass(holds);
    passes.pass(holdsNothing);
    assertThat(holds.entriesFrom(1).getFirst().seenBy(1))
        .isEqualTo(holdsNothing.entriesFrom(1).getFirst().seenBy(1));
    assertThat(holds.view(1).tree()).isEqualTo(holdsNothing.view(1).tree());
    assertThat(holds.awaited()).isEqualTo(holdsNothing.awaited());
    assertThat(holds.told()).isEqualTo(holdsNothing.told());
  }

  @Test
  void aPassThatIsTakenBackIsNoLongerDue() {
    Table<Field> table = ambush(Field.SWORD);
    passes.set(0, names("AMBUSH"));
    assertThat(passes.of(0)).containsExactly("AMBUSH");
    passes.set(0, names());
    assertThat(passes.due(table)).isEqualTo(-1);
    assertThat(passes.pass(table)).isZero();
    assertThat(table.awaited()).isEqualTo(0b01);
  }

  @Test
  void onlyMomentsAreLetPass() {
    passes.set(0, names("AMBUSH"));
    Table<Field> orders = Skirmish.table(Skirmish.field(2, new Orders(0, 2)));
    assertThat(passes.due(orders)).isEqualTo(-1);
    assertThatThrownBy(() -> passes.set(0, names("AMBUSH", "orders")))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("expected one of")
        .hasMessageContaining("'orders'");
    assertThat(passes.of(0)).containsExactly("AMBUSH");
  }
}
