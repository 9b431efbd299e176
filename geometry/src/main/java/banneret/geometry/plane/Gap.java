package banneret.geometry.plane;

/**
 * The least distance between two outlines, or between an outline and a point; 0 if they meet. It is
 * the same from either side.
 *
 * <p>{@link #atLeast} and {@link #atMost} are exact; {@link #between} is the nearest whole number,
 * a half goes up.
 */
public final class Gap {

  /** So near to a half, a root of a double does not say to which side to round. */
  private static final double DOUBT = 1e-3;

  private Gap() {}

  public static int between(Outline one, Outline other) {
    if (Contact.meet(one, other)) {
      return 0;
    }
    double root = Math.sqrt(Math.min(square(one, other), square(other, one)));
    int gap = (int) (root + 0.5);
    if (Math.abs(root - Math.floor(root) - 0.5) > DOUBT) {
      return gap;
    }
    int down = (int) root;
    return nearer(one, other, 2.0 * down + 1, -1) ? down : down + 1;
  }

  public static int between(Outline outline, int x, int y) {
    if (outline.holds(x, y)) {
      return 0;
    }
    double root = Math.sqrt(square(outline, x, y));
    if (Math.abs(root - Math.floor(root) - 0.5) > DOUBT) {
      return (int) (root + 0.5);
    }
    int down = (int) root;
    return nearer(outline, x, y, 2.0 * down + 1, -1) ? down : down + 1;
  }

  public static boolean atMost(Outline one, Outline other, int distance) {
    return nearer(one, other, 2.0 * distance, 0) || Contact.meet(one, other);
  }

  public static boolean atLeast(Outline one, Outline other, int distance) {
    return distance <= 0
        || beyond(one, other, distance)
        || beyond(other, one, distance)
        || (!nearer(one, other, 2.0 * distance, -1) && !Contact.meet(one, other));
  }

  /** Whether all of the second lies so far beyond the line of some edge of the first. */
  private static boolean beyond(Outline one, Outline other, int distance) {
    for (int edge = 0; edge < one.count; edge++) {
      double outside = one.outside(edge, other);
      if (outside > 0 && Exact.compare(outside, distance, one.square(edge)) >= 0) {
        return true;
      }
    }
    return false;
  }

  public static boolean atMost(Outline outline, int x, int y, int distance) {
    return outline.holds(x, y) || nearer(outline, x, y, 2.0 * distance, 0);
  }

  public static boolean atLeast(Outline outline, int x, int y, int distance) {
    return distance <= 0 || (!outline.holds(x, y) && !nearer(outline, x, y, 2.0 * distance, -1));
  }

  /**
   * Whether twice the distance between some corner and some edge, compared with a number, comes to
   * at most the bound: 0 for "at most", -1 for "less than".
   */
  private static boolean nearer(Outline one, Outline other, double twice, int bound) {
    for (int i = 0; i < other.count; i++) {
      if (nearer(one, other.x[i], other.y[i], twice, bound)) {
        return true;
      }
    }
    for (int i = 0; i < one.count; i++) {
      if (nearer(other, one.x[i], one.y[i], twice, bound)) {
        return true;
      }
    }
    return false;
  }

  private static boolean nearer(Outline outline, int px, int py, double twice, int bound) {
    int last = outline.count - 1;
    double fromX = outline.x[last];
    double fromY = outline.y[last];
    for (int i = 0; i <= last; i++) {
      double toX = outline.x[i];
      double toY = outline.y[i];
      double alongX = toX - fromX;
      double alongY = toY - fromY;
      double right = px - fromX;
      double up = py - fromY;
      double along = alongX * right + alongY * up;
      if (along <= 0) {
        double beyond = 4 * (right * right + up * up) - twice * twice;
        if (bound == 0 ? beyond <= 0 : beyond < 0) {
          return true;
        }
      } else {
        double square = alongX * alongX + alongY * alongY;
        double cross = Math.abs(alongX * up - alongY * right);
        if (along < square && Exact.compare(2 * cross, twice, square) <= bound) {
          return true;
        }
      }
      fromX = toX;
      fromY = toY;
    }
    return false;
  }

  /** The square of the least distance from the corners of the second to the first. */
  private static double square(Outline one, Outline other) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < other.count; i++) {
      least = Math.min(least, square(one, other.x[i], other.y[i]));
    }
    return least;
  }

  private static double square(Outline outline, int px, int py) {
    double least = Double.POSITIVE_INFINITY;
    int last = outline.count - 1;
    double fromX = outline.x[last];
    double fromY = outline.y[last];
    for (int i = 0; i <= last; i++) {
      double toX = outline.x[i];
      double toY = outline.y[i];
      double alongX = toX - fromX;
      double alongY = toY - fromY;
      double right = px - fromX;
      double up = py - fromY;
      double along = alongX * right + alongY * up;
      if (along <= 0) {
        least = Math.min(least, right * right + up * up);
      } else {
        double square = alongX * alongX + alongY * alongY;
        if (along < square) {
          double cross = alongX * up - alongY * right;
          least = Math.min(least, cross * (cross / square));
        }
      }
      fromX = toX;
      fromY = toY;
    }
    return least;
  }
}
