package banneret.miniatures.move;

import banneret.geometry.plane.Outline;
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
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Room;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.touch.Engaged;
import org.jspecify.annotations.Nullable;

/** Whom a unit may shoot at, and after which shift. */
public final class Shooting {
  /** How far a unit may shift before it shoots. */
  public static final int SHIFT = 2 * Inches.ONE;

  /** In such steps shifts are tried. */
  static final int STEP = Inches.ONE / 5;

  private Shooting() {}

  /** The ranged attack of a unit, or -1. */
  public static int attack(Battlefield field, int unit) {
    return field.content.units.attack(field.card(unit), UnitCards.RANGED);
  }

  private static int range(Battlefield field, int unit) {
    int attack = attack(field, unit);
    return attack < 0 ? 0 : field.content.units.range[field.card(unit)][attack];
  }

  /** Null if a unit may shoot at another from where it stands, or the clause against it. */
  public static @Nullable Clause forbids(Battlefield field, int unit, int target) {
    return forbids(field, unit, field.tray(unit), target);
  }

  private static @Nullable Clause forbids(Battlefield field, int unit, Outline from, int target) {
    if (!field.isOnTable(target) || !field.areEnemies(unit, target)) {
      return Clauses.RANGED_TARGET;
    }
    if (Content.isWall(target)) {
      return Clauses.of("mode.storm-of-swords.walls-targets");
    }
    boolean isBroad = InForce.allows(field, Act.BROAD_FRONT, unit);
    int range = range(field, unit);
    boolean isNear =
        isBroad
            ? Sights.isInReachOfFront(field, from, target, range)
            : Sights.isInReach(field, from, target, range);
    if (!isNear) {
      return Clauses.RANGE;
    }
    boolean past =
        InForce.allows(field, Act.IGNORE_SIGHT, unit)
            || Room.isOn(field, from, TableContent.ELEVATED);
    return Sights.sees(field, unit, from, target, past) ? null : Clauses.SIGHT;
  }

  /** True if there is somebody to shoot at from there. */
  static boolean hasTarget(Battlefield field, int unit, Pose pose) {
    Outline from = field.outlines.start;
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), from);
    Outlines all = field.outlines.look();
    int reach = Outlines.radius(from) + range(field, unit);
    for (int i = 0; i < all.thereCount; i++) {
      int target = all.there[i];
      if (field.areEnemies(unit, target)
          && !all.isFar(from, reach, target, 0)
          && forbids(field, unit, from, target) == null) {
        return true;
      }
    }
    return false;
  }

  /** Null if a unit may take the action of shooting, or the clause against it. */
  public static @Nullable Clause forbids(Battlefield field, int unit) {
    if (attack(field, unit) < 0) {
      return Clauses.RANGED_NEEDED;
    }
    if (Engaged.isByUnit(field, unit)) {
      return Clauses.RANGED_ENGAGED;
    }
    Pose from = field.pose(unit);
    if (hasTarget(field, unit, from)) {
      return null;
    }
    Outlines all = field.outlines.look();
    int reach = range(field, unit) + SHIFT;
    boolean isNear = false;
    for (int i = 0; i < all.thereCount; i++) {
      int target = all.there[i];
      isNear |=
          field.areEnemies(unit, target)
              && !all.isFar(unit, target, reach)
              && Sights.isInReach(field, field.tray(unit), target, reach);
    }
    return isNear && shifts(field, unit) ? null : Clauses.RANGED_TARGET;
  }

  /** True if there is a shift after which there is somebody to shoot at. */
  private static boolean shifts(Battlefield field, int unit) {
    Move move = new Move(Way.AIM, unit, SHIFT);
    Pose from = field.pose(unit);
    for (int side = 0; side < 4; side++) {
      int heading = Inches.heading(from.turn()) + side * 9_000;
      for (int far = SHIFT; far > 0; far -= STEP) {
        if (move.forbids(field, Move.at(from, heading, far, from.turn())) == null) {
          return true;
        }
      }
    }
    return false;
  }
}
