package banneret.thrones.westeros;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Control;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Piece;
import banneret.thrones.realm.Realm;
import banneret.thrones.supply.Removal;
import org.jspecify.annotations.Nullable;

/** The wildlings attack the Wall; all houses bid for the Night's Watch. */
public final class Wildlings {
  public static final Procedure<Realm> STEP =
      Procedure.of("wildlings", (realm, flow) -> flow.then(Bid.on(Bid.WATCH)));

  private Wildlings() {}

  private static final int OWED = 2;

  /** The bids are added up: who holds the Wall, and what follows. */
  public static final Procedure<Realm> OUTCOME =
      Procedure.of("wildlings-outcome", Wildlings::outcome);

  private static void outcome(Realm realm, Flow<Realm> flow) {
    int watch = realm.bids.sum();
    int strength = realm.content.wildlings[realm.threat.get()];
    realm.threat.set(0);
    boolean held = watch >= strength;
    flow.tell(held ? Happenings.WATCH_WINS : Happenings.WILDLINGS_WIN, watch, strength);
    int tied = Bid.tied(realm, (1 << realm.seats()) - 1, held);
    int first = Integer.numberOfTrailingZeros(tied);
    if ((tied & (tied - 1)) != 0) {
      flow.then(
          held
              ? BreakTie.HIGHEST.ask(new BreakTie.Tie(BreakTie.Contest.HIGHEST_BID, tied))
              : BreakTie.LOWEST.ask(new BreakTie.Tie(BreakTie.Contest.LOWEST_BID, tied)));
    } else if (held) {
      reward(realm, first, flow);
    } else {
      punish(realm, first, flow);
    }
  }

  /** The highest bidder may take back a character. */
  static void reward(Realm realm, int house, Flow<Realm> flow) {
    flow.tell(Happenings.MOST_GENEROUS, house);
    if (realm.handSize(house) < Content.CHARACTERS_PER_HOUSE) {
      flow.then(TakeBack.SHAPE.ask(new TakeBack(house, Realm.NOBODY)));
    }
  }

  /** Everybody loses units, the lowest bidder twice as many. */
  static void punish(Realm realm, int lowest, Flow<Realm> flow) {
    flow.tell(Happenings.LEAST_GENEROUS, lowest);
    for (int house = 0; house < realm.seats(); house++) {
      realm.owed.set(house, house == lowest ? 2 * OWED : OWED);
    }
    realm.rank.set(0);
    flow.then(TOLL);
  }

  /** True if a house may owe so much. */
  private static boolean isToll(int owed) {
    return owed == OWED || owed == 2 * OWED;
  }

  /** In turn order each house pays with units. */
  public static final Step<Realm> TOLL =
      Deed.of("wildling-toll", Wildlings::toll)
          .fits((realm, none) -> isOwed(realm))
          .with(None.NONE);

  /** True if the houses that have yet to pay owe what they may. */
  private static boolean isOwed(Realm realm) {
    for (int rank = realm.rank.get(); rank < realm.seats(); rank++) {
      if (!isToll(realm.owed.get(realm.house(Realm.THRONE, rank)))) {
        return false;
      }
    }
    return true;
  }

  private static void toll(Realm realm, Flow<Realm> flow) {
    if (Control.endsGame(realm, flow)) {
      return; // A home may fall back to its house when its garrison is gone.
    }
    int house = realm.nextInTurn();
    if (house < 0) {
      return;
    }
    flow.then(TOLL);
    if (worth(realm, house) <= realm.owed.get(house)) {
      payAll(realm, house, flow);
    } else {
      flow.then(Pay.SHAPE.ask(new Pay(house, 0, 0)));
    }
  }

  private static int worth(Realm realm, int house) {
    int worth = 0;
    for (int kind = 0; kind < 3; kind++) {
      worth += realm.content.unitCost[kind] * realm.unitsOnMap(house, kind);
    }
    return worth;
  }

  private static void payAll(Realm realm, int house, Flow<Realm> flow) {
    for (int region = 0; region < realm.content.regions; region++) {
      for (int kind = 0; kind < 3; kind++) {
        while (realm.owner(region) == house && realm.units(region, kind) > 0) {
          Removal.remove(realm, house, Piece.code(region, kind), flow);
        }
      }
    }
    realm.owed.set(house, 0);
  }

  /**
   * Which unit a house gives up; no set from which one unit could be left out.
   *
   * @param ones units worth one point given up so far
   * @param twos units worth two points given up so far
   */
  public record Pay(int house, int ones, int twos) {
    public static final Shape<Realm, Pay> SHAPE =
        Removal.worded(
                House.pickOne(
                    "pay-wildlings",
                    Clauses.EVERYONE_LOSES,
                    (realm, it) -> it.house,
                    Ids.of("house:seat ones:9 twos:9", Pay::house, Pay::ones, Pay::twos, Pay::new)))
            .fits((realm, it) ->
                realm.isInTurn(it.house)
                    && isToll(realm.owed.get(it.house))
                    && it.paid() < realm.owed.get(it.house))
            .about((realm, it, out) -> out.number("owed", realm.owed.get(it.house) - it.paid()))
            .among((realm, it, out) -> Removal.candidates(realm, it.house, out))
            .forbids((realm, it, code) -> it.forbids(realm, code))
            .does((realm, it, code, flow) -> it.give(realm, code, flow));

    private int paid() {
      return ones + 2 * twos;
    }

    private @Nullable Clause forbids(Realm realm, int code) {
      if (!Removal.isThere(realm, house, code)) {
        return Clauses.EVERYONE_LOSES;
      }
      return isLeast(realm, Piece.kind(code) == Content.KNIGHT) ? null : Clauses.NOT_EXACT;
    }

    /** True if giving up such a unit next can lead to a set that holds none too many. */
    private boolean isLeast(Realm realm, boolean knight) {
      int one = ones + (knight ? 0 : 1);
      int two = twos + (knight ? 1 : 0);
      int moreOnes =
          realm.unitsOnMap(house, Content.FOOTMAN)
              + realm.unitsOnMap(house, Content.SHIP)
              - (knight ? 0 : 1);
      int moreTwos = realm.unitsOnMap(house, Content.KNIGHT) - (knight ? 1 : 0);
      for (int b = two; b <= two + moreTwos; b++) {
        int rest = realm.owed.get(house) - 2 * b;
        if (rest >= one && rest <= one + moreOnes) {
          return true;
        }
      }
      return false;
    }

    private void give(Realm realm, int code, Flow<Realm> flow) {
      Removal.remove(realm, house, code, flow);
      boolean knight = Piece.kind(code) == Content.KNIGHT;
      Pay next = new Pay(house, ones + (knight ? 0 : 1), twos + (knight ? 1 : 0));
      if (next.paid() < realm.owed.get(house)) {
        flow.then(SHAPE.ask(next));
      } else {
        realm.owed.set(house, 0);
      }
    }
  }
}
