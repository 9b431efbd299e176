package banneret.kernel.facts;

import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** A number from -32768 to 32767, or one of as many names, for each thing, in two cells. */
public final class Wide extends SeveralCells {
  private final @Nullable Kind kind;

  Wide(Spot spot, @Nullable Kind kind, int low, int high, int usual) {
    super(spot, low, high, usual, 2);
    this.kind = kind;
    if (low < Short.MIN_VALUE || high > Short.MAX_VALUE) {
      throw new IllegalArgumentException(low + " to " + high + " does not fit two cells");
    }
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
