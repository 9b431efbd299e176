package banneret.miniatures.combat;

import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Pose;
import banneret.kernel.shape.Deed;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.Things.Two;
import banneret.miniatures.ground.Room;
import banneret.miniatures.move.Charges;
import banneret.miniatures.objective.Seizing;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** How trays come to lie against each other. */
final class Alignment {
  private static final int STEP = Inches.ONE / 20;

  /** What rounding may add to the least move. */
  private static final int HAIR = 6;

  private static final int LITTLE = Inches.ONE / 100;
  private static final int WAYS = 12;
  private static final int FARTHEST = 8 * Inches.ONE;

  private Alignment() {}

  /** Null if a unit may lie so against a side of another, or the clause against it. */
  static @Nullable Clause forbids(Battlefield field, int unit, int target, int arc, int how) {
    if (!Charges.isFree(field, unit, target, arc, how)) {
      return Clauses.CHARGE_ROOM;
    }
    boolean isNeeded =
        how != Charges.BETWEEN
            || !(Charges.isFree(field, unit, target, arc, Charges.WHOLE)
                || Charges.isFree(field, unit, target, arc, Charges.LEFT)
                || Charges.isFree(field, unit, target, arc, Charges.RIGHT));
    return isNeeded ? null : Clauses.of("charge.align-nearest");
  }

  /** Other enemies that the charger touches are aligned with it, or moved away. */
  static void others(Battlefield field, int unit, int target, Flow<Battlefield> flow) {
    for (int other = 0; other < field.units(); other++) {
      if (other != target && !Content.isWall(other) && Engaged.with(field, unit, other)) {
        align(field, unit, other, flow);
      }
    }
  }

  private static void align(Battlefield field, int unit, int other, Flow<Battlefield> flow) {
    Outline charger = field.tray(unit);
    int side = Engaged.side(field, unit, other);
    int half = ((side & 1) == 0 ? charger.width() : charger.depth()) / 2;
    if (Engaged.contact(charger, field.tray(other)) >= half) {
      return;
    }
    Pose from = field.pose(other);
    int out = charger.facing(side);
    if (slide(field, charger, other, from, half, out)) {
      flow.tell(Happenings.PUSHED, other);
      Seizing.afterMove(field, other, flow);
      return;
    }
    flow.then(OFF.with(new Two(other, unit)));
  }

  /** A unit that could not be aligned with a charger leaves it. */
  static final Deed<Battlefield, Two> OFF =
      Deed.<Battlefield, Two>of("push-off", Two.IDS, Alignment::leave)
          .fits((field, it) -> it.unit() < field.units() && it.target() < field.units());

  private static void leave(Battlefield field, Two it, Flow<Battlefield> flow) {
    int unit = it.unit();
    int charger = it.target();
    if (!Engaged.with(field, unit, charger)) {
      return;
    }
    Push push = new Push(unit, charger);
    if (push.isPossible(field)) {
      flow.then(push);
      return;
    }
    int out = field.tray(charger).facing(Engaged.side(field, charger, unit));
    moveOff(field, charger, unit, field.pose(unit), out);
    flow.tell(Happenings.PUSHED, unit);
    Seizing.afterMove(field, unit, flow);
  }

  /** Slides a unit along the charger's side until half of that touches it; false if it cannot. */
  private static boolean slide(
      Battlefield field, Outline charger, int other, Pose from, int half, int out) {
    int lack = half - Engaged.contact(charger, field.tray(other));
    for (int far = lack; far <= lack + HAIR; far++) {
      if (slideBy(field, charger, other, from, half, out, far)) {
        return true;
      }
    }
    for (int far = lack + HAIR; far < FARTHEST; far += STEP) {
      if (slideBy(field, charger, other, from, half, out, far)) {
        return true;
      }
    }
    return false;
  }

  private static boolean slideBy(
      Battlefield field, Outline charger, int other, Pose from, int half, int out, int far) {
    Outline end = field.outlines.end;
    for (int way = -1; way <= 1; way += 2) {
      Pose pose = at(from, Heading.normal(out + way * Heading.QUARTER), far);
      field.outlines.lay(other, pose.x(), pose.y(), Inches.heading(pose.turn()), end);
      if (Engaged.contact(charger, end) >= half && Room.isClear(field, other, end)) {
        field.put(other, pose);
        return true;
      }
    }
    return false;
  }

  /** Where an inch is too much: moves a unit as little as possible, just out of contact. */
  private static void moveOff(Battlefield field, int unit, int other, Pose from, int out) {
    Outline end = field.outlines.end;
    int gap = Outlines.TOUCH + Outline.ROUNDING;
    for (int far = gap; far < FARTHEST; far += LITTLE) {
      for (int i = 0; i <= WAYS; i++) { // Straight away first, then off to both sides.
        int way = (i % 2 == 0 ? i : -i - 1) / 2 * Heading.QUARTER * 2 / WAYS;
        Pose pose = at(from, Heading.normal(out + way), far);
        field.outlines.lay(other, pose.x(), pose.y(), Inches.heading(pose.turn()), end);
        if (Gap.atLeast(field.tray(unit), end, gap) && Room.isClear(field, other, end)) {
          field.put(other, pose);
          return;
        }
      }
    }
  }

  private static Pose at(Pose from, int heading, int far) {
    return new Pose(
        from.x() + Heading.x(heading, far), from.y() + Heading.y(heading, far), from.turn());
  }
}
