package banneret.geometry.plane;

/** Something that moves straight on without turning, and what it meets. */
public final class Sweep {

  /** As a distance: it never meets the other. */
  public static final int FREE = Integer.MAX_VALUE;

  private final Outline scratch = new Outline();

  /**
   * How far it can go until it touches the other and would next lie over it, rounded down; {@link
   * #FREE} if it passes. Sliding along an edge is passing.
   */
  public static int travel(Outline mover, Outline other, int direction) {
    double sine = Heading.sine(direction);
    double cosine = Heading.cosine(direction);
    double from = Double.NEGATIVE_INFINITY;
    double to = Double.POSITIVE_INFINITY;
    // They overlap while the other lies beyond no edge of one of them: each edge says from when or
    // until when.
    for (int turn = 0; turn < 2; turn++) {
      Outline one = turn == 0 ? other : mover;
      Outline two = turn == 0 ? mover : other;
      double sign = turn == 0 ? 1 : -1;
      for (int edge = 0; edge < one.count; edge++) {
        int next = edge + 1 == one.count ? 0 : edge + 1;
        double alongX = one.x[next] - one.x[edge];
        double alongY = one.y[next] - one.y[edge];
        double outside = one.outside(edge, two);
        double rate = sign * (alongX * cosine - alongY * sine);
        if (rate == 0) {
          if (outside >= 0) {
            return FREE;
          }
          continue;
        }
        double when = -outside * Heading.ONE / rate;
        if (rate < 0) {
          from = Math.max(from, when);
        } else {
          to = Math.min(to, when);
        }
      }
    }
    if (from >= to || to <= 0) {
      return FREE;
    }
    return from <= 0 ? 0 : (int) from;
  }

  /** Whether it lies over the other somewhere on a way of this length. */
  public static boolean crosses(Outline mover, Outline other, int direction, int distance) {
    return travel(mover, other, direction) < distance || Contact.overlap(mover, other);
  }

  /**
   * How far it can go, at most so far, without coming nearer to the other than a gap. Where it ends
   * {@link Gap#atLeast} holds, unless it was too near when it began: then the answer is 0.
   *
   * @param gap 1 or more; what stops only where they touch is {@link #travel}
   */
  public int clear(Outline mover, Outline other, int direction, int most, int gap) {
    if (gap < 1) {
      throw new IllegalArgumentException("a gap of " + gap);
    }
    if (!Gap.atLeast(mover, other, gap)) {
      return 0;
    }
    double enters = enters(mover, other, direction, gap);
    int reach = enters < most ? (int) enters : most;
    if (reach <= 0 || keeps(mover, other, direction, reach, gap)) {
      return Math.max(reach, 0);
    }
    // Where it stops is rounded to whole numbers: step back until the gap is kept, then forth as
    // far as it is.
    int back = 1;
    while (back < reach && !keeps(mover, other, direction, reach - back, gap)) {
      back *= 2;
    }
    int good = Math.max(reach - back, 0);
    int bad = reach - back / 2;
    while (bad - good > 1) {
      int middle = (good + bad) >>> 1;
      if (keeps(mover, other, direction, middle, gap)) {
        good = middle;
      } else {
        bad = middle;
      }
    }
    return good;
  }

  private boolean keeps(Outline mover, Outline other, int direction, int distance, int gap) {
    scratch.copy(mover);
    scratch.shift(Heading.x(direction, distance), Heading.y(direction, distance));
    return Gap.atLeast(scratch, other, gap);
  }

  /** When the distance first falls below the gap; infinite if it never does. */
  private static double enters(Outline mover, Outline other, int direction, int gap) {
    double right = Heading.sine(direction) / Heading.ONE;
    double up = Heading.cosine(direction) / Heading.ONE;
    double first = Double.POSITIVE_INFINITY;
    for (int i = 0; i < mover.count; i++) {
      first = Math.min(first, enters(other, mover.x[i], mover.y[i], right, up, gap));
    }
    for (int i = 0; i < other.count; i++) {
      first = Math.min(first, enters(mover, other.x[i], other.y[i], -right, -up, gap));
    }
    int touches = travel(mover, other, direction);
    return touches == FREE ? first : Math.min(first, touches);
  }

  /** When a point that moves first comes nearer than the gap to an edge or a corner. */
  private static double enters(Outline outline, int px, int py, double right, double up, int gap) {
    double first = Double.POSITIVE_INFINITY;
    for (int i = 0; i < outline.count; i++) {
      int next = i + 1 == outline.count ? 0 : i + 1;
      double toX = outline.x[i] - px;
      double toY = outline.y[i] - py;
      double ahead = toX * right + toY * up;
      double aside = toX * up - toY * right;
      double half = (double) gap * gap - aside * aside;
      if (half > 0) {
        double root = Math.sqrt(half);
        if (ahead + root > 0) {
          first = Math.min(first, Math.max(0, ahead - root));
        }
      }
      double alongX = outline.x[next] - outline.x[i];
      double alongY = outline.y[next] - outline.y[i];
      double square = alongX * alongX + alongY * alongY;
      double length = Math.sqrt(square);
      double outside = (alongY * toX - alongX * toY) / length;
      double rate = (alongX * up - alongY * right) / length;
      if (rate < 0 && outside >= 0) {
        double when = Math.max(0, (outside - gap) / -rate);
        double along = alongX * (when * right - toX) + alongY * (when * up - toY);
        if (outside + when * rate >= 0 && along > 0 && along < square) {
          first = Math.min(first, when);
        }
      }
    }
    return first;
  }
}
