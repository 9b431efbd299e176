package banneret.kernel.facts;

import banneret.kernel.tree.Tree;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One fact of a position: a number for each of so many things, in one, two or four cells each. Its
 * range is checked on reading, and wherever it is set while assertions are on. A position that
 * declares its facts itself says {@code round.get()}; one that shares them with others says {@code
 * round.of(cells)}.
 */
public abstract sealed class Fact permits Flag, Count, Id, SeveralCells {
  /** The first of its cells. */
  public final int at;

  /** The cells of the position it was declared in. */
  final byte[] cells;

  final int copies;
  final int inner;
  final int low;
  final int high;
  final int usual;
  final int end;

  /** True if empty cells say what is usual. */
  final boolean plain;

  Fact(Spot spot, int low, int high, int usual, int width, int empty) {
    at = spot.at();
    cells = spot.cells();
    end = at + width * spot.copies();
    plain = usual == empty;
    copies = spot.copies();
    inner = spot.inner();
    this.low = low;
    this.high = high;
    this.usual = usual;
    if (usual < low || usual > high) {
      throw new IllegalArgumentException(usual + " is not from " + low + " to " + high);
    }
  }

  /**
   * Where a fact lies.
   *
   * @param copies how many things it says something of
   * @param inner how many of them belong to each of an outer kind, as places of a seat
   */
  record Spot(byte[] cells, int at, int copies, int inner) {}

  abstract int get(byte[] cells, int index);

  abstract void put(byte[] cells, int index, int value);

  /** The value as it is written. */
  Tree tree(int value) {
    return Tree.of(value);
  }

  /** A value as it was written. */
  int value(Tree tree) {
    return tree.asNumber(low, high);
  }

  /** The names of its values, or null if it is a number. */
  @Nullable Kind named() {
    return null;
  }

  /** Makes it as usual for every thing. */
  public final void clear() {
    clear(cells);
  }

  /** Makes it as usual for every thing. */
  public final void clear(byte[] all) {
    if (plain) {
      Arrays.fill(all, at, end, (byte) 0);
      return;
    }
    for (int i = 0; i < copies; i++) {
      put(all, i, usual);
    }
  }

  /** True if the fact speaks of so many things; for assertions. */
  final boolean has(int index) {
    return index >= 0 && index < copies;
  }

  final boolean has(int outer, int index) {
    return outer >= 0 && index >= 0 && index < inner && outer * inner + index < copies;
  }

  /** True if the value is in the range; for assertions. */
  final boolean fits(int value) {
    return value >= low && value <= high;
  }
}
