package banneret.thrones;

import static banneret.kernel.Steps.BOTTOM;

import banneret.kernel.Step;
import banneret.kernel.Steps;
import banneret.thrones.action.Departure;
import banneret.thrones.action.Raids;
import banneret.thrones.action.Reach;
import banneret.thrones.action.Send;
import banneret.thrones.battle.Battle;
import banneret.thrones.battle.CallForSupport;
import banneret.thrones.battle.ChooseCharacter;
import banneret.thrones.battle.Retreat;
import banneret.thrones.battle.Strength;
import banneret.thrones.battle.TakeLosses;
import banneret.thrones.battle.WinPowers;
import banneret.thrones.content.Content;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.westeros.Bid;
import banneret.thrones.westeros.BreakTie;
import banneret.thrones.westeros.Clash;
import banneret.thrones.westeros.Mustering;
import banneret.thrones.westeros.Removal;
import banneret.thrones.westeros.RevealCards;
import banneret.thrones.westeros.UpdateSupply;
import banneret.thrones.westeros.Wildlings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which steps may wait on which, and what they need to find on the table. */
final class Waiting {
  /** There may be more on the map than the house owns, if a position says so, but not many. */
  private static final int MOST_TOKENS = 3;

  private Waiting() {}

  /** Says which steps may wait on which: the turn as the rulebook tells it, from its end up. */
  static void register(Steps<Realm> steps) {
    steps
        .on("deal-houses", BOTTOM)
        .on("turn", BOTTOM)
        .on("turn-over", BOTTOM)
        .on("consolidation", "turn-over")
        .on("marches", "consolidation")
        .on("next-march", "consolidation")
        .on("raids", "marches")
        .on("next-raid", "marches")
        .on("raven", "raids")
        .on("place-orders", "raven")
        .on("reveal-cards", "place-orders")
        .on("put-under", "place-orders")
        .on("apply-card", "apply-card", "put-under");
    String[] cards = {"apply-card", "put-under"};
    steps
        .on("update-supply", cards)
        .on("remove-excess", "update-supply", "aftermath")
        .on("mustering", cards)
        .on("recruit", "mustering")
        .on("clash", cards)
        .on("bid-for-influence", "bid-for-influence", "apply-card", "put-under")
        .on("rank", "bid-for-influence", "apply-card", "put-under")
        .on("break-tie-rank", "rank")
        .on("wildlings", cards)
        .on("bid-for-watch", cards)
        .on("wildlings-outcome", cards)
        .on("break-tie-highest", cards)
        .on("break-tie-lowest", cards)
        .on("take-back", "apply-card", "put-under", "take-losses", "aftermath")
        .on("wildling-toll", cards)
        .on("pay-wildlings", "wildling-toll");
    steps
        .on("raid-from", "next-raid")
        .on("raid-target", "next-raid")
        .on("march-from", "next-march")
        .on("send", "next-march")
        .on("departure", "next-march")
        .on("go", "next-march")
        .on("leaving", "go")
        .on("leave-crest", "go")
        .on("measure-neutral", "leaving");
    steps
        .on("battle", "next-march")
        .on("aftermath", "next-march")
        .on("call-for-support", "measure-neutral", "announce")
        .on("declare-support", "call-for-support")
        .on("announce", "choose-character")
        .on("choose-character", "powers")
        .on("powers", "blade")
        .on("blade", "outcome")
        .on("draw-blade", "outcome")
        .on("outcome", "aftermath")
        .on("win-powers", "take-losses", "aftermath")
        .on("use-power", "take-losses", "aftermath")
        .on("take-losses", "retreat")
        .on("casualty", "take-losses")
        .on("retreat", "aftermath")
        .on("retreat-to", "aftermath")
        .on("fall-back", "aftermath")
        .on("give-up-unit", "fall-back");
  }

  /** What is not right about the steps that wait, or null. */
  static @Nullable String unfit(Realm realm) {
    List<Step<Realm>> steps = realm.steps();
    String wrong = orders(realm, steps);
    wrong = wrong == null ? tracks(realm, steps) : wrong;
    wrong = wrong == null ? cards(realm, steps) : wrong;
    wrong = wrong == null ? march(realm, steps) : wrong;
    wrong = wrong == null ? battle(realm, steps) : wrong;
    for (int i = 0; i < steps.size() && wrong == null; i++) {
      Step<Realm> below = i + 1 < steps.size() ? steps.get(i + 1) : null;
      boolean fits = fits(realm, steps.get(i), below);
      wrong = fits ? null : "'" + steps.get(i).name() + "' does not fit what lies on the table";
    }
    return wrong;
  }

  private static boolean has(List<Step<Realm>> steps, Class<?>... kinds) {
    for (Step<Realm> step : steps) {
      for (Class<?> kind : kinds) {
        if (step.getClass() == kind) {
          return true;
        }
      }
    }
    return false;
  }

  /** Tokens are few, and while orders are placed one kind is banned at most. */
  private static @Nullable String orders(Realm realm, List<Step<Realm>> steps) {
    int banned = realm.bans() & (Realm.NO_RAID | Realm.NO_CONSOLIDATION | Realm.NO_DEFENCE);
    if ((banned & banned - 1) != 0 && has(steps, PlaceOrders.class)) {
      return "one kind of order is banned at most";
    }
    int[][] used = new int[realm.seats()][realm.content.orderCount.length];
    for (int region = 0; region < realm.content.regions; region++) {
      int order = realm.order(region);
      if (order >= 0 && ++used[realm.owner(region)][order] > MOST_TOKENS) {
        return "too many orders " + realm.content.orderNames.word(order) + " of one house";
      }
    }
    return null;
  }

  /** Every house has its rank on the three tracks, but on those that are bid for. */
  private static @Nullable String tracks(Realm realm, List<Step<Realm>> steps) {
    int next = 3;
    boolean ranks = false;
    for (Step<Realm> step : steps) {
      if (step instanceof Bid bid && bid.track() < next) {
        next = bid.track();
        ranks = false;
      } else if (step instanceof Clash.Rank rank && rank.track() <= next) {
        next = rank.track();
        ranks = true;
      }
    }
    for (int track = 0; track < 3; track++) {
      int ranked = track < next ? realm.seats() : track == next && ranks ? realm.rank() : 0;
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
    boolean shown = has(steps, RevealCards.PutUnder.class);
    for (int deck = 0; deck < Content.DECKS; deck++) {
      if (shown != realm.revealed(deck) >= 0) {
        return "three Westeros cards lie there while they are applied, and only then";
      }
    }
    Mustering.Recruit recruit = realm.waiting(Mustering.Recruit.class);
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.points(region) > 0
          && (recruit == null
              || Control.of(realm, region) != recruit.house()
              || realm.points(region) > realm.content.castle[region])) {
        return "recruiting points are for a castle of the house that musters";
      }
    }
    return null;
  }

  /** While a march is put together its pieces are there and may go where they are sent. */
  private static @Nullable String march(Realm realm, List<Step<Realm>> steps) {
    boolean sends = has(steps, Send.class, Departure.class, Departure.Go.class);
    boolean fights = has(steps, Battle.class, Battle.Aftermath.class);
    int from = realm.marchFrom();
    if ((sends || fights) != from >= 0) {
      return "a march comes from somewhere while it is carried out, and only then";
    }
    if (!sends) {
      boolean sent = realm.sentOf(0) + realm.sentOf(1) + realm.sentOf(2) > 0;
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
    int last = 0;
    for (int kind = 0; kind < 3; kind++) {
      for (int to = 0; to < realm.content.regions; to++) {
        if (realm.sent(to, kind) > 0) {
          last = Math.max(last, Removal.code(to, kind));
          if (!reach[to]) {
            return "units are sent where they cannot go";
          }
        }
      }
      if (realm.sentOf(kind) > realm.fit(from, kind)) {
        return "more units are sent than there are";
      }
    }
    for (int to = 0; to < realm.content.regions; to++) {
      attacked += realm.sentTo(to) > 0 && Send.isHeld(realm, house, to) ? 1 : 0;
    }
    return attacked > 1 || realm.lastSent() != last ? "such a march cannot be sent" : null;
  }

  /**
   * A battle has its two sides, their cards once they are shown, and a winner once there is one.
   */
  private static @Nullable String battle(Realm realm, List<Step<Realm>> steps) {
    boolean fights = has(steps, Battle.class, Battle.Aftermath.class);
    boolean measures = has(steps, Departure.Measure.class);
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
      boolean goes = attacker == realm.owner(realm.marchFrom()) && realm.sentTo(region) > 0;
      return goes && realm.neutral(region) > 0 && realm.defender() < 0 && realm.attackers() == 0
          ? null
          : "expected a march against a neutral force";
    }
    return sides(realm) ? duel(realm, steps) : "expected two houses that fight for the region";
  }

  private static @Nullable String support(Realm realm) {
    for (int region = 0; region < realm.content.regions; region++) {
      boolean may =
          realm.isBattle()
              && (realm.winner() >= 0 || Strength.canSupport(realm, region, realm.battleRegion()));
      if (realm.supportSide(region) != Realm.UNDECIDED && !may) {
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
            && realm.neutral(from) == 0
            && realm.content.isSea[from] == sea;
    boolean there = realm.owner(region) == realm.defender() || realm.owner(region) < 0;
    int strangers =
        sea
            ? realm.attacking(Content.FOOTMAN) + realm.attacking(Content.KNIGHT)
            : realm.attacking(Content.SHIP);
    return realm.attacker() >= 0
        && realm.defender() >= 0
        && realm.attacker() != realm.defender()
        && from != region
        && home
        && there
        && strangers == 0;
  }

  private static @Nullable String duel(Realm realm, List<Step<Realm>> steps) {
    boolean before = has(steps, Battle.class, ChooseCharacter.class);
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
    boolean open = before || has(steps, Battle.Outcome.class);
    boolean decided = realm.winner() == realm.attacker() || realm.winner() == realm.defender();
    return (open ? realm.winner() < 0 : decided) ? null : "expected a winner after the battle only";
  }

  /** True if the step finds what it speaks of. */
  private static boolean fits(Realm realm, Step<Realm> step, @Nullable Step<Realm> below) {
    Content content = realm.content;
    return switch (step) {
      case RevealCards.Apply apply ->
          below instanceof RevealCards.Apply next
              ? next.deck() == apply.deck() + 1
              : apply.deck() == Content.DECKS - 1;
      case Bid bid ->
          bid.track() == Bid.WATCH
              || (below instanceof Bid next ? next.track() == bid.track() + 1 : bid.track() == 2);
      case Clash.Rank rank ->
          below instanceof Bid next ? next.track() == rank.track() + 1 : rank.track() == 2;
      case BreakTie tie -> fits(realm, tie, below);
      case UpdateSupply.RemoveExcess excess -> excess.removed().length == content.regions;
      case Wildlings.Toll toll -> owes(realm);
      case Wildlings.Pay pay ->
          isTurnOf(realm, pay.house()) && pay.ones() + 2 * pay.twos() < realm.owed(pay.house());
      case Mustering.Recruit recruit -> isTurnOf(realm, recruit.house());
      case Raids.Target raid -> raid.from() < content.regions;
      case Send send -> send.house() == realm.owner(realm.marchFrom());
      case Departure.Stay stay ->
          stay.house() == realm.owner(realm.marchFrom())
              && realm.available(stay.house()) > 0
              && realm.crest(realm.marchFrom()) != stay.house()
              && !content.isSea[realm.marchFrom()];
      case CallForSupport.Declare declare ->
          declare.region() < content.regions
              && realm.owner(declare.region()) == declare.house()
              && Strength.canSupport(realm, declare.region(), realm.battleRegion());
      case TakeLosses.Casualty casualty ->
          casualty.house() == loser(realm) && (casualty.unfed() || realm.lossesLeft() > 0);
      case WinPowers.Use use ->
          use.house() == realm.winner()
              && use.ability() == Strength.ability(realm, use.house() == realm.attacker());
      case Retreat.Where where ->
          where.house() == loser(realm) && !isAttacker(realm, where.house());
      case Retreat.Fall fall -> fits(realm, fall);
      default -> true;
    };
  }

  private static boolean fits(Realm realm, BreakTie tie, @Nullable Step<Realm> below) {
    for (int house = 0; house < realm.seats(); house++) {
      boolean isTied = (tie.tied() >>> house & 1) != 0;
      if (below instanceof Clash.Rank rank
          && (rank.track() != tie.why().ordinal()
              || (isTied && realm.rankOf(rank.track(), house) < realm.seats()))) {
        return false;
      }
    }
    return tie.tied() < 1 << realm.seats();
  }

  /** True if a house is the last that was called up in turn order. */
  private static boolean isTurnOf(Realm realm, int house) {
    return realm.rank() > 0 && realm.house(Realm.THRONE, realm.rank() - 1) == house;
  }

  /** True if the houses that have yet to pay the wildlings owe something. */
  private static boolean owes(Realm realm) {
    for (int rank = realm.rank(); rank < realm.seats(); rank++) {
      if (realm.owed(realm.house(Realm.THRONE, rank)) == 0) {
        return false;
      }
    }
    return true;
  }

  private static int loser(Realm realm) {
    return realm.winner() == realm.attacker() ? realm.defender() : realm.attacker();
  }

  private static boolean isAttacker(Realm realm, int house) {
    return house == realm.attacker();
  }

  private static boolean fits(Realm realm, Retreat.Fall fall) {
    int to = fall.to();
    if (to >= realm.content.regions || fall.house() != loser(realm)) {
      return false;
    }
    return isAttacker(realm, fall.house())
        ? to == realm.marchFrom()
        : new Retreat.Where(fall.house()).forbids(realm, fall.house(), to) == null;
  }
}
