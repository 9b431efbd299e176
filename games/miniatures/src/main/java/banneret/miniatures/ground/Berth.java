package banneret.miniatures.ground;

import banneret.geometry.plane.Heading;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Pose;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.Outlines;
import banneret.miniatures.field.TableContent;
import java.util.Arrays;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Looks for room for a tray in a rectangle of the table: straight, along whatever lies askew there,
 * and between these. For each way to turn it the search leaves nothing out: wherever there is room,
 * the tray can be pushed into a corner, so that two things hold it.
 */
public final class Berth {
  /** Ways to turn a tray; the other half of a turn looks the same. */
  private static final int HALF = 18_000;

  private static final int QUARTER = 9_000;
  private static final int ASKEW = 1_500;

  /** What is left between a tray and something it may not lie over, for places are rounded. */
  private static final int HAIR = 2;

  private static final double SAME = 1e-9;
  private static final int UNIT = 1 << 20;

  /** Around an enemy there is room beyond his corners too: so many more lines for each of them. */
  private static final int ROUND = 24;

  private final Battlefield field;
  private final int unit;
  private final int left;
  private final int right;
  private final int low;
  private final int high;
  private final Outline tray = new Outline();

  // Lines: what lies beyond one of those that belong to a thing is clear of it.
  private double[] normalX = new double[64];
  private double[] normalY = new double[64];
  private double[] off = new double[64];
  private int[] whose = new int[64];
  private int lines;
  private int things;

  private Berth(Battlefield field, int unit, int left, int right, int low, int high) {
    this.field = field;
    this.unit = unit;
    this.left = left;
    this.right = right;
    int off = Walls.offFrom(field, unit);
    this.low = off > 0 ? Math.max(low, off) : low;
    this.high = off < 0 ? Math.min(high, field.content.table.depth + off) : high;
  }

  /**
   * A place for a unit within a rectangle, or null if it finds none.
   *
   * @param ahead where it looks if it can
   * @param may says whether a place is allowed
   */
  public static @Nullable Pose find(
      Battlefield field,
      int unit,
      int ahead,
      int left,
      int right,
      int low,
      int high,
      Predicate<Pose> may) {
    Berth berth = new Berth(field, unit, left, right, low, high);
    Pose found = berth.find(ahead, may);
    found = found == null ? berth.find(ahead + QUARTER, may) : found;
    boolean isAskew = false;
    Outlines all = field.outlines.look();
    for (int i = 0; found == null && i < all.thereCount + all.lyingCount; i++) {
      Outline thing =
          i < all.thereCount ? all.tray(all.there[i]) : all.ground(all.lying[i - all.thereCount]);
      if (berth.matters(i) && thing.turn() % QUARTER != 0) {
        isAskew = true;
        int turn = Inches.heading(thing.turn());
        found = berth.find(turn, may);
        found = found == null ? berth.find(turn + QUARTER, may) : found;
      }
    }
    for (int turn = ASKEW; found == null && isAskew && turn < HALF; turn += ASKEW) {
      found = turn == QUARTER ? null : berth.find(ahead + turn, may);
    }
    return found;
  }

  private @Nullable Pose find(int wish, Predicate<Pose> may) {
    int turn = Math.floorMod(wish, Pose.FULL_TURN);
    field.outlines.lay(unit, 0, 0, Inches.heading(turn), tray);
    lines = 0;
    things = 0;
    edges();
    Outlines all = field.outlines.look();
    for (int i = 0; i < all.thereCount + all.lyingCount; i++) {
      if (matters(i)) {
        boolean isUnit = i < all.thereCount;
        int which = isUnit ? all.there[i] : all.lying[i - all.thereCount];
        thing(isUnit ? all.tray(which) : all.ground(which), gap(isUnit ? which : -1));
      }
    }
    for (int one = 0; one < lines; one++) {
      for (int other = 0; other < one; other++) {
        Pose found = where(one, other, turn, may);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** True if something on the table, units first, may be in the way. */
  private boolean matters(int i) {
    Outlines all = field.outlines;
    boolean isUnit = i < all.thereCount;
    int which = isUnit ? all.there[i] : all.lying[i - all.thereCount];
    if (isUnit ? which == unit : !field.isTerrain(which, TableContent.IMPASSABLE)) {
      return false;
    }
    Outline that = isUnit ? all.tray(which) : all.ground(which);
    int round = isUnit ? all.radius(which) + Math.max(0, gap(which)) : all.pieceRadius(which);
    return that.centreX() + round >= left
        && that.centreX() - round <= right
        && that.centreY() + round >= low
        && that.centreY() - round <= high;
  }

  /** How far a tray keeps off a unit, or off terrain. */
  private int gap(int other) {
    if (other < 0) {
      return HAIR;
    }
    boolean keepsOff = field.areEnemies(unit, other) && !Content.isWall(other);
    return keepsOff ? Inches.ONE + HAIR : 0;
  }

  private void add(double x, double y, double far) {
    for (int line = lines - 1; line >= 0 && whose[line] == things; line--) {
      if (Math.abs(normalX[line] - x) + Math.abs(normalY[line] - y) < SAME) {
        return;
      }
    }
    if (lines == off.length) {
      normalX = Arrays.copyOf(normalX, 2 * lines);
      normalY = Arrays.copyOf(normalY, 2 * lines);
      off = Arrays.copyOf(off, 2 * lines);
      whose = Arrays.copyOf(whose, 2 * lines);
    }
    normalX[lines] = x;
    normalY[lines] = y;
    off[lines] = far;
    whose[lines++] = things;
  }

  /** The edges of the rectangle. */
  private void edges() {
    edge(1, 0, left);
    edge(-1, 0, -right);
    edge(0, 1, low);
    edge(0, -1, -high);
  }

  private void edge(int x, int y, int far) {
    add(x, y, far - least(tray, x, y));
    things++;
  }

  /** The lines of something that a tray must not lie over. */
  private void thing(Outline that, int gap) {
    sides(that, 1, that, gap);
    sides(tray, -1, that, gap);
    for (int i = 0; gap > HAIR && i < ROUND; i++) {
      int turn = i * (Heading.FULL / ROUND);
      side(Heading.x(turn, UNIT) / (double) UNIT, Heading.y(turn, UNIT) / (double) UNIT, that, gap);
    }
    things++;
  }

  /** Lines along the sides of one of the two. */
  private void sides(Outline of, int way, Outline that, int gap) {
    for (int corner = 0; corner < of.corners(); corner++) {
      int next = corner + 1 == of.corners() ? 0 : corner + 1;
      double along = of.x(next) - of.x(corner);
      double up = of.y(next) - of.y(corner);
      double length = way * Math.sqrt(along * along + up * up);
      side(-up / length, along / length, that, gap);
    }
  }

  private void side(double x, double y, Outline that, int gap) {
    add(x, y, gap - least(that, -x, -y) - least(tray, x, y));
  }

  /** The least that a corner lies in a direction. */
  private static double least(Outline box, double x, double y) {
    double least = Double.MAX_VALUE;
    for (int corner = 0; corner < box.corners(); corner++) {
      least = Math.min(least, box.x(corner) * x + box.y(corner) * y);
    }
    return least;
  }

  /** The place where two lines hold a tray, if that is free. */
  private @Nullable Pose where(int one, int other, int turn, Predicate<Pose> may) {
    double cross = normalX[one] * normalY[other] - normalY[one] * normalX[other];
    if (Math.abs(cross) < SAME) {
      return null;
    }
    double x = (off[one] * normalY[other] - off[other] * normalY[one]) / cross;
    double y = (off[other] * normalX[one] - off[one] * normalX[other]) / cross;
    if (!isClear(x, y)) {
      return null;
    }
    for (int i = 0; i < 4; i++) {
      int across = (int) (i % 2 == 0 ? Math.floor(x) : Math.ceil(x));
      int up = (int) (i < 2 ? Math.floor(y) : Math.ceil(y));
      Pose pose = new Pose(across, up, turn);
      if (may.test(pose)) {
        return pose;
      }
    }
    return null;
  }

  /** True if a tray with its centre there lies over nothing, but for a hair. */
  private boolean isClear(double x, double y) {
    int clear = 0;
    for (int line = 0; line < lines; line++) {
      if (whose[line] == clear && normalX[line] * x + normalY[line] * y > off[line] - 1) {
        clear++;
      } else if (whose[line] > clear) {
        return false;
      }
    }
    return clear == things;
  }
}
