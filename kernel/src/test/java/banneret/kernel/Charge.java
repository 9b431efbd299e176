package banneret.kernel;

import banneret.kernel.game.Steps;
import banneret.kernel.luck.Luck;
import banneret.kernel.place.Ground;
import banneret.kernel.place.Placement;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.place.Silhouette;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.state.Lasting;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Standing;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import banneret.kernel.window.Moment;
import banneret.kernel.window.Window;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A charge with its windows, top to bottom, as docs/kernel.md walks it. */
final class Charge {
  static final Clause RULE = new Clause("war.charge");
  static final Clause IN_SIGHT = new Clause("war.charge.in-sight");
  static final Clause PIVOT_ONLY = new Clause("war.charge.pivot");
  static final Clause APART = new Clause("war.charge.push-apart");
  static final Clause HELD = new Clause("war.card.held");
  static final Luck REACH = Luck.numbers("reach");
  static final Luck HITS = Luck.numbers("hits");
  static final Luck NERVE = Luck.numbers("nerve");
  static final int SPUR = 0;
  static final int AMBUSH = 1;
  static final int CANCEL = 2;
  static final Silhouette TRAY = Silhouette.rectangle(2_000, 2_000);

  private Charge() {}

  record Unit(int unit) {
    static final Ids<Unit> IDS = Ids.of("unit:tray", Unit::unit, Unit::new);

    int target() {
      return 1 - unit;
    }
  }

  /** A card that was played, until it acts. */
  record Played(int seat, int card) {}

  /** One attack within others: its row holds what it has rolled. */
  record Blow(int row, int unit) {}

  static Steps<War> register(Steps<War> steps) {
    return steps
        .add(END)
        .add(ACTIVATION)
        .add(ACTION_OVER)
        .add(CHOOSE)
        .add("charge-pivot", in -> new Pivot(in.number("unit", 0, 1)))
        .add(ROLL)
        .add(REACHED)
        .add(ALIGN)
        .add("push", in -> new Push(in.number("unit", 0, 1)))
        .add(STRIKE)
        .add(WOUND)
        .add(PANIC)
        .add(TAKE_EFFECT)
        .add(ACTIVATES)
        .add(CARD_PLAYED)
        .add(CHARGE_ROLLED)
        .add(STRUCK);
  }

  static final Procedure<War> END =
      Procedure.of(
          "end", (war, flow) -> flow.end(Standing.ranked(new int[2], new int[] {0, 0}, RULE)));

  // The activation and its action

  static final Deed<War, Unit> ACTIVATION =
      Deed.of(
          "activation",
          Unit.IDS,
          (War war, Unit it, Flow<War> flow) ->
              flow.then(
                  Window.of(Charge.ACTIVATES, it.unit, it.target()),
                  Charge.CHOOSE.ask(it),
                  Charge.ACTION_OVER.with(it)));

  /** What lasts until the end of the action ends, also if the action is left in its middle. */
  static final Deed<War, Unit> ACTION_OVER =
      Deed.of("action-over", Unit.IDS, (War war, Unit it, Flow<War> flow) -> sweep(war))
          .dropped((war, it) -> sweep(war));

  private static void sweep(War war) {
    war.lasting.sweep(war.cells, War.ACTION);
  }

  static final Shape<War, Unit> CHOOSE =
      Asks.<War, Unit>pickOne("action", RULE, Unit.IDS)
          .asks((war, it) -> it.unit)
          .among((war, it, out) -> out.add(it.target()))
          .forbids((war, it, target) -> gap(war) > 12_000 ? IN_SIGHT : null)
          .part("target", new Thing<>("tray", war -> War.TRAYS))
          .phrase("charge {target}")
          .orElse("hold", "option.hold")
          .does((war, it, target, flow) -> flow.then(new Pivot(it.unit), Charge.ROLL.with(it)));

  private static int gap(War war) {
    return Math.abs(war.x.get(0) - war.x.get(1));
  }

  /** The charger turns on its spot towards the enemy. */
  record Pivot(int unit) implements Place<War> {
    private static final int MOST = 4_500;

    @Override
    public String name() {
      return "charge-pivot";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("unit", unit);
    }

    @Override
    public int seat(War war) {
      return unit;
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public Clause clause(War war) {
      return RULE;
    }

    @Override
    public Placement placement(War war) {
      return ground(war, unit);
    }

    @Override
    public @Nullable Clause forbids(War war, Pose pose) {
      return nearest(war, pose).equals(pose) ? null : PIVOT_ONLY;
    }

    /** On its spot, and turned by an eighth at most. */
    @Override
    public Pose nearest(War war, Pose wish) {
      Pose now = war.pose(unit);
      int by = Math.floorMod(wish.turn() - now.turn() + 18_000, Pose.FULL_TURN) - 18_000;
      int turn = now.turn() + Math.clamp(by, -MOST, MOST);
      return new Pose(now.x(), now.y(), Math.floorMod(turn, Pose.FULL_TURN));
    }

    @Override
    public void candidates(War war, Poses out) {
      Pose now = war.pose(unit);
      for (int by = -MOST; by <= MOST; by += MOST) {
        out.add(new Pose(now.x(), now.y(), Math.floorMod(now.turn() + by, Pose.FULL_TURN)));
      }
    }

    @Override
    public void place(War war, Pose pose, Flow<War> flow) {
      war.put(unit, pose);
    }
  }

  private static Placement ground(War war, int unit) {
    Ground.Lying other = new Ground.Lying("tray", 1 - unit, TRAY, war.pose(1 - unit));
    Ground ground = new Ground(War.WIDTH, War.WIDTH, List.of(other));
    return new Placement(ground, TRAY, war.pose(unit), null);
  }

  static final Deed<War, Unit> ROLL =
      Deed.of(
          "charge-roll",
          Unit.IDS,
          (War war, Unit it, Flow<War> flow) -> {
            war.reach.set(flow.die(REACH));
            flow.then(
                Window.of(Charge.CHARGE_ROLLED, it.unit, it.target()), Charge.REACHED.with(it));
          });

  /** Contact, or the unit stands where it stood, its action is lost and its nerve is tested. */
  static final Deed<War, Unit> REACHED =
      Deed.of(
          "charge-reached",
          Unit.IDS,
          (War war, Unit it, Flow<War> flow) -> {
            int spurred = war.lasting.find(war.cells, SPUR) < 0 ? 0 : 2;
            if ((war.reach.get() + spurred) * 1_000 < gap(war)) {
              flow.leave(Charge.ACTION_OVER.with(it));
              flow.then(Charge.PANIC.with(new Blow(0, it.unit)));
              return;
            }
            flow.then(
                Charge.ALIGN.ask(it),
                new Push(it.target()),
                Charge.STRIKE.with(new Blow(0, it.unit)));
          });

  static final Shape<War, Unit> ALIGN =
      Asks.<War, Unit>amount("align", RULE, Unit.IDS, 0, (war, it) -> 2)
          .asks((war, it) -> it.unit)
          .phrase("align {n}")
          .does((war, it, n, flow) -> war.y.set(it.unit, war.y.get(it.target()) + 1_000 * (n - 1)));

  /** The other player makes room, wherever he likes near by. */
  record Push(int unit) implements Place<War> {
    @Override
    public String name() {
      return "push";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("unit", unit);
    }

    @Override
    public int seat(War war) {
      return unit;
    }

    @Override
    public Clause clause(War war) {
      return RULE;
    }

    @Override
    public Placement placement(War war) {
      return ground(war, unit);
    }

    @Override
    public @Nullable Clause forbids(War war, Pose pose) {
      boolean apart = Math.abs(pose.x() - war.x.get(1 - unit)) >= 2_000;
      boolean near = Math.abs(pose.x() - war.x.get(unit)) <= 4_000;
      return apart && near && pose.y() == war.y.get(unit) && pose.turn() == war.turn.get(unit)
          ? null
          : APART;
    }

    @Override
    public Pose nearest(War war, Pose wish) {
      Pose now = war.pose(unit);
      int x = Math.clamp(wish.x(), now.x() - 4_000, now.x() + 4_000);
      Pose there = new Pose(x, now.y(), now.turn());
      return forbids(war, there) == null ? there : now;
    }

    @Override
    public void candidates(War war, Poses out) {
      out.add(war.pose(unit));
    }

    @Override
    public void place(War war, Pose pose, Flow<War> flow) {
      war.put(unit, pose);
    }
  }

  // The attack, and what it leads to

  static final Ids<Blow> BLOW = Ids.of("row:row unit:tray", Blow::row, Blow::unit, Blow::new);

  static final Deed<War, Blow> STRIKE =
      Deed.of(
          "strike",
          BLOW,
          (War war, Blow it, Flow<War> flow) -> {
            war.hits.set(it.row, flow.die(HITS));
            flow.then(Window.of(Charge.STRUCK, it.unit, 1 - it.unit), Charge.WOUND.with(it));
          });

  /** A unit that dies strikes back before it goes, in a row of its own; then nerves are tested. */
  static final Deed<War, Blow> WOUND =
      Deed.of(
              "wound",
              BLOW,
              (War war, Blow it, Flow<War> flow) -> {
                int target = 1 - it.unit;
                boolean stood = !war.isDead(target);
                war.wounds.add(target, war.hits.get(it.row));
                war.hits.set(it.row, 0);
                if (stood && war.isDead(target)) {
                  flow.then(Charge.STRIKE.with(new Blow(it.row + 1, target)));
                } else {
                  flow.then(Charge.PANIC.with(new Blow(it.row + 1, target)));
                }
              })
          .dropped((war, it) -> war.hits.set(it.row, 0));

  static final Deed<War, Blow> PANIC =
      Deed.of(
          "panic",
          BLOW,
          (War war, Blow it, Flow<War> flow) -> {
            if (flow.die(NERVE) < 3) {
              war.wounds.add(it.unit, 1);
            }
          });

  // Cards

  /** A card that nobody has cancelled acts. */
  static final Deed<War, Played> TAKE_EFFECT =
      Deed.of(
          "take-effect",
          Ids.of("seat:seat card:card", Played::seat, Played::card, Played::new),
          (War war, Played it, Flow<War> flow) -> {
            if (it.card == SPUR) {
              war.lasting.add(war.cells, SPUR, it.seat, it.seat, War.ACTION, 1);
            } else {
              war.wounds.add(1 - it.seat, 1);
            }
          });

  /** One card at its moment; played, it may be cancelled by the other before it acts. */
  static final class CardMoment implements Moment<War> {
    private final String name;
    private final int[] cards;
    private final boolean declares;

    CardMoment(String name, boolean declares, int... cards) {
      this.name = name;
      this.declares = declares;
      this.cards = cards;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Clause clause(War war) {
      return RULE;
    }

    @Override
    public void effects(War war, int seat, Options out) {
      for (int card : cards) {
        out.add(card);
      }
    }

    @Override
    public @Nullable Clause forbids(War war, int seat, int card) {
      return war.holds.is(seat, card) ? null : HELD;
    }

    @Override
    public int uses() {
      return 1;
    }

    @Override
    public boolean declares() {
      return declares;
    }

    @Override
    public Lasting declared(War war) {
      return war.lasting;
    }

    @Override
    public void declare(War war, int seat, int card, Flow<War> flow) {
      war.holds.set(seat, card, false);
    }

    @Override
    public void use(War war, int seat, int card, Flow<War> flow) {
      war.holds.set(seat, card, false);
      if (card == CANCEL) {
        Played last = played(war.steps());
        flow.leave(TAKE_EFFECT.with(last));
        return;
      }
      Played it = new Played(seat, card);
      flow.then(Window.of(CARD_PLAYED, 1 - seat), TAKE_EFFECT.with(it));
    }

    private static Played played(List<Step<War>> steps) {
      for (Step<War> step : steps) {
        Played found = TAKE_EFFECT.of(step);
        if (found != null) {
          return found;
        }
      }
      throw new IllegalStateException("no card was played");
    }

    @Override
    public String phrase(War war, int seat, int card) {
      return "play " + War.CARDS.word(card);
    }

    @Override
    public void say(War war, int seat, int card, Saying out) {
      out.with("card", "card", card);
    }
  }

  static final CardMoment ACTIVATES = new CardMoment("activates", true, SPUR, AMBUSH);
  static final CardMoment CARD_PLAYED = new CardMoment("card-played", false, CANCEL);
  static final CardMoment CHARGE_ROLLED = new CardMoment("charge-rolled", false, AMBUSH);
  static final CardMoment STRUCK = new CardMoment("struck", false, AMBUSH);
}
