package banneret.geometry.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.distance.DistanceOp;

/** A million random pairs in all, each asked here and of JTS. */
class AgainstJtsTest {
  private static final int PAIRS = 1000;

  @Property(tries = 400, shrinking = ShrinkingMode.OFF)
  void gaps_and_contact(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Outline one = new Outline();
    Outline other = new Outline();
    for (int i = 0; i < PAIRS; i++) {
      Trays.lay(random, one, 20_000);
      Trays.lay(random, other, 20_000);
      double distance = Trays.polygon(one).distance(Trays.polygon(other));
      int gap = Gap.between(one, other);
      assertThat((double) gap).isEqualTo(distance, within(0.5001));
      assertThat(Gap.between(other, one)).isEqualTo(gap);
      int bound = random.nextBoolean() ? gap : random.nextInt(10_000);
      if (Math.abs(distance - bound) > 1e-6) {
        assertThat(Gap.atMost(one, other, bound)).isEqualTo(distance <= bound);
        assertThat(Gap.atLeast(one, other, bound)).isEqualTo(distance >= bound);
      }
      assertThat(Contact.meet(one, other)).isEqualTo(distance == 0);
    }
  }

  @Property(tries = 100, shrinking = ShrinkingMode.OFF)
  void overlaps_and_nearest_points(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Outline one = new Outline();
    Outline other = new Outline();
    Nearest nearest = new Nearest();
    for (int i = 0; i < PAIRS; i++) {
      Trays.lay(random, one, 15_000);
      Trays.lay(random, other, 15_000);
      Polygon first = Trays.polygon(one);
      Polygon second = Trays.polygon(other);
      assertThat(Contact.overlap(one, other)).isEqualTo(first.relate(second, "T********"));
      assertThat(one.holds(other)).isEqualTo(first.covers(second));
      boolean apart = nearest.find(one, other);
      assertThat(apart).isEqualTo(first.disjoint(second));
      if (apart) {
        Coordinate[] points = DistanceOp.nearestPoints(first, second);
        double found = Math.hypot(nearest.oneX - nearest.otherX, nearest.oneY - nearest.otherY);
        assertThat(found).isEqualTo(points[0].distance(points[1]), within(1.5));
        assertThat(first.distance(point(nearest.oneX, nearest.oneY))).isLessThan(0.71);
        assertThat(second.distance(point(nearest.otherX, nearest.otherY))).isLessThan(0.71);
      }
    }
  }

  @Property(tries = 200, shrinking = ShrinkingMode.OFF)
  void points_and_segments(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Outline one = new Outline();
    for (int i = 0; i < PAIRS; i++) {
      Trays.lay(random, one, 15_000);
      Polygon polygon = Trays.polygon(one);
      int x = random.nextInt(15_000);
      int y = random.nextInt(15_000);
      int toX = random.nextInt(15_000);
      int toY = random.nextInt(15_000);
      double distance = polygon.distance(point(x, y));
      assertThat((double) Gap.between(one, x, y)).isEqualTo(distance, within(0.5001));
      assertThat(one.holds(x, y)).isEqualTo(distance == 0);
      int bound = random.nextInt(8_000);
      if (Math.abs(distance - bound) > 1e-6) {
        assertThat(Gap.atMost(one, x, y, bound)).isEqualTo(distance <= bound);
        assertThat(Gap.atLeast(one, x, y, bound)).isEqualTo(distance >= bound);
      }
      double edge = polygon.getExteriorRing().distance(point(x, y));
      if (Math.abs(edge - 690) > 1e-6) {
        assertThat(one.holds(x, y, 690)).isEqualTo(distance == 0 && edge > 690);
      }
      LineString line =
          Trays.JTS.createLineString(
              new Coordinate[] {new Coordinate(x, y), new Coordinate(toX, toY)});
      assertThat(Sight.crosses(one, x, y, toX, toY)).isEqualTo(line.relate(polygon, "T********"));
    }
  }

  @Property(tries = 100, shrinking = ShrinkingMode.OFF)
  void sweeps(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Outline mover = new Outline();
    Outline other = new Outline();
    for (int i = 0; i < PAIRS; i++) {
      Trays.box(random, mover, 20_000);
      Trays.lay(random, other, 20_000);
      int direction = random.nextInt(3) == 0 ? mover.turn() : random.nextInt(Heading.FULL);
      int travel = Sweep.travel(mover, other, direction);
      Polygon still = Trays.polygon(other);
      if (travel == Sweep.FREE) {
        assertThat(swept(mover, direction, 60_000).intersection(still).getArea()).isLessThan(100.0);
      } else if (travel > 0) {
        assertThat(swept(mover, direction, travel).distance(still)).isLessThan(1.001);
        assertThat(swept(mover, direction, travel).intersection(still).getArea()).isLessThan(1.0);
        assertThat(swept(mover, direction, travel + 2.0).intersects(still)).isTrue();
      } else {
        assertThat(Trays.polygon(mover).distance(still)).isLessThan(1.001);
      }
    }
  }

  @Property(tries = 100, shrinking = ShrinkingMode.OFF)
  void sweeps_that_keep_a_gap(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Outline mover = new Outline();
    Outline other = new Outline();
    Outline end = new Outline();
    Sweep sweep = new Sweep();
    for (int i = 0; i < PAIRS; i++) {
      Trays.box(random, mover, 20_000);
      Trays.lay(random, other, 20_000);
      int direction = random.nextInt(Heading.FULL);
      int most = random.nextInt(1, 15_000);
      int far = sweep.clear(mover, other, direction, most, 1000);
      if (!Gap.atLeast(mover, other, 1000)) {
        assertThat(far).isZero();
        continue;
      }
      end.copy(mover);
      end.shift(Heading.x(direction, far), Heading.y(direction, far));
      assertThat(Gap.atLeast(end, other, 1000)).isTrue();
      Polygon still = Trays.polygon(other);
      assertThat(swept(mover, direction, far).distance(still)).isGreaterThan(999.0);
      if (far < most) {
        // It stopped where it had to: a little farther is too near, but for the rounding of where
        // it stops.
        double slope = swept(mover, direction, far + 100.0).distance(still);
        assertThat(slope).isLessThan(1002.0);
      }
    }
  }

  @Property(tries = 100, shrinking = ShrinkingMode.OFF)
  void shares_of_arcs(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Outline box = new Outline();
    Outline other = new Outline();
    Arcs arcs = new Arcs();
    int[] shares = new int[4];
    for (int i = 0; i < PAIRS; i++) {
      Trays.box(random, box, 15_000);
      Trays.lay(random, other, 15_000);
      int ray = random.nextBoolean() ? 4500 : 4889;
      int arc = random.nextInt(4);
      Polygon region = region(box, arc, ray);
      Polygon polygon = Trays.polygon(other);
      arcs.share(box, ray, other, shares);
      double share = polygon.intersection(region).getArea() * Arcs.WHOLE / polygon.getArea();
      assertThat((double) shares[arc]).isEqualTo(share, within(0.501));
      double distance = polygon.distance(region);
      if (share > 0.0001 || distance > 0.001) {
        assertThat(arcs.reaches(box, ray, arc, other)).isEqualTo(distance == 0);
      }
      int x = random.nextInt(20_000);
      int y = random.nextInt(20_000);
      boolean in = (Arcs.of(box, ray, x, y) & 1 << arc) != 0;
      if (region.getExteriorRing().distance(point(x, y)) > 0.1) {
        assertThat(in).isEqualTo(region.covers(point(x, y)));
      }
    }
  }

  private static Geometry point(int x, int y) {
    return Trays.JTS.createPoint(new Coordinate(x, y));
  }

  private static Geometry swept(Outline mover, int direction, double distance) {
    double x = Math.sin(Math.toRadians(direction / 100.0)) * distance;
    double y = Math.cos(Math.toRadians(direction / 100.0)) * distance;
    Coordinate[] points = new Coordinate[mover.corners() * 2];
    for (int i = 0; i < mover.corners(); i++) {
      points[2 * i] = new Coordinate(mover.x(i), mover.y(i));
      points[2 * i + 1] = new Coordinate(mover.x(i) + x, mover.y(i) + y);
    }
    return Trays.JTS.createMultiPointFromCoords(points).convexHull();
  }

  /** An arc out to 60 feet. */
  static Polygon region(Outline box, int arc, int ray) {
    int next = (arc + 1) % 4;
    return Trays.JTS.createPolygon(
        new Coordinate[] {
          corner(box, arc, ray, 0),
          corner(box, arc, ray, 720_000),
          corner(box, next, ray, 720_000),
          corner(box, next, ray, 0),
          corner(box, arc, ray, 0)
        });
  }

  private static Coordinate corner(Outline box, int corner, int ray, double out) {
    double turn = Math.toRadians(Arcs.ray(box, corner, ray) / 100.0);
    return new Coordinate(
        box.x(corner) + Math.sin(turn) * out, box.y(corner) + Math.cos(turn) * out);
  }
}
