package banneret.miniatures.ground;

import banneret.geometry.plane.Contact;
import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Outlines;

/** The deployment zones: strips along the near and the far edge, or squares in the corners. */
public final class Zones {
  private static final int STRIPS = 2;
  private static final int CORNERS = 4;

  private Zones() {}

  /** How many zones there are, whoever takes which. */
  public static int count(Battlefield field) {
    return field.isFreeForAll() ? CORNERS : STRIPS;
  }

  /** True if a player deploys along the near edge. */
  public static boolean isNear(Battlefield field, int seat) {
    return field.isFreeForAll()
        ? zone(field, seat) < STRIPS
        : (field.side(seat) == 0) != field.swapped.is();
  }

  /** The zone of a player. */
  public static int zone(Battlefield field, int seat) {
    if (field.isFreeForAll()) {
      return Math.max(0, field.corner.get(seat));
    }
    return isNear(field, seat) ? 0 : 1;
  }

  /** All that a player's zone depends on, as a number. */
  public static int key(Battlefield field, int seat) {
    int who = field.siege.defender.get() + 1;
    int place = 2 * zone(field, seat) + (field.swapped.is() ? 1 : 0);
    int ground = 2 * field.table.get() + field.sides.get();
    return ((field.modeId.get() * 8 + who) * 8 + place) * 4 + ground;
  }

  private static int depth(Battlefield field, int zone) {
    boolean isDefended =
        field.siege.defender.get() >= 0 && zone(field, field.siege.defender.get()) == zone;
    return isDefended ? field.mode().defenderZone : field.mode().zone;
  }

  // The edges of a zone.

  public static int left(Battlefield field, int zone) {
    boolean isRight = field.isFreeForAll() && (zone & 1) != 0;
    return isRight ? field.width() - field.content.corner : 0;
  }

  public static int right(Battlefield field, int zone) {
    boolean isLeft = field.isFreeForAll() && (zone & 1) == 0;
    return isLeft ? field.content.corner : field.width();
  }

  public static int low(Battlefield field, int zone) {
    int table = field.content.table.depth;
    if (field.isFreeForAll()) {
      return zone < STRIPS ? 0 : table - field.content.corner;
    }
    return zone == 0 ? 0 : table - depth(field, zone);
  }

  public static int high(Battlefield field, int zone) {
    int table = field.content.table.depth;
    if (field.isFreeForAll()) {
      return zone < STRIPS ? field.content.corner : table;
    }
    return zone == 0 ? depth(field, zone) : table;
  }

  /** How far a zone reaches from its edge of the table. */
  public static int reach(Battlefield field, int zone) {
    return high(field, zone) - low(field, zone);
  }

  /**
   * True if all of a tray lies in a player's quarter of the table and within reach of one of the
   * edges of his corner.
   */
  public static boolean holdsWide(Battlefield field, int seat, Outline tray) {
    if (!field.isFreeForAll()) {
      return false;
    }
    int zone = zone(field, seat);
    boolean isAlongSide = true;
    boolean isAlongEdge = true;
    for (int corner = 0; corner < tray.corners(); corner++) {
      int x = (zone & 1) == 0 ? tray.x(corner) : field.width() - tray.x(corner);
      int y = zone < STRIPS ? tray.y(corner) : field.content.table.depth - tray.y(corner);
      if (x < 0 || y < 0 || x > field.width() / 2 || y > field.content.table.depth / 2) {
        return false;
      }
      isAlongSide &= x <= field.content.corner;
      isAlongEdge &= y <= field.content.corner;
    }
    return isAlongSide || isAlongEdge;
  }

  /** True if all of a tray lies in a player's zone. */
  public static boolean holds(Battlefield field, int seat, Outline tray) {
    int zone = zone(field, seat);
    int left = left(field, zone);
    int right = right(field, zone);
    int low = low(field, zone);
    int high = high(field, zone);
    for (int corner = 0; corner < tray.corners(); corner++) {
      int x = tray.x(corner);
      int y = tray.y(corner);
      if (x < left || x > right || y < low || y > high) {
        return false;
      }
    }
    return true;
  }

  /** True if something keeps so far off a zone. */
  public static boolean isOff(Battlefield field, int zone, Outline piece, int distance) {
    int near = near(field, zone, piece, distance);
    return near == 0 ? isOffExactly(field, zone, piece, distance) : near > 0;
  }

  /** Circles around and in something: 1 if it surely keeps off, -1 if it surely does not, or 0. */
  private static int near(Battlefield field, int zone, Outline piece, int distance) {
    int x = piece.centreX();
    int y = piece.centreY();
    double across = Math.max(0, Math.max(left(field, zone) - x, x - right(field, zone)));
    double up = Math.max(0, Math.max(low(field, zone) - y, y - high(field, zone)));
    double square = across * across + up * up;
    double far = Outlines.radius(piece) + distance;
    if (square > far * far) {
      return 1;
    }
    double close = 0.49 * Math.min(piece.width(), piece.depth()) + distance;
    return square < close * close ? -1 : 0;
  }

  private static boolean isOffExactly(Battlefield field, int zone, Outline piece, int distance) {
    int least = piece.x(0);
    int most = least;
    int lowest = piece.y(0);
    int highest = lowest;
    for (int corner = 1; corner < piece.corners(); corner++) {
      least = Math.min(least, piece.x(corner));
      most = Math.max(most, piece.x(corner));
      lowest = Math.min(lowest, piece.y(corner));
      highest = Math.max(highest, piece.y(corner));
    }
    int left = left(field, zone);
    int right = right(field, zone);
    int low = low(field, zone);
    int high = high(field, zone);
    if (lowest - high >= distance
        || low - highest >= distance
        || least - right >= distance
        || left - most >= distance) {
      return true;
    }
    // Straight ahead of the zone nothing is nearer than its lowest or highest corner.
    return (least < left || most > right)
        && isOffCorner(field, left, right, low, high, piece, distance);
  }

  private static boolean isOffCorner(
      Battlefield field, int left, int right, int low, int high, Outline piece, int distance) {
    Outline area = field.outlines.start;
    area.box((left + right) / 2, (low + high) / 2, 0, right - left, high - low);
    return distance == 0 ? !Contact.overlap(piece, area) : Gap.atLeast(piece, area, distance);
  }

  /** True if something between two heights of the table might keep so far off all zones. */
  public static boolean isOpenRow(Battlefield field, int lowest, int highest, int distance) {
    for (int zone = 0; !field.isFreeForAll() && zone < STRIPS; zone++) {
      if (lowest - high(field, zone) < distance && low(field, zone) - highest < distance) {
        return false;
      }
    }
    return true;
  }

  /** True if something keeps so far off all zones. */
  public static boolean isOffAll(Battlefield field, Outline piece, int distance) {
    for (int zone = 0; zone < count(field); zone++) {
      if (!isOff(field, zone, piece, distance)) {
        return false;
      }
    }
    return true;
  }
}
