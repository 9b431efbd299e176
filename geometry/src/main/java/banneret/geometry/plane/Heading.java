package banneret.geometry.plane;

/**
 * Directions in hundredths of a degree: 0 is away from the near edge (growing y), 9000 to the right
 * (growing x), and so on clockwise.
 */
public final class Heading {
  public static final int FULL = 36_000;
  public static final int HALF = 18_000;
  public static final int QUARTER = 9_000;

  /** What {@link #sine} gives for 90 degrees. */
  static final double ONE = 1 << 30;

  private static final int[] SINES = sines();

  private Heading() {}

  /** The same direction as a number from 0 to 35999. */
  public static int normal(int turn) {
    int rest = turn % FULL;
    return rest < 0 ? rest + FULL : rest;
  }

  /** The shorter turn from one direction to another, clockwise positive: -17999 to 18000. */
  public static int between(int from, int to) {
    int turn = normal(to - from);
    return turn > HALF ? turn - FULL : turn;
  }

  /** How far to the right somebody comes who goes so far in a direction. */
  public static int x(int turn, int distance) {
    return nearest(sine(turn) * distance / ONE);
  }

  /** How far away from the near edge somebody comes who goes so far in a direction. */
  public static int y(int turn, int distance) {
    return nearest(cosine(turn) * distance / ONE);
  }

  /**
   * The direction to a point that lies so far to the right and so far up: the nearest hundredth of
   * a degree. The point may not be the origin.
   */
  public static int of(int x, int y) {
    if (x == 0 && y == 0) {
      throw new IllegalArgumentException("no direction leads from a point to itself");
    }
    int across = Math.abs(x);
    int up = Math.abs(y);
    int turn = across <= up ? eighth(across, up) : QUARTER - eighth(up, across);
    int right = y >= 0 ? turn : HALF - turn;
    return normal(x >= 0 ? right : -right);
  }

  /** The angle of a point in the eighth beside the axis, 0 to 4500. */
  private static int eighth(int across, int along) {
    int low = 0;
    int high = QUARTER / 2;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (along * (double) SINES[middle] <= across * (double) SINES[QUARTER - middle]) {
        low = middle;
      } else {
        high = middle;
      }
    }
    double sine = (double) SINES[low] + SINES[high];
    double cosine = (double) SINES[QUARTER - low] + SINES[QUARTER - high];
    return along * sine < across * cosine ? high : low;
  }

  /** The sine of a direction: how far to the right it goes, in parts of {@link #ONE}. */
  static double sine(int turn) {
    int rest = normal(turn);
    if (rest <= HALF) {
      return SINES[rest <= QUARTER ? rest : HALF - rest];
    }
    rest -= HALF;
    return -SINES[rest <= QUARTER ? rest : HALF - rest];
  }

  static double cosine(int turn) {
    return sine(turn + QUARTER);
  }

  /** The nearest whole number; a half goes away from zero, so that mirror images round alike. */
  static int nearest(double value) {
    return value < 0 ? -(int) (0.5 - value) : (int) (value + 0.5);
  }

  /**
   * The sines of 0 to 90 degrees. Only sums, products and quotients of doubles, which are the same
   * to the last bit on the JVM and in JavaScript; a library's sine is not.
   */
  private static int[] sines() {
    int[] sines = new int[QUARTER + 1];
    for (int turn = 0; turn <= QUARTER / 2; turn++) {
      double angle = turn * Math.PI / HALF;
      double square = angle * angle;
      double sine = 1;
      double cosine = 1;
      for (int power = 20; power > 0; power -= 2) {
        sine = 1 - sine * square / (power * (power + 1));
        cosine = 1 - cosine * square / (power * (power - 1));
      }
      sines[turn] = (int) (sine * angle * ONE + 0.5);
      sines[QUARTER - turn] = (int) (cosine * ONE + 0.5);
    }
    return sines;
  }
}
