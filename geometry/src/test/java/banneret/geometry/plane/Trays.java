package banneret.geometry.plane;

import java.util.SplittableRandom;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/** Random outlines, and the same for JTS. */
final class Trays {
  static final GeometryFactory JTS = new GeometryFactory();

  private static final int[] WIDTHS = {5500, 5500, 2760, 2760, 8000, 6001};
  private static final int[] DEPTHS = {4800, 5000, 2760, 5550, 1750, 999};

  private Trays() {}

  /** Lays something of an ordinary size somewhere in a square of this size. */
  static Outline lay(SplittableRandom random, Outline outline, int size) {
    int kind = random.nextInt(WIDTHS.length);
    int x = random.nextInt(size);
    int y = random.nextInt(size);
    int turn = random.nextInt(4) == 0 ? random.nextInt(8) * 4500 : random.nextInt(Heading.FULL);
    return random.nextInt(6) == 0
        ? outline.oval(x, y, turn, 8000, 6000)
        : outline.box(x, y, turn, WIDTHS[kind], DEPTHS[kind]);
  }

  static Outline box(SplittableRandom random, Outline outline, int size) {
    do {
      lay(random, outline, size);
    } while (outline.corners() != 4);
    return outline;
  }

  static Polygon polygon(Outline outline) {
    Coordinate[] ring = new Coordinate[outline.corners() + 1];
    for (int i = 0; i < ring.length; i++) {
      int corner = i % outline.corners();
      ring[i] = new Coordinate(outline.x(corner), outline.y(corner));
    }
    return JTS.createPolygon(ring);
  }
}
