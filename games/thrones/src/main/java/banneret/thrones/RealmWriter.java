package banneret.thrones;

import banneret.kernel.Names;
import banneret.kernel.Tree;
import banneret.thrones.content.Content;
import java.util.List;

/** Writes a realm as a tree. */
final class RealmWriter {
  static final String[] FIT = {"footmen", "knights", "ships"};
  static final String[] TIRED = {"tired-footmen", "tired-knights", "tired-ships"};
  static final Names BANS =
      new Names("ban", List.of("raids", "consolidations", "defences", "supporting-footmen"));
  static final Names SIDES =
      new Names("side", List.of("undecided", "attacker", "defender", "nobody"));
  static final String[] TOKENS = {"throne", "blade", "raven"};
  private final Content content;

  RealmWriter(Content content) {
    this.content = content;
  }

  /** Everything but the stack. */
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

  private String word(int house) {
    return content.houseNames.word(house);
  }

  /** What lies open to all. */
  Tree.Fields open(Realm realm) {
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
}
