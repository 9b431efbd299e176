package banneret.thrones.action;

import banneret.thrones.Realm;

/** Which regions units may march or retreat to: adjacent ones, and coasts joined by own ships. */
public final class Reach {
  private Reach() {}

  /** Fills in what can be reached from a region, in the position's scratch array. */
  public static boolean[] from(Realm realm, int house, int origin) {
    boolean[] reach = realm.reach;
    java.util.Arrays.fill(reach, false);
    boolean sea = realm.content.isSea[origin];
    for (int near : realm.content.adjacent[origin]) {
      if (realm.isBorder(origin, near)) {
        if (realm.content.isSea[near] == sea) {
          reach[near] = true;
        } else if (!sea && hasShips(realm, house, near)) {
          sail(realm, house, near, reach);
        }
      }
    }
    reach[origin] = false;
    for (int region = 0; region < reach.length; region++) {
      reach[region] &= realm.content.isSea[region] == sea;
    }
    return reach;
  }

  private static boolean hasShips(Realm realm, int house, int sea) {
    return realm.owner(sea) == house;
  }

  /** Marks a sea with own ships, its coasts, and the seas with own ships beyond it. */
  private static void sail(Realm realm, int house, int sea, boolean[] reach) {
    if (reach[sea]) {
      return;
    }
    reach[sea] = true;
    for (int near : realm.content.adjacent[sea]) {
      if (realm.isBorder(sea, near)) {
        if (!realm.content.isSea[near]) {
          reach[near] = true;
        } else if (hasShips(realm, house, near)) {
          sail(realm, house, near, reach);
        }
      }
    }
  }
}
