package banneret.bots;

import banneret.kernel.Position;

/** A number for what all can see of a table: tables that look different have different numbers. */
final class Sight {
  private static final int FACTOR = 0x9E3779B1;

  private Sight() {}

  static int of(Position<?> table) {
    byte[] cells = table.cells;
    int end = table.open();
    int one = end;
    int two = 0;
    int i = 0;
    for (; i + 7 < end; i += 8) { // Two sums that do not wait for each other.
      one = one * FACTOR + word(cells, i);
      two = two * FACTOR + word(cells, i + 4);
    }
    for (; i < end; i++) {
      one = one * FACTOR + cells[i];
    }
    return one ^ ((two * FACTOR) >>> 15) ^ two;
  }

  private static int word(byte[] cells, int at) {
    return cells[at] ^ cells[at + 1] << 8 ^ cells[at + 2] << 16 ^ cells[at + 3] << 24;
  }
}
