package banneret.thrones.realm;

/** The set-up: a map without pieces, then everything where the house cards say. */
public final class StartingPosition {
  private StartingPosition() {}

  /** All cards lie in their decks and hands, and no piece on the map; the mammoth stands at 0. */
  public static void deal(Realm realm) {
    Content content = realm.content;
    for (int deck = 0; deck < Content.DECKS; deck++) {
      for (int kind = 0; kind < content.westerosNames.count(); kind++) {
        realm.decks[deck].shuffleIn(realm.cells, kind, content.deckCount[deck][kind]);
      }
    }
    for (int house = 0; house < realm.seats(); house++) {
      realm.setHand(house, true);
      realm.chairs.set(house, house);
      realm.supply.set(house, content.startSupply[house]);
      realm.available.set(house, content.startCrests[house]);
    }
    Content.SetUp setUp = content.setUp(realm.seats());
    for (int track = 0; track < 3; track++) {
      boolean printed = track == Realm.COURT && !realm.hasErratum();
      int[] ranks = printed ? setUp.courtPrinted() : setUp.tracks()[track];
      for (int rank = 0; rank < ranks.length; rank++) {
        realm.tracks.set(track, rank, ranks[rank]);
      }
      realm.holders.set(track, ranks[0]);
    }
  }

  /** Puts the units of the houses, and neutral forces, on the map. */
  public static void place(Realm realm) {
    Content content = realm.content;
    int[] neutral = content.setUp(realm.seats()).neutral();
    for (int region = 0; region < content.regions; region++) {
      realm.neutral.set(region, neutral[region]);
      for (int house = 0; house < realm.seats(); house++) {
        for (int kind = 0; kind < 3; kind++) {
          realm.addFit(house, region, kind, content.startUnits[house][region][kind]);
        }
      }
    }
  }
}
