package banneret.drill;

import banneret.kernel.place.Pose;
import banneret.kernel.state.Layout;
import banneret.kernel.step.Position;
import org.jspecify.annotations.Nullable;

/** The ground with the trays that have formed up, and the round. */
final class Parade extends Position<Parade> {
  static final int SEATS = 3;
  private static final int POSE = 12;
  private static final Layout LAYOUT = new Layout();
  private static final int ROUND = LAYOUT.take(1);
  private static final int FORMED = LAYOUT.take(SEATS);
  private static final int TRAYS = LAYOUT.take(SEATS * POSE);

  Parade(int seats) {
    super(seats, LAYOUT.size());
    cells[ROUND] = 1;
  }

  @Override
  public Parade copy() {
    Parade copy = new Parade(seats());
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public int open() {
    return cells.length;
  }

  int round() {
    return cells[ROUND];
  }

  void round(int round) {
    cells[ROUND] = (byte) round;
  }

  boolean hasFormed(int seat) {
    return cells[FORMED + seat] != 0;
  }

  /** Where a seat's tray lies, or null if it has not formed up. */
  @Nullable Pose tray(int seat) {
    int at = TRAYS + seat * POSE;
    return hasFormed(seat) ? new Pose(number(at), number(at + 4), number(at + 8)) : null;
  }

  void tray(int seat, Pose pose) {
    int at = TRAYS + seat * POSE;
    cells[FORMED + seat] = 1;
    number(at, pose.x());
    number(at + 4, pose.y());
    number(at + 8, pose.turn());
  }

  private int number(int at) {
    return (cells[at] & 255) << 24
        | (cells[at + 1] & 255) << 16
        | (cells[at + 2] & 255) << 8
        | (cells[at + 3] & 255);
  }

  private void number(int at, int number) {
    for (int i = 0; i < 4; i++) {
      cells[at + i] = (byte) (number >>> (24 - 8 * i));
    }
  }
}
