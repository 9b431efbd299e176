package banneret.kernel;

import banneret.kernel.facts.Count;
import banneret.kernel.facts.DeclaredPosition;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Form;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import banneret.kernel.facts.Whole;
import banneret.kernel.game.DeclaredGame;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.place.Pose;
import banneret.kernel.state.Lasting;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Two trays on an open table, one of each seat: just what a charge needs. Poses, wounds, cards and
 * the attacks within one another are declared facts; a unit has the number of its seat.
 */
final class War extends DeclaredPosition<War> {
  static final Names SIDES = new Names("side", List.of("red", "blue"));
  static final Names TRAYS = new Names("tray", List.of("wolves", "sentinels"));
  static final Names CARDS = new Names("card", List.of("spur", "ambush", "cancel"));
  static final Names ROWS = new Names("row", List.of("first", "second", "third"));
  static final Map<String, Names> NAMES =
      Map.of("seat", SIDES, "tray", TRAYS, "card", CARDS, "row", ROWS);
  static final int WIDTH = 48_000;
  static final int FEWEST_HITS_TO_DIE = 6;

  /** The scope of what lasts until the action is over. */
  static final int ACTION = 1;

  final Whole x;
  final Whole y;
  final Whole turn;
  final Count wounds;
  final Flag holds;

  /** The die of the charge, in inches. */
  final Count reach;

  /** The hits of each attack that is being made, one within the other. */
  final Count hits;

  final Lasting lasting;

  private War(State<War> plan) {
    super(plan);
    Group<War> tray = state.each("trays", Kind.of(TRAYS));
    x = tray.whole("x", 0, WIDTH, 0);
    y = tray.whole("y", 0, WIDTH, 0);
    turn = tray.whole("turn", 0, Pose.FULL_TURN - 1, 0);
    wounds = tray.count("wounds", 20);
    holds = state.each("hands", Kind.of(SIDES)).flags("cards", Kind.of(CARDS));
    reach = state.count("reach", 6);
    hits = state.each("attacks", Kind.of(ROWS)).count("hits", 6);
    lasting = state.lasting("lasting", 8, new Row());
  }

  @Override
  public War copy() {
    War copy = new War(plan());
    copy.copyFrom(this);
    return copy;
  }

  Pose pose(int tray) {
    return new Pose(x.get(tray), y.get(tray), turn.get(tray));
  }

  void put(int tray, Pose pose) {
    x.set(tray, pose.x());
    y.set(tray, pose.y());
    turn.set(tray, pose.turn());
  }

  boolean isDead(int tray) {
    return wounds.get(tray) >= FEWEST_HITS_TO_DIE;
  }

  /** How a lasting effect is written. */
  private record Row() implements Form<War> {
    @Override
    public Tree write(War war, byte[] cells, int row, int viewer) {
      return Tree.fields()
          .put("card", CARDS.word(war.lasting.effect(cells, row)))
          .put("owner", war.lasting.owner(cells, row))
          .put("about", war.lasting.target(cells, row))
          .put("until", war.lasting.until(cells, row));
    }

    @Override
    public void read(War war, byte[] cells, int row, Tree tree) {
      Tree.Fields in = tree.asFields();
      int card = in.get("card").asId(CARDS);
      int about = in.number("about", 0, 9);
      war.lasting.add(cells, card, in.number("owner", 0, 1), about, in.number("until", 0, 127), 1);
    }
  }

  /** The game of which a charge is all there is. */
  static final class Rules extends DeclaredGame<War> {
    private final Steps<War> steps = Charge.register(new Steps<>(NAMES::get));

    Rules() {
      super(
          new About("war", 1, "none", 2, 2, new Clause("war.players")),
          NAMES,
          seats -> new State<>(new Kind(SIDES, seats)),
          War::new);
    }

    @Override
    public List<SetupOption> options() {
      return List.of();
    }

    @Override
    public War lay(Setup setup) {
      War war = fresh(Tree.of(setup.seats()));
      war.put(0, new Pose(10_000, 10_000, 0));
      war.put(1, new Pose(14_500, 10_000, 18_000));
      for (int seat = 0; seat < 2; seat++) {
        for (int card = 0; card < CARDS.words().size(); card++) {
          war.holds.set(seat, card, true);
        }
      }
      war.begin(Charge.END);
      war.begin(Charge.ACTIVATION.with(new Charge.Unit(0)));
      return war;
    }

    @Override
    public War read(Tree.Fields tree) {
      War war = fresh(tree.get("seats"));
      war.read(tree);
      return war;
    }

    @Override
    public Steps<War> steps() {
      return steps;
    }

    @Override
    public int value(War war, int seat) {
      return war.wounds.get(1 - seat);
    }

    @Override
    public int round(War war) {
      return 1;
    }

    @Override
    public @Nullable String inconsistency(War war) {
      return null;
    }
  }
}
