package banneret.miniatures.move;

import banneret.kernel.luck.Luck;
import banneret.kernel.place.Poses;
import banneret.kernel.shape.Deed;
import banneret.kernel.step.Flow;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Things.Numbered;
import banneret.miniatures.field.Things.Unit;
import banneret.miniatures.ground.Engaged;

/** A unit breaks off: it rolls, goes straight back or to a side, and whom it leaves may pivot. */
public final class Retreat {
  private static final Luck DIE = Luck.numbers("retreat");

  private Retreat() {}

  public static final Deed<Battlefield, Unit> ROLL =
      Deed.<Battlefield, Unit>of("retreat", Unit.IDS, Retreat::roll)
          .fits((field, it) -> it.unit() < field.units());

  private static void roll(Battlefield field, Unit it, Flow<Battlefield> flow) {
    int unit = it.unit();
    if (!Engaged.is(field, unit)) {
      return;
    }
    int die = flow.die(DIE);
    int most = (Speed.of(field, unit) + die) * Inches.ONE;
    flow.tell(Happenings.RETREAT_ROLLED, unit, die, most);
    Move move = new Move(Way.RETREAT, unit, most);
    Poses ways = new Poses();
    move.candidates(field, ways);
    if (ways.size() == 1) { // Only to stay.
      flow.tell(Happenings.HELD_FAST, unit);
      return;
    }
    for (int seat = field.seats() - 1; seat >= 0; seat--) {
      int left = enemies(field, unit, seat);
      if (left != 0) {
        flow.then(LEFT.with(new Numbered(field.from(seat), left)));
      }
    }
    flow.then(move);
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

  /** The unit has gone: enemies of one seat that are left with nobody to fight may pivot. */
  public static final Deed<Battlefield, Numbered> LEFT =
      Deed.<Battlefield, Numbered>of("retreated", Numbered.IDS, Retreat::freed)
          .fits((field, it) -> it.unit() < field.units());

  private static void freed(Battlefield field, Numbered it, Flow<Battlefield> flow) {
    int from = it.unit();
    int free = 0;
    for (int enemy = from; it.number() >>> (enemy - from) != 0; enemy++) {
      boolean was = (it.number() & Battlefield.bit(enemy)) != 0;
      if (was && field.isOnTable(enemy) && !Engaged.is(field, enemy)) {
        free |= Battlefield.bit(enemy);
      }
    }
    FreePivots.then(from, free, flow);
  }
}
