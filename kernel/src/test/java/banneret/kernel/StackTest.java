package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Steps;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Standing;
import banneret.kernel.step.Step;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a step does with the steps that wait. */
class StackTest {
  private final List<String> said = new ArrayList<>();
  private final Field field = Field.fresh(2);
  private final Engine<Field> engine = new Engine<>(field, new Seeded(1));

  /** A step that says its name and goes on as it is told. */
  private class Say implements Procedure<Field> {
    private final String name;
    private final Consumer<Flow<Field>> next;

    Say(String name, Consumer<Flow<Field>> next) {
      this.name = name;
      this.next = next;
    }

    Say(String name) {
      this(name, flow -> {});
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public void run(Field table, Flow<Field> flow) {
      said.add(name);
      next.accept(flow);
    }
  }

  /** A step that can be left. */
  private final class Battle extends Say {
    Battle(String name) {
      super(name);
    }

    @Override
    public void dropped(Field table) {
      Step<Field> below = table.step();
      said.add("dropped before " + (below == null ? "nothing" : below.name()));
    }
  }

  private void run(Step<Field> first) {
    field.begin(new Orders(0, 2));
    field.begin(first);
    engine.run();
  }

  @Test
  void stepsPutTogetherHappenInReadingOrder() {
    Say two = new Say("two", flow -> flow.then(new Say("2a"), new Say("2b")));
    run(
        new Say(
            "begin", flow -> flow.then(new Say("one"), two, new Say("three"), new Say("four"))));
    assertThat(said).containsExactly("begin", "one", "two", "2a", "2b", "three", "four");
    assertThat(field.step()).isEqualTo(new Orders(0, 2));
  }

  @Test
  void threeStepsPutTogetherHappenInReadingOrder() {
    run(new Say("begin", flow -> flow.then(new Say("1"), new Say("2"), new Say("3"))));
    assertThat(said).containsExactly("begin", "1", "2", "3");
  }

  @Test
  void aStepThatPutsItselfBackRunsAgainAfterWhatItPutBefore() {
    int[] left = {3};
    Say[] self = new Say[1];
    self[0] =
        new Say(
            "round",
            flow -> {
              if (--left[0] > 0) {
                flow.then(new Say("turn"), self[0]);
              }
            });
    run(self[0]);
    assertThat(said).containsExactly("round", "turn", "round", "turn", "round");
  }

  @Test
  void leavingDropsEverythingUpToTheNearestStepOfTheKind() {
    Say blow = new Say("blow", flow -> flow.leave(Battle.class));
    run(
        new Say(
            "begin",
            flow -> flow.then(blow, new Say("skipped"), new Battle("inner"), new Battle("outer"))));
    assertThat(said).containsExactly("begin", "blow", "dropped before outer", "outer");
  }

  @Test
  void everyStepThatIsDroppedClearsAwayWhatItKeptTheNearestFirst() {
    Say blow = new Say("blow", flow -> flow.leave(Clash.class));
    Say end = new Say("end");
    field.begin(new Orders(0, 2));
    field.begin(end);
    field.begin(new Clash(0));
    field.begin(new Battle("outer"));
    field.begin(new Battle("inner"));
    field.begin(blow);
    engine.run();
    assertThat(said).containsExactly("blow", "dropped before outer", "dropped before clash", "end");
  }

  @Test
  void leavingWhatIsNotThereIsAnError() {
    assertThatThrownBy(() -> run(new Say("x", flow -> flow.leave(Battle.class))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Battle");
  }

  @Test
  void theEndLeavesNothingWaiting() {
    Standing standing = new Standing(new int[] {1, 2}, new int[] {5, 3}, Skirmish.END);
    run(new Say("end", flow -> flow.end(standing)));
    assertThat(field.standing()).isSameAs(standing);
    assertThat(field.step()).isNull();
    assertThat(engine.awaited()).isZero();
  }

  @Test
  void aGameThatRunsOutOfStepsIsAnError() {
    field.begin(new Say("last"));
    assertThatThrownBy(engine::run).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void copiesShareTheStackButDoNotMoveTogether() {
    run(new Say("begin"));
    Field copy = field.copy();
    engine.answer(0, Orders.HOLD);
    assertThat(field.step()).isEqualTo(new Orders(0, 1));
    assertThat(copy.step()).isEqualTo(new Orders(0, 2));
  }

  @Test
  void theNearestStepOfAKindCanBeAsked() {
    field.begin(new Orders(0, 2));
    Fight outer = new Fight(0, 1, Fight.Stage.AMBUSH);
    Fight inner = new Fight(1, 0, Fight.Stage.STRIKE);
    field.begin(outer);
    field.begin(inner);
    field.begin(new Say("on top"));
    assertThat(field.waiting(Fight.class)).isSameAs(inner);
    assertThat(field.waiting(Orders.class)).isEqualTo(new Orders(0, 2));
    assertThat(field.waiting(Clash.class)).isNull();
    engine.leave(Fight.class);
    assertThat(field.waiting(Fight.class)).isSameAs(outer);
  }

  @Test
  void aStackWrittenInTheMiddleOfAFightGoesOnTheSame() {
    Field start = Skirmish.field(2, new Clash(0));
    start.ground(1, 0);
    start.give(0, Field.SWORD).give(1, Field.SHIELD);
    Table<Field> table = Skirmish.table(start, "strike 5", "strike 2");
    assertThat(table.answer(0, "sword")).isInstanceOf(Reply.Taken.class);
    Table<Field> again =
        Table.from(Skirmish.GAME, table.write(), new Scripted(List.of("strike 5", "strike 2")));
    assertThat(again.write()).isEqualTo(table.write());
    for (Table<Field> each : List.of(table, again)) {
      assertThat(each.answer(1, "shield")).isInstanceOf(Reply.Taken.class);
    }
    assertThat(again.write()).isEqualTo(table.write());
    assertThat(again.view(0).tree().itemsOf("bands").get(1).asFields().number("men")).isEqualTo(3);
  }

  @Test
  void aStepThatIsNotRegisteredCannotBeWritten() {
    field.begin(new Say("unheard-of"));
    assertThatThrownBy(() -> Positions.write(Skirmish.GAME, field))
        .hasMessageContaining("unheard-of");
  }

  @Test
  void anUnknownStepIsMalformedAndTheMessageListsTheKnownOnes() {
    Tree.Fields tree = Positions.write(Skirmish.GAME, Skirmish.field(2, new Orders(0, 2)));
    tree.put("steps", Tree.items().add("waltz"));
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, tree))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("waltz")
        .hasMessageContaining("orders");
  }

  @Test
  void aPositionWithNothingToHappenIsMalformed() {
    Tree.Fields tree = Positions.write(Skirmish.GAME, Skirmish.field(2, new Orders(0, 2)));
    tree.put("steps", Tree.items());
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, tree)).isInstanceOf(Malformed.class);
  }

  @Test
  void aStepMayWaitOnlyWhereGamesHaveShownIt() {
    Steps<Field> steps =
        new Steps<Field>().add(Skirmish.Begin.DUSK).add(Skirmish.Begin.ROUND).add(Plan.PLAN);
    Field into = Skirmish.field(2, Plan.PLAN);
    steps.read(into, Tree.items().add("PLAN").add("ROUND"));
    steps.waits(
        Tree.fields()
            .put("DUSK", Tree.items().add(Steps.BOTTOM))
            .put("PLAN", Tree.items().add("DUSK")));
    steps.read(into, Tree.items().add("PLAN").add("DUSK"));
    assertThat(steps.write(into).texts()).containsExactly("PLAN", "DUSK");
    assertThatThrownBy(() -> steps.read(into, Tree.items().add("PLAN").add("ROUND")))
        .isInstanceOf(Malformed.class)
        .hasMessage("[1]: 'ROUND' waits on nothing, not on the bottom");
    assertThatThrownBy(() -> steps.read(into, Tree.items().add("PLAN")))
        .hasMessage("[0]: 'PLAN' waits on DUSK, not on the bottom");
  }

  @Test
  void aQuestionThatNobodyAtTheTableIsAskedIsMalformed() {
    Tree.Fields tree = Positions.write(Skirmish.GAME, Skirmish.field(2, new Orders(0, 2)));
    Tree.Fields stranger = Tree.fields().put("seat", 3).put("left", 1);
    tree.put("steps", Tree.items().add(Tree.fields().put("orders", stranger)));
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, tree))
        .isInstanceOf(Malformed.class)
        .hasMessage("'orders' asks nobody at this table");
  }

  @Test
  void aQuestionThatLeavesNothingToSayIsMalformed() {
    Tree.Fields tree = Positions.write(Skirmish.GAME, Skirmish.field(2, new Orders(0, 2)));
    Tree.Fields lost = Tree.fields().put("seat", 0).put("first", 4);
    tree.put("steps", Tree.items().add(Tree.fields().put("scout", lost)));
    assertThat(Positions.read(Skirmish.GAME, tree).step()).isEqualTo(new Scout(0, 4));
    tree.put("steps", Tree.items().add(Tree.fields().put("scout", lost.put("first", 5))));
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, tree))
        .hasMessage("'scout' leaves nothing to say");
  }

  @Test
  void twoStepsOfOneNameCannotBeRegistered() {
    Steps<Field> steps = new Steps<Field>().add(Plan.PLAN);
    assertThatThrownBy(() -> steps.add(Plan.PLAN)).hasMessageContaining("PLAN");
  }

  @Test
  void aFinishedGameIsWrittenAndReadWithItsStanding() {
    run(
        new Say(
            "end",
            flow -> flow.end(new Standing(new int[] {1, 1}, new int[] {4, 4}, Skirmish.END))));
    Field read = Positions.read(Skirmish.GAME, Positions.write(Skirmish.GAME, field));
    Standing standing = read.standing();
    assertThat(standing).isNotNull();
    assertThat(standing.places()).containsExactly(1, 1);
    assertThat(standing.points()).containsExactly(4, 4);
    assertThat(standing.clause()).isEqualTo(Skirmish.END);
    assertThat(standing.share(0)).isEqualTo(0.5);
  }

  @Test
  void placesFollowFromRanksAndEqualOnesAreShared() {
    Standing standing =
        Standing.ranked(new int[] {3, 9, 3, 1}, new int[] {5, 4, 3, 2}, Skirmish.END);
    assertThat(standing.places()).containsExactly(2, 1, 2, 4);
    assertThat(standing.points()).containsExactly(5, 4, 3, 2);
  }

  @Test
  void aStandingThatCannotBeIsMalformed() {
    run(
        new Say(
            "end",
            flow -> flow.end(new Standing(new int[] {1, 2}, new int[] {4, 3}, Skirmish.END))));
    Tree.Fields tree = Positions.write(Skirmish.GAME, field);
    tree.fieldsOf("over").put("places", Tree.items().add(2).add(2));
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, tree))
        .isInstanceOf(Malformed.class)
        .hasMessageStartingWith("places: ");
    tree.fieldsOf("over").put("places", Tree.items().add(2).add(1));
    tree.put("steps", Tree.items().add("PLAN"));
    assertThatThrownBy(() -> Positions.read(Skirmish.GAME, tree))
        .hasMessage("over: nothing waits when the game is over");
  }
}
