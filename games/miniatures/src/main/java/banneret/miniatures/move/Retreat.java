package banneret.miniatures.move;

import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sweep;
import banneret.kernel.luck.Luck;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.effect.Moments;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Occasion;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.Things;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.touch.Engaged;

/** A unit breaks off: it rolls, goes straight back or to a side, and whom it leaves may pivot. */
public final class Retreat {
  private static final Luck DIE = Luck.numbers("retreat");

  private static final int CLOSE = Inches.ONE / 20;

  /** Farther than any retreat goes, and what rounding may take from where a tray lies. */
  private static final int BEYOND = 30 * Inches.ONE;

  private static final int HAIR = 4;

  private Retreat() {}

  public static final Deed<Battlefield, Unit> ROLL =
      Deed.<Battlefield, Unit>of("retreat", Unit.IDS, Retreat::roll)
          .fits((field, it) -> it.unit() < field.units());

  private static void roll(Battlefield field, Unit it, Flow<Battlefield> flow) {
    int unit = it.unit();
    if (!Engaged.is(field, unit)) {
      return;
    }
    throwDie(field, unit, flow);
    flow.then(GO.with(it));
    if (InForce.allows(field, Act.RE_ROLL_RETREAT, unit)) {
      flow.then(ROLL_AGAIN.ask(it));
    }
  }

  private static void throwDie(Battlefield field, int unit, Flow<Battlefield> flow) {
    int die = flow.die(DIE);
    field.retreatDie.set(unit, die);
    int most = (Speed.of(field, unit) + die) * Inches.ONE;
    flow.tell(Happenings.RETREAT_ROLLED, unit, die, most);
  }

  /** Whether the retreat die is rolled again. */
  public static final Shape<Battlefield, Unit> ROLL_AGAIN =
      Things.unitOne("re-roll-retreat", Clauses.RETREAT_ROLL)
          .among((field, it, out) -> out.add(1))
          .phrase("re-roll retreat")
          .orElse("keep die", "option.re-roll-retreat.keep")
          .does((field, it, one, flow) -> throwDie(field, it.unit(), flow));

  /** The die stands: the unit goes, if it can. */
  public static final Deed<Battlefield, Unit> GO =
      Deed.<Battlefield, Unit>of("retreat-goes", Unit.IDS, Retreat::go)
          .fits((field, it) -> it.unit() < field.units());

  private static void go(Battlefield field, Unit it, Flow<Battlefield> flow) {
    int unit = it.unit();
    int die = field.retreatDie.get(unit);
    field.retreatDie.set(unit, 0);
    int most = (Speed.of(field, unit) + die) * Inches.ONE;
    Move move = new Move(Way.RETREAT, unit, most);
    Poses ways = new Poses();
    move.candidates(field, ways);
    if (ways.size() == 1 && !hasWay(field, move)) { // Only to stay.
      flow.tell(Happenings.HELD_FAST, unit);
      return;
    }
    flow.then(GONE.with(it));
    for (int seat = field.seats() - 1; seat >= 0; seat--) {
      int left = enemies(field, unit, seat);
      if (left != 0) {
        flow.then(LEFT.with(new Leaving(unit, field.from(seat), left)));
      }
    }
    flow.then(move);
  }

  /** Looks closer: true if a unit may go somewhere that nobody thought of. */
  private static boolean hasWay(Battlefield field, Move move) {
    Pose from = field.pose(move.unit());
    int facing = Inches.heading(from.turn());
    for (int side = 0; side < 4; side++) {
      int heading = Heading.normal(facing + side * Heading.QUARTER);
      boolean isShut = !move.isOpen(field, side);
      if (!isShut && hasGap(field, move, from, heading)) {
        return true;
      }
      for (int far = CLOSE; far <= move.most() && !isShut; far += CLOSE) {
        for (int turn = 0; turn < Heading.HALF && !isShut; turn += Heading.QUARTER / 2) {
          int end = Math.floorMod(from.turn() + turn, Pose.FULL_TURN);
          Clause against = move.forbids(field, Move.at(from, heading, far, end));
          if (against == null) {
            return true;
          }
          isShut = against.equals(Clauses.NO_CROSSING) || against.equals(Clauses.IMPASSABLE);
        }
      }
    }
    return false;
  }

  /** True if there is room right behind something that lies on the way. */
  private static boolean hasGap(Battlefield field, Move move, Pose from, int heading) {
    Outlines all = field.outlines.look();
    int back = Heading.normal(heading + Heading.HALF);
    for (int i = 0; i < all.thereCount + all.lyingCount; i++) {
      boolean isUnit = i < all.thereCount;
      int which = isUnit ? all.there[i] : all.lying[i - all.thereCount];
      if (isUnit ? which == move.unit() : !field.isTerrain(which, TableContent.IMPASSABLE)) {
        continue;
      }
      Outline thing = isUnit ? all.tray(which) : all.ground(which);
      boolean keepsOff = isUnit && field.areEnemies(move.unit(), which);
      for (int turn = 0; turn < Heading.HALF; turn += Heading.QUARTER / 2) {
        Outline tray = all.start;
        int end = Math.floorMod(from.turn() + turn, Pose.FULL_TURN);
        Pose beyond = Move.at(from, heading, BEYOND, end);
        all.lay(move.unit(), beyond.x(), beyond.y(), Inches.heading(end), tray);
        int free =
            keepsOff
                ? all.sweep.clear(tray, thing, back, BEYOND, Inches.ONE)
                : Sweep.travel(tray, thing, back);
        for (int far = BEYOND - free; far <= BEYOND - free + HAIR; far++) {
          if (far > 0
              && far <= move.most()
              && move.forbids(field, Move.at(from, heading, far, end)) == null) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The enemies of one seat with which a unit is engaged, a bit each. */
  private static int enemies(Battlefield field, int unit, int seat) {
    int found = 0;
    for (int enemy = Engaged.next(field, unit, field.from(seat));
        enemy >= 0 && enemy < field.to(seat);
        enemy = Engaged.next(field, unit, enemy + 1)) {
      found |= Battlefield.bit(enemy);
    }
    return found;
  }

  /** All is done that follows a retreat. */
  public static final Deed<Battlefield, Unit> GONE =
      Deed.<Battlefield, Unit>of(
              "retreat-done",
              Unit.IDS,
              (field, it, flow) -> Moments.at(field, Occasion.RETREATED, it.unit(), flow))
          .fits((field, it) -> it.unit() < field.units());

  /** A unit that retreats, and the enemies of one seat that it leaves, a bit each. */
  public record Leaving(int unit, int from, int enemies) {
    static final Ids<Leaving> IDS =
        Ids.of(
            "unit:unit",
            Leaving::unit,
            "from:unit",
            Leaving::from,
            "enemies:1048575",
            Leaving::enemies,
            Leaving::new);
  }

  /** The unit has gone: enemies of one seat that are left with nobody to fight may pivot. */
  public static final Deed<Battlefield, Leaving> LEFT =
      Deed.<Battlefield, Leaving>of("retreated", Leaving.IDS, Retreat::freed)
          .fits((field, it) -> it.unit() < field.units());

  private static void freed(Battlefield field, Leaving it, Flow<Battlefield> flow) {
    int from = it.from();
    int free = 0;
    for (int enemy = from; it.enemies() >>> (enemy - from) != 0; enemy++) {
      boolean was = (it.enemies() & Battlefield.bit(enemy)) != 0;
      if (was && field.isOnTable(enemy) && !Engaged.with(field, it.unit(), enemy)) {
        Moments.at(field, Occasion.LEFT_BEHIND, enemy, it.unit(), -1, flow);
      }
      if (was && field.isOnTable(enemy) && !Engaged.is(field, enemy)) {
        free |= Battlefield.bit(enemy);
      }
    }
    FreePivots.then(from, free, flow);
  }
}
