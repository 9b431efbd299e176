package banneret.miniatures.ground;

import banneret.geometry.plane.Arcs;
import banneret.geometry.plane.Outline;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;

/** In which arc of a unit another one stands. */
public final class Bearings {
  private Bearings() {}

  /** The arcs of the target in which most of a unit lies, a bit each: two on an even split. */
  public static int arcs(Battlefield field, int unit, int target) {
    if (Content.isWall(target)) {
      return 1 << Outline.FRONT;
    }
    int ray = field.content.table.trayRay[field.trayOf(target)];
    Outline box = field.tray(target);
    Outline tray = field.tray(unit);
    int whole = Arcs.of(box, ray, tray.x(0), tray.y(0));
    for (int corner = 1; whole != 0 && corner < 4; corner++) {
      whole = whole == Arcs.of(box, ray, tray.x(corner), tray.y(corner)) ? whole : 0;
    }
    if (Integer.bitCount(whole) == 1) {
      return whole;
    }
    int[] shares = field.outlines.shares;
    field.outlines.arcs.share(box, ray, tray, shares);
    int most = 0;
    int found = 0;
    for (int arc = 0; arc < 4; arc++) {
      if (shares[arc] > most) {
        most = shares[arc];
        found = 1 << arc;
      } else if (shares[arc] == most && most > 0) {
        found |= 1 << arc;
      }
    }
    return found;
  }

  /** The arc from which a unit shoots: on an even split the worst for the target. */
  public static int best(Battlefield field, int unit, int target) {
    int arcs = arcs(field, unit, target);
    if ((arcs >>> Outline.REAR & 1) != 0) {
      return Outline.REAR;
    }
    for (int arc = Outline.LEFT; arc > Outline.FRONT; arc--) {
      if ((arcs >>> arc & 1) != 0) {
        return arc;
      }
    }
    return Outline.FRONT;
  }

  public static boolean isFlank(int arc) {
    return arc == Outline.LEFT || arc == Outline.RIGHT;
  }
}
