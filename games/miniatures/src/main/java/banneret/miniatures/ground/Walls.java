package banneret.miniatures.ground;

import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;

/** The walls of a castle: which of them stand, and what lies behind them. */
public final class Walls {
  private Walls() {}

  /** The place of the first wall. */
  private static int first(Battlefield field) {
    return field.from(field.siege.defender.get()) + Content.MOST_UNITS;
  }

  /** The first wall that stands, from a place on, or -1. */
  public static int next(Battlefield field, int from) {
    if (field.siege.defender.get() < 0) {
      return -1;
    }
    int last = first(field) + Content.WALLS;
    for (int wall = Math.max(from, first(field)); wall < last; wall++) {
      if (field.isOnTable(wall) && field.figures.get(wall) > 0) {
        return wall;
      }
    }
    return -1;
  }

  /** True if a tray of an enemy of the castle would lie behind its walls while one stands. */
  public static boolean isBehind(Battlefield field, int unit, Outline tray) {
    int off = offFrom(field, unit);
    for (int corner = 0; off != 0 && corner < tray.corners(); corner++) {
      int y = tray.y(corner);
      if (off > 0 ? y < off : y > field.content.table.depth + off) {
        return true;
      }
    }
    return false;
  }

  /** How far off the near edge a unit keeps by the walls, less than 0 for the far one, or 0. */
  static int offFrom(Battlefield field, int unit) {
    int defender = field.siege.defender.get();
    if (defender < 0 || field.isOf(defender, unit) || next(field, 0) < 0) {
      return 0;
    }
    int off = field.mode().wallsOff;
    return Zones.isNear(field, defender) ? off : -off;
  }
}
