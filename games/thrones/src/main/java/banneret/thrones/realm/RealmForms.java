package banneret.thrones.realm;

import banneret.kernel.tree.Tree;

/** The parts of a realm that are written in a way of their own, and how it is at the start. */
public final class RealmForms {
  private final Content content;

  RealmForms(Content content) {
    this.content = content;
  }

  static void checkChairs(Realm realm, int index, Tree tree) {
    boolean all = tree.asItems().size() == realm.seats();
    tree.expect(all, "expected " + realm.seats() + " houses");
  }

  /** The strength of the wildlings, not the place of the mammoth. */
  Tree writeThreat(Realm realm, int index) {
    return Tree.of(content.wildlings[realm.threat.get()]);
  }

  void readThreat(Realm realm, int index, Tree tree) {
    int place = 0;
    while (place < content.wildlings.length && content.wildlings[place] != tree.asNumber()) {
      place++;
    }
    tree.expect(place < content.wildlings.length, "no such place on the wildling track");
    realm.threat.set(place);
  }

  /** The first house of a track holds its token. */
  static void holdToken(Realm realm, int track, Tree tree) {
    if (realm.house(track, 0) >= 0) {
      realm.holders.set(track, realm.house(track, 0));
    }
  }

  /** The characters that a house has in hand. */
  Tree writeHand(Realm realm, int house) {
    Tree.Items hand = Tree.items();
    for (int card = 0; card < content.characterNames.count(); card++) {
      if (Content.houseOf(card) == house && realm.holds(card)) {
        hand.add(content.characterNames.word(card));
      }
    }
    return hand;
  }

  void readHand(Realm realm, int house, Tree tree) {
    realm.setHand(house, false);
    for (Tree card : tree.asItems().all()) {
      int id = card.asId(content.characterNames);
      String name = content.houseNames.word(house);
      card.expect(Content.houseOf(id) == house, "not a character of " + name);
      realm.setHolds(id, true);
    }
  }

  // The map

  /** Units of one house stand in a region, and are counted. */
  static void settle(Realm realm, int region, Tree here) {
    boolean sea = realm.content.isSea[region];
    int house = realm.owner(region);
    for (int kind = 0; kind < 3; kind++) {
      int units = realm.units(region, kind);
      here.expect(units == 0 || sea == (kind == Content.SHIP), "no such units can stand there");
      here.expect(units == 0 || house >= 0, "units and the 'house' they are of go together");
      if (units > 0) {
        realm.settle(house, region, kind, units);
      }
    }
    boolean held = realm.army.get(region) > 0;
    here.expect(held == house >= 0, "units and the 'house' they are of go together");
    here.expect(!sea || realm.crest.get(region) < 0, "no crest lies at sea");
    here.expect(held || realm.order(region) < 0, "an order needs a unit");
    realm.setOrder(region, realm.order(region));
  }

  // A march or a battle

  /** Units that are sent are counted. */
  static void send(Realm realm, int region, Tree tree) {
    for (int kind = 0; kind < 3; kind++) {
      int count = realm.sent(region, kind);
      tree.expect(
          realm.sentOf.get(kind) + count <= Realm.MOST_UNITS, "more units are sent than there are");
      realm.sentTo.add(region, count);
      realm.sentOf.add(kind, count);
      if (count > 0) {
        realm.lastSent.set(Math.max(realm.lastSent.get(), Piece.code(region, kind)));
      }
    }
  }

  static void checkMarch(Realm realm, int index, Tree tree) {
    boolean fights = realm.attacker() >= 0 || realm.defender() >= 0 || realm.winner.get() >= 0;
    boolean together = realm.isBattle() ? realm.attacker() >= 0 : !fights;
    tree.expect(together, "'to' and 'attacker' go together");
  }

  static void checkFights(Realm realm, int house, Tree tree) {
    tree.expect(house == realm.attacker() || house == realm.defender(), "not a house that fights");
  }

  // What views show beside

  Tree control(Realm realm, int viewer) {
    Tree.Fields control = Tree.fields();
    for (int region = 0; region < content.regions; region++) {
      int house = Control.of(realm, region);
      if (house >= 0) {
        control.put(content.regionNames.word(region), content.houseNames.word(house));
      }
    }
    return control;
  }

  // The set-up: a map without pieces, then everything where the house cards say

  /** All cards lie in their decks and hands, and no piece on the map; the mammoth stands at 0. */
  public static void deal(Realm realm) {
    Content content = realm.content;
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
