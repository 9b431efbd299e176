package banneret.thrones;

import banneret.kernel.game.FirstFlaw;
import banneret.kernel.step.Step;
import banneret.thrones.action.Departure;
import banneret.thrones.action.Send;
import banneret.thrones.battle.Battle;
import banneret.thrones.battle.ChooseCharacter;
import banneret.thrones.battle.Strength;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.planning.Tokens;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Reach;
import banneret.thrones.realm.Realm;
import banneret.thrones.westeros.Bid;
import banneret.thrones.westeros.Clash;
import banneret.thrones.westeros.Mustering;
import banneret.thrones.westeros.RevealCards;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What must be true of every position, so that one from outside can be played or is refused: pieces
 * and cards are conserved, and the steps that wait find what they need.
 */
final class Soundness extends FirstFlaw {
  private final Realm realm;
  private final Content content;
  private final List<Step<Realm>> steps;

  private Soundness(Realm realm) {
    this.realm = realm;
    content = realm.content;
    steps = realm.steps();
  }

  /** What is not right about a position, or null. */
  static @Nullable String flaw(Realm realm) {
    Soundness sound = new Soundness(realm);
    sound.pieces();
    sound.note(realm.miscounted());
    if (realm.standing() == null && sound.isNone()) {
      sound.orders();
      sound.tracks();
      sound.cards();
      sound.march();
      sound.battle();
    }
    return sound.found();
  }

  private void pieces() {
    for (int house = 0; house < realm.seats(); house++) {
      String name = content.houseNames.word(house);
      for (int kind = 0; kind < 3; kind++) {
        boolean within = realm.unitsOnMap(house, kind) <= realm.limit(kind);
        unless(within, name, " has a ", content.unitNames.word(kind), " too many");
      }
      boolean fights = realm.isBattle() && (house == realm.attacker() || house == realm.defender());
      unless(realm.handSize(house) > 0 || fights, name, " has no character in hand");
      int crests = realm.available.get(house) + realm.crestsOnMap(house);
      unless(crests <= content.crestsPerHouse, name, " has too many crests");
    }
    for (int region = 0; region < content.regions; region++) {
      boolean alone = realm.neutral.get(region) == 0 || realm.army.get(region) == 0;
      unless(alone, "neutrals and units share ", content.regionNames.word(region));
    }
  }

  /** Orders lie as they may be placed, and while that is done one kind is banned at most. */
  private void orders() {
    if (!realm.waits(PlaceOrders.STEP)) {
      Tokens.check(realm, this);
      return;
    }
    int banned = realm.bans.get() & (Realm.NO_RAID | Realm.NO_CONSOLIDATION | Realm.NO_DEFENCE);
    unless((banned & banned - 1) == 0, "one kind of order is banned at most");
    int placed = realm.nextOrder(0);
    String where = placed < 0 ? "" : content.regionNames.word(placed);
    unless(placed < 0, "an order lies in ", where, " before planning");
  }

  /** Every house has its rank on the three tracks, but on those that are bid for. */
  private void tracks() {
    int next = 3;
    boolean ranks = false;
    for (Step<Realm> step : steps) {
      int track = Bid.track(step);
      if (track >= 0 && track < next) {
        next = track;
        ranks = false;
      }
      Clash.Rank rank = Clash.RANK.of(step);
      if (rank != null && rank.track() <= next) {
        next = rank.track();
        ranks = true;
      }
    }
    for (int track = 0; track < 3; track++) {
      int ranked = track < next ? realm.seats() : track == next && ranks ? realm.rank.get() : 0;
      String name = content.trackNames.word(track);
      for (int rank = 0; rank < realm.seats(); rank++) {
        boolean right = realm.house(track, rank) >= 0 == rank < ranked;
        unless(right, "expected ", ranked, " houses on the track ", name);
      }
    }
  }

  /** The three cards lie there while they are applied, recruiting points while a house musters. */
  private void cards() {
    boolean shown = realm.waits(RevealCards.PUT_UNDER);
    for (int deck = 0; deck < Content.DECKS; deck++) {
      unless(
          shown == realm.revealed.get(deck) >= 0,
          "three Westeros cards lie there while they are applied, and only then");
    }
    House recruits = Mustering.RECRUIT.waiting(steps);
    for (int region = 0; region < content.regions; region++) {
      int points = realm.points.get(region);
      boolean own = recruits != null && Control.of(realm, region) == recruits.house();
      unless(
          points == 0 || (own && points <= content.castle[region]),
          "recruiting points are for a castle of the house that musters");
    }
  }

  /** While a march is put together its pieces are there and may go where they are sent. */
  private void march() {
    boolean sends = Send.SHAPE.waiting(steps) != null || realm.waits(Departure.STEP, Departure.GO);
    boolean fights = realm.waits(Battle.STEP, Battle.AFTERMATH);
    int from = realm.marchFrom();
    unless(
        (sends || fights) == from >= 0,
        "a march comes from somewhere while it is carried out, and only then");
    unless(sends || realm.sentAway() == 0, "no march is put together now");
    int house = from < 0 ? Realm.NOBODY : realm.owner(from);
    boolean ordered = house >= 0 && realm.hasOrder(from, Content.MARCH);
    unless(!sends || ordered, "expected a march order where the march comes from");
    if (sends && isNone()) {
      pieces(house, from);
    }
  }

  private void pieces(int house, int from) {
    boolean[] reach = Reach.from(realm, house, from).clone();
    int attacked = 0;
    for (int to = 0; to < content.regions; to++) {
      boolean goes = realm.sentTo.get(to) > 0;
      unless(!goes || reach[to], "units are sent where they cannot go");
      attacked += goes && Send.isHeld(realm, house, to) ? 1 : 0;
    }
    for (int kind = 0; kind < 3; kind++) {
      boolean there = realm.sentOf.get(kind) <= realm.fit(from, kind);
      unless(there, "more units are sent than there are");
    }
    unless(attacked <= 1, "such a march cannot be sent");
  }

  /** A battle has its two sides, their cards once shown, and a winner once there is one. */
  private void battle() {
    boolean fights = realm.waits(Battle.STEP, Battle.AFTERMATH);
    boolean measures = realm.waits(Departure.MEASURE_NEUTRALS);
    unless(
        (fights || measures) == realm.isBattle(),
        "a region is fought for while there is a battle, and only then");
    for (int region = 0; region < content.regions; region++) {
      boolean may =
          realm.isBattle()
              && (realm.winner.get() >= 0
                  || Strength.canSupport(realm, region, realm.battleRegion()));
      String name = content.regionNames.word(region);
      boolean none = realm.support.get(region) == Realm.UNDECIDED;
      unless(none || may, name, " has nothing to support");
    }
    if (!realm.isBattle() || !isNone()) {
      return;
    }
    if (measures) {
      int region = realm.battleRegion();
      boolean goes =
          realm.attacker() == realm.owner(realm.marchFrom()) && realm.sentTo.get(region) > 0;
      boolean neutral = realm.neutral.get(region) > 0 && realm.defender() < 0;
      unless(goes && neutral && realm.attackers() == 0, "expected a march against a neutral force");
    } else {
      unless(isFought(), "expected two houses that fight for the region");
      duel();
    }
  }

  /** True if attackers of one house fight the other's units and can go back whence they came. */
  private boolean isFought() {
    int region = realm.battleRegion();
    int from = realm.marchFrom();
    boolean sea = content.isSea[region];
    boolean home =
        (realm.owner(from) == realm.attacker() || realm.owner(from) < 0)
            && realm.neutral.get(from) == 0
            && content.isSea[from] == sea;
    boolean there = realm.owner(region) == realm.defender() || realm.owner(region) < 0;
    int ships = realm.attacking.get(Content.SHIP);
    int strangers = sea ? realm.attackers() - ships : ships;
    boolean sides = realm.attacker() >= 0 && realm.defender() >= 0;
    boolean differ = realm.attacker() != realm.defender() && from != region;
    return sides && differ && home && there && strangers == 0;
  }

  private void duel() {
    boolean before = realm.waits(Battle.STEP, ChooseCharacter.STEP);
    for (boolean attacking : new boolean[] {true, false}) {
      int house = realm.side(attacking);
      int card = realm.card(attacking);
      boolean played = card >= 0 && Content.houseOf(card) == house && !realm.holds(card);
      unless(
          before ? card < 0 && house >= 0 && realm.handSize(house) > 0 : played,
          "expected a character that each side has played, or can still play");
    }
    boolean both = realm.attackers() > 0 && realm.owner(realm.battleRegion()) >= 0;
    unless(!before || both, "expected units on both sides");
    int winner = realm.winner.get();
    boolean open = before || realm.waits(Battle.OUTCOME);
    boolean decided = winner == realm.attacker() || winner == realm.defender();
    unless(open ? winner < 0 : decided, "expected a winner after the battle only");
  }
}
