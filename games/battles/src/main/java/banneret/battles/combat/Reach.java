package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Flood;
import banneret.battles.field.Terrain;
import banneret.kernel.step.Options;

/**
 * How far a unit gets. Hexes are entered one by one; forest, buildings and fords end or shorten a
 * move, and whoever keeps to the road from the first hex goes one hex farther.
 */
public final class Reach {
  private Reach() {}

  /** True if a unit that is not in a fire has some hex beside it that it may enter. */
  public static boolean hasRoom(Field field, int hex) {
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && field.isOpen(next)) {
        return true;
      }
    }
    return false;
  }

  /** Finds where the unit in a hex gets with so many hexes to go. */
  public static void fill(Field field, int from, int hexes) {
    Flood flood = field.flood;
    boolean ranger = InForce.allows(field, Act.PASS_FOREST, from);
    flood.begin(field, hexes, isRider(field, from), ranger, false);
    flood.start(from);
    flood.spread(hexes);
    if (hexes > 0 && field.content.terrain.isRoad(field.terrain(from))) {
      flood.beyondRoad(from, hexes);
    }
  }

  /**
   * Finds where an attacker gets that follows its target: the first of so many steps leads into the
   * hex that was left, and on the road there is one step more, up to a total. It gets nowhere if it
   * cannot enter that hex.
   */
  static void follow(Field field, int from, int first, int steps, int mostOnRoad) {
    Flood flood = field.flood;
    flood.begin(field, steps, isRider(field, from), false, true);
    if (!mayFollow(field, from, first)) {
      return;
    }
    flood.spread(flood.enter(first));
    Terrain terrain = field.content.terrain;
    boolean onRoad = terrain.isRoad(field.terrain(from)) && terrain.isRoad(field.terrain(first));
    if (onRoad && mostOnRoad > steps) {
      flood.alongRoad(first, steps);
    }
    flood.start(from);
  }

  /** True if an attacker may go to the hex that its target left. */
  static boolean mayFollow(Field field, int from, int first) {
    return field.board.distance(from, first) == 1
        && field.isOpen(first)
        && !field.content.terrain.noFollowUp[field.terrain(first)];
  }

  private static boolean isRider(Field field, int hex) {
    return field.unitClass(hex) == Content.CAVALRY;
  }

  /** True if what was looked for last gets to a hex. */
  public static boolean gets(Field field, int hex) {
    return field.flood.has(hex);
  }

  /** Lists the hexes that were found last, each with a mark. */
  public static void list(Field field, Options out, int mark) {
    field.flood.list(out, mark);
  }
}
