package banneret.geometry.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class OutlineTest {
  private final Outline one = new Outline();
  private final Outline other = new Outline();
  private final Spot spot = new Spot();

  @Test
  void corners_go_clockwise_from_the_front_left() {
    one.box(1000, 2000, 9000, 600, 400);
    assertThat(corner(0)).containsExactly(1200, 2300);
    assertThat(corner(1)).containsExactly(1200, 1700);
    assertThat(corner(2)).containsExactly(800, 1700);
    assertThat(corner(3)).containsExactly(800, 2300);
    assertThat(one.facing(Outline.LEFT)).isZero();
  }

  @Property(tries = 5_000)
  void opposite_corners_are_opposite_and_quarter_turns_and_mirrors_are_exact(
      @ForAll @IntRange(min = 0, max = 35_999) int turn,
      @ForAll @IntRange(min = 1, max = 9_999) int width,
      @ForAll @IntRange(min = 1, max = 9_999) int depth) {
    one.box(0, 0, turn, width, depth);
    for (int i = 0; i < 2; i++) {
      assertThat(one.x(i + 2)).isEqualTo(-one.x(i));
      assertThat(one.y(i + 2)).isEqualTo(-one.y(i));
    }
    other.box(0, 0, turn + 9000, width, depth);
    for (int i = 0; i < 4; i++) {
      assertThat(other.x(i)).isEqualTo(one.y(i));
      assertThat(other.y(i)).isEqualTo(-one.x(i));
    }
    other.box(0, 0, -turn, width, depth);
    for (int i = 0; i < 4; i++) {
      assertThat(other.x(i)).isEqualTo(-one.x(i ^ 1));
      assertThat(other.y(i)).isEqualTo(one.y(i ^ 1));
    }
  }

  @Property(tries = 5_000)
  void where_two_outlines_lie_does_not_matter(
      @ForAll @IntRange(min = 0, max = 35_999) int turn,
      @ForAll @IntRange(min = -9_999, max = 9_999) int x,
      @ForAll @IntRange(min = -9_999, max = 9_999) int y) {
    one.box(0, 0, 1234, 5500, 4800);
    other.box(x, y, turn, 2760, 5550);
    int gap = Gap.between(one, other);
    int travel = Sweep.travel(one, other, 1234);
    one.shift(30_001, -777);
    other.shift(30_001, -777);
    assertThat(Gap.between(one, other)).isEqualTo(gap);
    assertThat(Sweep.travel(one, other, 1234)).isEqualTo(travel);
    // Seen in a mirror.
    one.box(0, 0, -1234, 5500, 4800);
    other.box(-x, y, -turn, 2760, 5550);
    assertThat(Gap.between(one, other)).isEqualTo(gap);
    assertThat(Sweep.travel(one, other, -1234)).isEqualTo(travel);
  }

  @Test
  void touching_is_no_overlap_and_no_gap() {
    one.box(0, 0, 0, 5500, 4800);
    other.box(5500, 0, 0, 5500, 4800);
    assertThat(Contact.meet(one, other)).isTrue();
    assertThat(Contact.overlap(one, other)).isFalse();
    assertThat(Gap.between(one, other)).isZero();
    assertThat(Gap.atMost(one, other, 0)).isTrue();
    assertThat(Gap.atLeast(one, other, 1)).isFalse();
    other.shift(0, 4800); // Corner to corner.
    assertThat(Contact.meet(one, other)).isTrue();
    assertThat(Contact.overlap(one, other)).isFalse();
    other.shift(1, 0);
    assertThat(Contact.meet(one, other)).isFalse();
    assertThat(Gap.between(one, other)).isEqualTo(1);
    other.shift(-2, -1);
    assertThat(Contact.overlap(one, other)).isTrue();
    assertThat(Contact.overlap(one, other, 1)).isFalse();
  }

  @Test
  void an_inch_is_an_inch() {
    one.box(0, 0, 0, 5500, 4800);
    other.box(0, 5800, 0, 5500, 4800);
    assertThat(Gap.between(one, other)).isEqualTo(1000);
    assertThat(Gap.atLeast(one, other, 1000)).isTrue();
    assertThat(Gap.atLeast(one, other, 1001)).isFalse();
    assertThat(Gap.atMost(one, other, 1000)).isTrue();
    assertThat(Gap.atMost(one, other, 999)).isFalse();
    // From corner to corner: 600 and 800 make 1000.
    other.box(5500 + 600, 4800 + 800, 0, 5500, 4800);
    assertThat(Gap.atLeast(one, other, 1000)).isTrue();
    assertThat(Gap.atMost(one, other, 1000)).isTrue();
    other.shift(-1, 0);
    assertThat(Gap.atLeast(one, other, 1000)).isFalse();
    assertThat(Gap.between(one, other)).isEqualTo(999);
  }

  @Test
  void a_sweep_stops_at_contact_and_slides_past_an_edge() {
    one.box(0, 0, 0, 5500, 4800);
    other.box(0, 12_800, 4500, 5500, 4800);
    other.box(1000, 12_800, 0, 5500, 4800);
    assertThat(Sweep.travel(one, other, 0)).isEqualTo(8000);
    assertThat(Sweep.travel(one, other, 18_000)).isEqualTo(Sweep.FREE);
    assertThat(Sweep.crosses(one, other, 0, 8000)).isFalse();
    assertThat(Sweep.crosses(one, other, 0, 8001)).isTrue();
    other.box(5500, 12_800, 0, 5500, 4800);
    assertThat(Sweep.travel(one, other, 0)).isEqualTo(Sweep.FREE);
    other.shift(-1, 0);
    assertThat(Sweep.travel(one, other, 0)).isEqualTo(8000);
    other.box(0, 4800, 0, 5500, 4800); // Touching already.
    assertThat(Sweep.travel(one, other, 0)).isZero();
    assertThat(Sweep.travel(one, other, 9000)).isEqualTo(Sweep.FREE);
    assertThat(Sweep.travel(one, other, 18_000)).isEqualTo(Sweep.FREE);
    other.box(0, 1000, 0, 5500, 4800); // Over it already.
    assertThat(Sweep.travel(one, other, 9000)).isZero();
  }

  @Test
  void a_sweep_that_keeps_an_inch_stops_an_inch_short() {
    Sweep sweep = new Sweep();
    one.box(0, 0, 0, 5500, 4800);
    other.box(0, 12_800, 0, 5500, 4800);
    assertThat(sweep.clear(one, other, 0, 20_000, 1000)).isEqualTo(7000);
    assertThat(sweep.clear(one, other, 0, 5000, 1000)).isEqualTo(5000);
    assertThat(sweep.clear(one, other, 9000, 5000, 1000)).isEqualTo(5000);
    other.box(6400, 12_800, 0, 5500, 4800); // Passes 900 beside it.
    assertThat(sweep.clear(one, other, 0, 20_000, 1000)).isEqualTo(8000 - 435 - 1);
    assertThatThrownBy(() -> sweep.clear(one, other, 0, 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property(tries = 5_000)
  void a_corner_stays_when_a_box_is_turned_about_it(
      @ForAll @IntRange(min = 0, max = 35_999) int from,
      @ForAll @IntRange(min = 0, max = 35_999) int to,
      @ForAll @IntRange(min = 0, max = 3) int corner) {
    one.box(10_000, -3_000, from, 5500, 4801);
    Placing.pivot(one, corner, to, other, spot);
    other.box(spot.x, spot.y, spot.turn, 5500, 4801);
    assertThat(other.x(corner)).isEqualTo(one.x(corner));
    assertThat(other.y(corner)).isEqualTo(one.y(corner));
    assertThat(other.turn()).isEqualTo(to);
  }

  @Property(tries = 5_000)
  void a_box_put_against_a_side_touches_it_and_no_more(
      @ForAll @IntRange(min = 0, max = 35_999) int turn,
      @ForAll @IntRange(min = 0, max = 3) int side,
      @ForAll @IntRange(min = -1, max = 1) int half) {
    one.box(20_000, 20_000, turn, 5500, 4800);
    Placing.against(one, side, 4800, half * 2750, spot);
    other.box(spot.x, spot.y, spot.turn, 5500, 4800);
    assertThat(Contact.overlap(one, other, Outline.ROUNDING)).isFalse();
    assertThat(Gap.between(one, other)).isLessThan(Outline.ROUNDING);
    int along = side % 2 == 0 ? 5500 : 4800;
    int whole = half == 0 ? along : along / 2;
    assertThat(Contact.length(one, side, other, Outline.FRONT, Outline.ROUNDING))
        .isCloseTo(whole, within(1));
    assertThat(Contact.length(other, Outline.FRONT, one, side, Outline.ROUNDING))
        .isCloseTo(whole, within(1));
  }

  @Test
  void the_right_of_who_is_put_there_is_his_own_right() {
    one.box(0, 0, 0, 5500, 4800);
    Placing.against(one, Outline.FRONT, 4800, 2750, spot);
    assertThat(spot.turn).isEqualTo(18_000);
    assertThat(spot.x).isEqualTo(-2750);
    assertThat(spot.y).isEqualTo(4800);
    other.box(spot.x, spot.y, spot.turn, 5500, 4800);
    assertThat(Contact.length(one, Outline.FRONT, other, Outline.FRONT, 0)).isEqualTo(2750);
    assertThat(Contact.length(one, Outline.REAR, other, Outline.REAR, 0)).isZero();
    assertThat(Contact.length(one, Outline.LEFT, other, Outline.FRONT, 0)).isZero();
    other.shift(0, 1);
    assertThat(Contact.length(one, Outline.FRONT, other, Outline.FRONT, 0)).isZero();
    assertThat(Contact.length(one, Outline.FRONT, other, Outline.FRONT, 50)).isEqualTo(2750);
    Placing.go(one, 9000, 100, spot);
    assertThat(spot.x).isEqualTo(100);
  }

  @Test
  void on_the_ray_a_point_is_in_both_arcs() {
    one.box(0, 0, 0, 2760, 2760);
    assertThat(Arcs.of(one, 4500, 5000, 5000)).isEqualTo(0b0011);
    assertThat(Arcs.of(one, 4500, 5000, 4999)).isEqualTo(0b0010);
    assertThat(Arcs.of(one, 4500, -5000, -5000)).isEqualTo(0b1100);
    assertThat(Arcs.of(one, 4500, 0, 1380)).isEqualTo(0b0001);
    assertThat(Arcs.of(one, 4500, 0, 0)).isZero();
    assertThat(Arcs.of(one, 4500, -1380, 0)).isEqualTo(0b1000);
  }

  @Test
  void a_tray_on_the_diagonal_is_half_in_each_arc() {
    Arcs arcs = new Arcs();
    int[] shares = new int[4];
    one.box(0, 0, 0, 2760, 2760);
    other.box(6000, 6000, 0, 2760, 2760);
    arcs.share(one, 4500, other, shares);
    assertThat(shares).containsExactly(50, 50, 0, 0);
    for (int turn = 0; turn < 36_000; turn += 7) {
      one.box(10_000, 10_000, turn, 2760, 2760);
      int away = turn + 4500;
      other.box(10_000 + Heading.x(away, 7000), 10_000 + Heading.y(away, 7000), turn, 2760, 2760);
      arcs.share(one, 4500, other, shares);
      assertThat(shares[0]).isEqualTo(50);
      assertThat(shares[1]).isEqualTo(50);
    }
    // An infantry tray on the diagonal of another: its arcs part along it.
    one.box(0, 0, 0, 5500, 4800);
    other.box(5500 * 2, 4800 * 2, 0, 5500, 4800);
    arcs.share(one, 4889, other, shares);
    assertThat(shares).containsExactly(50, 50, 0, 0);
    other.shift(100, 0);
    arcs.share(one, 4889, other, shares);
    assertThat(shares[1]).isGreaterThan(shares[0]);
  }

  @Test
  void tokens_and_tables() {
    one.box(24_000, 24_000, 0, 48_000, 48_000);
    other.box(2750, 2400, 0, 5500, 4800);
    assertThat(one.holds(other)).isTrue();
    other.shift(-1, 0);
    assertThat(one.holds(other)).isFalse();
    assertThat(one.holds(690, 690, 690)).isTrue();
    assertThat(one.holds(689, 690, 690)).isFalse();
    assertThat(one.holds(0, 0)).isTrue();
    assertThatThrownBy(() -> one.box(1 << 21, 0, 0, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> one.box(0, 0, 0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> one.oval(0, 0, 0, 499, 600))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void an_oval_is_convex_whatever_its_turn() {
    for (int turn = 0; turn < 36_000; turn += 3) {
      one.oval(0, 0, turn, 600, 500);
      for (int i = 0; i < one.corners(); i++) {
        for (int k = 0; k < one.corners(); k++) {
          assertThat(one.outside(i, one.x(k), one.y(k))).isLessThanOrEqualTo(0);
        }
      }
    }
  }

  private int[] corner(int corner) {
    return new int[] {one.x(corner), one.y(corner)};
  }
}
