package banneret.kernel.step;

import banneret.kernel.told.Clause;
import java.util.List;

/**
 * How a game ended: a place and points for each seat.
 *
 * @param places 1 for the winner, shared places repeat
 * @param points what each seat scored
 * @param clause the clause that ended the game
 */
public record Standing(int[] places, int[] points, Clause clause) {
  /**
   * The standing that follows from a rank for each seat, the higher the better; equal ranks share a
   * place.
   */
  public static Standing ranked(int[] ranks, int[] points, Clause clause) {
    int[] places = new int[ranks.length];
    for (int seat = 0; seat < ranks.length; seat++) {
      places[seat] = 1;
      for (int other : ranks) {
        places[seat] += other > ranks[seat] ? 1 : 0;
      }
    }
    return new Standing(places, points, clause);
  }

  /**
   * The same with those who stopped playing behind all others, whoever stopped later before whoever
   * stopped sooner.
   *
   * @param stopped the seats that stopped together, a bit each, in the order in which they did
   */
  public Standing behind(List<Integer> stopped) {
    int[] ranks = new int[places.length];
    for (int seat = 0; seat < ranks.length; seat++) {
      ranks[seat] = -places[seat];
      for (int i = 0; i < stopped.size(); i++) {
        if ((stopped.get(i) >>> seat & 1) != 0) {
          ranks[seat] = i - stopped.size() - ranks.length;
        }
      }
    }
    return ranked(ranks, points, clause);
  }

  /** By how many points a seat is ahead of the best of the others. */
  public int lead(int seat) {
    int best = 0;
    for (int other = 0; other < points.length; other++) {
      best = other == seat ? best : Math.max(best, points[other]);
    }
    return points[seat] - best;
  }

  public boolean isWinner(int seat) {
    return places[seat] == 1;
  }

  /** How many seats share the first place. */
  public int winners() {
    int winners = 0;
    for (int place : places) {
      winners += place == 1 ? 1 : 0;
    }
    return winners;
  }

  /** The seat's share of the victory: 1 alone, 1/2 if two share it, 0 for the others. */
  public double share(int seat) {
    return isWinner(seat) ? 1.0 / winners() : 0.0;
  }
}
