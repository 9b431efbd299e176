package banneret.kernel;

import static banneret.kernel.AskTest.refused;
import static banneret.kernel.AskTest.taken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Refusal;
import banneret.kernel.notation.Wording;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.kernel.window.Window;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Seats that plan in secret, all at once. */
class SealedTest {
  private static final List<String> LINES =
      List.of("to b bold", "to c wary", "stay bold", "to e wary", "to f bold");

  private static Table<Field> five() {
    return Skirmish.table(Skirmish.field(5, Plan.PLAN));
  }

  @Test
  void fiveSeatsPlanAtOnceAndNothingActsUntilTheLastIsIn() {
    Table<Field> table = five();
    assertThat(table.awaited()).isEqualTo(0b11111);
    String view = table.view(0).tree().canonical();
    for (int seat = 4; seat > 0; seat--) {
      assertThat(taken(table.answer(seat, LINES.get(seat)))).isEqualTo(LINES.get(seat));
      assertThat(table.view(0).tree().canonical()).isEqualTo(view);
      assertThat(table.record().entries()).hasSize(1);
    }
    assertThat(table.awaited()).isEqualTo(0b00001);
    table.answer(0, LINES.get(0));
    assertThat(table.record().entries().getLast()).isEqualTo(new Entry.Opened(LINES, List.of()));
    assertThat(table.record().entries()).hasSize(2);
  }

  @Provide
  Arbitrary<List<Integer>> orders() {
    return Arbitraries.shuffle(0, 1, 2, 3, 4);
  }

  @Property(tries = 60)
  void linesOpenInSeatOrderWhateverTheOrderOfArrival(@ForAll("orders") List<Integer> order) {
    Table<Field> first = five();
    Table<Field> table = five();
    for (int i = 0; i < 5; i++) {
      first.answer(i, LINES.get(i));
      table.answer(order.get(i), LINES.get(order.get(i)));
    }
    assertThat(table.write()).isEqualTo(first.write());
    assertThat(table.record().write()).isEqualTo(first.record().write());
    assertThat(table.told().stream().map(told -> told.event().figures()[0]).toList())
        .containsExactly(0, 1, 3, 4);
  }

  @Test
  void aLineMayBeReplacedUntilTheLastIsIn() {
    Table<Field> table = five();
    table.answer(0, "to b bold");
    assertThat(table.sealed(0)).isEqualTo("to b bold");
    table.answer(0, "stay wary");
    assertThat(table.sealed(0)).isEqualTo("stay wary");
    assertThat(table.sealed(1)).isEmpty();
    assertThat(table.awaited()).isEqualTo(0b11110);
  }

  @Test
  void wordsInAnyOrderAreSortedAtASealedQuestionToo() {
    Table<Field> table = five();
    assertThat(taken(table.answer(0, "bold, to b"))).isEqualTo("to b bold");
    assertThat(table.sealed(0)).isEqualTo("to b bold");
    assertThat(refused(table.answer(0, "bold")).why()).isEqualTo(Refusal.Why.NOT_UNDERSTOOD);
  }

  @Test
  void aRefusedRevisionLeavesTheSealedLine() {
    Table<Field> table = five();
    table.answer(0, "to b bold");
    assertThat(refused(table.answer(0, "to d bold")))
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.MOVE_NEXT, "to d"));
    assertThat(refused(table.answer(0, "to b")).why()).isEqualTo(Refusal.Why.INCOMPLETE);
    assertThat(refused(table.answer(0, "to b bold wary")).why()).isEqualTo(Refusal.Why.TOO_LONG);
    assertThat(table.sealed(0)).isEqualTo("to b bold");
  }

  @Test
  void theQuestionIsPutAnewToASeatThatMayRevise() {
    Table<Field> table = five();
    Asked before = table.question(0);
    table.answer(0, "to b bold");
    assertThat(table.question(0).choices()).hasSameSizeAs(before.choices());
  }

  @Test
  void theLastLineIsRefusedBeforeAnythingOpensIfItIsTooLong() {
    Table<Field> table = five();
    for (int seat = 1; seat < 5; seat++) {
      table.answer(seat, LINES.get(seat));
    }
    assertThat(refused(table.answer(0, "to b bold wary")).why()).isEqualTo(Refusal.Why.TOO_LONG);
    assertThat(table.awaited()).isEqualTo(1);
    assertThat(table.told()).isEmpty();
  }

  @Test
  void aViewDoesNotHoldTheOthersLines() {
    Table<Field> table = five();
    table.answer(0, "to b bold");
    table.answer(1, "to c wary");
    Field seen = table.view(1).deal(new Seeded(3));
    assertThat(Wording.sealed(seen, 0)).isEmpty();
    assertThat(Wording.sealed(seen, 1)).containsExactly("to c", "wary");
    assertThat(Wording.sealed(table.view(-1).deal(new Seeded(3)), 1)).isEmpty();
    Field into = Field.fresh(5);
    table.view(1).deal(into, new Seeded(3));
    assertThat(Wording.sealed(into, 0)).isEmpty();
    assertThat(table.sealed(0)).isEqualTo("to b bold");
  }

  @Test
  void aDraftOfTheLastLineShowsNothingOfTheOthers() {
    Table<Field> table = Skirmish.table(Skirmish.field(2, Plan.PLAN));
    table.answer(1, "to c bold");
    Table.Draft draft = table.draft(0, "to b bold");
    assertThat(draft.refusal()).isNull();
    assertThat(draft.next()).isNull();
    assertThat(draft.events()).isEmpty();
    assertThat(draft.view()).isNull();
    assertThat(table.awaited()).isEqualTo(1);
  }

  @Test
  void savingInTheMiddleKeepsTheLinesInWordsAndTheGameGoesOn() {
    Table<Field> table = five();
    table.answer(3, LINES.get(3));
    table.answer(1, LINES.get(1));
    Tree.Fields saved = table.write();
    assertThat(saved.itemsOf("sealed").get(3).asItems().texts()).containsExactly("to e", "wary");
    Table<Field> again = Table.from(Skirmish.GAME, saved, new Scripted(List.of()));
    assertThat(again.awaited()).isEqualTo(0b10101);
    for (int seat : new int[] {0, 2, 4}) {
      table.answer(seat, LINES.get(seat));
      again.answer(seat, LINES.get(seat));
    }
    assertThat(again.write()).isEqualTo(table.write());
  }

  @Test
  void sealedWordsThatTheSeatCouldNotSayAreMalformed() {
    Tree.Fields saved = five().write();
    Tree.Items none = Tree.items();
    for (int seat = 0; seat < 5; seat++) {
      none.add(seat == 2 ? Tree.items().add("to a") : Tree.items());
    }
    saved.put("sealed", none);
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, saved))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'to a'");
    Tree.Fields few = five().write().put("sealed", Tree.items());
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, few)).isInstanceOf(Malformed.class);
    Tree.Fields asked =
        Positions.write(Skirmish.GAME, Skirmish.field(2, new Orders(0, 2))).put("sealed", none);
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, asked)).isInstanceOf(Malformed.class);
  }

  @Test
  void theTableSealsForASeatThatHasNoChoiceAtAll() {
    Field field = Skirmish.field(3, Plan.PLAN);
    field.men(1, 1);
    Table<Field> table = Skirmish.table(field);
    assertThat(table.awaited()).isEqualTo(0b101);
    assertThat(table.sealed(1)).isEqualTo("stay wary");
    table.answer(2, "to d bold");
    table.answer(0, "stay bold");
    replaysTheSame(table);
  }

  @Test
  void aForcedFirstWordMayBeLeftOutOrSaidAndIsNotSealedByItself() {
    Field field = Skirmish.field(2, Plan.PLAN);
    field.men(1, 2);
    Table<Field> table = Skirmish.table(field);
    assertThat(table.awaited()).isEqualTo(0b11);
    assertThat(table.sealed(1)).isEmpty();
    assertThat(taken(table.answer(1, "wary"))).isEqualTo("stay wary");
    assertThat(taken(table.answer(1, "stay bold"))).isEqualTo("stay bold");
    assertThat(refused(table.answer(1, "to c bold")))
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.FEW_STAY, "to c"));
    assertThat(refused(table.answer(1, "sideways")).why()).isEqualTo(Refusal.Why.NOT_UNDERSTOOD);
    table.answer(0, "stay bold");
    replaysTheSame(table);
  }

  @Test
  void whereNobodyHasAChoiceTheLinesOpenAtOnce() {
    Field field = Skirmish.field(2, Plan.PLAN);
    field.men(0, 1);
    field.men(1, 1);
    field.wary(0, false);
    Table<Field> table = Skirmish.table(field);
    // All that follows is forced too, up to the orders of the next round.
    assertThat(table.record().entries()).hasSize(1);
    assertThat(table.question(0).step()).isNotEqualTo("PLAN");
  }

  @Test
  void aPlanThatNobodyIsAskedForIsPassedOver() {
    Field field = Skirmish.field(2, Window.of(Ruse.AMBUSH, 0));
    field.begin(Plan.PLAN);
    field.men(0, 0);
    field.men(1, 0);
    Table<Field> table = Skirmish.asksAll(field);
    assertThat(table.question(0).step()).isEqualTo("AMBUSH");
  }

  @Test
  void aSealedQuestionPutAgainRightAfterOpeningHasBothRecorded() {
    Field field = Skirmish.field(2, Plan.PLAN);
    field.begin(Plan.PLAN);
    Table<Field> table = Skirmish.table(field);
    table.answer(0, "to b bold");
    assertThat(taken(table.answer(1, "to c wary"))).isEqualTo("to c wary");
    assertThat(table.record().entries()).hasSize(2);
    assertThat(table.awaited()).isEqualTo(0b11);
    assertThat(table.sealed(1)).isEmpty();
    table.answer(1, "to d wary");
    table.answer(0, "to a wary");
    assertThat(table.record().entries()).hasSize(3);
    replaysTheSame(table);
  }

  @Test
  void aSeatThatHasNothingToSealCannotAnswer() {
    Field field = Skirmish.field(3, Plan.PLAN);
    field.men(1, Plan.CROWD);
    Table<Field> table = Skirmish.table(field);
    assertThat(table.awaited()).isEqualTo(0b101);
    assertThat(refused(table.answer(1, "stay bold")).why()).isEqualTo(Refusal.Why.NOT_ASKED);
    assertThat(refused(table.answer(1, "")).why()).isEqualTo(Refusal.Why.NOT_ASKED);
    assertThat(table.draft(1, "stay bold").refusal()).isNotNull();
    assertThatThrownBy(() -> table.question(1)).isInstanceOf(IllegalStateException.class);
    table.answer(0, "stay bold");
    table.answer(2, "to d bold");
    assertThat(table.record().entries()).hasSize(2);
    replaysTheSame(table);
  }

  @Test
  void openedLinesCannotBeUndone() {
    Table<Field> table = Skirmish.table(Skirmish.field(2, Plan.PLAN));
    table.answer(0, "to b bold");
    assertThat(table.mayUndo(0)).isFalse();
    table.answer(1, "to c wary");
    assertThat(table.mayUndo(0)).isFalse();
    assertThat(table.mayUndo(1)).isFalse();
  }

  @Test
  void anotherSeatsSealedLineIsABarrierToUndo() {
    Field field = Skirmish.field(2, Plan.PLAN);
    field.begin(new Orders(1, 1));
    Table<Field> table = Skirmish.table(field);
    table.answer(1, "hold");
    assertThat(table.mayUndo(1)).isTrue();
    table.answer(1, "to c wary");
    assertThat(table.mayUndo(1)).isTrue();
    table.answer(0, "stay bold");
    assertThat(table.mayUndo(1)).isFalse();
  }

  static void replaysTheSame(Table<Field> table) {
    GameRecord record = GameRecord.read(table.record().write());
    Table<Field> again = Table.replay(Skirmish.GAME, record, 1_000_000, new Scripted(List.of()));
    assertThat(again.write()).isEqualTo(table.write());
    assertThat(again.record().write()).isEqualTo(table.record().write());
    assertThat(again.inForce()).isEqualTo(table.inForce());
    assertThat(again.told().stream().map(SealedTest::text).toList())
        .isEqualTo(table.told().stream().map(SealedTest::text).toList());
    for (int seat = 0; seat < Field.SEATS; seat++) {
      assertThat(again.mayUndo(seat)).isEqualTo(table.mayUndo(seat));
    }
  }

  private static String text(Table.Told told) {
    Event event = told.event();
    return told.entry()
        + event.what().name()
        + event.audience()
        + Arrays.toString(event.figures())
        + Arrays.toString(event.sums());
  }
}
