package banneret.geometry.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

class HexLineTest {
  private static final HexBoard BOARD = new HexBoard(9, 9, true);
  private static final double ROW = Math.sqrt(3) / 2;
  private static final GeometryFactory JTS = new GeometryFactory();

  @Test
  void along_a_row_the_line_crosses_the_hexes_between() {
    assertThat(trace(at(3, 1), at(3, 4), HexLine.LEFT)).containsExactly(at(3, 2), at(3, 3));
    assertThat(trace(at(3, 1), at(3, 4), HexLine.RIGHT)).containsExactly(at(3, 2), at(3, 3));
    assertThat(HexLine.onSeam(BOARD, at(3, 1), at(3, 4))).isFalse();
  }

  @Test
  void straight_up_the_line_runs_along_a_seam() {
    assertThat(HexLine.onSeam(BOARD, at(4, 4), at(0, 4))).isTrue();
    assertThat(trace(at(4, 4), at(0, 4), HexLine.LEFT))
        .containsExactly(at(3, 3), at(2, 4), at(1, 3));
    assertThat(trace(at(4, 4), at(0, 4), HexLine.RIGHT))
        .containsExactly(at(3, 4), at(2, 4), at(1, 4));
  }

  @Test
  void a_line_may_cross_more_hexes_than_there_are_steps() {
    int from = at(4, 0);
    int to = at(3, 3);
    assertThat(BOARD.distance(from, to)).isEqualTo(4);
    assertThat(trace(from, to, HexLine.LEFT))
        .containsExactly(at(4, 1), at(3, 1), at(4, 2), at(3, 2));
    assertThat(HexLine.onSeam(BOARD, from, to)).isFalse();
  }

  @Test
  void a_line_that_only_touches_a_corner_has_two_sides_too() {
    int from = at(4, 0);
    int to = at(3, 4);
    assertThat(HexLine.onSeam(BOARD, from, to)).isTrue();
    assertThat(trace(from, to, HexLine.LEFT))
        .containsExactly(at(4, 1), at(3, 1), at(4, 2), at(3, 2), at(3, 3));
    assertThat(trace(from, to, HexLine.RIGHT))
        .containsExactly(at(4, 1), at(4, 2), at(3, 2), at(4, 3), at(3, 3));
  }

  @Test
  void each_line_stays_on_its_own_side() {
    boolean[] blocks = new boolean[BOARD.size()];
    blocks[at(3, 3)] = true;
    assertThat(clear(at(4, 4), at(0, 4), blocks)).isTrue();
    blocks[at(1, 4)] = true;
    // Left and right alternate: no line may change sides.
    assertThat(clear(at(4, 4), at(0, 4), blocks)).isFalse();
    blocks[at(1, 4)] = false;
    blocks[at(2, 4)] = true;
    assertThat(clear(at(4, 4), at(0, 4), blocks)).isFalse();
  }

  @Test
  void neighbours_see_each_other_and_ends_do_not_block() {
    boolean[] blocks = new boolean[BOARD.size()];
    Arrays.fill(blocks, true);
    assertThat(clear(at(4, 4), at(4, 5), blocks)).isTrue();
    assertThat(clear(at(4, 4), at(3, 4), blocks)).isTrue();
    assertThat(clear(at(4, 4), at(4, 4), blocks)).isTrue();
    assertThat(clear(at(4, 4), at(4, 6), blocks)).isFalse();
  }

  @Test
  void a_line_along_the_edge_of_the_board_passes_half_hexes() {
    assertThat(trace(at(2, 0), at(0, 0), HexLine.LEFT)).containsExactly(HexBoard.OFF);
    boolean[] blocks = new boolean[BOARD.size()];
    blocks[at(1, 0)] = true;
    assertThat(HexLine.clear(BOARD, at(2, 0), at(0, 0), blocks, false)).isTrue();
    assertThat(HexLine.clear(BOARD, at(2, 0), at(0, 0), blocks, true)).isFalse();
  }

  @Test
  void a_line_and_its_way_back_cross_the_same_hexes() {
    for (int from = 0; from < BOARD.size(); from++) {
      for (int to = 0; to < BOARD.size(); to++) {
        int[] there = trace(from, to, HexLine.LEFT);
        int[] back = trace(to, from, HexLine.RIGHT);
        assertThat(there).isEqualTo(reversed(back));
      }
    }
  }

  @Test
  void lines_cross_what_jts_says_a_line_moved_by_a_hair_crosses() {
    int seams = 0;
    for (int from = 0; from < BOARD.size(); from++) {
      for (int to = 0; to < BOARD.size(); to++) {
        if (from == to) {
          continue;
        }
        Set<Integer> left = crossed(from, to, -1);
        Set<Integer> right = crossed(from, to, 1);
        assertThat(onBoard(trace(from, to, HexLine.LEFT))).isEqualTo(left);
        assertThat(onBoard(trace(from, to, HexLine.RIGHT))).isEqualTo(right);
        if (!left.equals(right)) {
          assertThat(HexLine.onSeam(BOARD, from, to)).isTrue();
          seams++;
        }
      }
    }
    assertThat(seams).isGreaterThan(300);
  }

  private static Set<Integer> crossed(int from, int to, int side) {
    double wayX = x(to) - x(from);
    double wayY = y(to) - y(from);
    double length = Math.hypot(wayX, wayY);
    double shiftX = -wayY / length * side * 1e-4;
    double shiftY = wayX / length * side * 1e-4;
    Geometry line =
        JTS.createLineString(
            new Coordinate[] {
              new Coordinate(x(from) + shiftX, y(from) + shiftY),
              new Coordinate(x(to) + shiftX, y(to) + shiftY)
            });
    Set<Integer> crossed = new TreeSet<>();
    for (int hex = 0; hex < BOARD.size(); hex++) {
      double across = Math.abs((x(hex) - x(from)) * wayY - (y(hex) - y(from)) * wayX) / length;
      if (hex != from
          && hex != to
          && across < 0.6
          && cell(hex).intersection(line).getLength() > 1e-9) {
        crossed.add(hex);
      }
    }
    return crossed;
  }

  private static Polygon cell(int hex) {
    Coordinate[] ring = new Coordinate[7];
    for (int i = 0; i < 7; i++) {
      double angle = Math.toRadians(60.0 * (i % 6) - 30);
      ring[i] =
          new Coordinate(
              x(hex) + Math.cos(angle) / Math.sqrt(3), y(hex) + Math.sin(angle) / Math.sqrt(3));
    }
    return JTS.createPolygon(ring);
  }

  private static double x(int hex) {
    return BOARD.column(hex) + (BOARD.row(hex) % 2) * 0.5;
  }

  private static double y(int hex) {
    return BOARD.row(hex) * ROW;
  }

  private static int at(int row, int column) {
    return BOARD.hex(row, column);
  }

  private static int[] trace(int from, int to, int side) {
    int[] out = new int[40];
    return Arrays.copyOf(out, HexLine.trace(BOARD, from, to, side, out));
  }

  private static boolean clear(int from, int to, boolean[] blocks) {
    return HexLine.clear(BOARD, from, to, blocks, true);
  }

  private static Set<Integer> onBoard(int[] hexes) {
    Set<Integer> found = new TreeSet<>();
    for (int hex : hexes) {
      if (hex != HexBoard.OFF) {
        found.add(hex);
      }
    }
    return found;
  }

  private static int[] reversed(int[] hexes) {
    int[] back = new int[hexes.length];
    for (int i = 0; i < back.length; i++) {
      back[i] = hexes[back.length - 1 - i];
    }
    return back;
  }
}
