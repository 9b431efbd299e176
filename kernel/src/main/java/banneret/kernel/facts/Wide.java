package banneret.kernel.facts;

import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** A number from -32768 to 32767, or one of as many names, for each thing, in two cells. */
public final class Wide extends Fact {
  private final @Nullable Kind kind;

  Wide(Spot spot, @Nullable Kind kind, int low, int high, int usual) {
    super(spot, low, high, usual, 2, 0);
    this.kind = kind;
    if (low < Short.MIN_VALUE || high > Short.MAX_VALUE) {
      throw new IllegalArgumentException(low + " to " + high + " does not fit two cells");
    }
  }

  public int get() {
    return of(cells);
  }

  public int get(int index) {
    return of(cells, index);
  }

  public int get(int outer, int index) {
    return of(cells, outer, index);
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
    return get(all, 0);
  }

  public int of(byte[] all, int index) {
    assert has(index);
    return get(all, index);
  }

  public int of(byte[] all, int outer, int index) {
    assert has(outer, index);
    return get(all, outer * inner + index);
  }

  public void set(byte[] all, int value) {
    assert fits(value);
    put(all, 0, value);
  }

  public void set(byte[] all, int index, int value) {
    assert has(index) && fits(value);
    put(all, index, value);
  }

  public void set(byte[] all, int outer, int index, int value) {
    assert has(outer, index) && fits(value);
    put(all, outer * inner + index, value);
  }

  @Override
  int get(byte[] all, int index) {
    int cell = at + 2 * index;
    return all[cell] << 8 | (all[cell + 1] & 0xFF);
  }

  @Override
  void put(byte[] all, int index, int value) {
    int cell = at + 2 * index;
    all[cell] = (byte) (value >> 8);
    all[cell + 1] = (byte) value;
  }

  @Override
  Tree tree(int value) {
    return kind == null ? super.tree(value) : Tree.of(kind.word(value));
  }

  @Override
  int value(Tree tree) {
    return kind == null ? super.value(tree) : kind.id(tree);
  }

  @Override
  @Nullable Kind named() {
    return kind;
  }
}
