package banneret.kernel.state;

/**
 * The effects in force: rows of effect, owner, target and until when, in the order they came. A
 * scope is a small number of the game's own (a round, a battle, a turn), below 127. Effects and
 * targets have two cells each; whatever does not fit is an error.
 */
public final class Lasting implements EffectRows {
  private static final int ROW = 8;
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

  @Override
  public int capacity() {
    return capacity;
  }

  @Override
  public int count(byte[] cells) {
    return cells[count];
  }

  @Override
  public int end(byte[] cells) {
    return rows + cells[count] * ROW;
  }

  public int effect(byte[] cells, int row) {
    return wide(cells, rows + row * ROW);
  }

  public int owner(byte[] cells, int row) {
    return cells[rows + row * ROW + 4];
  }

  public int target(byte[] cells, int row) {
    return wide(cells, rows + row * ROW + 2);
  }

  public int until(byte[] cells, int row) {
    return cells[rows + row * ROW + 5];
  }

  /** How many ends of its scope the effect still outlasts, the last one included. */
  public int left(byte[] cells, int row) {
    return cells[rows + row * ROW + 6];
  }

  /** The one sentence of the effect that the row is for, or -1 for all that have no own row. */
  public int part(byte[] cells, int row) {
    return cells[rows + row * ROW + 7] - 1;
  }

  private static int wide(byte[] cells, int at) {
    return (cells[at] << 8) | (cells[at + 1] & 0xFF);
  }

  private static void wide(byte[] cells, int at, int number) {
    cells[at] = (byte) (number >> 8);
    cells[at + 1] = (byte) number;
  }

  /** Puts an effect in force until its scope has ended so many times. */
  public void add(byte[] cells, int effect, int owner, int target, int until, int times) {
    add(cells, effect, -1, owner, target, until, times);
  }

  /** Puts one sentence of an effect in force, or with a part of -1 all that have no own row. */
  public void add(byte[] cells, int effect, int part, int owner, int target, int until, int times) {
    int row = cells[count];
    if (row == capacity) {
      throw new IllegalStateException("more than " + capacity + " lasting effects");
    }
    if (effect != (short) effect || target != (short) target) {
      throw new IllegalArgumentException(effect + " or " + target + " does not fit two cells");
    }
    int at = rows + row * ROW;
    cells[at + 4] = small(owner);
    cells[at + 5] = small(until);
    cells[at + 6] = small(times);
    cells[at + 7] = small(part + 1);
    wide(cells, at, effect);
    wide(cells, at + 2, target);
    cells[count] = (byte) (row + 1);
  }

  /** Says of a row that it is for one sentence of its effect, or with -1 for the others. */
  public void setPart(byte[] cells, int row, int part) {
    cells[rows + row * ROW + 7] = small(part + 1);
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
      if (effect(cells, row) == effect) {
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

  /** What effects were about has another number: a unit that stands elsewhere now. */
  public void retarget(byte[] cells, int from, int to) {
    for (int row = 0; row < cells[count]; row++) {
      if (target(cells, row) == from) {
        wide(cells, rows + row * ROW + 2, to);
      }
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

  /** A scope of one owner will not come again: its effects go, however long they had. */
  public void drop(byte[] cells, int scope, int owner) {
    for (int row = cells[count] - 1; row >= 0; row--) {
      if (until(cells, row) == scope && owner(cells, row) == owner) {
        remove(cells, row);
      }
    }
  }

  private void expire(byte[] cells, int row) {
    if (--cells[rows + row * ROW + 6] <= 0) {
      remove(cells, row);
    }
  }
}
