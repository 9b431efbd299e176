package banneret.kernel.state;

/** Says what lies where in a position's cells: each part takes the next ones. */
public final class Layout {
  private int size;

  /** Takes so many cells and returns the first. */
  public int take(int cells) {
    int at = size;
    size += cells;
    return at;
  }

  public int size() {
    return size;
  }
}
