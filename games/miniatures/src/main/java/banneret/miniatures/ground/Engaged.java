package banneret.miniatures.ground;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Outlines;

/** Which units are engaged: opposing trays that touch along a side. */
public final class Engaged {
  /** No two trays that touch have their centres farther apart, across or up. */
  private static final int NEAR = 9_000;

  private Engaged() {}

  static boolean isNear(Outline one, Outline other) {
    return Math.abs(one.centreX() - other.centreX()) < NEAR
        && Math.abs(one.centreY() - other.centreY()) < NEAR;
  }

  /** The side of a unit along which it touches another, or -1. */
  public static int side(Battlefield field, int unit, int other) {
    return side(field.tray(unit), field.tray(other));
  }

  private static int side(Outline own, Outline that) {
    int longest = 0;
    int found = -1;
    if (!isNear(own, that)) {
      return found;
    }
    for (int side = 0; side < 4; side++) {
      for (int facing = 0; facing < 4; facing++) {
        int length = Contact.length(own, side, that, facing, Outlines.TOUCH);
        if (length > longest) {
          longest = length;
          found = side;
        }
      }
    }
    return found;
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
        && field.areEnemies(unit, other)
        && side(field, unit, other) >= 0;
  }

  public static boolean is(Battlefield field, int unit) {
    return next(field, unit, 0) >= 0;
  }

  /** How many enemies a unit is engaged with. */
  public static int count(Battlefield field, int unit) {
    int count = 0;
    for (int other = next(field, unit, 0); other >= 0; other = next(field, unit, other + 1)) {
      count++;
    }
    return count;
  }

  /** The first enemy from this one on that a unit is engaged with, or -1. */
  public static int next(Battlefield field, int unit, int from) {
    if (!field.isOnTable(unit)) {
      return -1;
    }
    for (int other = from; other < field.units(); other++) {
      if (field.isOnTable(other)
          && field.areEnemies(unit, other)
          && side(field, unit, other) >= 0) {
        return other;
      }
    }
    return -1;
  }

  /** The only enemy that a unit is engaged with, or -1. */
  public static int only(Battlefield field, int unit) {
    int one = next(field, unit, 0);
    return one >= 0 && next(field, unit, one + 1) < 0 ? one : -1;
  }
}
