package banneret.thrones;

import banneret.kernel.Clause;
import banneret.kernel.Tree;
import banneret.thrones.content.Content;

/** The set-up: a map without pieces, then everything where the house cards say. */
final class StartingPosition {
  static final int MIN_SEATS = 3;
  private static final Clause PLAYER_COUNT = Clauses.of("component.player-count");
  private final Content content;
  private final Realm.Plan[] plans = new Realm.Plan[Content.HOUSES + 1];

  StartingPosition(Content content) {
    this.content = content;
    for (int seats = MIN_SEATS; seats <= Content.HOUSES; seats++) {
      plans[seats] = new Realm.Plan(content, seats);
    }
  }

  /** A map without pieces, all cards in their decks and hands, the tracks as usual. */
  Realm bare(Tree players, Tree.Fields options) {
    int seats = players.asNumber();
    if (seats < MIN_SEATS || seats > Content.HOUSES) {
      throw players.wrong("expected 3 to 5 players, found " + seats + " (" + PLAYER_COUNT + ")");
    }
    Realm realm = new Realm(content, plans[seats]);
    settings(realm, options);
    for (int deck = 0; deck < Content.DECKS; deck++) {
      for (int kind = 0; kind < content.westerosNames.count(); kind++) {
        realm.deck(deck).shuffleIn(realm.cells, kind, content.deckCount[deck][kind]);
      }
    }
    for (int house = 0; house < seats; house++) {
      realm.fillHand(house);
      realm.setSeatOfChair(house, house);
      realm.setSupply(house, content.startSupply[house]);
      realm.setAvailable(house, content.startCrests[house]);
    }
    Content.SetUp setUp = content.setUp(seats);
    for (int track = 0; track < 3; track++) {
      boolean printed = track == Realm.COURT && !realm.hasErratum();
      int[] ranks = printed ? setUp.courtPrinted() : setUp.tracks()[track];
      for (int rank = 0; rank < ranks.length; rank++) {
        realm.setHouse(track, rank, ranks[rank]);
      }
      realm.setHolder(track, ranks[0]);
    }
    return realm;
  }

  /** Puts the units of the houses, and neutral forces, on the map. */
  void place(Realm realm) {
    int[] neutral = content.setUp(realm.seats()).neutral();
    for (int region = 0; region < content.regions; region++) {
      realm.setNeutral(region, neutral[region]);
      for (int house = 0; house < realm.seats(); house++) {
        for (int kind = 0; kind < 3; kind++) {
          realm.addFit(house, region, kind, content.startUnits[house][region][kind]);
        }
      }
    }
  }

  private static void settings(Realm realm, Tree.Fields options) {
    options.allow("houses", "ships", "oldtown", "erratum");
    int ships = choice(options, "ships", "5", "6") ? 5 : 6;
    boolean closed = !choice(options, "oldtown", "yes", "no");
    boolean erratum = choice(options, "erratum", "yes", "no");
    realm.settings(ships, closed, erratum, choice(options, "houses", "dealt", "in-order"));
  }

  /** True if an option has its usual value. */
  private static boolean choice(Tree.Fields options, String name, String usual, String other) {
    String value = options.text(name, usual);
    if (!value.equals(usual) && !value.equals(other)) {
      throw options
          .get(name)
          .wrong("expected " + usual + " or " + other + ", found '" + value + "'");
    }
    return value.equals(usual);
  }
}
