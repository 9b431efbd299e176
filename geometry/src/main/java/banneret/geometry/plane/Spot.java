package banneret.geometry.plane;

/** Where something would lie, as an answer that is written again and again. */
public final class Spot {
  public int x;
  public int y;

  /** Where its front faces, see {@link Heading}. */
  public int turn;

  void set(double atX, double atY, int facing) {
    x = Heading.nearest(atX);
    y = Heading.nearest(atY);
    turn = Heading.normal(facing);
  }
}
