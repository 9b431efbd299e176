package banneret.play.heap;

import banneret.kernel.Position;

/** The stones, whose turn it is, what each seat took, and each seat's hidden card. */
final class Heap extends Position<Heap> {
  static final int STONES = 0;
  static final int TURN = 1;
  static final int TAKEN = 2;
  static final int CARD = 5;

  Heap(int seats) {
    super(seats, 8);
  }

  @Override
  public Heap copy() {
    Heap copy = new Heap(seats());
    copy.copyFrom(this);
    return copy;
  }

  int next() {
    return (cells[TURN] + 1) % seats();
  }
}
