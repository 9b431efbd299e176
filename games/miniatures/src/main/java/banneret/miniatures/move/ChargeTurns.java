package banneret.miniatures.move;

import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Pose;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import java.util.Arrays;

/**
 * The directions of a charge that matter: between two of them that lie side by side nothing changes
 * of what the tray meets on its way, and its way is shortest at one of them.
 */
final class ChargeTurns {
  static final int[] NONE = {};

  private static final int SLOW_OR_SHUT = TableContent.IMPASSABLE | TableContent.DIFFICULT;
  private static final int NEAR = 2;

  private final Pose from;
  private final int half;
  private int[] turns = new int[64];
  private int count;

  private ChargeTurns(Pose from, int half) {
    this.from = from;
    this.half = half;
  }

  /** All of them, with those right beside them and those halfway between. */
  static int[] list(Battlefield field, int unit, int target) {
    Outlines all = field.outlines.look();
    ChargeTurns found = new ChargeTurns(field.pose(unit), field.tray(unit).width() / 2);
    Outline aim = all.tray(target);
    found.corners(aim);
    found.sides(aim);
    int reach =
        2 * Math.max(Math.abs(aim.centreX() - found.from.x()), 1)
            + 2 * Math.max(Math.abs(aim.centreY() - found.from.y()), 1);
    for (int i = 0; i < all.thereCount; i++) {
      int other = all.there[i];
      if (other != unit && other != target && found.isNear(all.tray(other), reach)) {
        found.corners(all.tray(other));
      }
    }
    for (int i = 0; i < all.lyingCount; i++) {
      int piece = all.lying[i];
      if (field.isTerrain(piece, SLOW_OR_SHUT) && found.isNear(all.ground(piece), reach)) {
        found.corners(all.ground(piece));
      }
    }
    return found.spread();
  }

  private boolean isNear(Outline that, int reach) {
    int across = Math.abs(that.centreX() - from.x());
    int up = Math.abs(that.centreY() - from.y());
    return across + up <= reach;
  }

  private void add(int turn) {
    if (count == turns.length) {
      turns = Arrays.copyOf(turns, 2 * count);
    }
    turns[count++] = Heading.normal(turn);
  }

  /** A corner comes into the way of the tray, or leaves it, when a front corner goes through it. */
  private void corners(Outline that) {
    for (int corner = 0; corner < that.corners(); corner++) {
      int across = that.x(corner) - from.x();
      int up = that.y(corner) - from.y();
      if (across != 0 || up != 0) {
        beside(Heading.of(across, up), Math.sqrt((double) across * across + (double) up * up));
      }
    }
  }

  /** A side is met soonest face to face, or by a front corner that comes straight from beside. */
  private void sides(Outline that) {
    for (int side = 0; side < that.corners(); side++) {
      int next = side + 1 == that.corners() ? 0 : side + 1;
      double alongX = that.x(next) - that.x(side);
      double alongY = that.y(next) - that.y(side);
      double length = Math.sqrt(alongX * alongX + alongY * alongY);
      double across = that.x(side) - from.x();
      double up = that.y(side) - from.y();
      double off = (across * alongY - up * alongX) / length;
      if (length > 0 && Math.abs(off) >= 1) {
        int x = (int) Math.round(off * alongY / length);
        int y = (int) Math.round(-off * alongX / length);
        if (x != 0 || y != 0) {
          int facing = Heading.of(x, y);
          add(facing);
          beside(facing, Math.abs(off));
        }
      }
    }
  }

  private void beside(int turn, double far) {
    if (far > half) {
      int off = Heading.of(half, (int) Math.round(Math.sqrt(far * far - (double) half * half)));
      add(turn + off);
      add(turn - off);
    }
  }

  private int[] spread() {
    int[] sorted = Arrays.copyOf(turns, count);
    Arrays.sort(sorted);
    int[] all = new int[count * (2 * NEAR + 2)];
    int size = 0;
    for (int i = 0; i < count; i++) {
      int next = i + 1 < count ? sorted[i + 1] : sorted[0] + Heading.FULL;
      for (int off = -NEAR; off <= NEAR; off++) {
        all[size++] = Heading.normal(sorted[i] + off);
      }
      all[size++] = Heading.normal((sorted[i] + next) / 2);
    }
    return all;
  }
}
