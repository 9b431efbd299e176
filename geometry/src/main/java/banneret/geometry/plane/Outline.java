package banneret.geometry.plane;

/**
 * The outline of something on the table: a box or an oval, turned as one likes. One of these is
 * laid again and again.
 *
 * <p>Its corners are whole numbers, clockwise; those of a box are front left, front right, rear
 * right, rear left. Edge i leads from corner i to the next: front, right, rear, left. Where a
 * corner falls between whole numbers it goes to the nearest one, a half away from the centre:
 * opposite corners stay opposite, mirror images stay mirror images.
 */
public final class Outline {
  public static final int FRONT = 0;
  public static final int RIGHT = 1;
  public static final int REAR = 2;
  public static final int LEFT = 3;

  /** Two outlines that should just touch overlap or miss each other by less than this. */
  public static final int ROUNDING = 3;

  /** No coordinate may be larger: products of two differences are then exact in doubles. */
  public static final int LIMIT = 1 << 20;

  private static final int BOX = 4;
  private static final int OVAL = 32;

  int count;
  final int[] x = new int[OVAL];
  final int[] y = new int[OVAL];
  private int centreX;
  private int centreY;
  private int turn;
  private int width;
  private int depth;

  /** A box of no size at the origin, until it is laid somewhere. */
  public Outline() {
    count = BOX;
  }

  /**
   * Lays a rectangle.
   *
   * @param turn where its front faces, see {@link Heading}
   * @param width of its front and rear
   * @param depth from front to rear
   */
  public Outline box(int x, int y, int turn, int width, int depth) {
    place(x, y, turn, width, depth, BOX);
    set(0, -width, depth);
    set(1, width, depth);
    set(2, width, -depth);
    set(3, -width, -depth);
    return this;
  }

  /**
   * Lays an ellipse: a polygon of 32 corners on it. It must be half a thousand long and wide at
   * least.
   */
  public Outline oval(int x, int y, int turn, int width, int depth) {
    if (width < 500 || depth < 500) {
      throw new IllegalArgumentException("an oval of " + width + " by " + depth);
    }
    place(x, y, turn, width, depth, OVAL);
    for (int i = 0; i < OVAL; i++) {
      int angle = i * (Heading.FULL / OVAL);
      set(
          i,
          Heading.sine(angle) / Heading.ONE * width,
          Heading.cosine(angle) / Heading.ONE * depth);
    }
    return this;
  }

  private void place(int x, int y, int turn, int width, int depth, int corners) {
    if (Math.abs(x) > LIMIT || Math.abs(y) > LIMIT || width < 1 || depth < 1) {
      throw new IllegalArgumentException(width + " by " + depth + " at " + x + ", " + y);
    }
    if (width > LIMIT || depth > LIMIT) {
      throw new IllegalArgumentException(width + " by " + depth);
    }
    centreX = x;
    centreY = y;
    this.turn = Heading.normal(turn);
    this.width = width;
    this.depth = depth;
    count = corners;
  }

  /** Puts a corner twice so far to the right and ahead of the centre. */
  private void set(int corner, double right, double ahead) {
    double sine = Heading.sine(turn);
    double cosine = Heading.cosine(turn);
    x[corner] = centreX + Heading.nearest((right * cosine + ahead * sine) / (2 * Heading.ONE));
    y[corner] = centreY + Heading.nearest((ahead * cosine - right * sine) / (2 * Heading.ONE));
  }

  /** Moves it without turning. */
  public void shift(int right, int up) {
    centreX += right;
    centreY += up;
    for (int i = 0; i < count; i++) {
      x[i] += right;
      y[i] += up;
    }
  }

  /** Becomes equal to another. */
  public void copy(Outline other) {
    centreX = other.centreX;
    centreY = other.centreY;
    turn = other.turn;
    width = other.width;
    depth = other.depth;
    count = other.count;
    System.arraycopy(other.x, 0, x, 0, count);
    System.arraycopy(other.y, 0, y, 0, count);
  }

  public int corners() {
    return count;
  }

  public int x(int corner) {
    return x[corner];
  }

  public int y(int corner) {
    return y[corner];
  }

  public int centreX() {
    return centreX;
  }

  public int centreY() {
    return centreY;
  }

  public int turn() {
    return turn;
  }

  public int width() {
    return width;
  }

  public int depth() {
    return depth;
  }

  /** Where a side of a box faces. */
  public int facing(int side) {
    return Heading.normal(turn + side * Heading.QUARTER);
  }

  /** Whether a point lies in it or on its edge. */
  public boolean holds(int px, int py) {
    for (int i = 0; i < count; i++) {
      if (outside(i, px, py) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether all of another outline lies in it; their edges may touch. */
  public boolean holds(Outline other) {
    for (int i = 0; i < other.count; i++) {
      if (!holds(other.x[i], other.y[i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether all of a disc lies in it; their edges may touch. */
  public boolean holds(int px, int py, int radius) {
    for (int i = 0; i < count; i++) {
      double inside = -outside(i, px, py);
      if (inside < 0 || Exact.compare(inside, radius, square(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * How far a point lies outside of an edge's line, times the length of the edge; less than 0
   * inside.
   */
  double outside(int edge, int px, int py) {
    int next = edge + 1 == count ? 0 : edge + 1;
    double alongX = x[next] - x[edge];
    double alongY = y[next] - y[edge];
    return alongX * (py - y[edge]) - alongY * (px - x[edge]);
  }

  /** The least of {@link #outside} for the corners of another outline. */
  double outside(int edge, Outline other) {
    int next = edge + 1 == count ? 0 : edge + 1;
    double alongX = x[next] - x[edge];
    double alongY = y[next] - y[edge];
    int fromX = x[edge];
    int fromY = y[edge];
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < other.count; i++) {
      double outside = alongX * (other.y[i] - fromY) - alongY * (other.x[i] - fromX);
      if (outside < least) {
        least = outside;
      }
    }
    return least;
  }

  /** The square of an edge's length. */
  double square(int edge) {
    int next = edge + 1 == count ? 0 : edge + 1;
    double alongX = x[next] - x[edge];
    double alongY = y[next] - y[edge];
    return alongX * alongX + alongY * alongY;
  }
}
