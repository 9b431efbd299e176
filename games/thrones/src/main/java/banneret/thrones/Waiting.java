package banneret.thrones;

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
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the steps that wait need to find on the table. */
final class Waiting {
  private Waiting() {}

  /** What is not right about the steps that wait, or null. */
  static @Nullable String unfit(Realm realm) {
    List<Step<Realm>> steps = realm.steps();
    String wrong = orders(realm, steps);
    wrong = wrong == null ? tracks(realm, steps) : wrong;
    wrong = wrong == null ? cards(realm, steps) : wrong;
    wrong = wrong == null ? march(realm, steps) : wrong;
    return wrong == null ? battle(realm, steps) : wrong;
  }

  private static boolean has(List<Step<Realm>> steps, Step<?>... any) {
    return !Collections.disjoint(steps, List.of(any));
  }

  /** Orders lie as they may be placed, and while that is done one kind is banned at most. */
  private static @Nullable String orders(Realm realm, List<Step<Realm>> steps) {
    if (!has(steps, PlaceOrders.STEP)) {
      return Tokens.misplaced(realm);
    }
    int banned = realm.bans.get() & (Realm.NO_RAID | Realm.NO_CONSOLIDATION | Realm.NO_DEFENCE);
    if ((banned & banned - 1) != 0) {
      return "one kind of order is banned at most";
    }
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.order(region) >= 0) {
        return "an order lies in " + realm.content.regionNames.word(region) + " before planning";
      }
    }
    return null;
  }

  /** Every house has its rank on the three tracks, but on those that are bid for. */
  private static @Nullable String tracks(Realm realm, List<Step<Realm>> steps) {
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
      for (int rank = 0; rank < realm.seats(); rank++) {
        if (realm.house(track, rank) >= 0 != rank < ranked) {
          return "expected " + ranked + " houses on the track " + word(realm, track);
        }
      }
    }
    return null;
  }

  private static String word(Realm realm, int track) {
    return realm.content.trackNames.word(track);
  }

  /** The three cards lie there while they are applied, recruiting points while a house musters. */
  private static @Nullable String cards(Realm realm, List<Step<Realm>> steps) {
    boolean shown = has(steps, RevealCards.PUT_UNDER);
    for (int deck = 0; deck < Content.DECKS; deck++) {
      if (shown != realm.revealed.get(deck) >= 0) {
        return "three Westeros cards lie there while they are applied, and only then";
      }
    }
    House recruits = Mustering.RECRUIT.waiting(steps);
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.points.get(region) > 0
          && (recruits == null
              || Control.of(realm, region) != recruits.house()
              || realm.points.get(region) > realm.content.castle[region])) {
        return "recruiting points are for a castle of the house that musters";
      }
    }
    return null;
  }

  /** While a march is put together its pieces are there and may go where they are sent. */
  private static @Nullable String march(Realm realm, List<Step<Realm>> steps) {
    boolean sends = Send.SHAPE.waiting(steps) != null || has(steps, Departure.STEP, Departure.GO);
    boolean fights = has(steps, Battle.STEP, Battle.AFTERMATH);
    int from = realm.marchFrom();
    if ((sends || fights) != from >= 0) {
      return "a march comes from somewhere while it is carried out, and only then";
    }
    if (!sends) {
      boolean sent = realm.sentOf.get(0) + realm.sentOf.get(1) + realm.sentOf.get(2) > 0;
      return sent ? "no march is put together now" : null;
    }
    int house = realm.owner(from);
    if (house < 0 || !realm.hasOrder(from, Content.MARCH)) {
      return "expected a march order where the march comes from";
    }
    return pieces(realm, house, from);
  }

  private static @Nullable String pieces(Realm realm, int house, int from) {
    boolean[] reach = Reach.from(realm, house, from).clone();
    int attacked = 0;
    for (int kind = 0; kind < 3; kind++) {
      for (int to = 0; to < realm.content.regions; to++) {
        if (realm.sent(to, kind) > 0 && !reach[to]) {
          return "units are sent where they cannot go";
        }
      }
      if (realm.sentOf.get(kind) > realm.fit(from, kind)) {
        return "more units are sent than there are";
      }
    }
    for (int to = 0; to < realm.content.regions; to++) {
      attacked += realm.sentTo.get(to) > 0 && Send.isHeld(realm, house, to) ? 1 : 0;
    }
    return attacked > 1 ? "such a march cannot be sent" : null;
  }

  /**
   * A battle has its two sides, their cards once they are shown, and a winner once there is one.
   */
  private static @Nullable String battle(Realm realm, List<Step<Realm>> steps) {
    boolean fights = has(steps, Battle.STEP, Battle.AFTERMATH);
    boolean measures = has(steps, Departure.MEASURE_NEUTRALS);
    if ((fights || measures) != realm.isBattle()) {
      return "a region is fought for while there is a battle, and only then";
    }
    String wrong = support(realm);
    if (wrong != null || !realm.isBattle()) {
      return wrong;
    }
    int region = realm.battleRegion();
    int attacker = realm.attacker();
    if (measures) {
      boolean goes = attacker == realm.owner(realm.marchFrom()) && realm.sentTo.get(region) > 0;
      return goes && realm.neutral.get(region) > 0 && realm.defender() < 0 && realm.attackers() == 0
          ? null
          : "expected a march against a neutral force";
    }
    return sides(realm) ? duel(realm, steps) : "expected two houses that fight for the region";
  }

  private static @Nullable String support(Realm realm) {
    for (int region = 0; region < realm.content.regions; region++) {
      boolean may =
          realm.isBattle()
              && (realm.winner.get() >= 0
                  || Strength.canSupport(realm, region, realm.battleRegion()));
      if (realm.support.get(region) != Realm.UNDECIDED && !may) {
        return realm.content.regionNames.word(region) + " has nothing to support";
      }
    }
    return null;
  }

  /**
   * True if attackers of one house fight the other's units and can go back where they came from.
   */
  private static boolean sides(Realm realm) {
    int region = realm.battleRegion();
    int from = realm.marchFrom();
    boolean sea = realm.content.isSea[region];
    boolean home =
        (realm.owner(from) == realm.attacker() || realm.owner(from) < 0)
            && realm.neutral.get(from) == 0
            && realm.content.isSea[from] == sea;
    boolean there = realm.owner(region) == realm.defender() || realm.owner(region) < 0;
    int strangers =
        sea
            ? realm.attacking.get(Content.FOOTMAN) + realm.attacking.get(Content.KNIGHT)
            : realm.attacking.get(Content.SHIP);
    return realm.attacker() >= 0
        && realm.defender() >= 0
        && realm.attacker() != realm.defender()
        && from != region
        && home
        && there
        && strangers == 0;
  }

  private static @Nullable String duel(Realm realm, List<Step<Realm>> steps) {
    boolean before = has(steps, Battle.STEP, ChooseCharacter.STEP);
    for (boolean attacking : new boolean[] {true, false}) {
      int house = attacking ? realm.attacker() : realm.defender();
      int card = realm.card(attacking);
      boolean played =
          card >= 0
              && card / Content.CHARACTERS_PER_HOUSE == house
              && !realm.holds(house, card % Content.CHARACTERS_PER_HOUSE);
      if (before ? card >= 0 || realm.handSize(house) == 0 : !played) {
        return "expected a character that each side has played, or can still play";
      }
    }
    if (before && (realm.attackers() == 0 || realm.owner(realm.battleRegion()) < 0)) {
      return "expected units on both sides";
    }
    boolean open = before || has(steps, Battle.OUTCOME);
    boolean decided =
        realm.winner.get() == realm.attacker() || realm.winner.get() == realm.defender();
    return (open ? realm.winner.get() < 0 : decided)
        ? null
        : "expected a winner after the battle only";
  }
}
