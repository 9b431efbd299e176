package banneret.battue.ending;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;

/** Who becomes Khan of the Golden Horde. */
public final class Scoring {
  private Scoring() {}

  /** Most points win; a tie goes to the points from tiles; a further tie is shared. */
  public static void byPoints(City city, Clause why, Flow<City> flow) {
    finish(city, City.NOBODY, why, flow);
  }

  /** The only player left wins, whatever the points; the others follow by theirs. */
  public static void bySurvival(City city, int survivor, Flow<City> flow) {
    finish(city, survivor, Clauses.LAST_PLAYER, flow);
  }

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
    Standing standing = Standing.ranked(rank, points, why);
    for (int seat = 0; seat < seats; seat++) {
      if (standing.isWinner(seat)) {
        flow.tell(Happenings.WINNER, seat);
      }
    }
    flow.end(standing);
  }
}
