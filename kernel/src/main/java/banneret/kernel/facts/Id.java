package banneret.kernel.facts;

import banneret.kernel.tree.Tree;

/**
 * One of up to 255 names for each thing, or -1 for none, in one cell. The cell holds one more than
 * the id, so that an empty cell is none.
 */
public final class Id extends Fact {
  private final Kind kind;

  Id(Spot spot, Kind kind, int low, int usual) {
    super(spot, low, kind.count() - 1, usual, 1, -1);
    this.kind = kind;
    if (kind.count() > 0xFF) {
      throw new IllegalArgumentException(
          kind.count() + " names do not fit a cell: declare them wide");
    }
  }

  /** What a cell of such a fact says, for getters that are asked so often that they keep it. */
  public static int read(byte[] all, int cell) {
    return (all[cell] & 0xFF) - 1;
  }

  public int get() {
    return (cells[at] & 0xFF) - 1;
  }

  public int get(int index) {
    assert has(index);
    return (cells[at + index] & 0xFF) - 1;
  }

  public int get(int outer, int index) {
    assert has(outer, index);
    return (cells[at + outer * inner + index] & 0xFF) - 1;
  }

  /** Of how many things this is so. */
  public int count(int id) {
    int count = 0;
    for (int cell = at; cell < end; cell++) {
      count += (cells[cell] & 0xFF) == id + 1 ? 1 : 0;
    }
    return count;
  }

  /** The first thing from this one on of which this is so, or -1. */
  public int next(int from, int id) {
    for (int index = from; index < copies; index++) {
      if ((cells[at + index] & 0xFF) == id + 1) {
        return index;
      }
    }
    return -1;
  }

  /** The first thing of one of the outer kind of which this is so, or how many there are. */
  public int find(int outer, int id) {
    int index = 0;
    while (index < inner && get(outer, index) != id) {
      index++;
    }
    return index;
  }

  public void set(int value) {
    set(cells, value);
  }

  public void set(int index, int value) {
    set(cells, index, value);
  }

  public void set(int outer, int index, int value) {
    set(cells, outer, index, value);
  }

  public int of(byte[] all) {
    return (all[at] & 0xFF) - 1;
  }

  public int of(byte[] all, int index) {
    assert has(index);
    return (all[at + index] & 0xFF) - 1;
  }

  public int of(byte[] all, int outer, int index) {
    assert has(outer, index);
    return (all[at + outer * inner + index] & 0xFF) - 1;
  }

  public void set(byte[] all, int id) {
    assert fits(id);
    all[at] = (byte) (id + 1);
  }

  public void set(byte[] all, int index, int id) {
    assert has(index) && fits(id);
    all[at + index] = (byte) (id + 1);
  }

  public void set(byte[] all, int outer, int index, int id) {
    assert has(outer, index) && fits(id);
    all[at + outer * inner + index] = (byte) (id + 1);
  }

  @Override
  int get(byte[] all, int index) {
    return (all[at + index] & 0xFF) - 1;
  }

  @Override
  void put(byte[] all, int index, int value) {
    all[at + index] = (byte) (value + 1);
  }

  @Override
  Tree tree(int value) {
    return Tree.of(kind.word(value));
  }

  @Override
  int value(Tree tree) {
    return kind.id(tree);
  }

  @Override
  Kind named() {
    return kind;
  }
}
