package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.window.Window;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Questions to one seat or to partners, and the lines that answer them. */
class AskTest {
  static Refusal refused(Reply reply) {
    assertThat(reply).isInstanceOf(Reply.Refused.class);
    return ((Reply.Refused) reply).refusal();
  }

  static String taken(Reply reply) {
    assertThat(reply).isInstanceOf(Reply.Taken.class);
    return ((Reply.Taken) reply).line();
  }

  private static List<String> phrases(Asked asked) {
    return asked.choices().stream().map(Choice::phrase).toList();
  }

  private final Table<Field> table = Skirmish.table(Skirmish.field(3, new Orders(1, 2)));

  @Test
  void optionsAreTheCandidatesThatNothingForbids() {
    Field field = Skirmish.field(2, new Scout(1, -1));
    Options options = new Options();
    new Engine<>(field, new Seeded(1)).options(1, options);
    assertThat(options.toArray()).containsExactly(0, 2, 3, 4);
  }

  @Test
  void oneSeatIsAskedAndTheOthersAreNot() {
    assertThat(table.awaited()).isEqualTo(0b010);
    assertThat(refused(table.answer(0, "hold")).why()).isEqualTo(Refusal.Why.NOT_ASKED);
    assertThat(refused(table.answer(7, "hold")).why()).isEqualTo(Refusal.Why.NOT_ASKED);
    assertThat(refused(table.answer(-1, "hold")).why()).isEqualTo(Refusal.Why.NOT_ASKED);
    assertThat(table.question(1).step()).isEqualTo("orders");
    assertThat(table.question(1).clause()).isEqualTo(Skirmish.ORDERS);
    assertThat(phrases(table.question(1))).containsExactly("scout", "dig", "peek", "hold");
    assertThatThrownBy(() -> table.question(0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void anyOneOfSeveralPartnersMayAnswerAndThenTheOthersMayNot() {
    Field field = Skirmish.field(5, new Rally(0));
    field.men(4, 3);
    Table<Field> partners = Skirmish.table(field);
    assertThat(partners.awaited()).isEqualTo(0b10101);
    assertThat(taken(partners.answer(2, "rally 4"))).isEqualTo("rally 4");
    assertThat(refused(partners.answer(0, "rally 4")).why()).isNotNull();
    assertThat(partners.record().entries().getLast())
        .isEqualTo(new Entry.Answered(2, "rally 4", List.of()));
  }

  @Test
  void theTableDoesNotAnswerForOnePartnerWhileAnotherHasAChoice() {
    Field field = Skirmish.field(3, new Rally(0));
    field.men(0, 2);
    Table<Field> partners = Skirmish.table(field);
    assertThat(partners.awaited()).isEqualTo(0b101);
    assertThat(phrases(partners.question(0))).containsExactly("rest");
    assertThat(refused(partners.answer(0, "rally 0")).clause()).isEqualTo(Skirmish.RALLY_OTHERS);
    assertThat(taken(partners.answer(2, "rally 0"))).isEqualTo("rally 0");
  }

  @Test
  void theTableAnswersForPartnersOfWhomNoneHasAChoice() {
    Table<Field> partners = Skirmish.table(Skirmish.field(3, new Rally(0)));
    assertThat(partners.awaited()).isEqualTo(0b111);
    assertThat(partners.question(0).step()).isEqualTo("PLAN");
  }

  @Test
  void aLineMayTakeSeveralPhrasesAndMarksAndCaseDoNotMatter() {
    assertThat(taken(table.answer(1, "  Scout: a,  D ; "))).isEqualTo("scout a d");
    assertThat(table.awaited()).isEqualTo(0b010);
    assertThat(table.record().entries().getLast())
        .isEqualTo(new Entry.Answered(1, "scout a d", List.of()));
  }

  @Test
  void wordsInAnyOrderAreSorted() {
    assertThat(taken(table.answer(1, "scout e c"))).isEqualTo("scout c e");
  }

  @Test
  void aWordIsNotForcedIfAnEarlierOneMayBeMeant() {
    assertThat(refused(table.answer(1, "scout e")))
        .isEqualTo(new Refusal(Refusal.Why.INCOMPLETE, null, "scout e"));
    Table.Draft draft = table.draft(1, "scout e");
    assertThat(draft.refusal()).isNull();
    assertThat(phrases(Objects.requireNonNull(draft.next()))).containsExactly("f");
  }

  @Test
  void aForcedWordMayBeSaid() {
    assertThat(taken(table.answer(1, "scout f e"))).isEqualTo("scout e f");
  }

  @Test
  void aLineThatStopsTooSoonIsRefusedWhole() {
    String before = table.write().fingerprint();
    Refusal refusal = refused(table.answer(1, "scout a"));
    assertThat(refusal.why()).isEqualTo(Refusal.Why.INCOMPLETE);
    assertThat(table.write().fingerprint()).isEqualTo(before);
    assertThat(table.told()).isEmpty();
    assertThat(refused(table.answer(1, "")).why()).isEqualTo(Refusal.Why.INCOMPLETE);
  }

  @Test
  void aLineThatGoesOnTooLongIsRefusedWhole() {
    String before = table.write().fingerprint();
    Refusal refusal = refused(table.answer(1, "scout a c hold"));
    assertThat(refusal).isEqualTo(new Refusal(Refusal.Why.TOO_LONG, null, "hold"));
    assertThat(table.write().fingerprint()).isEqualTo(before);
    assertThat(table.told()).isEmpty();
  }

  @Test
  void aForbiddenPhraseNamesItsClause() {
    assertThat(refused(table.answer(1, "scout b c")))
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.SCOUT_OWN, "b"));
  }

  @Test
  void aForbiddenPhraseNamesItsClauseAlsoAmongWordsInAnyOrderThatAreEnough() {
    assertThat(refused(table.answer(1, "scout a b c")))
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.SCOUT_OWN, "b"));
    assertThat(refused(table.answer(1, "scout a c d")))
        .isEqualTo(new Refusal(Refusal.Why.TOO_LONG, null, "d"));
  }

  @Test
  void aForbiddenPhraseNamesItsClauseEvenWhereOnlyOneThingMayBeSaid() {
    Table<Field> all = Skirmish.asksAll(Skirmish.field(3, Window.of(Ruse.COUNTER, 1)));
    assertThat(refused(all.answer(1, "shield")))
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.CARD_HELD, "shield"));
    assertThat(taken(all.answer(1, "pass"))).isEqualTo("pass");
  }

  @Test
  void whatIsNoMoveAtAllIsNotUnderstood() {
    assertThat(refused(table.answer(1, "charge")))
        .isEqualTo(new Refusal(Refusal.Why.NOT_UNDERSTOOD, null, "charge"));
    assertThat(refused(table.answer(1, "scouting a c")).why())
        .isEqualTo(Refusal.Why.NOT_UNDERSTOOD);
  }

  @Test
  void whatMakesSenseAtAnotherMomentNamesTheClauseOfThatMoment() {
    assertThat(refused(table.answer(1, "rally 1")))
        .isEqualTo(new Refusal(Refusal.Why.FORBIDDEN, Skirmish.RALLY, "rally 1"));
  }

  @Test
  void nothingIsTakenAfterTheEnd() {
    Field field = Skirmish.field(2, new Orders(1, 1));
    field.nextRound();
    field.nextRound();
    field.nextRound();
    Table<Field> last = Skirmish.table(field);
    assertThat(taken(last.answer(1, "hold"))).isEqualTo("hold");
    assertThat(last.standing()).isNotNull();
    assertThat(last.awaited()).isZero();
    assertThat(refused(last.answer(1, "hold")).why()).isEqualTo(Refusal.Why.GAME_OVER);
    assertThat(last.draft(1, "hold").refusal())
        .isEqualTo(new Refusal(Refusal.Why.GAME_OVER, null, "hold"));
  }

  @Test
  void anAskThatLeadsToASealedQuestionIsAWholeLine() {
    Table<Field> rally = Skirmish.table(Skirmish.field(2, new Orders(1, 1)));
    assertThat(taken(rally.answer(1, "hold"))).isEqualTo("hold");
    assertThat(rally.question(1).step()).isEqualTo("PLAN");
  }

  @Test
  void aLineWithWordsToSpareDrawsNoLuck() {
    Scripted luck = new Scripted(List.of("card spy"));
    Table<Field> digging =
        Table.from(
            Skirmish.GAME,
            Positions.write(Skirmish.GAME, Skirmish.field(2, new Orders(0, 2))),
            luck);
    assertThat(refused(digging.answer(0, "dig deep")))
        .isEqualTo(new Refusal(Refusal.Why.TOO_LONG, null, "deep"));
    assertThat(luck.rest()).containsExactly("card spy");
  }
}
