package banneret.miniatures.ground;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.geometry.plane.Sight;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;

/** Line of sight, range and cover. */
public final class Sights {
  /** A tray is looked at in so many points across and up. */
  private static final int GRID = 5;

  /** What is in the way is laid a little larger, and directions are rounded. */
  private static final int WIDER = 20;

  /** The front is looked at in so many steps, a tenth of an inch or so each. */
  private static final int FRONT_POINTS = 48;

  private Sights() {}

  /** True if a unit sees another from where it stands. */
  public static boolean sees(Battlefield field, int unit, int target) {
    Outlines all = field.outlines.look();
    int known = all.seen(unit, target);
    if (known < 0) {
      boolean sees = sees(field, unit, field.tray(unit), target);
      all.noteSeen(unit, target, sees);
      return sees;
    }
    return known == 1;
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

  /** Gathers all that may be in the way; answers how much that is. */
  private static int block(Battlefield field, int unit, Outline from, int target) {
    Outlines all = field.outlines.look();
    Outline to = all.tray(target);
    Outline[] blocking = all.blocking;
    // Lines of sight stay between the two: as far aside as the larger of them, and between them.
    int across = to.centreX() - from.centreX();
    int up = to.centreY() - from.centreY();
    if (across == 0 && up == 0) {
      return 0;
    }
    int direction = Heading.of(across, up);
    int distance = Math.abs(across) + Math.abs(up);
    int wide = Math.max(Outlines.radius(from), all.radius(target)) + WIDER;
    int count = 0;
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      if (other != unit
          && other != target
          && !Path.passes(from, all.tray(other), wide + all.radius(other), direction, distance)) {
        blocking[count++] = all.grown(other);
      }
    }
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      if (field.isTerrain(piece, TableContent.BLOCKS_SIGHT)) {
        Outline wall = all.ground(piece);
        if (!Path.passes(from, wall, wide + all.pieceRadius(piece), direction, distance)
            && !Contact.overlap(from, wall)
            && !Contact.overlap(to, wall)) {
          blocking[count++] = wall;
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

  /** True if some part of the target is so near to some point of the front of a tray. */
  public static boolean isInReachOfFront(Battlefield field, Outline from, int target, int range) {
    for (int i = 0; i <= FRONT_POINTS; i++) {
      int x = from.x(0) + (from.x(1) - from.x(0)) * i / FRONT_POINTS;
      int y = from.y(0) + (from.y(1) - from.y(0)) * i / FRONT_POINTS;
      if (Gap.atMost(field.tray(target), x, y, range)) {
        return true;
      }
    }
    return false;
  }

  /** True if some part of one unit is so near to some part of another; of itself always. */
  public static boolean isWithin(Battlefield field, int unit, int other, int range) {
    Outline own = field.tray(unit);
    return unit == other
        || (!field.outlines.isFar(unit, other, range) && Gap.atMost(own, field.tray(other), range));
  }

  /** True if most of the target is hidden by a piece of terrain that gives cover. */
  public static boolean isCovered(Battlefield field, int unit, int target) {
    Outline from = field.tray(unit);
    Outline to = field.tray(target);
    Outlines all = field.outlines;
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      if (field.isTerrain(piece, TableContent.COVER)) {
        Outline wood = all.ground(piece);
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
