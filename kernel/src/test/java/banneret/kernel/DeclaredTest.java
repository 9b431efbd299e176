package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.facts.Count;
import banneret.kernel.facts.DeclaredPosition;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.Members;
import banneret.kernel.facts.Phases;
import banneret.kernel.facts.State;
import banneret.kernel.facts.Whole;
import banneret.kernel.facts.Wide;
import banneret.kernel.game.DeclaredGame;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Seeded;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.table.Positions;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A position that declares its facts itself, and procedures that are declared once. */
class DeclaredTest {
  private static final Names SIDES = new Names("side", List.of("red", "blue", "green"));
  private static final Names HEXES =
      new Names("hex", IntStream.range(0, 20).mapToObj(i -> "h" + i).toList());
  private static final Map<String, Names> NAMES = Map.of("seat", SIDES, "hex", HEXES);

  /** What a march did, in order. */
  private static final List<String> done = new ArrayList<>();

  private record Walk(int who, int to) {}

  private record Raid(int who, int tied, int from) {}

  private static final Deed<Field, Walk> MARCH =
      Deed.of(
              "march",
              Ids.of("who:seat to:hex", Walk::who, Walk::to, Walk::new),
              (Field field, Walk it, Flow<Field> flow) -> done.add("march to " + it.to))
          .fits((field, it) -> it.who < field.seats())
          .dropped((field, it) -> done.add("no march to " + it.to));
  private static final Deed<Field, Raid> RAID =
      Deed.of(
          "raid",
          Ids.of("who:seat tied:seat[] from:hex?", Raid::who, Raid::tied, Raid::from, Raid::new),
          (Field field, Raid it, Flow<Field> flow) -> done.add("raid"));
  private static final Procedure<Field> DUSK =
      Procedure.of("dusk", (field, flow) -> flow.leave(MARCH.with(new Walk(0, 7))));

  private static final class Field extends DeclaredPosition<Field> {
    final Count round;
    final Id active;
    final Flag tired;
    final Wide morale;
    final Whole x;
    final Count men;
    final Members held;
    final Group<Field> duel;
    final Count hits;
    final Id foe;

    Field(State<Field> plan) {
      super(plan);
      Kind seat = new Kind(SIDES, seats());
      Kind hex = Kind.of(HEXES);
      Group<Field> turn = state.group("turn");
      Phases<Field> phases =
          new Phases<>(List.of("march", "dusk"), DUSK, List.of(MARCH.with(new Walk(0, 1)), DUSK));
      turn.absent(phases::begin).form("phase", phases);
      round = turn.always().count("round", 1, 9, 1);
      active = turn.id("active", seat);
      Group<Field> here = state.each("hexes", hex);
      tired = here.flag("tired");
      x = here.whole("x", -100_000, 100_000, 0);
      men = state.kept(seat, hex).count("men", 8);
      held = state.kept(seat).members(hex);
      morale = state.wide("morale", -500, 500, 0);
      duel = state.group("duel").part();
      hits = duel.count("hits", 9);
      foe = duel.idOrNone("foe", seat);
    }

    @Override
    public Field copy() {
      Field copy = new Field(plan());
      copy.copyFrom(this);
      return copy;
    }
  }

  private static final class Duel extends DeclaredGame<Field> {
    private final Steps<Field> steps = new Steps<Field>(NAMES::get).add(MARCH).add(RAID).add(DUSK);

    Duel() {
      super(
          new About("duel", 1, "none", 2, 3, new Clause("duel.players")),
          NAMES,
          seats -> new State<>(new Kind(SIDES, seats)),
          Field::new);
    }

    Field field(int seats) {
      return fresh(Tree.of(seats));
    }

    @Override
    public List<SetupOption> options() {
      return List.of();
    }

    @Override
    public Field lay(Setup setup) {
      Field field = field(setup.seats());
      field.begin(DUSK);
      return field;
    }

    @Override
    public Field read(Tree.Fields tree) {
      Field field = fresh(tree.get("seats"));
      field.read(tree);
      return field;
    }

    @Override
    public Steps<Field> steps() {
      return steps;
    }

    @Override
    public int value(Field field, int seat) {
      return 0;
    }

    @Override
    public int round(Field field) {
      return field.round.get();
    }
  }

  private final Duel duel = new Duel();

  @Test
  void factsOfOnePositionSayNothingOfAnother() {
    Field one = duel.field(2);
    Field other = duel.field(2);
    one.round.set(5);
    one.men.set(1, 3, 8);
    one.men.add(1, 3, -2);
    one.x.set(19, -70_000);
    one.morale.set(-499);
    one.tired.set(4, true);
    one.active.set(1);
    assertThat(other.round.get()).isEqualTo(1);
    assertThat(other.men.get(1, 3)).isZero();
    Field copy = one.copy();
    assertThat(copy.round.get()).isEqualTo(5);
    assertThat(copy.men.get(1, 3)).isEqualTo(6);
    assertThat(copy.x.get(19)).isEqualTo(-70_000);
    assertThat(copy.morale.get()).isEqualTo(-499);
    assertThat(copy.tired.is(4)).isTrue();
    copy.tired.clear();
    assertThat(one.tired.is(4)).isTrue();
    assertThat(duel.field(3).cells).hasSizeGreaterThan(one.cells.length);
  }

  @Test
  void aPositionIsWrittenSeenAndReadByItsDeclaration() {
    Field field = duel.field(2);
    field.round.set(3);
    field.hits.set(2);
    field.foe.set(1);
    field.begin(DUSK);
    Tree.Fields tree = Positions.write(duel, field);
    assertThat(tree.toString())
        .isEqualTo(
            "{\"duel\":{\"foe\":\"blue\",\"hits\":2},\"seats\":2,\"steps\":[\"dusk\"],"
                + "\"turn\":{\"round\":3}}");
    assertThat(duel.view(field, 1).text("seat")).isEqualTo("blue");
    Field read = Positions.read(duel, tree);
    assertThat(read.cells).isEqualTo(field.cells);
    read.duel.clear();
    assertThat(read.hits.get()).isZero();
    assertThat(read.foe.get()).isEqualTo(-1);
    assertThatThrownBy(() -> Positions.read(duel, tree.put("seats", 4)))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("expected 2 to 3 players, found 4 (duel.players)");
  }

  @Test
  void aPartIsReadAlone() {
    Field field = duel.field(2);
    field.read("turn", Tree.fields().put("round", 7));
    assertThat(field.round.get()).isEqualTo(7);
  }

  @Test
  void aPhasePutsTheRestOfTheTurnOnTheStack() {
    Tree.Fields at = Tree.fields().put("seats", 2);
    assertThat(duel.read(at.put("turn", Tree.fields().put("phase", "march"))).steps())
        .containsExactly(MARCH.with(new Walk(0, 1)), DUSK);
    assertThat(duel.read(at.put("turn", Tree.fields().put("phase", "dusk"))).steps())
        .containsExactly(DUSK);
    assertThat(duel.read(Tree.fields().put("seats", 2)).steps()).containsExactly(DUSK);
  }

  @Test
  void membersAreFoundInOrderAndLeave() {
    Field field = duel.field(2);
    for (int hex : new int[] {0, 7, 8, 19}) {
      field.held.set(1, hex, true);
    }
    field.held.set(0, 3, true);
    field.held.set(1, 8, false);
    List<Integer> found = new ArrayList<>();
    for (int hex = field.held.next(1, 0); hex >= 0; hex = field.held.next(1, hex + 1)) {
      found.add(hex);
    }
    assertThat(found).containsExactly(0, 7, 19);
    assertThat(field.held.next(1, 20)).isEqualTo(-1);
  }

  @Test
  void aProcedureIsWrittenInWordsAndReadAgain() {
    Field field = duel.field(2);
    List<Step<Field>> steps =
        List.of(
            MARCH.with(new Walk(1, 12)),
            RAID.with(new Raid(0, 5, -1)),
            RAID.with(new Raid(2, 1, 19)));
    field.restore(steps, null, null);
    Tree.Items written = duel.steps().write(field);
    assertThat(written.toString())
        .isEqualTo(
            "[{\"march\":{\"to\":\"h12\",\"who\":\"blue\"}},"
                + "{\"raid\":{\"tied\":[\"red\",\"green\"],\"who\":\"red\"}},"
                + "{\"raid\":{\"from\":\"h19\",\"tied\":[\"red\"],\"who\":\"green\"}}]");
    duel.steps().read(field, written);
    assertThat(field.steps()).isEqualTo(steps);
    assertThat(MARCH.of(field.step())).isEqualTo(new Walk(1, 12));
    assertThat(RAID.of(field.step())).isNull();
    assertThat(RAID.waits(field.steps())).isTrue();
    Tree.Items wrong =
        Tree.items()
            .add(Tree.fields().put("march", Tree.fields().put("who", "blue").put("to", 12)));
    assertThatThrownBy(() -> duel.steps().read(field, wrong))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("expected a hex (h0, h1");
    assertThatThrownBy(() ->
            duel.steps()
                .read(
                    field,
                    Tree.items().add(Tree.fields().put("march", Tree.fields().put("who", "blue")))))
        .hasMessageContaining("'to' is missing");
  }

  @Test
  void aProcedureThatIsLeftClearsAway() {
    done.clear();
    Field field = duel.field(2);
    field.restore(
        List.of(DUSK, MARCH.with(new Walk(0, 3)), MARCH.with(new Walk(0, 7)), DUSK), null, null);
    Engine<Field> engine = new Engine<>(field, new Seeded(1));
    assertThatThrownBy(engine::run).hasMessageContaining("no ");
    assertThat(done).containsExactly("no march to 3", "no march to 7");
  }

  @Test
  void aStepBetweenTwoOthersIsLookedThrough() {
    Steps<Field> steps =
        new Steps<Field>(NAMES::get)
            .add(MARCH)
            .add(RAID)
            .add(DUSK)
            .between("raid")
            .waits(
                Tree.fields()
                    .put("dusk", Tree.items().add(Steps.BOTTOM))
                    .put("march", Tree.items().add("dusk")));
    Field field = duel.field(2);
    field.restore(
        List.of(MARCH.with(new Walk(0, 1)), RAID.with(new Raid(0, 1, -1)), DUSK), null, null);
    Tree.Items stack = steps.write(field);
    steps.read(field, stack);
    assertThat(field.steps()).hasSize(3);
    assertThatThrownBy(() -> steps.read(field, Tree.items().add("dusk").add("dusk")))
        .hasMessageContaining("'dusk' waits on the bottom, not on dusk");
  }
}
