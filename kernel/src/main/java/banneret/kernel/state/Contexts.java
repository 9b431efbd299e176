package banneret.kernel.state;

/**
 * The effects that are being carried out: which one, how far it is, who uses it and what was
 * chosen. A row for each, the innermost last; they lie in the position, so that a game can be
 * stored, copied and searched in the middle of an effect.
 */
public final class Contexts implements EffectRows {
  private static final int TARGETS = 5;
  private final int depth;
  private final int most;
  private final int count;
  private final int rows;
  private final int width;

  /**
   * EffectRows for effects that are carried out within one another.
   *
   * @param depth how many there may be at once
   * @param most how many targets each may have
   */
  public Contexts(Layout layout, int depth, int most) {
    this.depth = depth;
    this.most = most;
    width = TARGETS + 2 * most;
    count = layout.take(1);
    rows = layout.take(depth * width);
  }

  @Override
  public int count(byte[] cells) {
    return cells[count];
  }

  @Override
  public int capacity() {
    return depth;
  }

  /** How many targets each may have. */
  public int most() {
    return most;
  }

  @Override
  public int end(byte[] cells) {
    return rows + cells[count] * width;
  }

  /** Opens a row. */
  public int open(byte[] cells, int effect, int owner) {
    int row = cells[count];
    if (row == depth) {
      throw new IllegalStateException("more than " + depth + " effects within one another");
    }
    int at = rows + row * width;
    wide(cells, at, effect);
    cells[at + 2] = 0;
    cells[at + 3] = (byte) owner;
    cells[at + 4] = 0;
    cells[count] = (byte) (row + 1);
    return row;
  }

  /** Closes a row and all within it; one that is closed already stays so. */
  public void close(byte[] cells, int row) {
    int end = rows + cells[count] * width;
    for (int i = rows + row * width; i < end; i++) {
      cells[i] = 0;
    }
    cells[count] = (byte) Math.min(row, cells[count]);
  }

  public int effect(byte[] cells, int row) {
    return wide(cells, rows + row * width);
  }

  /** How many sentences are done. */
  public int at(byte[] cells, int row) {
    return cells[rows + row * width + 2];
  }

  public void setAt(byte[] cells, int row, int at) {
    cells[rows + row * width + 2] = (byte) at;
  }

  public int owner(byte[] cells, int row) {
    return cells[rows + row * width + 3];
  }

  /** How many targets were chosen. */
  public int targets(byte[] cells, int row) {
    return cells[rows + row * width + 4];
  }

  public int target(byte[] cells, int row, int index) {
    return wide(cells, rows + row * width + TARGETS + 2 * index);
  }

  public void choose(byte[] cells, int row, int target) {
    int chosen = targets(cells, row);
    if (chosen == most) {
      throw new IllegalStateException("more than " + most + " targets");
    }
    wide(cells, rows + row * width + TARGETS + 2 * chosen, target);
    cells[rows + row * width + 4] = (byte) (chosen + 1);
  }

  /** Forgets what was chosen: the next sentence chooses anew. */
  public void forget(byte[] cells, int row) {
    int from = rows + row * width + TARGETS;
    for (int i = from - 1; i < from + 2 * most; i++) {
      cells[i] = 0; // How many there are, and each of them.
    }
  }

  private static int wide(byte[] cells, int at) {
    return (cells[at] << 8) | (cells[at + 1] & 0xFF);
  }

  private static void wide(byte[] cells, int at, int number) {
    cells[at] = (byte) (number >> 8);
    cells[at + 1] = (byte) number;
  }
}
