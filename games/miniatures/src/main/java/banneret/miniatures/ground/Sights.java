package banneret.miniatures.ground;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sight;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.TableContent;

/** Line of sight, range and cover. */
public final class Sights {
  /** A tray is looked at in so many points across and up. */
  private static final int GRID = 5;

  private Sights() {}

  /** True if a unit sees another from where it stands. */
  public static boolean sees(Battlefield field, int unit, int target) {
    return sees(field, unit, field.tray(unit), target);
  }

  /** True if a unit would see another with its tray laid there. */
  public static boolean sees(Battlefield field, int unit, Outline from, int target) {
    return sees(field, unit, from, target, false);
  }

  /** The same; with {@code past} nothing is in the way. */
  public static boolean sees(Battlefield field, int unit, Outline from, int target, boolean past) {
    int ray = field.content.table.trayRay[field.trayOf(unit)];
    int count = past ? 0 : block(field, unit, from, target);
    return field.outlines.sight.sees(from, ray, field.tray(target), field.outlines.blocking, count);
  }

  /** Lays out all that may be in the way; answers how much that is. */
  private static int block(Battlefield field, int unit, Outline from, int target) {
    Outline to = field.tray(target);
    Outline[] blocking = field.outlines.blocking;
    int count = 0;
    for (int other = 0; other < field.units(); other++) {
      if (other != unit && other != target && field.isOnTable(other)) {
        Outline tray = field.tray(other);
        // A little larger, so that there is no slit between two that touch.
        field.outlines.lay(
            other, tray.centreX(), tray.centreY(), tray.turn(), Outline.ROUNDING, blocking[count]);
        count++;
      }
    }
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, TableContent.BLOCKS_SIGHT)) {
        Outline wall = field.outlines.piece(piece);
        if (!Contact.overlap(from, wall) && !Contact.overlap(to, wall)) {
          blocking[count++].copy(wall);
        }
      }
    }
    return count;
  }

  /** The front arrow of a tray: the middle of its front. */
  private static int arrowX(Outline tray) {
    return (tray.x(0) + tray.x(1)) / 2;
  }

  private static int arrowY(Outline tray) {
    return (tray.y(0) + tray.y(1)) / 2;
  }

  /** True if some part of the target is so near to the front arrow of a tray. */
  public static boolean isInReach(Battlefield field, Outline from, int target, int range) {
    return Gap.atMost(field.tray(target), arrowX(from), arrowY(from), range);
  }

  /** True if some part of one unit is so near to some part of another; of itself always. */
  public static boolean isWithin(Battlefield field, int unit, int other, int range) {
    return unit == other || Gap.atMost(field.tray(unit), field.tray(other), range);
  }

  /** True if most of the target is hidden by a piece of terrain that gives cover. */
  public static boolean isCovered(Battlefield field, int unit, int target) {
    Outline from = field.tray(unit);
    Outline to = field.tray(target);
    for (int piece = 0; piece < Content.PIECES; piece++) {
      if (field.isTerrain(piece, TableContent.COVER)) {
        Outline wood = field.outlines.piece(piece);
        if (held(wood, from) <= held(wood, to) && hidden(wood, from, to) * 2 > GRID * GRID) {
          return true;
        }
      }
    }
    return false;
  }

  private static int pointX(Outline tray, int across, int up) {
    return point(tray.x(0), tray.x(1), tray.x(3), across, up);
  }

  private static int pointY(Outline tray, int across, int up) {
    return point(tray.y(0), tray.y(1), tray.y(3), across, up);
  }

  private static int point(int corner, int right, int rear, int across, int up) {
    return corner + ((right - corner) * across + (rear - corner) * up) / (GRID - 1);
  }

  /** How many points of a tray lie in terrain. */
  private static int held(Outline wood, Outline tray) {
    int count = 0;
    for (int across = 0; across < GRID; across++) {
      for (int up = 0; up < GRID; up++) {
        count += wood.holds(pointX(tray, across, up), pointY(tray, across, up)) ? 1 : 0;
      }
    }
    return count;
  }

  /** How many points of a tray lie in or behind terrain. */
  private static int hidden(Outline wood, Outline from, Outline to) {
    int count = 0;
    for (int across = 0; across < GRID; across++) {
      for (int up = 0; up < GRID; up++) {
        int x = pointX(to, across, up);
        int y = pointY(to, across, up);
        count += wood.holds(x, y) || Sight.crosses(wood, arrowX(from), arrowY(from), x, y) ? 1 : 0;
      }
    }
    return count;
  }
}
