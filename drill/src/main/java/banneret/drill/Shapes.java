package banneret.drill;

import banneret.kernel.place.Pose;
import banneret.kernel.place.Silhouette;
import java.util.ArrayList;
import java.util.List;

/**
 * Convex shapes on the ground. Everything is sums and products of doubles, which are the same on
 * the JVM and in a page.
 */
final class Shapes {
  /** Shapes may lie so deep in each other, in thousandths of an inch, and still only touch. */
  private static final double TOUCH = 1;

  private static final double RADIANS = 3.141592653589793 / 18_000;

  private Shapes() {}

  /** The corners of an outline where it lies: x and y of each in turn. */
  static double[] at(Silhouette outline, Pose pose) {
    double cosine = sine(pose.turn() + 9_000);
    double sine = sine(pose.turn());
    double[] corners = new double[2 * outline.corners().size()];
    for (int i = 0; i < outline.corners().size(); i++) {
      Silhouette.Corner corner = outline.corners().get(i);
      corners[2 * i] = pose.x() + corner.x() * cosine - corner.y() * sine;
      corners[2 * i + 1] = pose.y() + corner.x() * sine + corner.y() * cosine;
    }
    return corners;
  }

  /** A circle, as good as so many corners make it. */
  static Silhouette circle(int x, int y, int radius, int count) {
    List<Silhouette.Corner> corners = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int angle = (2 * i + 1) * Pose.FULL_TURN / (2 * count);
      int across = (int) (radius * sine(angle + 9_000));
      int up = (int) (radius * sine(angle));
      corners.add(new Silhouette.Corner(x + across, y + up));
    }
    return new Silhouette(corners);
  }

  /** The sine of an angle in hundredths of a degree. */
  static double sine(int angle) {
    int turn = Math.floorMod(angle, Pose.FULL_TURN);
    if (turn >= 18_000) {
      return -sine(turn - 18_000);
    }
    double x = (turn > 9_000 ? 18_000 - turn : turn) * RADIANS;
    double term = x;
    double sum = x;
    for (int n = 2; n < 22; n += 2) {
      term = -term * x * x / (n * (n + 1));
      sum += term;
    }
    return sum;
  }

  /** True if all corners lie between two edges, which they may touch. */
  static boolean isWithin(double[] corners, double left, double near, double right, double far) {
    for (int i = 0; i < corners.length; i += 2) {
      double x = corners[i];
      double y = corners[i + 1];
      if (x < left - TOUCH || x > right + TOUCH || y < near - TOUCH || y > far + TOUCH) {
        return false;
      }
    }
    return true;
  }

  /** True if two shapes do more than touch: no side of either keeps them apart. */
  static boolean overlap(double[] one, double[] other) {
    return !isApart(one, other) && !isApart(other, one);
  }

  private static boolean isApart(double[] one, double[] other) {
    for (int i = 0; i < one.length; i += 2) {
      int next = (i + 2) % one.length;
      double x = one[next + 1] - one[i + 1];
      double y = one[i] - one[next];
      double length = Math.sqrt(x * x + y * y);
      double farthest = reach(one, x, y, -1);
      if (reach(other, x, y, 1) >= farthest - TOUCH * length) {
        return true;
      }
    }
    return false;
  }

  /** How far a shape reaches along a way: the least with a sign of 1, the most with -1. */
  private static double reach(double[] shape, double x, double y, int sign) {
    double reach = sign * (shape[0] * x + shape[1] * y);
    for (int i = 2; i < shape.length; i += 2) {
      reach = Math.min(reach, sign * (shape[i] * x + shape[i + 1] * y));
    }
    return sign * reach;
  }

  /** The distance between two points. */
  static int distance(Pose one, Pose other) {
    double x = one.x() - other.x();
    double y = one.y() - other.y();
    return (int) Math.ceil(Math.sqrt(x * x + y * y));
  }

  /** By how much one pose is turned from another, from -18000 to 18000, against the clock. */
  static int turned(Pose from, Pose to) {
    int turned = Math.floorMod(to.turn() - from.turn(), Pose.FULL_TURN);
    return turned > Pose.FULL_TURN / 2 ? turned - Pose.FULL_TURN : turned;
  }
}
