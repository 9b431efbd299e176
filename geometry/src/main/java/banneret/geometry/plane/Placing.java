package banneret.geometry.plane;

/** Where a box comes to lie that is turned, or put against another. */
public final class Placing {

  private Placing() {}

  /** Turns a box about one of its corners, which stays exactly where it is. */
  public static void pivot(Outline box, int corner, int turn, Outline scratch, Spot out) {
    scratch.box(0, 0, turn, box.width(), box.depth());
    out.x = box.x[corner] - scratch.x[corner];
    out.y = box.y[corner] - scratch.y[corner];
    out.turn = scratch.turn();
  }

  /**
   * Puts a box with its front against a side of another.
   *
   * @param depth how deep the box is that is put there
   * @param shift how far to its own right the middle of its front is from the middle of the side
   */
  public static void against(Outline other, int side, int depth, int shift, Spot out) {
    int facing = other.facing(side);
    double sine = Heading.sine(facing) / Heading.ONE;
    double cosine = Heading.cosine(facing) / Heading.ONE;
    double ahead = (Contact.across(other, side) + depth) / 2.0;
    out.set(
        other.centreX() + sine * ahead - cosine * shift,
        other.centreY() + cosine * ahead + sine * shift,
        facing + Heading.HALF);
  }

  /** Goes so far straight on in a direction, without turning. */
  public static void go(Outline box, int direction, int distance, Spot out) {
    out.x = box.centreX() + Heading.x(direction, distance);
    out.y = box.centreY() + Heading.y(direction, distance);
    out.turn = box.turn();
  }
}
