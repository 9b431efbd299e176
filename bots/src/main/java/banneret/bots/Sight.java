package banneret.bots;

import banneret.kernel.Position;

/** A number for what all can see of a table: tables that look different have different numbers. */
final class Sight {
  private Sight() {}

  static int of(Position<?> table) {
    byte[] cells = table.cells;
    int end = table.open();
    int hash = end;
    for (int i = 0; i < end; i++) {
      hash = 31 * hash + cells[i];
    }
    return hash;
  }
}
