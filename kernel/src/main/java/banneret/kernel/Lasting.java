package banneret.kernel;

/**
 * The effects in force: rows of effect, owner, target and until when, in the order they came. A
 * scope is a small number of the game's own (a round, a battle, a turn).
 */
public final class Lasting {
  private static final int ROW = 5;
  private final int rows;
  private final int capacity;
  private final int count;

  public Lasting(Layout layout, int capacity) {
    if (capacity > Byte.MAX_VALUE) {
      throw new IllegalArgumentException("at most " + Byte.MAX_VALUE + " lasting effects");
    }
    this.capacity = capacity;
    count = layout.take(1);
    rows = layout.take(capacity * ROW);
  }

  public int count(byte[] cells) {
    return cells[count];
  }

  public int effect(byte[] cells, int row) {
    return cells[rows + row * ROW];
  }

  public int owner(byte[] cells, int row) {
    return cells[rows + row * ROW + 1];
  }

  public int target(byte[] cells, int row) {
    return cells[rows + row * ROW + 2];
  }

  public int until(byte[] cells, int row) {
    return cells[rows + row * ROW + 3];
  }

  /** How many ends of its scope the effect still outlasts, the last one included. */
  public int left(byte[] cells, int row) {
    return cells[rows + row * ROW + 4];
  }

  /** Puts an effect in force until its scope has ended so many times. */
  public void add(byte[] cells, int effect, int owner, int target, int until, int times) {
    int row = cells[count];
    if (row == capacity) {
      throw new IllegalStateException("more than " + capacity + " lasting effects");
    }
    int at = rows + row * ROW;
    cells[at] = small(effect);
    cells[at + 1] = small(owner);
    cells[at + 2] = small(target);
    cells[at + 3] = small(until);
    cells[at + 4] = small(times);
    cells[count] = (byte) (row + 1);
  }

  private static byte small(int number) {
    if (number != (byte) number) {
      throw new IllegalArgumentException(number + " does not fit a cell");
    }
    return (byte) number;
  }

  /** The first row of an effect, or -1. */
  public int find(byte[] cells, int effect) {
    for (int row = 0; row < cells[count]; row++) {
      if (cells[rows + row * ROW] == effect) {
        return row;
      }
    }
    return -1;
  }

  public void remove(byte[] cells, int row) {
    int at = rows + row * ROW;
    int end = rows + cells[count] * ROW;
    for (int i = at + ROW; i < end; i++) {
      cells[i - ROW] = cells[i];
    }
    cells[count]--;
    for (int i = end - ROW; i < end; i++) {
      cells[i] = 0;
    }
  }

  /** A scope has ended, for every owner: its effects go, or have one end less before them. */
  public void sweep(byte[] cells, int scope) {
    for (int row = cells[count] - 1; row >= 0; row--) {
      if (until(cells, row) == scope) {
        expire(cells, row);
      }
    }
  }

  /** A scope has ended for one owner. */
  public void sweep(byte[] cells, int scope, int owner) {
    for (int row = cells[count] - 1; row >= 0; row--) {
      if (until(cells, row) == scope && owner(cells, row) == owner) {
        expire(cells, row);
      }
    }
  }

  private void expire(byte[] cells, int row) {
    if (--cells[rows + row * ROW + 4] <= 0) {
      remove(cells, row);
    }
  }
}
