package banneret.thrones;

import banneret.kernel.Clause;

/** Armies need supply: two or more units of a house in one region are an army. */
public final class Supply {
  public static final Clause FIT = Clauses.of("supply.armies-fit-table");
  private static final int MOST = 16;

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

  /** Units of a house in a region, counting what a march sends and who attacks there. */
  static int army(Realm realm, int house, int region) {
    int units = realm.owner(region) == house ? realm.army(region) : 0;
    int from = realm.marchFrom();
    if (from >= 0 && realm.owner(from) == house) {
      units += realm.sentTo(region);
      if (region == from) {
        units -= realm.sentOf(0) + realm.sentOf(1) + realm.sentOf(2);
      }
    }
    if (realm.battleRegion() == region && realm.attacker() == house) {
      units += realm.attackers();
    }
    return units;
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
    int[] banners = realm.content.banners[realm.supply(house)];
    int sizes = 0;
    int two = 0;
    int three = 0;
    int four = 0;
    int five = 0;
    boolean marches = realm.marchFrom() >= 0 || realm.isBattle();
    for (int region = 0; region < realm.content.regions; region++) {
      int army =
          marches
              ? army(realm, house, region)
              : realm.owner(region) == house ? realm.army(region) : 0;
      army += region == where ? more : 0;
      if (army >= 2) {
        sizes = Math.max(sizes, army);
        two++;
        three += army >= 3 ? 1 : 0;
        four += army >= 4 ? 1 : 0;
        five += army >= 5 ? 1 : 0;
      }
    }
    if (two > banners[2]) {
      return 2;
    }
    if (three > banners[3]) {
      return 3;
    }
    if (four > banners[4]) {
      return 4;
    }
    if (five > banners[5]) {
      return 5;
    }
    return sizes >= MOST || (sizes > 5 && banners[sizes] == 0) ? sizes : 0;
  }
}
