package banneret.thrones;

import banneret.kernel.Clause;
import java.util.Arrays;

/** Armies need supply: two or more units of a house in one region are an army. */
public final class Supply {
  public static final Clause FIT = Clauses.of("supply.armies-fit-table");
  static final int MOST = 16;

  private Supply() {}

  /** The level that a house's barrels give. */
  public static int level(Realm realm, int house) {
    int barrels = 0;
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.content.barrels[region] > 0 && Control.of(realm, region) == house) {
        barrels += realm.content.barrels[region];
      }
    }
    return Math.min(barrels, realm.content.supplyLimits.length - 1);
  }

  /** True if all armies of a house fit its banners, with so many more units in one region. */
  public static boolean fits(Realm realm, int house, int where, int more) {
    return largestExcess(realm, house, where, more) == 0;
  }

  public static boolean fits(Realm realm, int house) {
    return largestExcess(realm, house, -1, 0) == 0;
  }

  /** The smallest size of army of which a house has too many, or 0 if all fit. */
  public static int largestExcess(Realm realm, int house, int where, int more) {
    int[] sizes = census(realm, house);
    if (where >= 0) {
      count(realm.armies, sizes[where], -1);
      count(realm.armies, sizes[where] + more, 1);
    }
    int[] banners = realm.content.banners[realm.supply(house)];
    for (int size = 2; size < MOST; size++) {
      if (realm.armies[size] > banners[size]) {
        return size;
      }
    }
    return 0;
  }

  /**
   * Counts the armies of a house as they would be: how large in each region, and in the position's
   * scratch how many of at least each size.
   */
  public static int[] census(Realm realm, int house) {
    int[] sizes = realm.sizes;
    Arrays.fill(realm.armies, 0);
    int from = realm.marchFrom();
    boolean marches = from >= 0 && realm.owner(from) == house;
    int leaving = 0;
    for (int region = 0; region < sizes.length; region++) {
      int size = realm.owner(region) == house ? realm.army(region) : 0;
      if (marches) {
        int sent = realm.sentTo(region);
        size += sent;
        leaving += sent;
      }
      sizes[region] = size;
    }
    if (marches) {
      sizes[from] -= leaving;
    }
    if (realm.isBattle() && realm.attacker() == house) {
      sizes[realm.battleRegion()] += realm.attackers();
    }
    for (int size : sizes) {
      if (size >= 2) {
        count(realm.armies, size, 1);
      }
    }
    return sizes;
  }

  private static void count(int[] armies, int size, int change) {
    for (int least = 2; least <= Math.min(size, MOST - 1); least++) {
      armies[least] += change;
    }
  }

  /** True if the armies just counted fit after one more unit goes from one region to another. */
  public static boolean fitsAfter(Realm realm, int house, int from, int to) {
    int shrinks = realm.sizes[from];
    int grows = realm.sizes[to] + 1;
    int[] banners = realm.content.banners[realm.supply(house)];
    for (int size = 2; size < MOST; size++) {
      int armies = realm.armies[size] - (size == shrinks ? 1 : 0) + (size == grows ? 1 : 0);
      if (armies > banners[size]) {
        return false;
      }
      if (armies == 0 && size > grows) {
        return true;
      }
    }
    return true;
  }
}
