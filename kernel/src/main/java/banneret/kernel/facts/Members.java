package banneret.kernel.facts;

/**
 * Which things of a kind are so, for each of some others, eight of them to a cell: for what follows
 * from other facts and is looked through often.
 */
public final class Members {
  private static final int EACH = 8;
  private final byte[] cells;
  private final int at;
  private final int groups;

  Members(Count bits, int groups) {
    cells = bits.cells;
    at = bits.at;
    this.groups = groups;
  }

  /** How many cells so many things take. */
  static int groups(int things) {
    return (things + EACH - 1) / EACH;
  }

  public void set(int outer, int id, boolean is) {
    int cell = at + outer * groups + id / EACH;
    int bit = 1 << (id % EACH);
    cells[cell] = (byte) (is ? cells[cell] | bit : cells[cell] & ~bit);
  }

  /** How many there are. */
  public int count(int outer) {
    int count = 0;
    for (int cell = at + outer * groups; cell < at + (outer + 1) * groups; cell++) {
      count += Integer.bitCount(cells[cell] & 0xFF);
    }
    return count;
  }

  /** The first of them from this one on, or -1. */
  public int next(int outer, int from) {
    int first = at + outer * groups;
    int cell = first + (from >> 3);
    int end = first + groups;
    if (cell >= end) {
      return -1;
    }
    int bits = (cells[cell] & 0xFF) >>> (from & 7);
    if (bits != 0) {
      return from + Integer.numberOfTrailingZeros(bits);
    }
    for (cell++; cell < end; cell++) {
      bits = cells[cell];
      if (bits != 0) {
        return ((cell - first) << 3) + Integer.numberOfTrailingZeros(bits);
      }
    }
    return -1;
  }
}
