package banneret.play.heap;

import banneret.kernel.step.Position;

/**
 * The stones, whose turn it is, what each seat took, each seat's hidden card, and what the pockets
 * hold that the seats came with: as many cells as their documents name.
 */
final class Heap extends Position<Heap> {
  static final int STONES = 0;
  static final int TURN = 1;
  static final int TAKEN = 2;
  static final int CARD = 5;

  static final int POCKETS = 8;

  Heap(int seats, int pockets) {
    super(seats, POCKETS + pockets);
  }

  @Override
  public int open() {
    return 0;
  }

  @Override
  public Heap copy() {
    Heap copy = new Heap(seats(), cells.length - POCKETS);
    copy.copyFrom(this);
    return copy;
  }

  int next() {
    return (cells[TURN] + 1) % seats();
  }
}
