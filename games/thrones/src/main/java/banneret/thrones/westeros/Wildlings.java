package banneret.thrones.westeros;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import banneret.thrones.Clauses;
import banneret.thrones.Control;
import banneret.thrones.Happenings;
import banneret.thrones.HouseChoice;
import banneret.thrones.Piece;
import banneret.thrones.Realm;
import banneret.thrones.Turn;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/** The wildlings attack the Wall; all houses bid for the Night's Watch. */
public record Wildlings() implements Procedure<Realm> {
  public static final Wildlings STEP = new Wildlings();
  private static final int TOLL = 2;

  @Override
  public String name() {
    return "wildlings";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    flow.then(new Bid(Bid.WATCH));
  }

  /** The bids are added up: who holds the Wall, and what follows. */
  public record Outcome() implements Procedure<Realm> {
    public static final Outcome STEP = new Outcome();

    @Override
    public String name() {
      return "wildlings-outcome";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int watch = 0;
      for (int house = 0; house < realm.seats(); house++) {
        watch += realm.bid(house);
      }
      int strength = realm.content.wildlings[realm.threat()];
      realm.setThreat(0);
      boolean held = watch >= strength;
      flow.tell(held ? Happenings.WATCH_WINS : Happenings.WILDLINGS_WIN, watch, strength);
      int tied = extreme(realm, held);
      if ((tied & (tied - 1)) != 0) {
        flow.then(new BreakTie(held ? BreakTie.Why.HIGHEST_BID : BreakTie.Why.LOWEST_BID, tied));
      } else if (held) {
        reward(realm, Integer.numberOfTrailingZeros(tied), flow);
      } else {
        punish(realm, Integer.numberOfTrailingZeros(tied), flow);
      }
    }

    /** The houses with the highest bid, or with the lowest, a bit each. */
    private static int extreme(Realm realm, boolean highest) {
      int best = realm.bid(0);
      int tied = 0;
      for (int house = 0; house < realm.seats(); house++) {
        int bid = realm.bid(house);
        if (highest ? bid > best : bid < best) {
          best = bid;
          tied = 0;
        }
        tied |= bid == best ? 1 << house : 0;
      }
      return tied;
    }
  }

  /** The highest bidder may take back a character. */
  static void reward(Realm realm, int house, Flow<Realm> flow) {
    flow.tell(Happenings.MOST_GENEROUS, house);
    if (realm.handSize(house) < Content.CHARACTERS_PER_HOUSE) {
      flow.then(new TakeBack(house, Realm.NOBODY));
    }
  }

  /** Everybody loses units, the lowest bidder twice as many. */
  static void punish(Realm realm, int lowest, Flow<Realm> flow) {
    flow.tell(Happenings.LEAST_GENEROUS, lowest);
    for (int house = 0; house < realm.seats(); house++) {
      realm.setOwed(house, house == lowest ? 2 * TOLL : TOLL);
    }
    realm.setRank(0);
    flow.then(Toll.STEP);
  }

  /** In turn order each house pays with units. */
  public record Toll() implements Procedure<Realm> {
    public static final Toll STEP = new Toll();

    @Override
    public String name() {
      return "wildling-toll";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      if (Control.endsGame(realm, flow)) {
        return; // A home may fall back to its house when its garrison is gone.
      }
      int house = Turn.next(realm);
      if (house < 0) {
        return;
      }
      flow.then(this);
      if (worth(realm, house) <= realm.owed(house)) {
        payAll(realm, house, flow);
      } else {
        flow.then(new Pay(house, 0, 0));
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
      realm.setOwed(house, 0);
    }
  }

  /**
   * Which unit a house gives up; no set from which one unit could be left out.
   *
   * @param ones units worth one point given up so far
   * @param twos units worth two points given up so far
   */
  public record Pay(int house, int ones, int twos) implements HouseChoice {
    @Override
    public String name() {
      return "pay-wildlings";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("house", house).put("ones", ones).put("twos", twos);
    }

    @Override
    public Clause clause(Realm realm) {
      return Clauses.EVERYONE_LOSES;
    }

    @Override
    public void about(Realm realm, int seat, Saying out) {
      out.number("owed", realm.owed(house) - ones - 2 * twos);
    }

    @Override
    public void candidates(Realm realm, int seat, Options out) {
      Removal.candidates(realm, house, out);
    }

    @Override
    public void options(Realm realm, int seat, Options out) {
      boolean anyOne = isLeast(realm, false);
      boolean anyTwo = isLeast(realm, true);
      for (int kind = 0; kind < 3; kind++) {
        for (int region = 0; region < realm.content.regions; region++) {
          if (realm.owner(region) == house
              && realm.units(region, kind) > 0
              && (kind == Content.KNIGHT ? anyTwo : anyOne)) {
            out.add(Piece.code(region, kind));
          }
        }
      }
    }

    @Override
    public @Nullable Clause forbids(Realm realm, int seat, int code) {
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
        int rest = realm.owed(house) - 2 * b;
        boolean exact = rest >= one && rest <= one + moreOnes;
        if (exact || (rest == -1 && one == 0)) { // Knights alone may come to one too many.
          return true;
        }
      }
      return false;
    }

    @Override
    public void answer(Realm realm, int seat, int code, Flow<Realm> flow) {
      Removal.remove(realm, house, code, flow);
      boolean knight = Piece.kind(code) == Content.KNIGHT;
      Pay next = new Pay(house, ones + (knight ? 0 : 1), twos + (knight ? 1 : 0));
      if (next.ones + 2 * next.twos < realm.owed(house)) {
        flow.then(next);
      } else {
        realm.setOwed(house, 0);
      }
    }

    @Override
    public String phrase(Realm realm, int seat, int code) {
      return Removal.phrase(realm, code);
    }

    @Override
    public void say(Realm realm, int seat, int code, Saying out) {
      Removal.say(code, out);
    }
  }
}
