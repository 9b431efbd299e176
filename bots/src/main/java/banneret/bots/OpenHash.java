package banneret.bots;

import banneret.kernel.step.Position;

/**
 * A number of 64 bits, as two ints, for what all can see of a table: the search takes tables with
 * the same number for the same table.
 */
final class OpenHash {
  private static final int ONE = 0x9E3779B1;
  private static final int TWO = 0x85EBCA77;

  int one;
  int two;

  static OpenHash of(Position<?> table) {
    OpenHash sight = new OpenHash();
    sight.look(table);
    return sight;
  }

  OpenHash copy() {
    OpenHash copy = new OpenHash();
    copy.one = one;
    copy.two = two;
    return copy;
  }

  boolean isSame(OpenHash other) {
    return one == other.one && two == other.two;
  }

  /** Looks at a table; every cell counts in both halves of the number. */
  void look(Position<?> table) {
    byte[] cells = table.cells;
    int end = table.open();
    int a = end;
    int b = end;
    int c = 0;
    int d = 0;
    int i = 0;
    for (; i + 7 < end; i += 8) { // Four sums that do not wait for each other.
      int first = word(cells, i);
      int second = word(cells, i + 4);
      a = Integer.rotateLeft(a ^ first, 13) * ONE;
      b = Integer.rotateLeft(b + first, 19) * TWO;
      c = Integer.rotateLeft(c ^ second, 13) * ONE;
      d = Integer.rotateLeft(d + second, 19) * TWO;
    }
    for (; i < end; i++) {
      a = Integer.rotateLeft(a ^ cells[i], 13) * ONE;
      b = Integer.rotateLeft(b + cells[i], 19) * TWO;
    }
    one = mix(a ^ Integer.rotateLeft(c * TWO, 16));
    two = mix(b ^ Integer.rotateLeft(d * ONE, 16));
  }

  private static int mix(int number) {
    int mixed = (number ^ number >>> 16) * TWO;
    mixed = (mixed ^ mixed >>> 13) * ONE;
    return mixed ^ mixed >>> 16;
  }

  private static int word(byte[] cells, int at) {
    return (cells[at] & 0xFF)
        | (cells[at + 1] & 0xFF) << 8
        | (cells[at + 2] & 0xFF) << 16
        | cells[at + 3] << 24;
  }
}
