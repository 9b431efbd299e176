package banneret.battue.ending;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.loot.DiscardCards;
import banneret.battue.loot.LootDeck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;

/** Who is out of the game, and who becomes Khan of the Golden Horde. */
public final class Ending {
  /** A player with no warrior left on the board is out of the game. */
  public static final Procedure<City> ELIMINATION = Procedure.of("elimination", Ending::look);

  private Ending() {}

  /** Puts out whoever has no warrior left; true if that ended the game or the turn. */
  public static boolean look(City city, Flow<City> flow) {
    int seats = city.seats();
    int left = 0;
    int last = City.NOBODY;
    boolean news = false;
    for (int seat = 0; seat < seats; seat++) {
      if (!city.out.is(seat) && city.warriors(seat) == 0) {
        putOut(city, seat, flow);
        news = true;
      }
      if (!city.out.is(seat)) {
        left++;
        last = seat;
      }
    }
    if (!news) {
      return false;
    }
    if (left == 0) {
      byPoints(city, Clauses.ALL_ELIMINATED, flow);
    } else if (left == 1) {
      finish(city, last, Clauses.LAST_PLAYER, flow);
    } else if (city.out.is(city.active())) {
      city.endBattle();
      flow.leave(DiscardCards.HAND_LIMIT);
    } else {
      return false;
    }
    return true;
  }

  /** His hand is discarded; flags and war chest stay, since his points still count. */
  private static void putOut(City city, int seat, Flow<City> flow) {
    city.out.set(seat, true);
    flow.tell(Happenings.ELIMINATED, seat);
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      while (city.inHand(seat, kind) > 0) {
        LootDeck.discard(city, seat, kind, flow);
      }
    }
    city.lasting.drop(city.cells, InForce.TURN, seat);
  }

  /** Most points win; a tie goes to the points from tiles; a further tie is shared. */
  public static void byPoints(City city, Clause why, Flow<City> flow) {
    finish(city, City.NOBODY, why, flow);
  }

  /** A survivor wins whatever the points; the others follow by theirs. */
  private static void finish(City city, int survivor, Clause why, Flow<City> flow) {
    int seats = city.seats();
    int[] points = new int[seats];
    int[] rank = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      int tiles = city.tilePoints(seat);
      int chest = city.chestPoints(seat);
      points[seat] = tiles + chest;
      rank[seat] = (seat == survivor ? 1 << 30 : 0) + (points[seat] << 14) + tiles;
      flow.tell(Happenings.SCORE, seat, points[seat], tiles, chest);
    }
    flow.end(Standing.ranked(rank, points, why), Happenings.WINNER);
  }
}
