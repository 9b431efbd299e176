package banneret.thrones.realm;

import banneret.kernel.cards.Pile;
import banneret.kernel.facts.ContentPosition;
import banneret.kernel.facts.Count;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Form;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.Members;
import banneret.kernel.facts.State;
import banneret.kernel.told.Tally;
import java.util.List;

/** Westeros and the houses that fight for it: a position of the game. */
public final class Realm extends ContentPosition<Realm, Content> {
  public static final int NOBODY = -1;

  // Tracks of influence.
  public static final int THRONE = 0;
  public static final int FIEFS = 1;
  public static final int COURT = 2;

  // Which side a supporting region takes.
  public static final int UNDECIDED = 0;
  public static final int FOR_ATTACKER = 1;
  public static final int FOR_DEFENDER = 2;
  public static final int FOR_NOBODY = 3;

  // What a Westeros card forbids this turn, as bits.
  public static final int NO_RAID = 1;
  public static final int NO_CONSOLIDATION = 2;
  public static final int NO_DEFENCE = 4;
  public static final int RAINS = 8;

  static final int MOST_UNITS = 10;
  private static final int ALL_SEVEN = 0x7F;
  static final List<String> UNITS = List.of("footmen", "knights", "ships");
  private static final Kind YES_NO = Kind.named("yes or no", "yes", "no");
  private static final Kind HOUSES = Kind.named("way to deal", "dealt", "in-order");
  private static final Kind TOKENS = Kind.named("token", "throne", "blade", "raven");
  private static final Kind DECKS = Kind.named("deck", "deck-1", "deck-2", "deck-3");
  private static final Kind BANS =
      Kind.named("ban", "raids", "consolidations", "defences", "supporting-footmen");
  private static final Kind SIDES =
      Kind.named("side", "undecided", "attacker", "defender", "nobody");

  private final Kind house = new Kind(content.houseNames, seats());
  private final Kind region = Kind.of(content.regionNames);
  private final Kind unit = Kind.of(content.unitNames);
  private final Kind orders = Kind.of(content.orderNames);
  private final Kind character = Kind.of(content.characterNames);
  private final Kind westeros = Kind.of(content.westerosNames);

  // Settings
  private final Group<Realm> options = state.group("options");
  private final Count shipLimit = options.typed().count("ships", 5, 6, 5);
  private final Id oldtown = options.id("oldtown", YES_NO);
  private final Id erratum = options.id("erratum", YES_NO);
  private final Id dealt = options.id("houses", HOUSES);

  /** The house that the player in a chair was dealt. */
  public final Id chairs =
      state.always().check(RealmForms::checkChairs).list("chairs", house, seats());

  // The turn
  private final Group<Realm> time =
      state.group("turn").absent(content.phases::begin).form("phase", content.phases);
  public final Count turn = time.always().count("number", 100);

  /** Whose turn it is in the step that goes by turn order, counted in ranks. */
  public final Count rank = time.always().count("rank", seats());

  /** The place of the mammoth on the wildling track. */
  public final Count threat = state.kept().count("threat", content.wildlings.length - 1);

  public final Count bans = state.always().bits("bans", BANS);

  // Influence: the house at a rank of a track, none while it is bid for
  private final Group<Realm> ranks = state.always().group("tracks");
  public final Id tracks =
      ranks
          .always()
          .check(RealmForms::holdToken)
          .lists(Kind.of(content.trackNames), house, seats());

  /** Who holds the Iron Throne, the blade or the raven. */
  public final Id holders = state.always().group("tokens").always().ids(TOKENS, house);

  public final Flag bladeUsed = state.flag("blade-used");

  /**
   * The crests a house holds: all see them (thrones.crest.available-are-public) but while houses
   * bid (thrones.crest.hidden-while-bidding).
   */
  public final Count available =
      state
          .always()
          .seen((realm, seat, of) -> seat == of || !realm.content.isBidding.test(realm))
          .counts("crests", house, content.crestsPerHouse);

  public final Count supply =
      state.always().counts("supply", house, content.supplyLimits.length - 1);
  private final Count hand = state.kept(house).count("hand", ALL_SEVEN);
  public final Count bids = state.counts("bids", house, content.crestsPerHouse);

  /** How many recruiting points of units a house still owes to the wildlings. */
  public final Count owed = state.counts("owed", house, 99);

  // The map
  private final Count units = state.kept(unit, region).count("fit", MOST_UNITS);
  private final Count tired = state.kept(unit, region).count("tired", MOST_UNITS);

  /** All units in a region. */
  public final Count army = state.kept(region).count("army", 3 * MOST_UNITS);

  /** In how many regions a house has units. */
  public final Count held = state.kept(house).count("held", content.regions);

  private final Count onMap = state.kept(unit, house).count("on-map", 255);

  /** Where a house has units, and where orders lie. */
  private final Members stands = state.kept(house).members(region);

  private final Members ordered = state.kept().members(region);
  private final Group<Realm> here =
      state.always().absent(RealmForms::place).check(RealmForms::settle).each("regions", region);
  private final Id owner = here.idOrNone("house", house);
  private final int ownerAt = owner.at;

  /** The house whose crest lies on a region, or none. */
  public final Id crest = here.idOrNone("crest", house);

  private final Id order = here.idOrNone("order", orders);
  private final int orderAt = order.at;

  /** The strength of the neutral force in a region, 0 if there is none. */
  public final Count neutral = here.count("neutral", 20);

  /** What is left of a castle's recruiting points while a house musters. */
  public final Count points = here.count("points", 2);

  public final Id support = here.id("supports", SIDES);

  /** The card of a deck that lies revealed, or none. */
  public final Id revealed =
      state.group("revealed").from((realm, deck) -> realm.decks[deck]).idsOrNone(DECKS, westeros);

  // A march in the making
  private final Group<Realm> all = state.check(RealmForms::checkMarch).group("march");
  private final Count sent = state.kept(unit, region).count("sent", MOST_UNITS);
  public final Count sentTo = state.kept(region).count("sent-to", 3 * MOST_UNITS);
  public final Count sentOf = state.kept(unit).count("sent-of", MOST_UNITS);

  /** The last choice of the march, so that one split has one line. */
  public final Count lastSent = state.kept().count("last-sent", 255);

  private final Group<Realm> there = all.check(RealmForms::send).each("sent", region);

  /** The strength of the units that a neutral force has turned back in this march, or 0. */
  public final Count refused = all.counts("refused", region, 40);

  // Battle, or the entry into a neutral region
  public final Count attacking = state.kept(unit).count("attacking", MOST_UNITS);
  private final Group<Realm> march = all.part();
  public final Id marchFrom = march.idOrNone("from", region);
  public final Id battleRegion = march.idOrNone("to", region);
  public final Id attacker = march.idOrNone("attacker", house);
  public final Id defender = march.idOrNone("defender", house);

  /** The march order that the attackers brought along. */
  public final Id marchOrder = march.idOrNone("order", orders);

  private final Id attackerPlays = march.idOrNone("attacker-plays", character);
  private final Id defenderPlays = march.idOrNone("defender-plays", character);

  /** Whose character was the last in hand. */
  public final Flag lastCard = march.check(RealmForms::checkFights).flags("last-cards", house);

  /** The house that draws the blade in this battle, or none. */
  public final Id bladeDrawn = march.idOrNone("blade", house);

  public final Id winner = march.idOrNone("winner", house);

  /** Losses the beaten side still has to take. */
  public final Count lossesLeft = march.count("losses", 9);

  public final Pile[] decks = state.decks("under-decks", westeros, content.deckCount);

  /** Where strengths are added up; no part of the position. */
  public final Tally tally = new Tally();

  /** Which regions a march reaches; no part of the position. */
  public final boolean[] reach = new boolean[content.regions];

  /** The sizes of a house's armies by region, and how many of each size; no part either. */
  final int[] sizes = new int[content.regions];

  final int[] armies = new int[Supply.MOST];

  public Realm(Content content, State<Realm> plan) {
    super(content, plan);
    RealmForms forms = new RealmForms(content);
    state.form("threat", Form.of(forms::writeThreat, forms::readThreat));
    state.always().group("hands").forms(house, Form.of(forms::writeHand, forms::readHand));
    for (int kind = 0; kind < UNITS.size(); kind++) {
      String name = UNITS.get(kind);
      here.shown(name, units, kind * content.regions);
      here.shown("tired-" + name, tired, kind * content.regions);
      there.shown(name, sent, kind * content.regions);
      march.shown("attacking-" + name, attacking, kind);
    }
    Group<Realm> each = state.each("houses", house);
    each.figureOf("castles", Control::castles);
    each.figureOf("barrels", Supply::level);
    each.figureOf("stars", Realm::stars);
    state.figure("control", forms::control);
  }

  // Settings

  public boolean isBanned(int ban) {
    return (bans.get() & ban) != 0;
  }

  public boolean hasErratum() {
    return erratum.get() == 0;
  }

  /** True if houses are dealt to the players at random. */
  public boolean isDealt() {
    return dealt.get() == 0;
  }

  // Influence and crests

  /** The house at a rank of a track, from 0; -1 while it is bid for. */
  public int house(int track, int at) {
    return tracks.get(track, at);
  }

  /** The rank of a house on a track, from 0. */
  public int rankOf(int track, int house) {
    return tracks.find(track, house);
  }

  /** Goes through the houses in turn order: whose turn it is after this rank, or -1. */
  public int nextInTurn() {
    if (rank.get() == seats()) {
      return NOBODY;
    }
    rank.add(1);
    return house(THRONE, rank.get() - 1);
  }

  /** True if a house is the last that was called up so. */
  public boolean isInTurn(int house) {
    return rank.get() > 0 && house(THRONE, rank.get() - 1) == house;
  }

  /** How many starred orders a house may give; none while its rank is bid for. */
  public int stars(int house) {
    int at = rankOf(COURT, house);
    return at < seats() ? content.courtStars[at] : 0;
  }

  /** Crests of a house that lie on the map. */
  public int crestsOnMap(int house) {
    return crest.count(house);
  }

  /**
   * Takes crests from the reserve, as far as there are any, to those that the house holds
   * (thrones.consolidation.added-to-available); returns how many.
   */
  public int gainCrests(int house, int count) {
    int left = content.crestsPerHouse - available.get(house) - crestsOnMap(house);
    int gained = Math.max(0, Math.min(count, left));
    available.add(house, gained);
    return gained;
  }

  // Units and orders

  /** The house whose units stand in a region, or -1; attackers do not count until they win. */
  public int owner(int region) {
    return Id.read(cells, ownerAt + region);
  }

  /** Units of a kind in a region that stand upright. */
  public int fit(int region, int kind) {
    return units.get(kind, region);
  }

  public int tired(int region, int kind) {
    return tired.get(kind, region);
  }

  public int units(int region, int kind) {
    return fit(region, kind) + tired(region, kind);
  }

  public int fitArmy(int region) {
    return fit(region, 0) + fit(region, 1) + fit(region, 2);
  }

  public void addFit(int house, int region, int kind, int count) {
    units.add(kind, region, count);
    settle(house, region, kind, count);
  }

  public void addTired(int house, int region, int kind, int count) {
    tired.add(kind, region, count);
    settle(house, region, kind, count);
  }

  /** Keeps count of units, armies and regions held; an order does not stay without a unit. */
  void settle(int house, int region, int kind, int count) {
    onMap.add(kind, house, count);
    int before = army.get(region);
    int after = before + count;
    army.set(region, after);
    if (before == 0 && after > 0) {
      owner.set(region, house);
      held.add(house, 1);
      stands.set(house, region, true);
    } else if (before > 0 && after == 0) {
      owner.set(region, NOBODY);
      held.add(house, -1);
      stands.set(house, region, false);
      setOrder(region, -1);
    }
  }

  /** Stands all tired units up. */
  public void rest() {
    for (int i = 0; i < 3 * content.regions; i++) {
      cells[units.at + i] += cells[tired.at + i];
    }
    tired.clear();
  }

  /** How many units of a kind a house has on the map, its attackers included. */
  public int unitsOnMap(int house, int kind) {
    int fighting = attacker() == house && isBattle() ? attacking.get(kind) : 0;
    return onMap.get(kind, house) + fighting;
  }

  public int limit(int kind) {
    return kind == Content.SHIP ? shipLimit.get() : content.unitLimit[kind];
  }

  /** The order in a region, or -1. */
  public int order(int region) {
    return Id.read(cells, orderAt + region);
  }

  public void setOrder(int region, int token) {
    order.set(region, token);
    ordered.set(0, region, token >= 0);
  }

  /** The first region from this one on that carries an order, or -1. */
  public int nextOrder(int from) {
    return ordered.next(0, from);
  }

  /** The first region from this one on where a house has units, or -1. */
  public int nextOf(int house, int from) {
    return stands.next(house, from);
  }

  /** True if the region carries an order of this kind. */
  public boolean hasOrder(int region, int kind) {
    int token = order(region);
    return token >= 0 && content.orderKind[token] == kind;
  }

  public boolean isBorder(int a, int b) {
    return content.isAdjacent[a][b] && !isClosed(a, b);
  }

  /** True if an option closes the border between two adjacent regions. */
  public boolean isClosed(int a, int b) {
    if (oldtown.get() != 0) {
      for (int[] pair : content.disputed) {
        if ((pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a)) {
          return true;
        }
      }
    }
    return false;
  }

  // A march in the making

  /** The region whose march is being carried out, or -1. */
  public int marchFrom() {
    return marchFrom.get();
  }

  /** Units of a kind that the march sends to a region. */
  public int sent(int region, int kind) {
    return sent.get(kind, region);
  }

  /** How many units the march sends in all. */
  public int sentAway() {
    return sentOf.get(0) + sentOf.get(1) + sentOf.get(2);
  }

  public void addSent(int region, int kind, int count) {
    sent.add(kind, region, count);
    sentTo.add(region, count);
    sentOf.add(kind, count);
  }

  public void clearSent() {
    if (sentAway() > 0) {
      sent.clear();
      sentTo.clear();
      sentOf.clear();
    }
    lastSent.set(0);
  }

  // Battle, or the entry into a neutral region

  /** The region fought for, or -1. */
  public int battleRegion() {
    return battleRegion.get();
  }

  public boolean isBattle() {
    return battleRegion() >= 0;
  }

  public int attacker() {
    return attacker.get();
  }

  /** The defending house, or -1 against a neutral force. */
  public int defender() {
    return defender.get();
  }

  public int side(boolean isAttacker) {
    return isAttacker ? attacker() : defender();
  }

  /** The other side's house. */
  public int opponent(int house) {
    return side(house != attacker());
  }

  /** Fit units of a kind that a house has in the battle. */
  public int fighters(int house, int kind) {
    return house == attacker() ? attacking.get(kind) : fit(battleRegion(), kind);
  }

  public void addFighters(int house, int kind, int count) {
    if (house == attacker()) {
      attacking.add(kind, count);
    } else {
      addFit(house, battleRegion(), kind, count);
    }
  }

  public int attackers() {
    return attacking.get(0) + attacking.get(1) + attacking.get(2);
  }

  /** The character a side played, by its number in the content, or -1. */
  public int card(boolean isAttacker) {
    return (isAttacker ? attackerPlays : defenderPlays).get();
  }

  public void setCard(boolean isAttacker, int card) {
    (isAttacker ? attackerPlays : defenderPlays).set(card);
  }

  /** Clears the battle and the march away. */
  public void endMarch() {
    march.clear();
    attacking.clear();
    refused.clear();
    clearSent();
    support.clear();
  }

  // Characters

  /** True if its house has a character in hand. */
  public boolean holds(int card) {
    return (hand.get(Content.houseOf(card)) >>> card % Content.CHARACTERS_PER_HOUSE & 1) != 0;
  }

  public int handSize(int house) {
    return Integer.bitCount(hand.get(house));
  }

  public void setHolds(int card, boolean isHeld) {
    int house = Content.houseOf(card);
    int bit = 1 << card % Content.CHARACTERS_PER_HOUSE;
    hand.set(house, isHeld ? hand.get(house) | bit : hand.get(house) & ~bit);
  }

  public void setHand(int house, boolean full) {
    hand.set(house, full ? ALL_SEVEN : 0);
  }
}
