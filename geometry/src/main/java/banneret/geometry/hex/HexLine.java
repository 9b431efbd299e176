package banneret.geometry.hex;

/**
 * The straight line from the centre of one hex to the centre of another, in whole numbers.
 *
 * <p>A line that runs along edges or through corners is moved a hair to one side, the same side for
 * its whole length: so there are two lines, and they are the same unless the line meets a corner.
 */
public final class HexLine {

  /** To which side a line is moved, seen from its beginning. */
  public static final int LEFT = 0;

  public static final int RIGHT = 1;

  // The corners of a hex in thirds, clockwise from the top; edge i lies between corners i and i +
  // 1.
  private static final int[] CORNER_Q = {1, 2, 1, -1, -2, -1, 1};
  private static final int[] CORNER_R = {-2, -1, 1, 2, 1, -1, -2};

  private HexLine() {}

  /**
   * Writes the hexes that the line crosses strictly between its two ends, in their order; {@link
   * HexBoard#OFF} for each that is not on the board.
   *
   * @param out room for twice the distance
   * @return how many were written
   */
  public static int trace(HexBoard board, int from, int to, int side, int[] out) {
    if (from == to) {
      return 0;
    }
    int dq = board.q(to) - board.q(from);
    int dr = board.r(to) - board.r(from);
    int q = 0;
    int r = 0;
    int count = 0;
    while (true) {
      int way = exit(q, r, dq, dr, side);
      q += HexBoard.STEP_Q[way];
      r += HexBoard.STEP_R[way];
      if (q == dq && r == dr) {
        return count;
      }
      out[count++] = board.at(board.q(from) + q, board.r(from) + r);
    }
  }

  /** Whether the line runs along edges or through a corner, so that its two sides may differ. */
  public static boolean onSeam(HexBoard board, int from, int to) {
    int dq = board.q(to) - board.q(from);
    int dr = board.r(to) - board.r(from);
    int q = 0;
    int r = 0;
    while (q != dq || r != dr) {
      int way = exit(q, r, dq, dr, RIGHT);
      if (way != exit(q, r, dq, dr, LEFT)) {
        return true;
      }
      q += HexBoard.STEP_Q[way];
      r += HexBoard.STEP_R[way];
    }
    return false;
  }

  /**
   * Whether one of the two lines crosses nothing that blocks. The two ends do not count, so hexes
   * next to each other always see each other.
   *
   * @param blocks for each hex of the board
   * @param offBlocks whether what is not on the board blocks
   */
  public static boolean clear(
      HexBoard board, int from, int to, boolean[] blocks, boolean offBlocks) {
    return clear(board, from, to, LEFT, blocks, offBlocks)
        || clear(board, from, to, RIGHT, blocks, offBlocks);
  }

  /** Whether the line on this side crosses nothing that blocks. */
  public static boolean clear(
      HexBoard board, int from, int to, int side, boolean[] blocks, boolean offBlocks) {
    int dq = board.q(to) - board.q(from);
    int dr = board.r(to) - board.r(from);
    int q = 0;
    int r = 0;
    while (q != dq || r != dr) {
      int hex = board.at(board.q(from) + q, board.r(from) + r);
      boolean end = q == 0 && r == 0;
      if (!end && (hex == HexBoard.OFF ? offBlocks : blocks[hex])) {
        return false;
      }
      int way = exit(q, r, dq, dr, side);
      q += HexBoard.STEP_Q[way];
      r += HexBoard.STEP_R[way];
    }
    return true;
  }

  /** Through which edge the line from the origin leaves a hex on its way. */
  private static int exit(int q, int r, int dq, int dr, int side) {
    int at = dq * 3 * r - dr * 3 * q;
    // A corner on the line lies to the left of a line moved to the right.
    int bound = side == RIGHT ? 0 : -1;
    int left = at + dq * CORNER_R[0] - dr * CORNER_Q[0];
    for (int way = 0; ; way++) {
      int right = at + dq * CORNER_R[way + 1] - dr * CORNER_Q[way + 1];
      if (left <= bound && right > bound) {
        return way;
      }
      left = right;
    }
  }
}
