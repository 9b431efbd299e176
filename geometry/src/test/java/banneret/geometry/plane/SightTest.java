package banneret.geometry.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;

class SightTest {
  /** So many points of the front are looked from, and so far a shadow is thrown. */
  private static final int POINTS = 24;

  private static final double BEYOND = 100;

  /** A part of a target smaller than this, in thousandths of an inch each way, is rounding. */
  private static final double VISIBLE = 20;

  private static final int RAY = 4889;
  private final Outline viewer = new Outline().box(0, 0, 0, 5500, 4800);
  private final Outline target = new Outline();
  private final Sight sight = new Sight();

  @Test
  void who_stands_ahead_is_seen_and_who_stands_behind_or_beside_is_not() {
    assertThat(sees(target.box(0, 10_000, 0, 5500, 4800))).isTrue();
    assertThat(sees(target.box(0, -10_000, 0, 5500, 4800))).isFalse();
    assertThat(sees(target.box(10_000, 0, 0, 5500, 4800))).isFalse();
  }

  @Test
  void a_corner_in_the_arc_is_enough() {
    // The ray from the front right corner passes (12750, 11127); this tray's near left corner is
    // just inside or outside.
    assertThat(sees(target.box(12_750 + 2750, 11_140 + 2400, 0, 5500, 4800))).isTrue();
    assertThat(sees(target.box(12_780 + 2750, 11_100 - 2400, 0, 5500, 4800))).isFalse();
  }

  @Test
  void a_tray_as_broad_as_both_hides_what_is_behind_it() {
    target.box(0, 15_000, 0, 2760, 2760);
    assertThat(sees(target, new Outline().box(0, 8_000, 0, 5500, 4800))).isFalse();
    assertThat(sees(target, new Outline().box(0, 8_000, 0, 2700, 1000))).isTrue();
    assertThat(sees(target, new Outline().box(0, 20_000, 0, 5500, 4800))).isTrue();
  }

  @Test
  void two_trays_in_contact_leave_no_slit_once_they_are_a_little_larger() {
    target.box(0, 20_000, 0, 2760, 2760);
    int grown = 2 * Outline.ROUNDING;
    Outline left = new Outline().box(-4000, 10_000, 0, 8000 + grown, 4800);
    Outline right = new Outline().box(4000, 10_000, 0, 8000 + grown, 4800);
    assertThat(sees(target, left, right)).isFalse();
    right.shift(50, 0);
    assertThat(sees(target, left, right)).isTrue();
  }

  @Test
  void a_line_may_not_slide_between_two_edges_on_one_line() {
    target.box(0, 20_000, 0, 2760, 2760);
    Outline left = new Outline().box(-4000, 8_000, 0, 8000, 1000);
    Outline right = new Outline().box(4000, 12_000, 0, 8000, 1000);
    assertThat(sees(target, left, right)).isTrue();
    left.shift(2750, 0);
    right.shift(-1500, 0);
    assertThat(sees(target, left, right)).isFalse();
  }

  @Test
  void somebody_touched_is_seen_whatever_stands_beside() {
    target.box(0, 4800, 18_000, 5500, 4800);
    assertThat(sees(target, new Outline().box(5500, 4800, 0, 5400, 4800))).isTrue();
  }

  @Test
  void a_segment_crosses_an_outline_only_through_its_inside() {
    Outline box = new Outline().box(0, 0, 0, 1000, 1000);
    assertThat(Sight.crosses(box, -1000, 0, 1000, 0)).isTrue();
    assertThat(Sight.crosses(box, -1000, 500, 1000, 500)).isFalse();
    assertThat(Sight.crosses(box, -1000, 499, 1000, 499)).isTrue();
    assertThat(Sight.crosses(box, 0, 1000, 1000, 0)).isFalse();
    assertThat(Sight.crosses(box, 0, 0, 1, 1)).isTrue();
    assertThat(Sight.crosses(box, -1000, 0, -500, 0)).isFalse();
    assertThat(Sight.crosses(box, -1000, 0, -499, 0)).isTrue();
  }

  @Property(tries = 50, shrinking = ShrinkingMode.OFF)
  void what_is_seen_is_seen_along_a_line_and_what_a_line_shows_is_seen(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Outline[] blocking = new Outline[4];
    for (int i = 0; i < blocking.length; i++) {
      blocking[i] = new Outline();
    }
    for (int i = 0; i < 200; i++) {
      Trays.box(random, viewer, 10_000);
      int far = random.nextInt(6_000, 20_000);
      int direction = viewer.turn() + random.nextInt(-5000, 5000);
      target.box(
          viewer.centreX() + Heading.x(direction, far),
          viewer.centreY() + Heading.y(direction, far),
          random.nextInt(Heading.FULL),
          5500,
          4800);
      int count = 0;
      int tries = random.nextInt(6);
      for (int k = 0; k < tries && count < blocking.length; k++) {
        int out = random.nextInt(3_000, far);
        int toward = viewer.turn() + random.nextInt(-5000, 5000);
        blocking[count].box(
            viewer.centreX() + Heading.x(toward, out),
            viewer.centreY() + Heading.y(toward, out),
            random.nextInt(Heading.FULL),
            5500,
            4800);
        boolean free =
            !Contact.meet(blocking[count], target) && !Contact.meet(blocking[count], viewer);
        count += free ? 1 : 0;
      }
      boolean seen = sight.sees(viewer, RAY, target, blocking, count);
      if (seen) {
        LineString line =
            Trays.JTS.createLineString(
                new Coordinate[] {
                  new Coordinate(sight.fromX, sight.fromY), new Coordinate(sight.toX, sight.toY)
                });
        assertThat(Trays.polygon(target).distance(line.getEndPoint())).isLessThan(1.0);
        assertThat(Trays.polygon(viewer).distance(line.getStartPoint())).isLessThan(1.0);
        for (int k = 0; k < count; k++) {
          assertThat(line.intersects(Trays.polygon(blocking[k]).buffer(-1.5))).isFalse();
        }
      } else {
        assertThat(someLine(random, blocking, count)).isFalse();
        assertThat(visible(blocking, count)).isLessThan(VISIBLE);
      }
    }
  }

  /** Looks along many lines from the front to the target. */
  private boolean someLine(SplittableRandom random, Outline[] blocking, int count) {
    for (int i = 0; i < 300; i++) {
      double place = random.nextDouble();
      int x = (int) (viewer.x(0) + (viewer.x(1) - viewer.x(0)) * place);
      int y = (int) (viewer.y(0) + (viewer.y(1) - viewer.y(0)) * place);
      double right = random.nextDouble();
      double up = random.nextDouble();
      int toX =
          (int)
              (target.x(0)
                  + (target.x(1) - target.x(0)) * right
                  + (target.x(3) - target.x(0)) * up);
      int toY =
          (int)
              (target.y(0)
                  + (target.y(1) - target.y(0)) * right
                  + (target.y(3) - target.y(0)) * up);
      boolean free = (Arcs.of(viewer, RAY, toX, toY) & 1 << Outline.FRONT) != 0;
      for (int k = 0; k < count && free; k++) {
        free = !Sight.crosses(blocking[k], x, y, toX, toY);
      }
      if (free) {
        return true;
      }
    }
    return false;
  }

  /** The largest part of the target that JTS leaves in sight of some point of the front. */
  private double visible(Outline[] blocking, int count) {
    Geometry inArc = Trays.polygon(target).intersection(AgainstJtsTest.region(viewer, 0, RAY));
    double most = 0;
    for (int i = 0; i <= POINTS && !inArc.isEmpty(); i++) {
      double x = viewer.x(0) + (viewer.x(1) - viewer.x(0)) * (double) i / POINTS;
      double y = viewer.y(0) + (viewer.y(1) - viewer.y(0)) * (double) i / POINTS;
      Geometry seen = inArc;
      for (int k = 0; k < count; k++) {
        seen = seen.difference(shadow(blocking[k], x, y));
      }
      most = Math.max(most, seen.getArea());
    }
    return most;
  }

  /** All that an outline hides from a point, and the outline itself. */
  private static Geometry shadow(Outline outline, double x, double y) {
    Coordinate[] points = new Coordinate[2 * outline.corners()];
    for (int i = 0; i < outline.corners(); i++) {
      points[2 * i] = new Coordinate(outline.x(i), outline.y(i));
      points[2 * i + 1] =
          new Coordinate(x + (outline.x(i) - x) * BEYOND, y + (outline.y(i) - y) * BEYOND);
    }
    return Trays.JTS.createMultiPointFromCoords(points).convexHull();
  }

  private boolean sees(Outline other, Outline... blocking) {
    return sight.sees(viewer, RAY, other, blocking, blocking.length);
  }
}
