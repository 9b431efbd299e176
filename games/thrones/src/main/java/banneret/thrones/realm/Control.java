package banneret.thrones.realm;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;

/** Who controls which regions, and who has won by it. */
public final class Control {
  private static final int CASTLE = 1 << 12;
  private static final int SUPPLY = 1 << 6;

  private Control() {}

  /** The house that controls a land region, or -1: by units, by crest, or as its home. */
  public static int of(Realm realm, int region) {
    if (realm.content.isSea[region]) {
      return Realm.NOBODY;
    }
    int owner = realm.owner(region);
    if (owner >= 0) {
      return owner;
    }
    int crest = realm.crest.get(region);
    if (crest >= 0) {
      return crest;
    }
    int home = realm.content.homeOf[region];
    return home >= 0 && home < realm.seats() && realm.neutral.get(region) == 0
        ? home
        : Realm.NOBODY;
  }

  /** How many cities and fortresses a house controls. */
  public static int castles(Realm realm, int house) {
    int castles = 0;
    for (int region : realm.content.castles) {
      castles += of(realm, region) == house ? 1 : 0;
    }
    return castles;
  }

  /**
   * Ends the game if a house controls enough castles; true if it did. Two that do so at once are
   * compared as after the last turn.
   */
  public static boolean endsGame(Realm realm, Flow<Realm> flow) {
    int counts = 0; // Five bits for each house.
    for (int region : realm.content.castles) {
      int house = of(realm, region);
      counts += house >= 0 ? 1 << (5 * house) : 0;
    }
    int needed = realm.content.setUp(realm.seats()).castlesToWin();
    for (int house = 0; house < realm.seats(); house++) {
      if ((counts >>> (5 * house) & 31) >= needed) {
        Clause by = realm.seats() == 3 ? Clauses.EIGHT_WITH_THREE : Clauses.SEVEN_AT_ONCE;
        finish(realm, by, flow);
        return true;
      }
    }
    return false;
  }

  /** The tenth turn is over: castles, then supply, then crests decide. */
  public static void endByCount(Realm realm, Flow<Realm> flow) {
    finish(realm, decidedBy(realm), flow);
  }

  /** The clause that tells the first from the second after the last turn. */
  private static Clause decidedBy(Realm realm) {
    int first = 0;
    int second = 0;
    for (int house = 0; house < realm.seats(); house++) {
      int score = score(realm, house);
      second = Math.max(second, Math.min(first, score));
      first = Math.max(first, score);
    }
    int lead = first ^ second;
    if (lead >= CASTLE) {
      return Clauses.MOST_STRONGHOLDS;
    }
    if (lead >= SUPPLY) {
      return Clauses.TIE_BY_SUPPLY;
    }
    return lead > 0 ? Clauses.TIE_BY_CRESTS : Clauses.SHARED;
  }

  /** Castles, supply and crests in one number, each in bits of its own. */
  private static int score(Realm realm, int house) {
    return castles(realm, house) * CASTLE
        + realm.supply.get(house) * SUPPLY
        + realm.available.get(house);
  }

  private static void finish(Realm realm, Clause by, Flow<Realm> flow) {
    int seats = realm.seats();
    int[] points = new int[seats];
    int[] score = new int[seats];
    for (int house = 0; house < seats; house++) {
      points[house] = castles(realm, house);
      score[house] = score(realm, house);
      flow.tell(
          Happenings.SCORE,
          house,
          points[house],
          realm.supply.get(house),
          realm.available.get(house));
    }
    flow.end(Standing.ranked(score, points, by), Happenings.WINNER);
  }

  /** Units have entered a region: an enemy crest goes back to the reserve. */
  public static void enter(Realm realm, int house, int region, Flow<Realm> flow) {
    int crest = realm.crest.get(region);
    if (crest >= 0 && crest != house) {
      realm.crest.set(region, Realm.NOBODY);
      flow.tell(Happenings.CREST_REMOVED, crest, region);
    }
  }
}
