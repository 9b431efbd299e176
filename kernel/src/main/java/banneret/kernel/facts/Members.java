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

  /** The first of them from this one on, or -1. */
  public int next(int outer, int from) {
    int group = from / EACH;
    int cell = at + outer * groups;
    int bits = group < groups ? (cells[cell + group] & 0xFF) >>> (from % EACH) : 0;
    if (bits != 0) {
      return from + Integer.numberOfTrailingZeros(bits);
    }
    for (group++; group < groups; group++) {
      if (cells[cell + group] != 0) {
        return group * EACH + Integer.numberOfTrailingZeros(cells[cell + group]);
      }
    }
    return -1;
  }
}
