package banneret.miniatures.move;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Placing;
import banneret.geometry.plane.Spot;
import banneret.geometry.plane.Sweep;
import banneret.kernel.place.Pose;
import banneret.kernel.told.Clause;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.ground.Path;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.ground.Walls;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** Whether a charge is possible, from which pivot, and where the charger comes to lie. */
public final class Charges {
  /** The best that a charge die can show. */
  private static final int BEST = 6;

  /** As a distance: the target is not met at all. */
  public static final int NEVER = Integer.MAX_VALUE;

  /** Ways to lie against a side: in its middle, half beside it to the left, or to the right. */
  public static final int WHOLE = 0;

  public static final int LEFT = 1;
  public static final int RIGHT = 2;

  /** Somewhere between these, where none of them is free. */
  public static final int BETWEEN = 3;

  /** So many directions are tried for a pivot. */
  private static final int TRIES = 24;

  // What was found out about a charge.
  private static final int OPEN = 0;
  private static final int NO_ROOM = 1;
  private static final int TOO_FAR = 2;

  private static final int SLIDE = Inches.ONE / 10;
  private static final int ASIDE = 20 * Inches.ONE;

  /** What rounding may take from a tray that lies against another. */
  private static final int HAIR = 6;

  private Charges() {}

  /** Null if a unit may declare a charge on another, or the clause against it. */
  public static @Nullable Clause forbids(Battlefield field, int unit, int target) {
    Clause against = forbidsAll(field, unit);
    return against == null ? forbids(field, unit, target, most(field, unit)) : against;
  }

  /** Null if a unit may charge at all, or the clause against it. */
  public static @Nullable Clause forbidsAll(Battlefield field, int unit) {
    return Engaged.is(field, unit)
        ? Clauses.CHARGE_ENGAGED
        : InForce.forbids(field, Act.CHARGE, unit);
  }

  /** How far a charge of a unit may go at best. */
  public static int most(Battlefield field, int unit) {
    return (Speed.of(field, unit) + BEST) * Inches.ONE;
  }

  /** Null if a unit that may charge may do so at another, or the clause against it. */
  public static @Nullable Clause forbids(Battlefield field, int unit, int target, int most) {
    if (!field.isOnTable(target) || !field.areEnemies(unit, target)) {
      return Clauses.CHARGE_TARGET;
    }
    if (!Sights.isWithin(field, unit, target, most)) {
      return Clauses.CHARGE_FAR;
    }
    if (!Sights.sees(field, unit, target)) {
      return Clauses.CHARGE_SIGHT;
    }
    int about =
        8 * most
            + (InForce.allows(field, Act.IGNORE_GROUND, unit) ? 4 : 0)
            + (Walls.next(field, 0) < 0 ? 0 : 2);
    Outlines all = field.outlines.look();
    int known = all.rushes.get(unit, target, about);
    if (known < 0) {
      known = all.rushes.note(unit, target, about, look(field, unit, target, most));
    }
    return known == OPEN ? null : known == NO_ROOM ? Clauses.CHARGE_ROOM : Clauses.CHARGE_FAR;
  }

  /** Whether there is room beside the target, and a way there. */
  private static int look(Battlefield field, int unit, int target, int most) {
    int arcs = Bearings.arcs(field, unit, target);
    boolean isFree = false;
    for (int arc = 0; arc < 4 && !isFree; arc++) {
      isFree = (arcs >>> arc & 1) != 0 && hasRoom(field, unit, target, arc);
    }
    if (!isFree) {
      return NO_ROOM;
    }
    return isBeyond(field, unit, target, most) ? TOO_FAR : lookAround(field, unit, target, most);
  }

  /** True if a target is too far however the unit turns: a front corner has least far to go. */
  private static boolean isBeyond(Battlefield field, int unit, int target, int most) {
    Outline tray = field.tray(unit);
    double half = tray.width() / 2.0 + Outline.ROUNDING;
    double far = tray.depth() / 2.0 + most + Outline.ROUNDING;
    int reach = (int) Math.sqrt(half * half + far * far) + 1;
    return Gap.atLeast(field.tray(target), tray.centreX(), tray.centreY(), reach);
  }

  /** True if at least half of the charger's front finds room against a side of the target. */
  public static boolean hasRoom(Battlefield field, int unit, int target, int arc) {
    return isFree(field, unit, target, arc, WHOLE)
        || isFree(field, unit, target, arc, LEFT)
        || isFree(field, unit, target, arc, RIGHT)
        || between(field, unit, target, arc) != NEVER;
  }

  private static int length(Outline box, int side) {
    return (side & 1) == 0 ? box.width() : box.depth();
  }

  /** How far to its own right the middle of the charger is from the middle of the side. */
  private static int offset(Battlefield field, int unit, int target, int arc, int how) {
    int half = length(field.tray(target), arc) / 2;
    return switch (how) {
      case WHOLE -> 0;
      case LEFT -> -half;
      case RIGHT -> half;
      default -> between(field, unit, target, arc);
    };
  }

  public static boolean isFree(Battlefield field, int unit, int target, int arc, int how) {
    int offset = offset(field, unit, target, arc, how);
    return offset != NEVER && isFreeAt(field, unit, target, arc, offset);
  }

  private static boolean isFreeAt(Battlefield field, int unit, int target, int arc, int offset) {
    Spot spot = against(field, unit, target, arc, offset);
    Outline end = field.outlines.end;
    field.outlines.lay(unit, spot.x, spot.y, spot.turn, end);
    return Room.isClear(field, unit, end);
  }

  private static Spot against(Battlefield field, int unit, int target, int arc, int offset) {
    Spot spot = field.outlines.spot;
    int depth = field.content.table.trayDepth[field.trayOf(unit)];
    Placing.against(field.tray(target), arc, depth, offset, spot);
    return spot;
  }

  /** Where none of the three is free: the free place nearest to one of them, or never. */
  private static int between(Battlefield field, int unit, int target, int arc) {
    int half = length(field.tray(target), arc) / 2;
    int beside = beside(field, unit, target, arc, half);
    if (beside != NEVER) {
      return beside;
    }
    for (int off = SLIDE; off < half; off += SLIDE) {
      int[] tries = {off, -off, half - off, off - half};
      int[] bases = {0, 0, half, -half};
      for (int i = 0; i < tries.length; i++) {
        if (isFreeAt(field, unit, target, arc, tries[i])) {
          return nearest(field, unit, target, arc, bases[i], tries[i]);
        }
      }
    }
    return NEVER;
  }

  /** Right beside something that is in the way: the free place nearest to one of the three. */
  private static int beside(Battlefield field, int unit, int target, int arc, int half) {
    Outlines all = field.outlines.look();
    int best = NEVER;
    int least = NEVER;
    for (int i = 0; i < all.thereCount + all.lyingCount; i++) {
      boolean isUnit = i < all.thereCount;
      int which = isUnit ? all.there[i] : all.lying[i - all.thereCount];
      boolean isBarred =
          isUnit
              ? which != unit && which != target
              : field.isTerrain(which, TableContent.IMPASSABLE);
      if (!isBarred) {
        continue;
      }
      Outline barrier = isUnit ? all.tray(which) : all.ground(which);
      for (int way = -1; way <= 1; way += 2) {
        int touching = touching(field, unit, target, arc, way, barrier);
        for (int off = -HAIR; touching != NEVER && off <= HAIR; off++) {
          int offset = touching + way * off;
          int far = Math.abs(offset);
          int moved = Math.min(far, half - far);
          if (far <= half && moved < least && isFreeAt(field, unit, target, arc, offset)) {
            least = moved;
            best = offset;
          }
        }
      }
    }
    return best;
  }

  /** How far aside a tray lies that slides along the side from one end until it touches this. */
  private static int touching(
      Battlefield field, int unit, int target, int arc, int way, Outline barrier) {
    Spot spot = against(field, unit, target, arc, way * ASIDE);
    Outline tray = field.outlines.end;
    field.outlines.lay(unit, spot.x, spot.y, spot.turn, tray);
    int along = Heading.normal(spot.turn - way * Heading.QUARTER);
    int far = Sweep.travel(tray, barrier, along);
    return far == Sweep.FREE ? NEVER : way * (ASIDE - far);
  }

  /** Between a place that is not free and one near to it that is: the last one that is. */
  private static int nearest(
      Battlefield field, int unit, int target, int arc, int base, int found) {
    int free = found;
    int barred = found > base ? found - SLIDE : found + SLIDE;
    while (Math.abs(free - barred) > 1) {
      int middle = (free + barred) / 2;
      if (isFreeAt(field, unit, target, arc, middle)) {
        free = middle;
      } else {
        barred = middle;
      }
    }
    return free;
  }

  /** Where the charger comes to lie. */
  public static Pose aligned(Battlefield field, int unit, int target, int arc, int how) {
    Spot spot = against(field, unit, target, arc, offset(field, unit, target, arc, how));
    return new Pose(spot.x, spot.y, Inches.heading(spot.turn));
  }

  /** Where a unit comes to lie that keeps its facing, with one of its sides against another's. */
  public static Pose shifted(Battlefield field, int unit, int own, int target, int side, int how) {
    Outline tray = field.tray(unit);
    Outline that = field.tray(target);
    int across = (own & 1) == 0 ? tray.depth() : tray.width();
    int half = length(that, side) / 2;
    int offset = how == WHOLE ? 0 : how == LEFT ? -half : half;
    Spot spot = field.outlines.spot;
    Placing.against(that, side, across, offset, spot);
    return new Pose(spot.x, spot.y, field.pose(unit).turn());
  }

  // The way there

  /**
   * How far a unit that looks in a direction must go until it touches its target; never if
   * something it cannot pass is in the way, or if it looks past it.
   */
  public static int distance(Battlefield field, int unit, int target, int heading) {
    Outline tray = turned(field, unit, heading);
    int far = Sweep.travel(tray, field.outlines.look().tray(target), heading);
    return far == Sweep.FREE ? NEVER : unhindered(field, unit, target, heading, tray, far);
  }

  /** The tray of a unit that has turned on the spot. */
  private static Outline turned(Battlefield field, int unit, int heading) {
    Outline own = field.tray(unit);
    Outline tray = field.outlines.start;
    field.outlines.lay(unit, own.centreX(), own.centreY(), heading, tray);
    return tray;
  }

  /** How far it is to the target, or never if something is in the way. */
  private static int unhindered(
      Battlefield field, int unit, int target, int heading, Outline tray, int far) {
    Outlines all = field.outlines.look();
    int round = Outlines.radius(tray);
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      Outline that = all.tray(other);
      if (stands(field, unit, other)
          && !Path.passes(tray, that, round + all.radius(other), heading, far)
          && (Contact.overlap(tray, that, Outline.ROUNDING)
              || (other != target && Sweep.travel(tray, that, heading) < far))) {
        return NEVER;
      }
    }
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      Outline wall = all.ground(piece);
      if (field.isTerrain(piece, TableContent.IMPASSABLE)
          && !Path.passes(tray, wall, round + all.pieceRadius(piece), heading, far)
          && Sweep.travel(tray, wall, heading) < far) {
        return NEVER;
      }
    }
    return far;
  }

  /** True if a unit cannot pass another: an enemy, or a wall. */
  private static boolean stands(Battlefield field, int unit, int other) {
    return field.areEnemies(unit, other) || Content.isWall(other);
  }

  /** What it costs to go so far in a direction. */
  public static int cost(Battlefield field, int unit, int heading, int far) {
    Pose from = field.pose(unit);
    return Path.cost(
        field, unit, Path.slim(field, unit, from.x(), from.y(), heading), heading, far);
  }

  /** True if a unit that pivots so sees its target and may reach it. */
  public static boolean isOpen(Battlefield field, int unit, int target, int heading) {
    int most = most(field, unit);
    int far = travel(field, unit, target, heading);
    return far <= most && isOpen(field, unit, target, heading, far, most);
  }

  /** How far a unit that looks there has to go to its target if nothing is in the way. */
  private static int travel(Battlefield field, int unit, int target, int heading) {
    return Sweep.travel(turned(field, unit, heading), field.tray(target), heading);
  }

  private static boolean isOpen(
      Battlefield field, int unit, int target, int heading, int far, int most) {
    Outline tray = turned(field, unit, heading);
    if (!Room.isOnTable(field, tray)
        || unhindered(field, unit, target, heading, tray, far) == NEVER
        || cost(field, unit, heading, far) > most
        || !Sights.sees(field, unit, tray, target)) {
      return false;
    }
    // Over a friend it may pivot if it gets clear of him even on a one.
    return Room.isClear(field, unit, turned(field, unit, heading))
        || stops(field, unit, heading, most - (BEST - 1) * Inches.ONE) > 0;
  }

  /** How far a failed charge goes. */
  public static int stops(Battlefield field, int unit, int heading, int reach) {
    Pose from = field.pose(unit);
    Outline tray = field.outlines.start;
    field.outlines.lay(unit, from.x(), from.y(), heading, tray);
    int most = reach;
    Outlines all = field.outlines.look();
    int round = Outlines.radius(tray) + Inches.ONE;
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      Outline that = all.tray(other);
      if (stands(field, unit, other)
          && !Path.passes(tray, that, round + all.radius(other), heading, most)) {
        most = all.sweep.clear(tray, that, heading, most, Inches.ONE);
      }
    }
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      Outline wall = all.ground(piece);
      if (field.isTerrain(piece, TableContent.IMPASSABLE)
          && !Path.passes(tray, wall, round + all.pieceRadius(piece), heading, most)) {
        most = all.sweep.clear(tray, wall, heading, most, Inches.ONE);
      }
    }
    for (int far = most; far > 0; far -= SLIDE) {
      if (mayStop(field, unit, heading, far, reach)) {
        return farthest(field, unit, heading, far, Math.min(most, far + SLIDE), reach);
      }
    }
    return 0;
  }

  /** Between where a failed charge may stop and where it may not: the farthest where it may. */
  private static int farthest(
      Battlefield field, int unit, int heading, int free, int barred, int reach) {
    int may = free;
    int not = barred;
    while (not - may > 1) {
      int middle = (may + not) / 2;
      if (mayStop(field, unit, heading, middle, reach)) {
        may = middle;
      } else {
        not = middle;
      }
    }
    return Math.max(free, may - Outline.ROUNDING); // It touches, and lies over nothing.
  }

  private static boolean mayStop(Battlefield field, int unit, int heading, int far, int reach) {
    Pose from = field.pose(unit);
    Outline end = field.outlines.end;
    int x = from.x() + Heading.x(heading, far);
    int y = from.y() + Heading.y(heading, far);
    field.outlines.lay(unit, x, y, heading, end);
    return cost(field, unit, heading, far) <= reach && Room.isClear(field, unit, end);
  }

  /** The directions that are tried for a pivot: straight at the target, then off to both sides. */
  private static int heading(Battlefield field, int unit, int target, int i) {
    Outline own = field.tray(unit);
    Outline that = field.tray(target);
    int ahead = Heading.of(that.centreX() - own.centreX(), that.centreY() - own.centreY());
    return Heading.normal(ahead + (i % 2 == 0 ? i : -i - 1) / 2 * 500);
  }

  /** Whether there is a direction in which a unit may reach its target. */
  private static int lookAround(Battlefield field, int unit, int target, int most) {
    for (int i = 0; i <= TRIES; i++) {
      int heading = heading(field, unit, target, i);
      int far = travel(field, unit, target, heading);
      if (far <= most && isOpen(field, unit, target, heading, far, most)) {
        return OPEN;
      }
    }
    boolean isNear = false;
    for (int heading : ChargeTurns.list(field, unit, target)) {
      int far = travel(field, unit, target, heading);
      if (far <= most && isOpen(field, unit, target, heading, far, most)) {
        return OPEN;
      }
      isNear |= far <= most;
    }
    return isNear ? NO_ROOM : TOO_FAR;
  }

  /** The direction in which a unit has least far to go to its target, or -1 if it cannot. */
  public static int bestHeading(Battlefield field, int unit, int target) {
    int best = -1;
    int least = NEVER;
    for (int i = 0; i <= TRIES; i++) {
      int heading = heading(field, unit, target, i);
      int cost = openCost(field, unit, target, heading, least);
      if (cost < least) {
        least = cost;
        best = heading;
      }
    }
    int[] turns = best < 0 ? ChargeTurns.list(field, unit, target) : ChargeTurns.NONE;
    for (int heading : turns) {
      int cost = openCost(field, unit, target, heading, least);
      if (cost < least) {
        least = cost;
        best = heading;
      }
    }
    return best;
  }

  /** What it costs to reach the target in a direction, or never if it may not or costs more. */
  private static int openCost(Battlefield field, int unit, int target, int heading, int least) {
    int far = distance(field, unit, target, heading);
    if (far >= least) {
      return NEVER;
    }
    int cost = cost(field, unit, heading, far);
    return cost < least && isOpen(field, unit, target, heading) ? cost : NEVER;
  }
}
