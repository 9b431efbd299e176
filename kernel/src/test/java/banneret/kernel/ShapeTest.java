package banneret.kernel;

import static banneret.kernel.AskTest.refused;
import static banneret.kernel.AskTest.taken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.notation.Refusal;
import banneret.kernel.shape.Picking;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Each shape of question brings its notation, its words, its writing and its refusals. */
class ShapeTest {
  private static final Drill ONE = new Drill(1);

  private static Table<Field> table(Step<Field> step) {
    return Skirmish.table(Skirmish.field(3, step));
  }

  private static List<String> phrases(Table<Field> table) {
    return table.question(1).choices().stream().map(Choice::phrase).toList();
  }

  private static Field field(Table<Field> table) {
    return Positions.read(Skirmish.GAME, table.write());
  }

  /** The step as it is after it was written and read. */
  private static void survivesWriting(Step<Field> step) {
    Tree.Fields written = Positions.write(Skirmish.GAME, Skirmish.field(3, step));
    Step<Field> read = Objects.requireNonNull(Positions.read(Skirmish.GAME, written).step());
    assertThat(read).isEqualTo(step).isNotSameAs(step).hasSameHashCodeAs(step);
    assertThat(read.name()).isEqualTo(step.name());
  }

  @Test
  void oneIsPickedOrNothing() {
    Table<Field> table = table(Drill.MARCH.ask(ONE));
    assertThat(table.awaited()).isEqualTo(0b010);
    Asked asked = table.question(1);
    assertThat(asked.prompt().key()).isEqualTo("ask.drill-march");
    assertThat(asked.prompt().arguments()).containsExactly(new Saying.Argument("men", "number", 4));
    assertThat(phrases(table)).containsExactly("march to a", "march to c", "march nowhere");
    Saying first = asked.choices().getFirst().saying();
    assertThat(first.key()).isEqualTo("option.drill-march");
    assertThat(first.arguments()).containsExactly(new Saying.Argument("where", "ground", 0));
    assertThat(asked.choices().getLast().saying().key()).isEqualTo("option.nowhere");
    Refusal refusal = refused(table.answer(1, "march to e"));
    assertThat(refusal.clause()).isEqualTo(Skirmish.MOVE_NEXT);
    assertThat(taken(table.answer(1, "march to c"))).isEqualTo("march to c");
    survivesWriting(Drill.MARCH.ask(ONE));
    assertThat(Drill.MARCH.ask(ONE)).isNotEqualTo(Drill.MARCH.ask(new Drill(2)));
    assertThat((Object) Drill.MARCH.ask(ONE)).isNotEqualTo(Drill.HIDE.ask(ONE));
    assertThat(Drill.MARCH.of(Drill.MARCH.ask(ONE))).isEqualTo(ONE);
    assertThat(Drill.MARCH.of(Drill.HIDE.ask(ONE))).isNull();
  }

  @Test
  void someAreNamedInAnyOrderAndKeptInOne() {
    Table<Field> table = table(Drill.SCOUT.ask(ONE, 3));
    assertThat(phrases(table)).containsExactly("see a", "see c", "see d");
    assertThat(refused(table.answer(1, "see a see b see c")).clause())
        .isEqualTo(Skirmish.SCOUT_OWN);
    assertThat(refused(table.answer(1, "see c see a")).why()).isEqualTo(Refusal.Why.INCOMPLETE);
    assertThat(refused(table.answer(1, "see f see a")).clause()).isEqualTo(Skirmish.SCOUT_TWO);
    assertThat(taken(table.answer(1, "see f see a see d"))).isEqualTo("see a see d see f");
    survivesWriting(Drill.SCOUT.ask(ONE, 2));
  }

  @Test
  void thingsBeyondTheFirstHundredMayBePickedToo() {
    Tree.Fields written = Tree.fields().put("seat", 1).put("left", 120);
    Step<Field> read = Drill.SCOUT.read(written.put("from", 159).put("done", 130));
    assertThat(read).isEqualTo(new Picking<>(Drill.SCOUT, ONE, 120, 159, 130));
  }

  @Test
  void asManyAsOneLikesEndWithAWord() {
    Table<Field> table = table(Drill.SCOUT_FREELY.ask(ONE, 1));
    assertThat(refused(table.answer(1, "enough")).clause()).isEqualTo(Skirmish.SCOUT_TWO);
    assertThat(taken(table.answer(1, "see e see c enough"))).isEqualTo("see c see e enough");
    survivesWriting(Drill.SCOUT_FREELY.ask(ONE, 0));
  }

  @Test
  void anAmountLiesBetweenTwoNumbers() {
    Table<Field> table = table(Drill.LEVY.ask(ONE));
    assertThat(phrases(table)).containsExactly("levy 1", "levy 2", "levy 3", "levy 4");
    Saying most = table.question(1).choices().getLast().saying();
    assertThat(most.arguments()).containsExactly(new Saying.Argument("n", "number", 4));
    assertThat(refused(table.answer(1, "levy 5")).clause()).isEqualTo(Skirmish.NO_MEN);
    assertThat(taken(table.answer(1, "levy 2"))).isEqualTo("levy 2");
    survivesWriting(Drill.LEVY.ask(ONE));
  }

  @Test
  void yesActsAndNoDoesNot() {
    for (int choice = 0; choice < 2; choice++) {
      Field field = Skirmish.field(3, Drill.HIDE.ask(ONE));
      new Engine<>(field, new Seeded(1)).answer(1, choice);
      assertThat(field.isWary(1)).isEqualTo(choice == 1);
    }
    Table<Field> table = table(Drill.HIDE.ask(ONE));
    assertThat(phrases(table)).containsExactly("stand", "hide");
    assertThat(table.question(1).choices().getFirst().saying().key()).isEqualTo("option.stand");
    assertThat(taken(table.answer(1, "hide"))).isEqualTo("hide");
    survivesWriting(Drill.HIDE.ask(ONE));
  }

  @Test
  void piecesAreAssignedInAnyOrderUntilEnough() {
    Field field = Skirmish.field(3, Drill.LAY.ask(ONE));
    field.men(1, 0);
    Table<Field> table = Skirmish.table(field);
    assertThat(refused(table.answer(1, "done")).clause()).isEqualTo(Skirmish.BANNER);
    assertThat(refused(table.answer(1, "spy at c sword at c done")).clause())
        .isEqualTo(Skirmish.BANNER_APART);
    assertThat(taken(table.answer(1, "spy at d sword at b done")))
        .isEqualTo("sword at b spy at d done");
    survivesWriting(Drill.LAY.ask(ONE));
  }

  @Test
  void sealedAnswersOpenTogether() {
    Table<Field> table = table(Drill.MEET.ask(ONE));
    assertThat(table.awaited()).isEqualTo(0b110);
    assertThat(table.question(2).prompt().arguments())
        .containsExactly(new Saying.Argument("men", "number", 4));
    assertThat(refused(table.answer(1, "meet at b")).clause()).isEqualTo(Skirmish.MOVE_NEXT);
    assertThat(taken(table.answer(1, "meet at c"))).isEqualTo("meet at c");
    assertThat(field(table).ground(1)).isEqualTo(1);
    assertThat(taken(table.answer(2, "meet at f"))).isEqualTo("meet at f");
    assertThat(field(table).ground(1)).isEqualTo(2);
    assertThat(field(table).ground(2)).isEqualTo(5);
    survivesWriting(Drill.MEET.ask(ONE));
    assertThat(Drill.MEET.of(Drill.MEET.ask(ONE))).isEqualTo(ONE);
    assertThat(Drill.MEET.of(Drill.GUARD.ask(ONE))).isNull();
  }

  @Test
  void severalSealedWordsStandInAnyOrder() {
    Table<Field> table = table(Drill.GUARD.ask(ONE));
    assertThat(refused(table.answer(1, "guard d")).why()).isEqualTo(Refusal.Why.INCOMPLETE);
    assertThat(taken(table.answer(1, "guard d guard b"))).isEqualTo("guard b guard d");
    assertThat(taken(table.answer(2, "guard a guard b"))).isEqualTo("guard a guard b");
    assertThat(field(table).scouted(1)).isEqualTo(0b110);
    survivesWriting(Drill.GUARD.ask(ONE));
  }

  @Test
  void aProcedureIsItsNameAndWhatItDoes() {
    Step<Field> flee =
        Procedure.of(
            "flee",
            (field, flow) -> {
              field.men(1, 9);
              flow.leave(Drill.HIDE.ask(ONE));
            });
    Field field = Skirmish.field(3, Drill.MARCH.ask(ONE));
    field.begin(Drill.HIDE.ask(ONE));
    field.begin(Drill.HIDE.ask(new Drill(2)));
    field.begin(flee);
    new Engine<>(field, new Seeded(1)).run();
    assertThat(field.men(1)).isEqualTo(9);
    assertThat(field.step()).isEqualTo(Drill.MARCH.ask(ONE));
    assertThat(flee).isEqualTo(Procedure.of("flee", (other, flow) -> {})).hasToString("flee");
    assertThat(flee).isNotEqualTo(Procedure.of("stay", (other, flow) -> {}));
  }

  @Test
  void aQuestionThatDoesNotFindWhatItSpeaksOfIsRefused() {
    Field nobody = Skirmish.field(3, Drill.MARCH.ask(ONE));
    nobody.men(1, 0);
    assertThatThrownBy(() -> Skirmish.table(nobody))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'drill-march' does not fit what lies on the table");
    Field late = Skirmish.field(3, Skirmish.Begin.ROUND);
    late.begin(Drill.LEVY.ask(ONE));
    assertThatThrownBy(() -> Skirmish.table(late))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'drill-levy' does not fit");
  }
}
