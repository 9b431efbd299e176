package banneret.geometry.plane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class HeadingTest {

  @Test
  void every_sine_is_the_nearest_whole_number() {
    MathContext fine = new MathContext(40);
    BigDecimal pi = new BigDecimal("3.14159265358979323846264338327950288419716939937510");
    for (int turn = 0; turn <= 9000; turn++) {
      BigDecimal angle =
          pi.multiply(BigDecimal.valueOf(turn)).divide(BigDecimal.valueOf(18_000), fine);
      BigDecimal exact = sine(angle, fine).multiply(BigDecimal.valueOf(1 << 30));
      assertThat(Heading.sine(turn))
          .isEqualTo(exact.setScale(0, RoundingMode.HALF_UP).doubleValue());
    }
  }

  @Test
  void the_four_quarters_mirror_each_other() {
    for (int turn = 0; turn < Heading.FULL; turn++) {
      assertThat(Heading.sine(-turn)).isEqualTo(0 - Heading.sine(turn));
      assertThat(Heading.sine(turn + Heading.HALF)).isEqualTo(0 - Heading.sine(turn));
      assertThat(Heading.sine(Heading.HALF - turn)).isEqualTo(Heading.sine(turn));
      assertThat(Heading.cosine(turn)).isEqualTo(Heading.sine(Heading.QUARTER - turn));
    }
  }

  @Test
  void a_heading_is_a_compass() {
    assertThat(Heading.x(0, 1000)).isZero();
    assertThat(Heading.y(0, 1000)).isEqualTo(1000);
    assertThat(Heading.x(9000, 1000)).isEqualTo(1000);
    assertThat(Heading.y(9000, 1000)).isZero();
    assertThat(Heading.x(3000, -1000)).isEqualTo(-500);
    assertThat(Heading.of(5, 0)).isEqualTo(9000);
    assertThat(Heading.of(0, -5)).isEqualTo(18_000);
    assertThat(Heading.of(-5, 5)).isEqualTo(31_500);
    assertThat(Heading.between(35_000, 1_000)).isEqualTo(2_000);
    assertThat(Heading.between(0, 18_000)).isEqualTo(18_000);
    assertThat(Heading.between(0, 18_001)).isEqualTo(-17_999);
    assertThatThrownBy(() -> Heading.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Property(tries = 20_000)
  void the_direction_of_a_point_is_the_nearest_hundredth(
      @ForAll @IntRange(min = -100_000, max = 100_000) int x,
      @ForAll @IntRange(min = -100_000, max = 100_000) int y) {
    if (x == 0 && y == 0) {
      return;
    }
    double exact = Math.toDegrees(Math.atan2(x, y)) * 100;
    double off = Math.abs(exact - Heading.of(x, y)) % Heading.FULL;
    assertThat(Math.min(off, Heading.FULL - off)).isLessThan(0.5001);
    assertThat(Heading.of(-x, y)).isEqualTo(Heading.normal(-Heading.of(x, y)));
    assertThat(Heading.of(y, -x)).isEqualTo(Heading.normal(Heading.of(x, y) + Heading.QUARTER));
  }

  @Property(tries = 2_000)
  void who_goes_somewhere_looks_where_he_goes(
      @ForAll @IntRange(min = 0, max = 35_999) int turn,
      @ForAll @IntRange(min = 20_000, max = 90_000) int distance) {
    assertThat(Heading.of(Heading.x(turn, distance), Heading.y(turn, distance))).isEqualTo(turn);
  }

  private static BigDecimal sine(BigDecimal angle, MathContext fine) {
    BigDecimal term = angle;
    BigDecimal sum = angle;
    for (int n = 2; n < 40; n += 2) {
      term =
          term.multiply(angle)
              .multiply(angle)
              .divide(BigDecimal.valueOf((long) -n * (n + 1)), fine);
      sum = sum.add(term, fine);
    }
    return sum;
  }
}
