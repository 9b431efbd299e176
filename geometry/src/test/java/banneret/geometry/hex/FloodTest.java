package banneret.geometry.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FloodTest {
  private static final HexBoard BOARD = new HexBoard(7, 8, true);
  private final Flood flood = new Flood(BOARD);
  private final int[] cost = new int[BOARD.size()];
  private final int[] spent = new int[BOARD.size()];

  @BeforeEach
  void open() {
    Arrays.fill(cost, 1);
  }

  @Test
  void a_hex_that_ends_a_move_can_be_entered_and_not_crossed() {
    // Row 2 is a forest from end to end.
    for (int column = 0; column < 8; column++) {
      cost[BOARD.hex(2, column)] = Flood.ENDS;
    }
    flood.fill(BOARD.hex(1, 3), 3, cost, spent);
    assertThat(spent[BOARD.hex(2, 3)]).isEqualTo(3);
    assertThat(spent[BOARD.hex(2, 6)]).isEqualTo(3);
    assertThat(spent[BOARD.hex(3, 3)]).isEqualTo(Flood.UNREACHED);
    assertThat(spent[BOARD.hex(0, 3)]).isEqualTo(1);
    flood.fill(BOARD.hex(2, 3), 1, cost, spent);
    assertThat(spent[BOARD.hex(3, 3)]).isEqualTo(1);
    assertThat(spent[BOARD.hex(2, 4)]).isEqualTo(1);
  }

  @Test
  void without_a_point_left_nothing_ends_a_move() {
    int start = BOARD.hex(3, 3);
    cost[BOARD.hex(3, 4)] = Flood.ENDS;
    cost[BOARD.hex(3, 2)] = 0;
    flood.fill(start, 0, cost, spent);
    assertThat(spent[BOARD.hex(3, 4)]).isEqualTo(Flood.UNREACHED);
    assertThat(spent[BOARD.hex(3, 2)]).isZero();
    assertThat(spent[start]).isZero();
  }

  @Test
  void what_is_blocked_is_gone_around() {
    int start = BOARD.hex(3, 3);
    for (int side = 0; side < 5; side++) {
      cost[BOARD.neighbour(start, side)] = Flood.BLOCKED;
    }
    flood.fill(start, 4, cost, spent);
    assertThat(spent[BOARD.neighbour(start, HexBoard.NW)]).isEqualTo(1);
    assertThat(spent[BOARD.neighbour(start, HexBoard.NE)]).isEqualTo(Flood.UNREACHED);
    int beyond = BOARD.neighbour(BOARD.neighbour(start, HexBoard.NE), HexBoard.NE);
    assertThat(spent[beyond]).isEqualTo(3);
    assertThat(flood.from(start)).isEqualTo(HexBoard.OFF);
    int hex = beyond;
    for (int left = 3; left > 0; left--) {
      hex = flood.from(hex);
    }
    assertThat(hex).isEqualTo(start);
  }

  @Test
  void one_hex_more_at_the_end_of_a_road_is_a_second_flood() {
    int start = BOARD.hex(3, 0);
    int[] road = new int[BOARD.size()];
    Arrays.fill(road, Flood.BLOCKED);
    for (int column = 0; column < 7; column++) {
      road[BOARD.hex(3, column)] = 1;
    }
    flood.fill(start, 2, road, spent);
    for (int hex = 0; hex < spent.length; hex++) {
      spent[hex] = spent[hex] == Flood.UNREACHED ? Flood.UNREACHED : 2;
    }
    flood.spread(3, cost, spent);
    assertThat(spent[BOARD.hex(3, 3)]).isEqualTo(3);
    assertThat(spent[BOARD.hex(2, 3)]).isEqualTo(3);
    assertThat(spent[BOARD.hex(1, 1)]).isEqualTo(Flood.UNREACHED);
  }

  @Property(tries = 300)
  void the_least_is_found_whatever_the_hexes_cost(
      @ForAll("costs") int[] random, @ForAll boolean far) {
    int points = far ? 12 : 4;
    flood.fill(0, points, random, spent);
    assertThat(spent).isEqualTo(bellmanFord(random, points));
  }

  @Provide
  Arbitrary<int[]> costs() {
    return Arbitraries.integers().between(-2, 3).array(int[].class).ofSize(BOARD.size());
  }

  /** The same by trying every step again until nothing changes. */
  private static int[] bellmanFord(int[] cost, int points) {
    int[] least = new int[BOARD.size()];
    boolean[] ended = new boolean[BOARD.size()];
    Arrays.fill(least, Flood.UNREACHED);
    least[0] = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int hex = 0; hex < least.length; hex++) {
        for (int side = 0; side < HexBoard.SIDES && least[hex] <= points && !ended[hex]; side++) {
          int next = BOARD.neighbour(hex, side);
          if (next == HexBoard.OFF || cost[next] == Flood.BLOCKED) {
            continue;
          }
          boolean ends = cost[next] == Flood.ENDS;
          int sum = ends ? (least[hex] < points ? points : points + 1) : least[hex] + cost[next];
          if (sum <= points && sum < least[next]) {
            least[next] = sum;
            ended[next] = ends;
            changed = true;
          }
        }
      }
    }
    return least;
  }
}
