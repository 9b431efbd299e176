package banneret.geometry.hex;

import java.util.Arrays;

/**
 * What can be reached with so many points, where each hex costs something to enter. One of these
 * serves for any number of floods, one after the other.
 */
public final class Flood {

  /** As a cost: the hex cannot be entered. */
  public static final int BLOCKED = -1;

  /** As a cost: the hex can be entered with one point or more, and takes all that is left. */
  public static final int ENDS = -2;

  /** As what was spent: the hex cannot be reached. */
  public static final int UNREACHED = Integer.MAX_VALUE;

  private final HexBoard board;
  private final int[] queue;
  private final int[] from;

  public Flood(HexBoard board) {
    this.board = board;
    queue = new int[board.size()];
    from = new int[board.size()];
  }

  /**
   * Fills from one hex.
   *
   * @param cost for each hex what it costs to enter, 0 or more, or {@link #BLOCKED} or {@link
   *     #ENDS}
   * @param spent for each hex the least that leads there, or {@link #UNREACHED}
   */
  public void fill(int start, int points, int[] cost, int[] spent) {
    Arrays.fill(spent, 0, board.size(), UNREACHED);
    spent[start] = 0;
    spread(points, cost, spent);
  }

  /**
   * Fills from every hex that has been reached already, with what was spent to get there. So a move
   * that changes its terms on the way is two floods.
   */
  public void spread(int points, int[] cost, int[] spent) {
    int size = board.size();
    Arrays.fill(from, 0, size, HexBoard.OFF);
    for (int level = 0; level <= points; level++) {
      int count = 0;
      for (int hex = 0; hex < size; hex++) {
        if (spent[hex] == level) {
          queue[count++] = hex;
        }
      }
      // A hex that costs nothing joins the level it is reached from.
      for (int i = 0; i < count; i++) {
        boolean over = from[queue[i]] != HexBoard.OFF && cost[queue[i]] == ENDS;
        count = over ? count : step(queue[i], level, points, cost, spent, count);
      }
    }
  }

  private int step(int hex, int level, int points, int[] cost, int[] spent, int queued) {
    int count = queued;
    for (int side = 0; side < HexBoard.SIDES; side++) {
      int next = board.neighbour(hex, side);
      if (next == HexBoard.OFF || cost[next] == BLOCKED) {
        continue;
      }
      boolean ends = cost[next] == ENDS;
      int sum = ends ? points : level + cost[next];
      if ((ends && level >= points) || sum > points || sum >= spent[next]) {
        continue;
      }
      spent[next] = sum;
      from[next] = hex;
      if (sum == level) {
        queue[count++] = next;
      }
    }
    return count;
  }

  /** The hex from which the last flood came to this one, or {@link HexBoard#OFF} where it began. */
  public int from(int hex) {
    return from[hex];
  }
}
