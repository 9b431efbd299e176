package banneret.battles.field;

import banneret.geometry.hex.HexBoard;
import banneret.geometry.hex.HexLine;

/**
 * The hexes between any two that are not too far apart, along both sides of the line: as steps from
 * the first, since they are the same wherever it lies.
 */
public final class SightLines {
  /** No unit shoots farther. */
  public static final int MOST = 6;

  private static final int WIDE = 2 * MOST + 1;
  private static final int[][] LEFT = trace(HexLine.LEFT);
  private static final int[][] RIGHT = trace(HexLine.RIGHT);

  private SightLines() {}

  private static int[][] trace(int side) {
    HexBoard board = new HexBoard(WIDE, 2 * WIDE, false);
    int centre = board.hex(MOST, WIDE);
    int[][] lines = new int[WIDE * WIDE][0];
    int[] room = new int[2 * MOST];
    for (int to = 0; to < board.size(); to++) {
      int distance = board.distance(centre, to);
      if (distance > 1 && distance <= MOST) {
        int count = HexLine.trace(board, centre, to, side, room);
        int[] steps = new int[2 * count];
        for (int i = 0; i < count; i++) {
          steps[2 * i] = board.q(room[i]) - board.q(centre);
          steps[2 * i + 1] = board.r(room[i]) - board.r(centre);
        }
        lines[index(board, centre, to)] = steps;
      }
    }
    return lines;
  }

  private static int index(HexBoard board, int from, int to) {
    return (board.q(to) - board.q(from) + MOST) * WIDE + board.r(to) - board.r(from) + MOST;
  }

  /**
   * The hexes that the line crosses if it is moved a hair to the left, without its ends: of each
   * the step along the row, and the rows down.
   */
  public static int[] left(HexBoard board, int from, int to) {
    return LEFT[index(board, from, to)];
  }

  /** The same to the right. */
  public static int[] right(HexBoard board, int from, int to) {
    return RIGHT[index(board, from, to)];
  }
}
