package banneret.thrones;

import banneret.kernel.Chance;
import banneret.kernel.Layout;
import banneret.kernel.Pile;
import banneret.kernel.Position;
import banneret.kernel.Redeal;
import banneret.kernel.Tally;
import banneret.thrones.content.Content;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Westeros and the houses that fight for it: a position of the game. */
public final class Realm extends Position<Realm> {
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

  private static final int TURN = 0;
  private static final int THREAT = 1;
  private static final int BANS = 2;
  private static final int HOLDERS = 3;
  private static final int BLADE_USED = 6;
  private static final int RANK = 7;
  private static final int REVEALED = 8;
  private static final int MARCH_FROM = 11;
  private static final int MARCH_TO = 12;
  private static final int ATTACKER = 14;
  private static final int DEFENDER = 15;
  private static final int ATTACKING = 16;
  private static final int ATTACK_CARD = 19;
  private static final int DEFENCE_CARD = 20;
  private static final int BLADE_IN_BATTLE = 21;
  private static final int WINNER = 22;
  private static final int DEFENCE_ORDER = 23;
  private static final int MARCH_ORDER = 24;
  private static final int LAST_SENT = 25;
  private static final int SHIP_LIMIT = 26;
  private static final int CLOSED_BORDERS = 27;
  private static final int ERRATUM = 28;
  private static final int DEALT = 29;
  private static final int LAST_CARDS = 30;
  private static final int SENT_OF = 31;
  private static final int SCALARS = 34;

  /** Says what lies where in the cells, for so many seats. */
  static final class Plan {
    final int seats;
    final int size;
    final int open;
    final int owner;
    final int units;
    final int tired;
    final int army;
    final int held;
    final int onMap;
    final int crest;
    final int neutral;
    final int order;
    final int sent;
    final int sentTo;
    final int refused;
    final int support;
    final int points;
    final int available;
    final int supply;
    final int hand;
    final int tracks;
    final int bids;
    final int owed;
    final int chairs;
    final Pile[] decks = new Pile[Content.DECKS];

    Plan(Content content, int seats) {
      this.seats = seats;
      Layout layout = new Layout();
      layout.take(SCALARS);
      owner = layout.take(content.regions);
      units = layout.take(3 * content.regions);
      tired = layout.take(3 * content.regions);
      army = layout.take(content.regions);
      held = layout.take(seats);
      onMap = layout.take(3 * seats);
      crest = layout.take(content.regions);
      neutral = layout.take(content.regions);
      order = layout.take(content.regions);
      sent = layout.take(3 * content.regions);
      sentTo = layout.take(content.regions);
      refused = layout.take(content.regions);
      support = layout.take(content.regions);
      points = layout.take(content.regions);
      available = layout.take(seats);
      supply = layout.take(seats);
      hand = layout.take(seats);
      tracks = layout.take(3 * seats);
      bids = layout.take(seats);
      owed = layout.take(seats);
      chairs = layout.take(seats);
      open = layout.size();
      for (int deck = 0; deck < Content.DECKS; deck++) {
        int cards = 0;
        for (int count : content.deckCount[deck]) {
          cards += count;
        }
        decks[deck] = new Pile(layout, content.westerosNames.count(), cards);
      }
      size = layout.size();
    }
  }

  public final Content content;
  final Plan plan;
  private final int regions;

  /** Where strengths are added up; no part of the position. */
  public final Tally tally = new Tally();

  /** Which regions a march reaches; no part of the position. */
  public final boolean[] reach;

  /** The sizes of a house's armies by region, and how many of each size; no part either. */
  final int[] sizes;

  final int[] armies = new int[Supply.MOST];

  /** What deals the decks anew; kept, since bots deal often. */
  private Redeal @Nullable [] redeals;

  Realm(Content content, Plan plan) {
    super(plan.seats, plan.size);
    this.content = content;
    this.plan = plan;
    this.regions = content.regions;
    this.reach = new boolean[regions];
    this.sizes = new int[regions];
  }

  @Override
  public int open() {
    return plan.open;
  }

  @Override
  public Realm copy() {
    Realm copy = new Realm(content, plan);
    copy.copyFrom(this);
    return copy;
  }

  /** Deals anew what no seat but one knows of the decks; a deck's bottom is known to all. */
  void redeal(int seat, Chance chance) {
    if (redeals == null) {
      redeals = new Redeal[Content.DECKS];
      Arrays.setAll(redeals, deck -> new Redeal(plan.decks[deck]));
    }
    for (Redeal redeal : redeals) {
      redeal.redeal(cells, seat, chance);
    }
  }

  // Turn and settings

  public int turn() {
    return cells[TURN];
  }

  public void setTurn(int turn) {
    cells[TURN] = (byte) turn;
  }

  /** The place of the mammoth on the wildling track. */
  public int threat() {
    return cells[THREAT];
  }

  public void setThreat(int place) {
    cells[THREAT] = (byte) place;
  }

  public boolean isBanned(int ban) {
    return (cells[BANS] & ban) != 0;
  }

  public int bans() {
    return cells[BANS];
  }

  public void setBans(int bans) {
    cells[BANS] = (byte) bans;
  }

  /** The card of a deck that lies revealed, or -1. */
  public int revealed(int deck) {
    return cells[REVEALED + deck] - 1;
  }

  public void setRevealed(int deck, int kind) {
    cells[REVEALED + deck] = (byte) (kind + 1);
  }

  public Pile deck(int deck) {
    return plan.decks[deck];
  }

  /** Whose turn it is in the step that goes by turn order, counted in ranks. */
  public int rank() {
    return cells[RANK];
  }

  public void setRank(int rank) {
    cells[RANK] = (byte) rank;
  }

  public int shipLimit() {
    return cells[SHIP_LIMIT];
  }

  public boolean hasClosedBorders() {
    return cells[CLOSED_BORDERS] != 0;
  }

  public boolean hasErratum() {
    return cells[ERRATUM] != 0;
  }

  /** True if houses are dealt to the players at random. */
  public boolean isDealt() {
    return cells[DEALT] != 0;
  }

  void settings(int ships, boolean closedBorders, boolean erratum, boolean dealt) {
    cells[SHIP_LIMIT] = (byte) ships;
    cells[CLOSED_BORDERS] = (byte) (closedBorders ? 1 : 0);
    cells[ERRATUM] = (byte) (erratum ? 1 : 0);
    cells[DEALT] = (byte) (dealt ? 1 : 0);
  }

  /** The house that the player in a chair was dealt. */
  public int seatOfChair(int chair) {
    return cells[plan.chairs + chair];
  }

  public void setSeatOfChair(int chair, int seat) {
    cells[plan.chairs + chair] = (byte) seat;
  }

  // Influence

  /** The house at a rank of a track, from 0; -1 while it is bid for. */
  public int house(int track, int rank) {
    return cells[plan.tracks + track * seats() + rank] - 1;
  }

  public void setHouse(int track, int rank, int house) {
    cells[plan.tracks + track * seats() + rank] = (byte) (house + 1);
  }

  /** The rank of a house on a track, from 0. */
  public int rankOf(int track, int house) {
    for (int rank = 0; rank < seats(); rank++) {
      if (house(track, rank) == house) {
        return rank;
      }
    }
    return seats();
  }

  /** Who holds the Iron Throne, the blade or the raven. */
  public int holder(int track) {
    return cells[HOLDERS + track];
  }

  public void setHolder(int track, int house) {
    cells[HOLDERS + track] = (byte) house;
  }

  /** How many starred orders a house may give; none while its rank is bid for. */
  public int stars(int house) {
    int rank = rankOf(COURT, house);
    return rank < seats() ? content.courtStars[rank] : 0;
  }

  public boolean isBladeUsed() {
    return cells[BLADE_USED] != 0;
  }

  public void setBladeUsed(boolean used) {
    cells[BLADE_USED] = (byte) (used ? 1 : 0);
  }

  public int bid(int house) {
    return cells[plan.bids + house];
  }

  public void setBid(int house, int bid) {
    cells[plan.bids + house] = (byte) bid;
  }

  /** How many recruiting points of units a house still owes to the wildlings. */
  public int owed(int house) {
    return cells[plan.owed + house];
  }

  public void setOwed(int house, int points) {
    cells[plan.owed + house] = (byte) points;
  }

  // Crests

  /** The crests a house holds. */
  public int available(int house) {
    return cells[plan.available + house];
  }

  public void setAvailable(int house, int crests) {
    cells[plan.available + house] = (byte) crests;
  }

  /** Crests of a house that lie on the map. */
  public int crestsOnMap(int house) {
    int count = 0;
    for (int region = 0; region < regions; region++) {
      count += crest(region) == house ? 1 : 0;
    }
    return count;
  }

  /** Takes crests from the reserve, as far as there are any; returns how many. */
  public int gainCrests(int house, int count) {
    int left = content.crestsPerHouse - available(house) - crestsOnMap(house);
    int gained = Math.max(0, Math.min(count, left));
    setAvailable(house, available(house) + gained);
    return gained;
  }

  /** The house whose crest lies on a region, or -1. */
  public int crest(int region) {
    return cells[plan.crest + region] - 1;
  }

  public void setCrest(int region, int house) {
    cells[plan.crest + region] = (byte) (house + 1);
  }

  // Supply

  public int supply(int house) {
    return cells[plan.supply + house];
  }

  public void setSupply(int house, int level) {
    cells[plan.supply + house] = (byte) level;
  }

  // Units and orders

  /** The house whose units stand in a region, or -1; attackers do not count until they win. */
  public int owner(int region) {
    return cells[plan.owner + region] - 1;
  }

  /** Units of a kind in a region that stand upright. */
  public int fit(int region, int kind) {
    return cells[plan.units + kind * regions + region];
  }

  public int tired(int region, int kind) {
    return cells[plan.tired + kind * regions + region];
  }

  public int units(int region, int kind) {
    return fit(region, kind) + tired(region, kind);
  }

  /** All units in a region. */
  public int army(int region) {
    return cells[plan.army + region];
  }

  /** In how many regions a house has units. */
  public int regionsHeld(int house) {
    return cells[plan.held + house];
  }

  public int fitArmy(int region) {
    return fit(region, 0) + fit(region, 1) + fit(region, 2);
  }

  public void addFit(int house, int region, int kind, int count) {
    cells[plan.units + kind * regions + region] += (byte) count;
    settle(house, region, kind, count);
  }

  public void addTired(int house, int region, int kind, int count) {
    cells[plan.tired + kind * regions + region] += (byte) count;
    settle(house, region, kind, count);
  }

  /** Keeps count of units, armies and regions held; an order does not stay without a unit. */
  private void settle(int house, int region, int kind, int count) {
    cells[plan.onMap + kind * seats() + house] += (byte) count;
    int before = cells[plan.army + region];
    int after = before + count;
    cells[plan.army + region] = (byte) after;
    if (before == 0 && after > 0) {
      cells[plan.owner + region] = (byte) (house + 1);
      cells[plan.held + house]++;
    } else if (before > 0 && after == 0) {
      cells[plan.owner + region] = 0;
      cells[plan.held + house]--;
      cells[plan.order + region] = 0;
    }
  }

  /** Stands all tired units up. */
  public void rest() {
    for (int at = 0; at < 3 * regions; at++) {
      cells[plan.units + at] += cells[plan.tired + at];
      cells[plan.tired + at] = 0;
    }
  }

  /** How many units of a kind a house has on the map, its attackers included. */
  public int unitsOnMap(int house, int kind) {
    int attacking = attacker() == house && isBattle() ? attacking(kind) : 0;
    return cells[plan.onMap + kind * seats() + house] + attacking;
  }

  public int limit(int kind) {
    return kind == Content.SHIP ? shipLimit() : content.unitLimit[kind];
  }

  /** The strength of the neutral force in a region, 0 if there is none. */
  public int neutral(int region) {
    return cells[plan.neutral + region];
  }

  public void setNeutral(int region, int strength) {
    cells[plan.neutral + region] = (byte) strength;
  }

  /** The order in a region, or -1. */
  public int order(int region) {
    return cells[plan.order + region] - 1;
  }

  public void setOrder(int region, int order) {
    cells[plan.order + region] = (byte) (order + 1);
  }

  /** True if the region carries an order of this kind. */
  public boolean hasOrder(int region, int kind) {
    int order = order(region);
    return order >= 0 && content.orderKind[order] == kind;
  }

  public boolean isBorder(int a, int b) {
    return content.isAdjacent[a][b] && !isClosed(a, b);
  }

  /** True if an option closes the border between two adjacent regions. */
  public boolean isClosed(int a, int b) {
    if (hasClosedBorders()) {
      for (int[] pair : content.disputed) {
        if ((pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a)) {
          return true;
        }
      }
    }
    return false;
  }

  /** What is left of a castle's recruiting points while a house musters. */
  public int points(int region) {
    return cells[plan.points + region];
  }

  public void setPoints(int region, int points) {
    cells[plan.points + region] = (byte) points;
  }

  // A march in the making

  /** The region whose march is being carried out, or -1. */
  public int marchFrom() {
    return cells[MARCH_FROM] - 1;
  }

  public void setMarchFrom(int region) {
    cells[MARCH_FROM] = (byte) (region + 1);
  }

  /** Units of a kind that the march sends to a region. */
  public int sent(int region, int kind) {
    return cells[plan.sent + kind * regions + region];
  }

  public int sentTo(int region) {
    return cells[plan.sentTo + region];
  }

  public int sentOf(int kind) {
    return cells[SENT_OF + kind];
  }

  /** How many units the march sends in all. */
  public int sentAway() {
    return sentOf(0) + sentOf(1) + sentOf(2);
  }

  public void addSent(int region, int kind, int count) {
    cells[plan.sent + kind * regions + region] += (byte) count;
    cells[plan.sentTo + region] += (byte) count;
    cells[SENT_OF + kind] += (byte) count;
  }

  public void clearSent() {
    if (sentAway() > 0) {
      Arrays.fill(cells, plan.sent, plan.sentTo + regions, (byte) 0);
      Arrays.fill(cells, SENT_OF, SENT_OF + 3, (byte) 0);
    }
  }

  /** The last choice of the march, so that one split has one line. */
  public int lastSent() {
    return cells[LAST_SENT] & 0xFF;
  }

  public void setLastSent(int code) {
    cells[LAST_SENT] = (byte) code;
  }

  /** True if a neutral force proved too strong for this march. */
  public boolean isRefused(int region) {
    return cells[plan.refused + region] != 0;
  }

  public void setRefused(int region, boolean refused) {
    cells[plan.refused + region] = (byte) (refused ? 1 : 0);
  }

  // Battle, or the entry into a neutral region

  /** The region fought for, or -1. */
  public int battleRegion() {
    return cells[MARCH_TO] - 1;
  }

  public void setBattleRegion(int region) {
    cells[MARCH_TO] = (byte) (region + 1);
  }

  public boolean isBattle() {
    return cells[MARCH_TO] != 0;
  }

  public int attacker() {
    return cells[ATTACKER] - 1;
  }

  public void setAttacker(int house) {
    cells[ATTACKER] = (byte) (house + 1);
  }

  /** The defending house, or -1 against a neutral force. */
  public int defender() {
    return cells[DEFENDER] - 1;
  }

  public void setDefender(int house) {
    cells[DEFENDER] = (byte) (house + 1);
  }

  public int attacking(int kind) {
    return cells[ATTACKING + kind];
  }

  public void setAttacking(int kind, int count) {
    cells[ATTACKING + kind] = (byte) count;
  }

  public int attackers() {
    return attacking(0) + attacking(1) + attacking(2);
  }

  /** The march order that the attackers brought along. */
  public int marchOrder() {
    return cells[MARCH_ORDER] - 1;
  }

  public void setMarchOrder(int order) {
    cells[MARCH_ORDER] = (byte) (order + 1);
  }

  public int supportSide(int region) {
    return cells[plan.support + region];
  }

  public void setSupportSide(int region, int side) {
    cells[plan.support + region] = (byte) side;
  }

  /** The character a side played, by its number in the content, or -1. */
  public int card(boolean attacking) {
    return cells[attacking ? ATTACK_CARD : DEFENCE_CARD] - 1;
  }

  public void setCard(boolean attacking, int card) {
    cells[attacking ? ATTACK_CARD : DEFENCE_CARD] = (byte) (card + 1);
  }

  /** True if the character a side played was the last in its hand. */
  public boolean isLastCard(boolean attacking) {
    return (cells[LAST_CARDS] & (attacking ? 1 : 2)) != 0;
  }

  public void setLastCard(boolean attacking, boolean last) {
    int bit = attacking ? 1 : 2;
    int cards = cells[LAST_CARDS];
    cells[LAST_CARDS] = (byte) (last ? cards | bit : cards & ~bit);
  }

  /** The house that draws the blade in this battle, or -1. */
  public int bladeDrawn() {
    return cells[BLADE_IN_BATTLE] - 1;
  }

  public void setBladeDrawn(int house) {
    cells[BLADE_IN_BATTLE] = (byte) (house + 1);
  }

  public int winner() {
    return cells[WINNER] - 1;
  }

  public void setWinner(int house) {
    cells[WINNER] = (byte) (house + 1);
  }

  /** Losses the beaten side still has to take. */
  public int lossesLeft() {
    return cells[DEFENCE_ORDER];
  }

  public void setLossesLeft(int count) {
    cells[DEFENCE_ORDER] = (byte) count;
  }

  /** Clears the battle and the march away. */
  public void endMarch() {
    setBattleRegion(-1);
    setAttacker(-1);
    setDefender(-1);
    for (int kind = 0; kind < 3; kind++) {
      setAttacking(kind, 0);
    }
    setMarchOrder(-1);
    setCard(true, -1);
    setCard(false, -1);
    setLastCard(true, false);
    setLastCard(false, false);
    setBladeDrawn(-1);
    setWinner(-1);
    setLossesLeft(0);
    setMarchFrom(-1);
    Arrays.fill(cells, plan.refused, plan.refused + regions, (byte) 0);
    setLastSent(0);
    clearSent();
    clearSupport();
  }

  public void clearSupport() {
    Arrays.fill(cells, plan.support, plan.support + regions, (byte) 0);
  }

  // Characters

  /** True if a house holds a character; the card is its number among the house's seven. */
  public boolean holds(int house, int card) {
    return (cells[plan.hand + house] >>> card & 1) != 0;
  }

  public int handSize(int house) {
    return Integer.bitCount(cells[plan.hand + house] & 0x7F);
  }

  public void setHolds(int house, int card, boolean held) {
    int bit = 1 << card;
    int hand = cells[plan.hand + house];
    cells[plan.hand + house] = (byte) (held ? hand | bit : hand & ~bit);
  }

  public void fillHand(int house) {
    cells[plan.hand + house] = 0x7F;
  }
}
