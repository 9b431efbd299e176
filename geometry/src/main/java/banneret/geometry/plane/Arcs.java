package banneret.geometry.plane;

/**
 * The four arcs of a box: front, right, rear and left, as {@link Outline#FRONT} and so on. They are
 * parted by a ray from each corner; the rays of the front corners leave at an angle from straight
 * ahead, those of the rear corners at the same angle from straight back. The sides of the box
 * belong to the arc they face, a ray to both arcs beside it; what lies in the box is in none.
 */
public final class Arcs {

  /** In how many parts an outline is shared out among the arcs. */
  public static final int WHOLE = 100;

  private final Clip clip = new Clip();

  /** The arcs a point lies in, a bit for each: two bits on a ray, none in the box. */
  public static int of(Outline box, int ray, int px, int py) {
    int arcs = 0;
    for (int arc = 0; arc < 4; arc++) {
      int next = (arc + 1) & 3;
      if (box.outside(arc, px, py) >= 0
          && side(box, arc, ray, px, py) >= 0
          && side(box, next, ray, px, py) <= 0) {
        arcs |= 1 << arc;
      }
    }
    return arcs;
  }

  /** Whether any part of an outline lies in an arc, be it on its edge. */
  public boolean reaches(Outline box, int ray, int arc, Outline other) {
    clip.start(other);
    clip.keepArc(box, arc, ray);
    return clip.count > 0;
  }

  /**
   * How an outline is shared out among the arcs by its area, in thousandths, each to the nearest.
   * Equal figures are an even split.
   *
   * @param shares room for four
   */
  public void share(Outline box, int ray, Outline other, int[] shares) {
    clip.start(other);
    double whole = clip.area();
    for (int arc = 0; arc < 4; arc++) {
      clip.start(other);
      clip.keepArc(box, arc, ray);
      shares[arc] = Heading.nearest(clip.area() * WHOLE / whole);
    }
  }

  /** The direction of the ray from a corner. */
  static int ray(Outline box, int corner, int ray) {
    return switch (corner) {
      case 0 -> box.turn() - ray;
      case 1 -> box.turn() + ray;
      case 2 -> box.turn() + Heading.HALF - ray;
      default -> box.turn() + Heading.HALF + ray;
    };
  }

  /** Greater than 0 to the right of the ray from a corner. */
  private static double side(Outline box, int corner, int ray, int px, int py) {
    int direction = ray(box, corner, ray);
    return Heading.cosine(direction) * (px - box.x[corner])
        - Heading.sine(direction) * (py - box.y[corner]);
  }
}
