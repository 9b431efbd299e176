package banneret.thrones;

import banneret.kernel.Names;
import banneret.kernel.Step;
import banneret.kernel.Tree;
import banneret.thrones.action.Consolidation;
import banneret.thrones.action.Marches;
import banneret.thrones.action.Raids;
import banneret.thrones.content.Content;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.planning.Raven;
import banneret.thrones.westeros.RevealCards;
import banneret.thrones.westeros.Turn;
import java.util.List;

/** Reads a realm from a tree; what is left out is as at the start of a game. */
final class RealmReader {
  private static final Names PHASES =
      new Names(
          "phase",
          List.of(
              "begin",
              "westeros",
              "planning",
              "raven",
              "raids",
              "marches",
              "consolidation",
              "over"));
  private final Content content;
  private final StartingPosition start;

  RealmReader(Content content, StartingPosition start) {
    this.content = content;
    this.start = start;
  }

  Realm read(Tree.Fields in) {
    in.allow(
        "seats",
        "options",
        "chairs",
        "turn",
        "threat",
        "bans",
        "tracks",
        "tokens",
        "blade-used",
        "crests",
        "supply",
        "hands",
        "bids",
        "owed",
        "regions",
        "revealed",
        "march",
        "under-decks",
        "steps",
        "sealed",
        "over");
    Realm realm = start.bare(in.get("seats"), in.fieldsIfAny("options"));
    readChairs(realm, in.itemsIfAny("chairs"));
    readTracks(realm, in);
    readHouses(realm, in);
    readRegions(realm, in);
    if (in.has("threat")) {
      int threat = in.number("threat");
      for (int place = 0; place < content.wildlings.length; place++) {
        if (content.wildlings[place] == threat) {
          realm.setThreat(place);
        }
      }
      if (content.wildlings[realm.threat()] != threat) {
        throw in.get("threat").wrong("no such place on the wildling track");
      }
    }
    int bans = 0;
    for (Tree ban : in.itemsIfAny("bans").all()) {
      bans |= 1 << ban.asId(RealmWriter.BANS);
    }
    realm.setBans(bans);
    realm.setBladeUsed(in.flagOr("blade-used", false));
    readDecks(realm, in);
    readMarch(realm, in.fieldsIfAny("march"));
    readTurn(realm, in.fieldsIfAny("turn"));
    return realm;
  }

  private void readChairs(Realm realm, Tree.Items chairs) {
    int[] houses = chairs.ids(content.houseNames);
    if (houses.length != realm.seats() && houses.length > 0) {
      throw chairs.wrong("expected " + realm.seats() + " houses");
    }
    for (int chair = 0; chair < houses.length; chair++) {
      realm.setSeatOfChair(chair, house(chairs.get(chair), realm));
    }
  }

  private void readTracks(Realm realm, Tree.Fields in) {
    Tree.Fields tracks = in.fieldsIfAny("tracks");
    tracks.allow("throne", "fiefs", "court");
    for (int track = 0; track < 3; track++) {
      String name = content.trackNames.word(track);
      if (tracks.has(name)) {
        readTrack(realm, track, tracks.itemsOf(name));
      }
    }
    Tree.Fields tokens = in.fieldsIfAny("tokens");
    tokens.allow(RealmWriter.TOKENS);
    for (int track = 0; track < 3; track++) {
      if (tokens.has(RealmWriter.TOKENS[track])) {
        realm.setHolder(track, house(tokens.get(RealmWriter.TOKENS[track]), realm));
      }
    }
  }

  private void readTrack(Realm realm, int track, Tree.Items ranks) {
    if (ranks.size() > realm.seats()) {
      throw ranks.wrong("expected at most " + realm.seats() + " houses");
    }
    for (int rank = 0; rank < realm.seats(); rank++) {
      realm.setHouse(track, rank, Realm.NOBODY);
    }
    for (int rank = 0; rank < ranks.size(); rank++) {
      int house = house(ranks.get(rank), realm);
      if (realm.rankOf(track, house) < realm.seats()) {
        throw ranks.wrong("a house is there twice");
      }
      realm.setHouse(track, rank, house);
    }
    if (ranks.size() > 0) {
      realm.setHolder(track, realm.house(track, 0));
    }
  }

  private void readHouses(Realm realm, Tree.Fields in) {
    Tree.Fields crests = in.fieldsIfAny("crests");
    for (String name : crests.names()) {
      realm.setAvailable(
          house(crests, name, realm), crests.number(name, 0, content.crestsPerHouse));
    }
    Tree.Fields supply = in.fieldsIfAny("supply");
    for (String name : supply.names()) {
      int level = supply.number(name, 0, content.supplyLimits.length - 1);
      realm.setSupply(house(supply, name, realm), level);
    }
    Tree.Fields bids = in.fieldsIfAny("bids");
    for (String name : bids.names()) {
      realm.setBid(house(bids, name, realm), bids.number(name, 0, content.crestsPerHouse));
    }
    Tree.Fields owed = in.fieldsIfAny("owed");
    for (String name : owed.names()) {
      realm.setOwed(house(owed, name, realm), owed.number(name, 0, 99));
    }
    Tree.Fields hands = in.fieldsIfAny("hands");
    for (String name : hands.names()) {
      int house = house(hands, name, realm);
      for (int card = 0; card < Content.CHARACTERS_PER_HOUSE; card++) {
        realm.setHolds(house, card, false);
      }
      for (Tree card : hands.itemsOf(name).all()) {
        int id = card.asId(content.characterNames);
        if (id / Content.CHARACTERS_PER_HOUSE != house) {
          throw card.wrong("not a character of " + name);
        }
        realm.setHolds(house, id % Content.CHARACTERS_PER_HOUSE, true);
      }
    }
  }

  private void readRegions(Realm realm, Tree.Fields in) {
    if (!in.has("regions")) {
      start.place(realm);
    }
    Tree.Fields regions = in.fieldsIfAny("regions");
    boolean[] seen = new boolean[content.regions];
    for (String name : regions.names()) {
      Tree.Fields here = regions.fieldsOf(name);
      here.allow(
          "house",
          "footmen",
          "knights",
          "ships",
          "tired-footmen",
          "tired-knights",
          "tired-ships",
          "crest",
          "order",
          "neutral",
          "points",
          "supports");
      int region = regions.idOf(name, content.regionNames);
      if (seen[region]) { // Under one of its aliases.
        throw here.wrong("'" + content.regionNames.word(region) + "' is there twice");
      }
      seen[region] = true;
      readRegion(realm, here, region);
    }
  }

  private void readRegion(Realm realm, Tree.Fields here, int region) {
    int units = 0;
    int house = here.has("house") ? house(here.get("house"), realm) : Realm.NOBODY;
    for (int kind = 0; kind < 3; kind++) {
      int fit = here.numberOr(RealmWriter.FIT[kind], 0, 0, 10);
      int tired = here.numberOr(RealmWriter.TIRED[kind], 0, 0, 10);
      units += fit + tired;
      if (fit + tired > 0 && content.isSea[region] != (kind == Content.SHIP)) {
        throw here.wrong("no such units can stand there");
      }
      if (fit > 0 && house >= 0) {
        realm.addFit(house, region, kind, fit);
      }
      if (tired > 0 && house >= 0) {
        realm.addTired(house, region, kind, tired);
      }
    }
    if ((units > 0) != (house >= 0)) {
      throw here.wrong("units and the 'house' they are of go together");
    }
    if (here.has("crest")) {
      if (content.isSea[region]) {
        throw here.get("crest").wrong("no crest lies at sea");
      }
      realm.setCrest(region, house(here.get("crest"), realm));
    }
    if (here.has("order")) {
      if (units == 0) {
        throw here.get("order").wrong("an order needs a unit");
      }
      realm.setOrder(region, here.id("order", content.orderNames));
    }
    realm.setNeutral(region, here.numberOr("neutral", 0, 0, 20));
    realm.setPoints(region, here.numberOr("points", 0, 0, 2));
    if (here.has("supports")) {
      realm.setSupportSide(region, here.id("supports", RealmWriter.SIDES));
    }
  }

  private void readDecks(Realm realm, Tree.Fields in) {
    Tree.Fields revealed = in.fieldsIfAny("revealed");
    revealed.allow("deck-1", "deck-2", "deck-3");
    Tree.Items under = in.itemsIfAny("under-decks");
    if (under.size() > Content.DECKS) {
      throw under.wrong("expected at most " + Content.DECKS + " decks");
    }
    for (int deck = 0; deck < Content.DECKS; deck++) {
      if (revealed.has("deck-" + (deck + 1))) {
        Tree card = revealed.get("deck-" + (deck + 1));
        realm.setRevealed(deck, take(realm, deck, card));
      }
      if (deck < under.size()) {
        Tree.Items cards = under.get(deck).asItems();
        for (int i = cards.size() - 1; i >= 0; i--) {
          int kind = take(realm, deck, cards.get(i));
          realm.deck(deck).putUnder(realm.cells, kind, (1 << realm.seats()) - 1);
        }
      }
    }
  }

  private int take(Realm realm, int deck, Tree card) {
    int kind = card.asId(content.westerosNames);
    if (realm.deck(deck).rest(realm.cells, kind) == 0) {
      throw card.wrong("there are not so many of this card in deck " + (deck + 1));
    }
    realm.deck(deck).shuffleIn(realm.cells, kind, -1);
    return kind;
  }

  private void readMarch(Realm realm, Tree.Fields in) {
    in.allow(
        "from",
        "sent",
        "last-sent",
        "refused",
        "to",
        "attacker",
        "defender",
        "attacking-footmen",
        "attacking-knights",
        "attacking-ships",
        "order",
        "attacker-plays",
        "defender-plays",
        "last-cards",
        "blade",
        "winner",
        "losses");
    if (in.has("from")) {
      realm.setMarchFrom(in.id("from", content.regionNames));
    }
    Tree.Fields sent = in.fieldsIfAny("sent");
    for (String name : sent.names()) {
      Tree.Fields units = sent.fieldsOf(name);
      units.allow(RealmWriter.FIT);
      int region = sent.idOf(name, content.regionNames);
      for (int kind = 0; kind < 3; kind++) {
        realm.addSent(region, kind, units.numberOr(RealmWriter.FIT[kind], 0, 0, 10));
      }
    }
    realm.setLastSent(in.numberOr("last-sent", 0, 0, 255));
    for (Tree refused : in.itemsIfAny("refused").all()) {
      realm.setRefused(refused.asId(content.regionNames), true);
    }
    if (!in.has("to")) {
      return;
    }
    realm.setBattleRegion(in.id("to", content.regionNames));
    realm.setAttacker(house(in.get("attacker"), realm));
    realm.setDefender(in.has("defender") ? house(in.get("defender"), realm) : Realm.NOBODY);
    for (int kind = 0; kind < 3; kind++) {
      realm.setAttacking(kind, in.numberOr("attacking-" + RealmWriter.FIT[kind], 0, 0, 10));
    }
    realm.setMarchOrder(in.has("order") ? in.id("order", content.orderNames) : -1);
    for (boolean attacking : new boolean[] {true, false}) {
      String name = attacking ? "attacker-plays" : "defender-plays";
      if (in.has(name)) {
        realm.setCard(attacking, in.id(name, content.characterNames));
      }
    }
    for (Tree last : in.itemsIfAny("last-cards").all()) {
      int house = house(last, realm);
      if (house != realm.attacker() && house != realm.defender()) {
        throw last.wrong("not a house that fights");
      }
      realm.setLastCard(house == realm.attacker(), true);
    }
    realm.setBladeDrawn(in.has("blade") ? house(in.get("blade"), realm) : Realm.NOBODY);
    realm.setWinner(in.has("winner") ? house(in.get("winner"), realm) : Realm.NOBODY);
    realm.setLossesLeft(in.numberOr("losses", 0, 0, 9));
  }

  private static void readTurn(Realm realm, Tree.Fields turn) {
    turn.allow("number", "rank", "phase");
    int phase = turn.has("phase") ? turn.id("phase", PHASES) : 0;
    realm.setTurn(turn.numberOr("number", phase == 0 ? 0 : 1, 0, 100));
    realm.setRank(turn.numberOr("rank", 0, 0, realm.seats()));
    List<Step<Realm>> steps =
        List.of(
            RevealCards.STEP,
            PlaceOrders.STEP,
            Raven.STEP,
            Raids.BEGIN,
            Marches.BEGIN,
            Consolidation.STEP,
            Turn.TurnOver.STEP);
    if (phase == 0) {
      realm.begin(Turn.STEP);
      return;
    }
    for (int i = steps.size() - 1; i >= phase - 1; i--) {
      realm.begin(steps.get(i));
    }
  }

  private int house(Tree tree, Realm realm) {
    int house = tree.asId(content.houseNames);
    if (house >= realm.seats()) {
      throw tree.wrong(
          "'"
              + content.houseNames.word(house)
              + "' is not in play with "
              + realm.seats()
              + " players");
    }
    return house;
  }

  private int house(Tree.Fields in, String name, Realm realm) {
    return house(Tree.of(name).at(in.get(name).where()), realm);
  }
}
