package banneret.kernel;

import static banneret.kernel.AskTest.refused;
import static banneret.kernel.AskTest.taken;
import static banneret.kernel.SealedTest.replaysTheSame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Engine;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Table;
import banneret.kernel.told.Saying;
import banneret.kernel.window.Window;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game in progress: what may be taken back, tried out, told and replayed. */
class TableTest {
  private static Table<Field> orders(String... outcomes) {
    return Skirmish.table(Skirmish.field(3, new Orders(0, 2)), outcomes);
  }

  @Test
  void aSeatTakesItsAnswersBackOneByOne() {
    Table<Field> table = orders();
    String start = table.write().fingerprint();
    table.answer(0, "scout b c");
    String between = table.write().fingerprint();
    table.answer(0, "hold");
    assertThat(taken(table.undo(0))).isEmpty();
    assertThat(table.write().fingerprint()).isEqualTo(between);
    assertThat(table.told()).hasSize(2);
    table.undo(0);
    assertThat(table.write().fingerprint()).isEqualTo(start);
    assertThat(table.told()).isEmpty();
    assertThat(refused(table.undo(0)).why()).isEqualTo(Refusal.Why.NOTHING_TO_UNDO);
  }

  @Test
  void anUndoIsAnEntryAndTheRecordKeepsWhatWasUndone() {
    Table<Field> table = orders();
    table.answer(0, "scout b c");
    table.answer(0, "hold");
    table.undo(0);
    assertThat(table.record().entries()).hasSize(4).endsWith(new Entry.Undone(0, 1));
    assertThat(table.inForce()).isEqualTo(2);
    assertThat(table.record().inForce()).hasSize(2);
    replaysTheSame(table);
    table.answer(0, "scout d e");
    replaysTheSame(table);
  }

  @Test
  void aSeatDoesNotTakeBackAnothersAnswer() {
    Table<Field> table = orders();
    table.answer(0, "hold");
    assertThat(table.mayUndo(1)).isFalse();
    assertThat(refused(table.undo(1)).why()).isEqualTo(Refusal.Why.NOTHING_TO_UNDO);
  }

  @Test
  void anotherSeatsAnswerIsABarrier() {
    Table<Field> table = orders();
    table.answer(0, "hold");
    table.answer(0, "hold");
    assertThat(table.mayUndo(0)).isTrue();
    table.answer(1, "hold");
    assertThat(table.mayUndo(0)).isFalse();
    assertThat(table.mayUndo(1)).isTrue();
    table.undo(1);
    assertThat(table.mayUndo(0)).isFalse();
    replaysTheSame(table);
  }

  @Test
  void anotherSeatsForcedAnswerIsABarrierIfItMightBeNone() {
    Field field = Skirmish.field(2, Window.of(Ruse.AMBUSH, 0));
    field.give(0, Field.SWORD);
    field.give(0, Field.SPY);
    field.foes(0, 1);
    Table<Field> table = Skirmish.table(field);
    table.answer(0, "sword");
    assertThat(table.mayUndo(0)).isFalse();
    replaysTheSame(table);
  }

  @Test
  void anotherSeatsForcedAnswerThatAllForeseeIsNoBarrier() {
    Field field = Skirmish.field(3, new Orders(0, 1));
    field.men(1, 0);
    Table<Field> table = Skirmish.table(field);
    table.answer(0, "hold");
    assertThat(table.awaited()).isEqualTo(0b100);
    assertThat(table.record().entries()).hasSize(2);
    replaysTheSame(table);
    table.undo(0);
    assertThat(table.awaited()).isEqualTo(0b1);
    replaysTheSame(table);
  }

  @Test
  void onesOwnForcedAnswerIsNoBarrier() {
    Field field = Skirmish.field(2, new Orders(1, 2));
    field.begin(Window.of(Ruse.AMBUSH, 0));
    field.begin(Window.of(Ruse.COUNTER, 0));
    field.give(0, Field.SHIELD);
    field.give(1, Field.SWORD);
    field.foes(0, 1);
    Field.EFFECTS.add(field.cells, Field.SWORD, 1, 0, Field.UNTIL_FIGHT_ENDS, 1);
    Table<Field> table = Skirmish.table(field);
    assertThat(taken(table.answer(0, "shield"))).isEqualTo("shield");
    assertThat(table.awaited()).isEqualTo(0b10);
    assertThat(table.mayUndo(0)).isTrue();
    replaysTheSame(table);
  }

  @Test
  void luckIsABarrier() {
    Table<Field> table = orders("card spy");
    table.answer(0, "hold");
    table.answer(0, "dig");
    assertThat(table.mayUndo(0)).isFalse();
    replaysTheSame(table);
  }

  @Test
  void knowledgeWidenedIsABarrier() {
    Field field = Skirmish.field(3, new Orders(0, 2));
    Field.DECK.draw(
        field.cells, new Engine<>(field, new Scripted(List.of("card spy"))), Skirmish.CARD, 0);
    Field.DECK.draw(
        field.cells, new Engine<>(field, new Scripted(List.of("card spy"))), Skirmish.CARD, 0);
    Field.DECK.putOn(field.cells, Field.SPY, 0b100);
    Field.DECK.putOn(field.cells, Field.SPY, 0b100);
    Table<Field> table = Skirmish.table(field);
    table.answer(0, "hold");
    assertThat(table.mayUndo(0)).isTrue();
    Table.Draft draft = table.draft(0, "peek");
    assertThat(draft.view()).isNull();
    assertThat(taken(table.answer(0, "peek"))).isEqualTo("peek");
    assertThat(table.mayUndo(0)).isFalse();
    assertThat(table.view(0).tree().itemsOf("top").texts()).containsExactly("spy", "spy");
    assertThat(table.view(1).tree().itemsOf("top").texts()).containsExactly("?", "?");
  }

  @Test
  void allMayAgreeToTakeBackAnythingAndLuckDoesNotRunAgain() {
    Table<Field> table = orders("card spy", "card horn");
    table.answer(0, "hold");
    String before = table.write().fingerprint();
    table.answer(0, "dig");
    table.answer(1, "hold");
    table.takeBack(2);
    assertThat(table.write().fingerprint()).isEqualTo(before);
    assertThat(table.record().entries()).endsWith(new Entry.Undone(-1, 2));
    assertThat(table.told()).isEmpty();
    assertThat(table.mayUndo(0)).isFalse();
    table.answer(0, "dig");
    assertThat(table.record().entries().getLast().dealt())
        .containsExactly(new Entry.Dealt("card horn", 0b001));
    replaysTheSame(table);
    assertThatThrownBy(() -> table.takeBack(3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> table.takeBack(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aDraftShowsTheNextSmallQuestionAndChangesNothing() {
    Table<Field> table = orders();
    String before = table.write().fingerprint();
    assertThat(table.draft(0, "").next()).isNotNull();
    Table.Draft draft = table.draft(0, "scout b");
    assertThat(draft.line()).isEqualTo("scout b");
    assertThat(draft.refusal()).isNull();
    Asked next = draft.next();
    assertThat(next).isNotNull();
    assertThat(next.choices().stream().map(Choice::phrase).toList())
        .containsExactly("c", "d", "e", "f");
    assertThat(draft.events()).hasSize(1);
    assertThat(table.write().fingerprint()).isEqualTo(before);
    assertThat(table.told()).isEmpty();
    assertThat(table.record().entries()).hasSize(1);
  }

  @Test
  void aDraftOfAWholeLineShowsWhatWouldHappen() {
    Table.Draft draft = orders().draft(0, "scout c b");
    assertThat(draft.line()).isEqualTo("scout b c");
    assertThat(draft.next()).isNull();
    assertThat(draft.events()).hasSize(2);
    assertThat(draft.view()).isNotNull();
  }

  @Test
  void aDraftStopsBeforeLuck() {
    Table<Field> table = orders("card spy");
    Table.Draft draft = table.draft(0, "dig");
    assertThat(draft.refusal()).isNull();
    assertThat(draft.view()).isNull();
    assertThat(draft.events()).isEmpty();
    assertThat(taken(table.answer(0, "dig"))).isEqualTo("dig");
  }

  @Test
  void aDraftOfWhatWouldBeRefusedSaysWhy() {
    Table<Field> table = orders();
    assertThat(table.draft(0, "scout a b").refusal())
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.SCOUT_OWN, "a"));
    assertThat(table.draft(0, "dig dig").refusal())
        .isEqualTo(new Refusal(Refusal.Why.TOO_LONG, null, "dig"));
    assertThat(table.draft(1, "hold").refusal())
        .isEqualTo(new Refusal(Refusal.Why.NOT_ASKED, null, "hold"));
  }

  @Test
  void aTableThatAsksAllAsksASeatOfWhichOthersCannotKnowThatItHasNoChoice() {
    Field field = Skirmish.field(3, Window.of(Ruse.AMBUSH, 1));
    field.foes(0, 1);
    assertThat(Skirmish.table(field).awaited()).isEqualTo(0b111);
    Table<Field> table = Skirmish.asksAll(field);
    assertThat(table.awaited()).isEqualTo(0b010);
    table.answer(1, "pass");
    assertThat(table.record().entries()).hasSize(2);
    assertThat(table.record().asksAll()).isTrue();
    replaysTheSame(table);
  }

  @Test
  void aTableThatAsksAllAnswersAtOnceWhereAllCanSeeThatThereIsNoChoice() {
    Field field = Skirmish.field(3, new Orders(0, 1));
    field.men(1, 0);
    Table<Field> table = Skirmish.asksAll(field);
    table.answer(0, "hold");
    assertThat(table.awaited()).isEqualTo(0b100);
    assertThat(table.record().entries()).hasSize(2);
    replaysTheSame(table);
    Field plan = Skirmish.field(3, Plan.PLAN);
    plan.men(1, 1);
    assertThat(Skirmish.asksAll(plan).sealed(1)).isEqualTo("stay wary");
  }

  @Test
  void whatIsToldHasItsSecretsForItsAudienceOnly() {
    Table<Field> table = orders("card spy");
    table.answer(0, "dig");
    Table.Told told = table.told().getFirst();
    assertThat(told.entry()).isEqualTo(2);
    assertThat(told.event().saying(0).key()).isEqualTo("event.drew");
    assertThat(told.event().saying(0).arguments())
        .containsExactly(
            new Saying.Argument("seat", "seat", 0), new Saying.Argument("card", "card", Field.SPY));
    for (int seat : new int[] {-1, 1, 2}) {
      assertThat(told.event().saying(seat).key()).isEqualTo("event.drew.others");
      assertThat(told.event().saying(seat).arguments())
          .containsExactly(new Saying.Argument("seat", "seat", 0));
    }
  }

  @Test
  void aWholeGameEndsAndIsConsistentForAnyNumberOfSeats() {
    for (int seed = 0; seed < 40; seed++) {
      Table<Field> table = RecordTest.randomGame(2 + seed % 4, seed, seed % 3 == 0);
      assertThat(table.standing()).isNotNull();
      assertThat(Skirmish.GAME.inconsistency(table.view(0).deal(new Seeded(1)))).isNull();
      assertThat(table.round()).isEqualTo(3);
    }
  }
}
