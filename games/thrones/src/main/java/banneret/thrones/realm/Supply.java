package banneret.thrones.realm;

import banneret.kernel.told.Clause;
import java.util.Arrays;

/**
 * Armies need supply: two or more units of a house in one region are an army, and it has no more of
 * them than banners (thrones.supply.banners-cap-armies).
 */
public final class Supply {
  public static final Clause FIT = Clauses.of("supply.armies-fit-table");

  /** More than the units of any army, and more than two. */
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

  /** True if all armies of a house fit its banners. */
  public static boolean fits(Realm realm, int house) {
    census(realm, house);
    return feeds(realm, house);
  }

  /**
   * Measures the armies of a house as they would be once its march has arrived, in the position's
   * scratch; returns their sizes by region.
   */
  public static int[] census(Realm realm, int house) {
    int[] sizes = realm.sizes;
    Arrays.fill(sizes, 0);
    for (int at = realm.nextOf(house, 0); at >= 0; at = realm.nextOf(house, at + 1)) {
      sizes[at] = realm.army.get(at);
    }
    int from = realm.marchFrom();
    if (from >= 0 && realm.sentAway() > 0 && realm.owner(from) == house) {
      int left = realm.sentAway();
      sizes[from] -= left;
      for (int region = 0; left > 0 && region < realm.content.regions; region++) {
        int sent = realm.sentTo.get(region);
        sizes[region] += sent;
        left -= sent;
      }
    }
    if (realm.isBattle() && realm.attacker() == house) {
      sizes[realm.battleRegion()] += realm.attackers();
    }
    count(realm);
    return sizes;
  }

  /** Counts the armies whose sizes lie in the scratch: how many of at least each size. */
  public static void count(Realm realm) {
    int[] armies = realm.armies;
    Arrays.fill(armies, 0);
    int largest = 0;
    for (int size : realm.sizes) {
      if (size >= 2) {
        int counted = Math.min(size, MOST - 1);
        armies[counted]++;
        largest = Math.max(largest, counted);
      }
    }
    for (int size = largest - 1; size >= 2; size--) {
      armies[size] += armies[size + 1];
    }
  }

  /** One unit goes from one region to another, in the scratch. */
  public static void move(Realm realm, int from, int to) {
    realm.sizes[from]--;
    realm.sizes[to]++;
    count(realm);
  }

  /** True if the armies just counted fit the banners of a house. */
  public static boolean feeds(Realm realm, int house) {
    return feeds(realm, house, 0, 0);
  }

  /** True if the armies just counted fit after one more unit comes to a region. */
  public static boolean feedsOneMore(Realm realm, int house, int where) {
    return feeds(realm, house, 0, realm.sizes[where] + 1);
  }

  /** True if the armies just counted fit after one more unit goes from one region to another. */
  public static boolean feedsAfter(Realm realm, int house, int from, int to) {
    return feeds(realm, house, realm.sizes[from], realm.sizes[to] + 1);
  }

  /**
   * @param shrinks the size of an army that loses a unit, or 0
   * @param grows what an army grows to, or 0
   */
  private static boolean feeds(Realm realm, int house, int shrinks, int grows) {
    int[] banners = realm.content.banners[realm.supply.get(house)];
    for (int size = 2; size < MOST; size++) {
      int armies = realm.armies[size] - (size == shrinks ? 1 : 0) + (size == grows ? 1 : 0);
      if (armies > banners[size]) {
        return false;
      }
      if (armies == 0 && size >= grows) {
        return true;
      }
    }
    return true;
  }
}
