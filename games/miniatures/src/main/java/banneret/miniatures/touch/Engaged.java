package banneret.miniatures.touch;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Outlines;

/** Which units are engaged: opposing trays that touch along a side. */
public final class Engaged {
  private Engaged() {}

  /** The side of a unit along which it touches an enemy, or -1. */
  public static int side(Battlefield field, int unit, int other) {
    return with(field, unit, other) ? field.outlines.side(unit, other) : -1;
  }

  /** How much of a unit's side touches another. */
  public static int contact(Outline own, Outline that) {
    int longest = 0;
    for (int side = 0; side < 4; side++) {
      for (int facing = 0; facing < 4; facing++) {
        longest = Math.max(longest, Contact.length(own, side, that, facing, Outlines.TOUCH));
      }
    }
    return longest;
  }

  public static boolean with(Battlefield field, int unit, int other) {
    return field.isOnTable(unit)
        && field.isOnTable(other)
        && field.outlines.look().side(unit, other) >= 0;
  }

  public static boolean is(Battlefield field, int unit) {
    return count(field, unit) > 0;
  }

  /** True if a unit is engaged with another that is no wall. */
  public static boolean isByUnit(Battlefield field, int unit) {
    int enemy = next(field, unit, 0);
    while (enemy >= 0 && Content.isWall(enemy)) {
      enemy = next(field, unit, enemy + 1);
    }
    return enemy >= 0;
  }

  /** How many enemies a unit is engaged with. */
  public static int count(Battlefield field, int unit) {
    return field.isOnTable(unit) ? field.outlines.look().engaged(unit) : 0;
  }

  /** The first enemy from this one on that a unit is engaged with, or -1. */
  public static int next(Battlefield field, int unit, int from) {
    if (is(field, unit)) {
      for (int other = from; other < field.units(); other++) {
        if (field.outlines.side(unit, other) >= 0) {
          return other;
        }
      }
    }
    return -1;
  }

  /** The only enemy that a unit is engaged with, or -1. */
  public static int only(Battlefield field, int unit) {
    return count(field, unit) == 1 ? next(field, unit, 0) : -1;
  }
}
