package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.HexSets;
import banneret.battles.field.Terrain;
import java.util.Arrays;

/**
 * How far a unit gets. Hexes are entered one by one; forest, buildings and fords end or shorten a
 * move, and whoever keeps to the road from the first hex goes one hex farther.
 */
public final class Reach {
  private static final int UNREACHED = -1;

  private Reach() {}

  /** True if a unit may enter a hex at all. */
  public static boolean isOpen(Field field, int hex) {
    return !field.isOccupied(hex)
        && field.fire(hex) == 0
        && !field.content.terrain.isImpassable(field.terrain(hex));
  }

  /** True if a unit that is not in a fire has some hex beside it that it may enter. */
  public static boolean hasRoom(Field field, int hex) {
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && isOpen(field, next)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Fills {@link Field#reach} for the unit in a hex with so many hexes to go: what is left of them
   * on arrival, or -1 where it does not get.
   */
  public static void fill(Field field, int from, int hexes) {
    fill(field, from, hexes, isRider(field, from), InForce.allows(field, Act.PASS_FOREST, from));
  }

  private static boolean isRider(Field field, int hex) {
    return field.unitClass(hex) == Content.CAVALRY;
  }

  private static void fill(Field field, int from, int hexes, boolean rider, boolean ranger) {
    HexSets found = field.found;
    Arrays.fill(field.reach, UNREACHED);
    found.clear(hexes);
    field.spentPoints[from] = Field.NOWHERE;
    field.reach[from] = hexes;
    if (hexes > 0) {
      spread(field, from, hexes, rider);
    }
    for (int level = hexes - 1; level > 0; level--) {
      for (int hex = found.next(level, 0); hex >= 0; hex = found.next(level, hex + 1)) {
        if (!stops(field, hex, rider, ranger)) {
          spread(field, hex, level, rider);
        }
      }
    }
    if (hexes > 0 && field.content.terrain.isRoad(field.terrain(from))) {
      addRoad(field, from, hexes);
    }
    field.reach[from] = UNREACHED;
  }

  private static void spread(Field field, int hex, int level, boolean rider) {
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && field.reach[next] < level - 1 && isOpen(field, next)) {
        int after = level - 1;
        if (rider && field.content.terrain.entry[field.terrain(next)] == Terrain.FORD) {
          after = Math.max(0, after - 1);
        }
        if (after > field.reach[next]) {
          reach(field, hex, next, after);
        }
      }
    }
  }

  /** A hex is reached from another, with so many left to go; never for less than before. */
  private static void reach(Field field, int from, int hex, int left) {
    field.reach[hex] = left;
    field.spentPoints[hex] = from;
    field.found.add(left, hex);
  }

  private static boolean stops(Field field, int hex, boolean rider, boolean ranger) {
    Terrain terrain = field.content.terrain;
    int kind = field.terrain(hex);
    return switch (terrain.entry[kind]) {
      case Terrain.STOP -> !(ranger && terrain.isForest[kind]);
      case Terrain.FORD -> !rider;
      default -> false;
    };
  }

  /** One hex more for whoever has used nothing but road hexes. */
  private static void addRoad(Field field, int from, int hexes) {
    Terrain terrain = field.content.terrain;
    // The hexes at the end of so many steps on the road.
    HexSets road = field.onRoad;
    road.clear(hexes + 1);
    road.add(0, from);
    for (int step = 0; step < hexes; step++) {
      for (int hex = road.next(step, 0); hex >= 0; hex = road.next(step, hex + 1)) {
        for (int side = 0; side < 6; side++) {
          int next = field.board.neighbour(hex, side);
          if (next >= 0
              && terrain.isRoad(field.terrain(next))
              && isOpen(field, next)
              && !road.has(next)) {
            road.add(step + 1, next);
          }
        }
      }
    }
    for (int hex = road.next(hexes, 0); hex >= 0; hex = road.next(hexes, hex + 1)) {
      for (int side = 0; side < 6; side++) {
        int next = field.board.neighbour(hex, side);
        if (next >= 0 && field.reach[next] == UNREACHED && isOpen(field, next)) {
          reach(field, hex, next, 0);
        }
      }
    }
  }

  /** The next hex that a filled reach comes to, from a number on, or -1. */
  public static int next(Field field, int from) {
    return field.found.next(from);
  }

  /** The hex from which a filled reach comes to another, or -1 where it began. */
  public static int before(Field field, int hex) {
    return field.spentPoints[hex];
  }
}
