package banneret.miniatures.setup;

import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Inches;

/** The deployment zones of the mode: strips along the near and the far edge. */
final class Zones {
  /** How deep a zone is in Fire and Blood. */
  private static final int DEPTH = 18 * Inches.ONE;

  /** How far terrain keeps from zones, where there is room for that. */
  private static final int KEPT_OFF = 6 * Inches.ONE;

  private Zones() {}

  /** True if a player deploys along the near edge. */
  static boolean isNear(Battlefield field, int seat) {
    return (seat == 0) != field.swapped.is();
  }

  static int low(Battlefield field, int seat) {
    return isNear(field, seat) ? 0 : field.content.table.depth - DEPTH;
  }

  static int high(Battlefield field, int seat) {
    return isNear(field, seat) ? DEPTH : field.content.table.depth;
  }

  /** True if all of a tray lies in a player's zone. */
  static boolean holds(Battlefield field, int seat, Outline tray) {
    for (int corner = 0; corner < tray.corners(); corner++) {
      if (tray.y(corner) < low(field, seat) || tray.y(corner) > high(field, seat)) {
        return false;
      }
    }
    return true;
  }

  /** The strip in which terrain may lie: off the zones, by 6 inches if that leaves any. */
  static int terrainLow(Battlefield field) {
    boolean isWide = field.content.table.depth - 2 * DEPTH > 2 * KEPT_OFF;
    return DEPTH + (isWide ? KEPT_OFF : 0);
  }

  static int terrainHigh(Battlefield field) {
    return field.content.table.depth - terrainLow(field);
  }
}
