package banneret.battles.field;

import banneret.geometry.hex.HexBoard;
import banneret.geometry.hex.HexLine;
import java.util.Arrays;

/** The hexes between any two that are not too far apart, along both sides of the line. */
public final class SightLines {
  /** No unit shoots farther. */
  public static final int MOST = 6;

  private final int size;
  private final int[][] left;
  private final int[][] right;

  SightLines(HexBoard board) {
    size = board.size();
    left = new int[size * size][];
    right = new int[size * size][];
    int[] room = new int[2 * MOST];
    for (int from = 0; from < size; from++) {
      for (int to = 0; to < size; to++) {
        if (from != to && board.has(from) && board.has(to) && board.distance(from, to) <= MOST) {
          int index = from * size + to;
          int count = HexLine.trace(board, from, to, HexLine.LEFT, room);
          left[index] = Arrays.copyOf(room, count);
          count = HexLine.trace(board, from, to, HexLine.RIGHT, room);
          int[] other = Arrays.copyOf(room, count);
          right[index] = Arrays.equals(left[index], other) ? left[index] : other;
        }
      }
    }
  }

  /** The hexes that the line crosses if it is moved a hair to the left, without its ends. */
  public int[] left(int from, int to) {
    return left[from * size + to];
  }

  /** The same to the right; the very same list where the line touches no corner. */
  public int[] right(int from, int to) {
    return right[from * size + to];
  }
}
