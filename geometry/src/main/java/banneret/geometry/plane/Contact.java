package banneret.geometry.plane;

/** Whether two outlines touch or lie over each other, and how much of two sides meets. */
public final class Contact {

  private Contact() {}

  /** Whether they share a point: touching is enough. */
  public static boolean meet(Outline one, Outline other) {
    return !apart(one, other) && !apart(other, one);
  }

  private static boolean apart(Outline one, Outline other) {
    for (int edge = 0; edge < one.count; edge++) {
      if (one.outside(edge, other) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether they lie over each other: touching is not enough. */
  public static boolean overlap(Outline one, Outline other) {
    return overlap(one, other, 0);
  }

  /**
   * Whether they lie over each other so deeply that moving one of them by this much cannot part
   * them.
   *
   * @param slack what is forgiven; {@link Outline#ROUNDING} where they are meant to touch
   */
  public static boolean overlap(Outline one, Outline other, int slack) {
    return within(one, other, slack) && within(other, one, slack);
  }

  private static boolean within(Outline one, Outline other, int slack) {
    for (int edge = 0; edge < one.count; edge++) {
      double inside = -one.outside(edge, other);
      if (inside <= 0 || (slack > 0 && Exact.compare(inside, slack, one.square(edge)) <= 0)) {
        return false;
      }
    }
    return true;
  }

  /**
   * How long the stretch is along which a side of one box meets a side of another that faces it; 0
   * if the two sides are not parallel or do not lie on one line.
   *
   * @param slack how far the lines of the two sides may be from each other
   */
  public static int length(Outline one, int side, Outline other, int otherSide, int slack) {
    int facing = one.facing(side);
    if (Heading.normal(facing + Heading.HALF) != other.facing(otherSide)) {
      return 0;
    }
    double right = other.centreX() - one.centreX();
    double up = other.centreY() - one.centreY();
    double sine = Heading.sine(facing) / Heading.ONE;
    double cosine = Heading.cosine(facing) / Heading.ONE;
    double reach = (across(one, side) + across(other, otherSide)) / 2.0;
    if (Math.abs(right * sine + up * cosine - reach) > slack) {
      return 0;
    }
    double middle = right * cosine - up * sine;
    double half = along(one, side) / 2.0;
    double otherHalf = along(other, otherSide) / 2.0;
    double shared = Math.min(half, middle + otherHalf) - Math.max(-half, middle - otherHalf);
    return shared > 0 ? Heading.nearest(shared) : 0;
  }

  /** The length of a box's side. */
  static int along(Outline box, int side) {
    return (side & 1) == 0 ? box.width() : box.depth();
  }

  /** How far a box goes from a side to the side behind it. */
  static int across(Outline box, int side) {
    return (side & 1) == 0 ? box.depth() : box.width();
  }
}
