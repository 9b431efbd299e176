package banneret.geometry.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class HexBoardTest {
  private static final HexBoard BOARD = new HexBoard(11, 15, true);

  @Test
  void odd_rows_are_one_hex_shorter() {
    assertThat(BOARD.size()).isEqualTo(6 * 15 + 5 * 14);
    assertThat(BOARD.hex(0, 14)).isEqualTo(14);
    assertThat(BOARD.hex(1, 13)).isEqualTo(28);
    assertThat(BOARD.hex(1, 14)).isEqualTo(HexBoard.OFF);
    assertThat(BOARD.hex(11, 0)).isEqualTo(HexBoard.OFF);
    assertThat(BOARD.hex(-1, 0)).isEqualTo(HexBoard.OFF);
    assertThat(new HexBoard(10, 15, false).size()).isEqualTo(150);
  }

  @Test
  void neighbours_are_those_of_the_two_kinds_of_row() {
    int even = BOARD.hex(4, 5);
    assertThat(around(even))
        .containsExactly(at(3, 5), at(4, 6), at(5, 5), at(5, 4), at(4, 4), at(3, 4));
    int odd = BOARD.hex(5, 5);
    assertThat(around(odd))
        .containsExactly(at(4, 6), at(5, 6), at(6, 6), at(6, 5), at(5, 4), at(4, 5));
    assertThat(around(0))
        .containsExactly(
            HexBoard.OFF, at(0, 1), at(1, 0), HexBoard.OFF, HexBoard.OFF, HexBoard.OFF);
  }

  @Test
  void places_rows_and_axial_coordinates_name_the_same_hex() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      assertThat(BOARD.hex(BOARD.row(hex), BOARD.column(hex))).isEqualTo(hex);
      assertThat(BOARD.at(BOARD.q(hex), BOARD.r(hex))).isEqualTo(hex);
    }
  }

  @Test
  void neighbours_share_an_edge_and_no_other_hexes_do() {
    int[] seen = new int[BOARD.edges()];
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int side = 0; side < HexBoard.SIDES; side++) {
        seen[BOARD.edge(hex, side)]++;
        int other = BOARD.neighbour(hex, side);
        if (other != HexBoard.OFF) {
          assertThat(BOARD.neighbour(other, HexBoard.opposite(side))).isEqualTo(hex);
          assertThat(BOARD.edge(other, HexBoard.opposite(side))).isEqualTo(BOARD.edge(hex, side));
          assertThat(BOARD.direction(hex, other)).isEqualTo(side);
        }
      }
    }
    assertThat(Arrays.stream(seen).min().orElseThrow()).isEqualTo(1);
    assertThat(Arrays.stream(seen).max().orElseThrow()).isEqualTo(2);
    assertThat(BOARD.direction(at(0, 0), at(0, 2))).isEqualTo(-1);
  }

  @Test
  void distance_is_the_number_of_steps_on_a_full_board() {
    HexBoard full = new HexBoard(9, 9, false);
    Flood flood = new Flood(full);
    int[] cost = new int[full.size()];
    Arrays.fill(cost, 1);
    int[] spent = new int[full.size()];
    for (int from = 0; from < full.size(); from++) {
      flood.fill(from, 100, cost, spent);
      for (int to = 0; to < full.size(); to++) {
        assertThat(full.distance(from, to)).isEqualTo(spent[to]);
      }
    }
  }

  @Test
  void a_ring_goes_clockwise_from_the_north_east() {
    int[] out = new int[BOARD.size()];
    int centre = at(4, 5);
    int count = BOARD.ring(centre, 1, out);
    assertThat(Arrays.copyOf(out, count)).containsExactly(around(centre));
    assertThat(BOARD.ring(centre, 0, out)).isEqualTo(1);
    assertThat(out[0]).isEqualTo(centre);
    assertThat(BOARD.ring(centre, 2, out)).isEqualTo(12);
    assertThat(out[0]).isEqualTo(at(2, 6));
    assertThat(out[1]).isEqualTo(at(3, 6));
  }

  @Test
  void rings_and_discs_hold_what_lies_at_their_distance() {
    int[] out = new int[BOARD.size()];
    for (int centre = 0; centre < BOARD.size(); centre++) {
      for (int radius = 0; radius < 16; radius++) {
        int from = centre;
        int far = radius;
        int ring = BOARD.ring(centre, radius, out);
        assertThat(Arrays.stream(out, 0, ring).sorted().toArray())
            .isEqualTo(hexes(hex -> BOARD.distance(from, hex) == far));
        int disc = BOARD.within(centre, radius, out);
        assertThat(Arrays.copyOf(out, disc))
            .isEqualTo(hexes(hex -> BOARD.distance(from, hex) <= far));
      }
    }
  }

  private static int[] hexes(java.util.function.IntPredicate which) {
    return java.util.stream.IntStream.range(0, BOARD.size()).filter(which).toArray();
  }

  private static int at(int row, int column) {
    return BOARD.hex(row, column);
  }

  private static int[] around(int hex) {
    int[] around = new int[HexBoard.SIDES];
    for (int side = 0; side < around.length; side++) {
      around[side] = BOARD.neighbour(hex, side);
    }
    return around;
  }
}
