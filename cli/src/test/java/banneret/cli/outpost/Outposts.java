package banneret.cli.outpost;

import banneret.kernel.place.Pose;
import banneret.kernel.place.Silhouette;
import banneret.kernel.step.Position;
import org.jspecify.annotations.Nullable;

/** The nights that are left, and for each seat how large its camp is and where it lies. */
final class Outposts extends Position<Outposts> {
  static final int SEATS = 2;
  private static final int NIGHTS = 0;
  private static final int FRONT = 1;
  private static final int DEPTH = 2;
  private static final int LIES = 3;
  private static final int POSE = 4;
  private static final int ROW = 16;

  Outposts() {
    super(SEATS, 1 + SEATS * ROW);
  }

  @Override
  public Outposts copy() {
    Outposts copy = new Outposts();
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public int open() {
    return cells.length;
  }

  int nights() {
    return cells[NIGHTS];
  }

  void nights(int nights) {
    cells[NIGHTS] = (byte) nights;
  }

  int front(int seat) {
    return cells[seat * ROW + FRONT];
  }

  int depth(int seat) {
    return cells[seat * ROW + DEPTH];
  }

  /** How large a seat's camp is, in inches. */
  void size(int seat, int front, int depth) {
    cells[seat * ROW + FRONT] = (byte) front;
    cells[seat * ROW + DEPTH] = (byte) depth;
  }

  Silhouette outline(int seat) {
    return Silhouette.rectangle(1_000 * front(seat), 1_000 * depth(seat));
  }

  /** Where a seat's camp lies, or null. */
  @Nullable Pose camp(int seat) {
    int at = seat * ROW + POSE;
    return cells[seat * ROW + LIES] == 0
        ? null
        : new Pose(number(at), number(at + 4), number(at + 8));
  }

  void camp(int seat, Pose pose) {
    int at = seat * ROW + POSE;
    cells[seat * ROW + LIES] = 1;
    number(at, pose.x());
    number(at + 4, pose.y());
    number(at + 8, pose.turn());
  }

  private int number(int at) {
    int number = 0;
    for (int i = 0; i < 4; i++) {
      number = (number << 8) | (cells[at + i] & 255);
    }
    return number;
  }

  private void number(int at, int number) {
    for (int i = 0; i < 4; i++) {
      cells[at + i] = (byte) (number >>> (24 - 8 * i));
    }
  }
}
