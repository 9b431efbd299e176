package banneret.geometry.plane;

import java.util.Arrays;

/**
 * Whether a box sees another outline: whether a straight line leads from some point of its front,
 * inside its front arc, to some point of the other, and crosses none of the obstacles.
 *
 * <p>A line may not even touch an obstacle. Two obstacles that touch each other can still be a few
 * thousandths apart by rounding: whoever wants no slit between them lays them {@link
 * Outline#ROUNDING} larger all around.
 *
 * <p>What can be seen from a point of the front changes only where the line through two corners
 * meets the front; so one point between each two such places is enough.
 */
public final class Sight {
  /** Angles and places nearer to each other than this are one. */
  private static final double HAIR = 1e-9;

  /** The line along which the last {@link #sees} that said yes saw the other. */
  public int fromX;

  public int fromY;
  public int toX;
  public int toY;

  private final Clip target = new Clip();
  private Clip[] obstacles = {};
  private int count;
  private double[] hidesFrom = {};
  private double[] hidesTo = {};
  private double[] places = new double[64];
  private int placeCount;
  private double[] cornerX = new double[64];
  private double[] cornerY = new double[64];

  // The front: where it begins, its way to the right, and the way ahead.
  private double frontX;
  private double frontY;
  private double alongX;
  private double alongY;

  // What an outline takes of the view from a point: from the leftmost to the rightmost angle.
  private double left;
  private double right;

  /**
   * Whether a line from one point to another passes through an outline: touching it is not enough.
   */
  public static boolean crosses(Outline outline, int fromX, int fromY, int toX, int toY) {
    double from = 0;
    double to = 1;
    for (int edge = 0; edge < outline.count; edge++) {
      double here = outline.outside(edge, fromX, fromY);
      double change = outline.outside(edge, toX, toY) - here;
      if (change == 0) {
        if (here >= 0) {
          return false;
        }
      } else if (change < 0) {
        from = Math.max(from, -here / change);
      } else {
        to = Math.min(to, -here / change);
      }
    }
    return from < to;
  }

  /**
   * Whether the viewer sees the other.
   *
   * @param ray the angle of its arcs, see {@link Arcs}
   * @param blocking what may be in the way; neither of the two
   * @param blockingCount how many of them count
   */
  public boolean sees(
      Outline viewer, int ray, Outline other, Outline[] blocking, int blockingCount) {
    target.start(other);
    target.keepArc(viewer, Outline.FRONT, ray);
    if (target.count == 0) {
      return false;
    }
    frontX = viewer.x[0];
    frontY = viewer.y[0];
    alongX = viewer.x[1] - frontX;
    alongY = viewer.y[1] - frontY;
    gather(blocking, blockingCount);
    if (count == 0) {
      return seesFrom(frontX + alongX / 2, frontY + alongY / 2);
    }
    findPlaces();
    for (int i = 1; i < placeCount; i++) {
      double place = (places[i - 1] + places[i]) / 2;
      if (places[i] - places[i - 1] > HAIR
          && seesFrom(frontX + alongX * place, frontY + alongY * place)) {
        return true;
      }
    }
    return false;
  }

  /** Takes the part ahead of the front of every obstacle that may be in the way. */
  private void gather(Outline[] blocking, int blockingCount) {
    double lowX = Math.min(frontX, frontX + alongX);
    double highX = Math.max(frontX, frontX + alongX);
    double lowY = Math.min(frontY, frontY + alongY);
    double highY = Math.max(frontY, frontY + alongY);
    for (int i = 0; i < target.count; i++) {
      lowX = Math.min(lowX, target.x[i]);
      highX = Math.max(highX, target.x[i]);
      lowY = Math.min(lowY, target.y[i]);
      highY = Math.max(highY, target.y[i]);
    }
    count = 0;
    for (int i = 0; i < blockingCount; i++) {
      Outline one = blocking[i];
      if (outside(one, lowX, highX, lowY, highY)) {
        continue;
      }
      if (count == obstacles.length) {
        grow();
      }
      obstacles[count].start(one);
      obstacles[count].keepRight(frontX, frontY, -alongX, -alongY);
      if (obstacles[count].count > 0) {
        count++;
      }
    }
  }

  private void grow() {
    obstacles = Arrays.copyOf(obstacles, 2 * count + 4);
    for (int i = count; i < obstacles.length; i++) {
      obstacles[i] = new Clip();
    }
    hidesFrom = new double[obstacles.length];
    hidesTo = new double[obstacles.length];
  }

  /** Whether all corners lie to one side of the rectangle that holds front and target. */
  private static boolean outside(
      Outline one, double lowX, double highX, double lowY, double highY) {
    boolean west = true;
    boolean east = true;
    boolean near = true;
    boolean far = true;
    for (int i = 0; i < one.count; i++) {
      west &= one.x[i] < lowX;
      east &= one.x[i] > highX;
      near &= one.y[i] < lowY;
      far &= one.y[i] > highY;
    }
    return west || east || near || far;
  }

  /** Finds the places of the front, from 0 to 1, where the view changes, in their order. */
  private void findPlaces() {
    int corners = 0;
    for (int k = -1; k < count; k++) {
      Clip one = k < 0 ? target : obstacles[k];
      if (corners + one.count > cornerX.length) {
        cornerX = Arrays.copyOf(cornerX, 2 * corners + one.count);
        cornerY = Arrays.copyOf(cornerY, 2 * corners + one.count);
      }
      System.arraycopy(one.x, 0, cornerX, corners, one.count);
      System.arraycopy(one.y, 0, cornerY, corners, one.count);
      corners += one.count;
    }
    placeCount = 0;
    addPlace(0);
    addPlace(1);
    for (int i = 0; i < corners; i++) {
      double fromX = cornerX[i] - frontX;
      double fromY = cornerY[i] - frontY;
      for (int j = 0; j < i; j++) {
        double wayX = cornerX[j] - cornerX[i];
        double wayY = cornerY[j] - cornerY[i];
        double across = alongX * wayY - alongY * wayX;
        double place = across == 0 ? -1 : (fromX * wayY - fromY * wayX) / across;
        if (place > 0 && place < 1) {
          addPlace(place);
        }
      }
    }
    Arrays.sort(places, 0, placeCount);
  }

  private void addPlace(double place) {
    if (placeCount == places.length) {
      places = Arrays.copyOf(places, 2 * placeCount);
    }
    places[placeCount++] = place;
  }

  /** Whether some angle leads from a point to the target with nothing before it. */
  private boolean seesFrom(double px, double py) {
    look(target, px, py);
    double from = left;
    double to = right;
    int hiding = 0;
    for (int k = 0; k < count; k++) {
      look(obstacles[k], px, py);
      double first = Math.max(from, left);
      double last = Math.min(to, right);
      if (first <= last && isBefore(obstacles[k], (first + last) / 2, px, py)) {
        hidesFrom[hiding] = left;
        hidesTo[hiding++] = right;
      }
    }
    // From the left on: what hides the next angle hides all up to its own right end.
    boolean isPoint = to - from <= HAIR;
    for (int k = 0; k < hiding && from <= to; k++) {
      if (hidesFrom[k] <= from + HAIR && hidesTo[k] > from - (isPoint ? HAIR : 0)) {
        from = isPoint ? 2 : hidesTo[k];
        k = -1;
      }
    }
    if (isPoint ? from > to : from >= to - HAIR) {
      return false;
    }
    for (int k = 0; k < hiding; k++) {
      to = hidesFrom[k] > from ? Math.min(to, hidesFrom[k]) : to;
    }
    drawLine((from + to) / 2, px, py);
    return true;
  }

  private void drawLine(double angle, double px, double py) {
    double ahead = 1 - Math.abs(angle);
    double wayX = angle * alongX - ahead * alongY;
    double wayY = angle * alongY + ahead * alongX;
    double far = meets(target, px, py, wayX, wayY);
    fromX = Heading.nearest(px);
    fromY = Heading.nearest(py);
    toX = Heading.nearest(px + wayX * far);
    toY = Heading.nearest(py + wayY * far);
  }

  /** Whether who looks along an angle meets the obstacle before the target. */
  private boolean isBefore(Clip obstacle, double angle, double px, double py) {
    double ahead = 1 - Math.abs(angle);
    double wayX = angle * alongX - ahead * alongY;
    double wayY = angle * alongY + ahead * alongX;
    return meets(obstacle, px, py, wayX, wayY) <= meets(target, px, py, wayX, wayY);
  }

  /** How far along a way a polygon is met, in lengths of that way. */
  private static double meets(Clip one, double px, double py, double wayX, double wayY) {
    double first = 0;
    if (one.count < 3) {
      first = Double.POSITIVE_INFINITY;
      for (int i = 0; i < one.count; i++) {
        double along = (one.x[i] - px) * wayX + (one.y[i] - py) * wayY;
        first = Math.min(first, along / (wayX * wayX + wayY * wayY));
      }
      return first;
    }
    for (int i = 0; i < one.count; i++) {
      int next = i + 1 == one.count ? 0 : i + 1;
      double edgeX = one.x[next] - one.x[i];
      double edgeY = one.y[next] - one.y[i];
      double outside = edgeX * (py - one.y[i]) - edgeY * (px - one.x[i]);
      double rate = edgeX * wayY - edgeY * wayX;
      if (rate < 0) {
        first = Math.max(first, -outside / rate);
      }
    }
    return first;
  }

  /** Writes the leftmost and rightmost angle of a polygon that lies ahead. */
  private void look(Clip one, double px, double py) {
    left = Double.POSITIVE_INFINITY;
    right = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < one.count; i++) {
      double angle = angle(one.x[i] - px, one.y[i] - py);
      left = Math.min(left, angle);
      right = Math.max(right, angle);
    }
  }

  /** A number that grows with the angle: -1 to the left, 0 straight ahead, 1 to the right. */
  private double angle(double toX, double toY) {
    double aside = toX * alongX + toY * alongY;
    double ahead = Math.max(0, toY * alongX - toX * alongY);
    double sum = Math.abs(aside) + ahead;
    return sum == 0 ? 0 : aside / sum;
  }
}
