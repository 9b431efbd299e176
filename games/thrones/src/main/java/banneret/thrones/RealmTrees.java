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
import banneret.thrones.westeros.Bid;
import banneret.thrones.westeros.RevealCards;
import banneret.thrones.westeros.Turn;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A realm as a tree: whole, as one seat sees it, and back. */
final class RealmTrees {
  private static final String[] FIT = {"footmen", "knights", "ships"};
  private static final String[] TIRED = {"tired-footmen", "tired-knights", "tired-ships"};
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
  private static final Names BANS =
      new Names("ban", List.of("raids", "consolidations", "defences", "supporting-footmen"));
  private static final Names SIDES =
      new Names("side", List.of("undecided", "attacker", "defender", "nobody"));
  private static final String[] TOKENS = {"throne", "blade", "raven"};
  private final Content content;
  private final IntFunction<Realm> bare;

  RealmTrees(Content content, IntFunction<Realm> bare) {
    this.content = content;
    this.bare = bare;
  }

  // Writing

  Tree.Fields write(Realm realm) {
    Tree.Fields out = open(realm);
    Tree.Items decks = Tree.items();
    for (int deck = 0; deck < Content.DECKS; deck++) {
      Tree.Items under = Tree.items();
      for (int i = 0; i < realm.deck(deck).knownBottom(realm.cells); i++) {
        under.add(content.westerosNames.word(realm.deck(deck).bottom(realm.cells, i)));
      }
      decks.add(under);
    }
    return out.put("under-decks", decks);
  }

  /** What all may see: everything but the order of the decks and the lines not yet opened. */
  Tree.Fields view(Realm realm, int seat) {
    Tree.Fields out = open(realm);
    if (realm.step() instanceof Bid) {
      Tree.Fields own = Tree.fields();
      if (seat >= 0) {
        own.put(word(seat), realm.available(seat));
      }
      out.put("crests", own); // thrones.crest.hidden-while-bidding
    }
    Tree.Fields houses = Tree.fields();
    for (int house = 0; house < realm.seats(); house++) {
      houses.put(
          word(house),
          Tree.fields()
              .put("castles", Control.castles(realm, house))
              .put("barrels", Supply.level(realm, house))
              .put("stars", realm.stars(house)));
    }
    out.put("houses", houses);
    Tree.Fields control = Tree.fields();
    for (int region = 0; region < content.regions; region++) {
      int house = Control.of(realm, region);
      if (house >= 0) {
        control.put(content.regionNames.word(region), word(house));
      }
    }
    out.put("control", control);
    if (seat >= 0) {
      out.put("seat", word(seat));
    }
    return out;
  }

  private String word(int house) {
    return content.houseNames.word(house);
  }

  private Tree.Fields open(Realm realm) {
    Tree.Fields out = Tree.fields().put("seats", realm.seats());
    Tree.Fields options = Tree.fields();
    if (realm.shipLimit() != 5) {
      options.put("ships", realm.shipLimit());
    }
    if (realm.hasClosedBorders()) {
      options.put("oldtown", "no");
    }
    if (!realm.hasErratum()) {
      options.put("erratum", "no");
    }
    if (!realm.isDealt()) {
      options.put("houses", "in-order");
    }
    if (!options.isEmpty()) {
      out.put("options", options);
    }
    Tree.Items chairs = Tree.items();
    Tree.Fields crests = Tree.fields();
    Tree.Fields supply = Tree.fields();
    Tree.Fields hands = Tree.fields();
    Tree.Fields bids = Tree.fields();
    Tree.Fields owed = Tree.fields();
    for (int house = 0; house < realm.seats(); house++) {
      chairs.add(word(realm.seatOfChair(house)));
      crests.put(word(house), realm.available(house));
      supply.put(word(house), realm.supply(house));
      hands.put(word(house), hand(realm, house));
      if (realm.bid(house) > 0) {
        bids.put(word(house), realm.bid(house));
      }
      if (realm.owed(house) > 0) {
        owed.put(word(house), realm.owed(house));
      }
    }
    out.put("chairs", chairs);
    out.put("turn", Tree.fields().put("number", realm.turn()).put("rank", realm.rank()));
    out.put("threat", content.wildlings[realm.threat()]);
    out.put("bans", bans(realm));
    out.put("tracks", tracks(realm));
    Tree.Fields tokens = Tree.fields();
    for (int track = 0; track < 3; track++) {
      tokens.put(TOKENS[track], word(realm.holder(track)));
    }
    out.put("tokens", tokens);
    if (realm.isBladeUsed()) {
      out.put("blade-used", true);
    }
    out.put("crests", crests).put("supply", supply).put("hands", hands);
    if (!bids.isEmpty()) {
      out.put("bids", bids);
    }
    if (!owed.isEmpty()) {
      out.put("owed", owed);
    }
    out.put("regions", regions(realm));
    Tree.Fields revealed = Tree.fields();
    for (int deck = 0; deck < Content.DECKS; deck++) {
      if (realm.revealed(deck) >= 0) {
        revealed.put("deck-" + (deck + 1), content.westerosNames.word(realm.revealed(deck)));
      }
    }
    if (!revealed.isEmpty()) {
      out.put("revealed", revealed);
    }
    Tree.Fields march = march(realm);
    if (!march.isEmpty()) {
      out.put("march", march);
    }
    return out;
  }

  private Tree.Items hand(Realm realm, int house) {
    Tree.Items hand = Tree.items();
    for (int card = 0; card < Content.CHARACTERS_PER_HOUSE; card++) {
      if (realm.holds(house, card)) {
        hand.add(content.characterNames.word(house * Content.CHARACTERS_PER_HOUSE + card));
      }
    }
    return hand;
  }

  private static Tree.Items bans(Realm realm) {
    Tree.Items bans = Tree.items();
    for (int ban = 0; ban < BANS.count(); ban++) {
      if (realm.isBanned(1 << ban)) {
        bans.add(BANS.word(ban));
      }
    }
    return bans;
  }

  private Tree.Fields tracks(Realm realm) {
    Tree.Fields tracks = Tree.fields();
    for (int track = 0; track < 3; track++) {
      Tree.Items ranks = Tree.items();
      for (int rank = 0; rank < realm.seats(); rank++) {
        if (realm.house(track, rank) >= 0) {
          ranks.add(word(realm.house(track, rank)));
        }
      }
      tracks.put(content.trackNames.word(track), ranks);
    }
    return tracks;
  }

  private Tree.Fields regions(Realm realm) {
    Tree.Fields regions = Tree.fields();
    for (int region = 0; region < content.regions; region++) {
      Tree.Fields here = Tree.fields();
      if (realm.owner(region) >= 0) {
        here.put("house", word(realm.owner(region)));
        for (int kind = 0; kind < 3; kind++) {
          putIfAny(here, FIT[kind], realm.fit(region, kind));
          putIfAny(here, TIRED[kind], realm.tired(region, kind));
        }
      }
      if (realm.crest(region) >= 0) {
        here.put("crest", word(realm.crest(region)));
      }
      if (realm.order(region) >= 0) {
        here.put("order", content.orderNames.word(realm.order(region)));
      }
      putIfAny(here, "neutral", realm.neutral(region));
      putIfAny(here, "points", realm.points(region));
      if (realm.supportSide(region) != Realm.UNDECIDED) {
        here.put("supports", SIDES.word(realm.supportSide(region)));
      }
      if (!here.isEmpty()) {
        regions.put(content.regionNames.word(region), here);
      }
    }
    return regions;
  }

  private Tree.Fields march(Realm realm) {
    Tree.Fields out = Tree.fields();
    if (realm.marchFrom() >= 0) {
      out.put("from", content.regionNames.word(realm.marchFrom()));
    }
    Tree.Fields sent = Tree.fields();
    for (int region = 0; region < content.regions; region++) {
      if (realm.sentTo(region) > 0) {
        Tree.Fields units = Tree.fields();
        for (int kind = 0; kind < 3; kind++) {
          putIfAny(units, FIT[kind], realm.sent(region, kind));
        }
        sent.put(content.regionNames.word(region), units);
      }
    }
    if (!sent.isEmpty()) {
      out.put("sent", sent);
    }
    putIfAny(out, "last-sent", realm.lastSent());
    Tree.Items refused = Tree.items();
    for (int region = 0; region < content.regions; region++) {
      if (realm.isRefused(region)) {
        refused.add(content.regionNames.word(region));
      }
    }
    if (refused.size() > 0) {
      out.put("refused", refused);
    }
    if (!realm.isBattle()) {
      return out;
    }
    out.put("to", content.regionNames.word(realm.battleRegion()));
    out.put("attacker", word(realm.attacker()));
    if (realm.defender() >= 0) {
      out.put("defender", word(realm.defender()));
    }
    for (int kind = 0; kind < 3; kind++) {
      putIfAny(out, "attacking-" + FIT[kind], realm.attacking(kind));
    }
    if (realm.marchOrder() >= 0) {
      out.put("order", content.orderNames.word(realm.marchOrder()));
    }
    if (realm.card(true) >= 0) {
      out.put("attacker-plays", content.characterNames.word(realm.card(true)));
    }
    if (realm.card(false) >= 0) {
      out.put("defender-plays", content.characterNames.word(realm.card(false)));
    }
    Tree.Items last = Tree.items();
    for (boolean attacking : new boolean[] {true, false}) {
      if (realm.isLastCard(attacking)) {
        last.add(word(attacking ? realm.attacker() : realm.defender()));
      }
    }
    if (last.size() > 0) {
      out.put("last-cards", last);
    }
    if (realm.bladeDrawn() >= 0) {
      out.put("blade", word(realm.bladeDrawn()));
    }
    if (realm.winner() >= 0) {
      out.put("winner", word(realm.winner()));
    }
    putIfAny(out, "losses", realm.lossesLeft());
    return out;
  }

  private static void putIfAny(Tree.Fields out, String name, int number) {
    if (number != 0) {
      out.put(name, number);
    }
  }

  // Reading

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
    Thrones.checkSeats(in.get("seats"));
    Realm realm = bare.apply(in.number("seats"));
    Thrones.settings(realm, in.fieldsIfAny("options"));
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
      bans |= 1 << ban.asId(BANS);
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
    Content.SetUp setUp = content.setUp(realm.seats());
    Tree.Fields tracks = in.fieldsIfAny("tracks");
    tracks.allow("throne", "fiefs", "court");
    for (int track = 0; track < 3; track++) {
      String name = content.trackNames.word(track);
      boolean printed = track == Realm.COURT && !realm.hasErratum();
      int[] usual = printed ? setUp.courtPrinted() : setUp.tracks()[track];
      for (int rank = 0; rank < realm.seats(); rank++) {
        realm.setHouse(track, rank, tracks.has(name) ? Realm.NOBODY : usual[rank]);
      }
      realm.setHolder(track, usual[0]);
      if (tracks.has(name)) {
        Tree.Items ranks = tracks.itemsOf(name);
        if (ranks.size() > realm.seats()) {
          throw ranks.wrong("expected at most " + realm.seats() + " houses");
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
    }
    Tree.Fields tokens = in.fieldsIfAny("tokens");
    tokens.allow(TOKENS);
    for (int track = 0; track < 3; track++) {
      if (tokens.has(TOKENS[track])) {
        realm.setHolder(track, house(tokens.get(TOKENS[track]), realm));
      }
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
    Content.SetUp setUp = content.setUp(realm.seats());
    boolean given = in.has("regions");
    for (int region = 0; region < content.regions && !given; region++) {
      realm.setNeutral(region, setUp.neutral()[region]);
      for (int house = 0; house < realm.seats(); house++) {
        for (int kind = 0; kind < 3; kind++) {
          int count = content.startUnits[house][region][kind];
          if (count > 0) {
            realm.addFit(house, region, kind, count);
          }
        }
      }
    }
    Tree.Fields regions = in.fieldsIfAny("regions");
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
      readRegion(realm, here, regions.idOf(name, content.regionNames));
    }
  }

  private void readRegion(Realm realm, Tree.Fields here, int region) {
    int units = 0;
    int house = here.has("house") ? house(here.get("house"), realm) : Realm.NOBODY;
    for (int kind = 0; kind < 3; kind++) {
      int fit = here.numberOr(FIT[kind], 0, 0, 10);
      int tired = here.numberOr(TIRED[kind], 0, 0, 10);
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
      realm.setSupportSide(region, here.id("supports", SIDES));
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
      units.allow(FIT);
      int region = sent.idOf(name, content.regionNames);
      for (int kind = 0; kind < 3; kind++) {
        realm.addSent(region, kind, units.numberOr(FIT[kind], 0, 0, 10));
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
      realm.setAttacking(kind, in.numberOr("attacking-" + FIT[kind], 0, 0, 10));
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
      throw tree.wrong("'" + word(house) + "' is not in play with " + realm.seats() + " players");
    }
    return house;
  }

  private int house(Tree.Fields in, String name, Realm realm) {
    return house(Tree.of(name).at(in.get(name).where()), realm);
  }

  /** What is not right about a position, or null: pieces and cards are conserved. */
  @Nullable String inconsistency(Realm realm) {
    for (int house = 0; house < realm.seats(); house++) {
      for (int kind = 0; kind < 3; kind++) {
        if (realm.unitsOnMap(house, kind) > realm.limit(kind)) {
          return word(house) + " has too many " + FIT[kind];
        }
      }
      boolean fights = realm.isBattle() && (house == realm.attacker() || house == realm.defender());
      if (realm.handSize(house) == 0 && !fights) {
        return word(house) + " has no character in hand";
      }
      if (realm.available(house) < 0
          || realm.available(house) + realm.crestsOnMap(house) > content.crestsPerHouse) {
        return word(house) + " has too many crests";
      }
    }
    for (int region = 0; region < content.regions; region++) {
      for (int kind = 0; kind < 3; kind++) {
        if (realm.fit(region, kind) < 0 || realm.tired(region, kind) < 0) {
          return "fewer than no units in " + content.regionNames.word(region);
        }
      }
      if (realm.neutral(region) > 0 && realm.owner(region) >= 0) {
        return "neutrals and units share " + content.regionNames.word(region);
      }
    }
    for (int deck = 0; deck < Content.DECKS; deck++) {
      for (int kind = 0; kind < content.westerosNames.count(); kind++) {
        int count = realm.deck(deck).count(realm.cells, kind);
        count += realm.revealed(deck) == kind ? 1 : 0;
        if (count != content.deckCount[deck][kind]) {
          return "deck " + (deck + 1) + " has " + count + " of " + content.westerosNames.word(kind);
        }
      }
    }
    return realm.standing() == null ? Waiting.unfit(realm) : null;
  }
}
