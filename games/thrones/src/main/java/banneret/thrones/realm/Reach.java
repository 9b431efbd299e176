package banneret.thrones.realm;

import java.util.Arrays;

/** Which regions units may march or retreat to: adjacent ones, and coasts joined by own ships. */
public final class Reach {
  private Reach() {}

  /** Fills in what can be reached from a region, in the position's scratch array. */
  public static boolean[] from(Realm realm, int house, int origin) {
    boolean[] reach = realm.reach;
    Arrays.fill(reach, false);
    boolean[] isSea = realm.content.isSea;
    boolean sea = isSea[origin];
    boolean sails = false;
    for (int near : realm.content.adjacent[origin]) {
      if (!realm.isClosed(origin, near)) {
        if (isSea[near] == sea) {
          reach[near] = true;
        } else if (!sea && hasShips(realm, house, near)) {
          sail(realm, house, near, reach);
          sails = true;
        }
      }
    }
    reach[origin] = false;
    for (int region = 0; sails && region < reach.length; region++) {
      reach[region] &= !isSea[region]; // The seas were marked as sailed through.
    }
    return reach;
  }

  private static boolean hasShips(Realm realm, int house, int sea) {
    return realm.owner(sea) == house;
  }

  /**
   * Marks a sea with own ships, its coasts, and the seas with own ships beyond it: the only way off
   * an island (thrones.map.islands-left-by-ship).
   */
  private static void sail(Realm realm, int house, int sea, boolean[] reach) {
    if (reach[sea]) {
      return;
    }
    reach[sea] = true;
    for (int near : realm.content.adjacent[sea]) {
      if (!realm.isClosed(sea, near)) {
        if (!realm.content.isSea[near]) {
          reach[near] = true;
        } else if (hasShips(realm, house, near)) {
          sail(realm, house, near, reach);
        }
      }
    }
  }
}
