package banneret.geometry.plane;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class ExactTest {

  @Property(tries = 20_000)
  void comparisons_have_no_error(
      @ForAll @IntRange(min = 0, max = 1 << 22) int distance,
      @ForAll @LongRange(min = 1, max = 1L << 43) long square,
      @ForAll @IntRange(min = -2, max = 2) int off) {
    BigInteger product = BigInteger.valueOf(distance).pow(2).multiply(BigInteger.valueOf(square));
    // The nearest to equal that there is: the root of the product, or one beside it.
    long cross = Math.max(0, product.sqrt().longValueExact() + off);
    assertThat(Exact.compare((double) cross, distance, (double) square))
        .isEqualTo(BigInteger.valueOf(cross).pow(2).compareTo(product));
  }

  @Property(tries = 20_000)
  void equal_is_equal(
      @ForAll @IntRange(min = 0, max = 1 << 21) int distance,
      @ForAll @IntRange(min = 1, max = 1 << 21) int length) {
    double square = (double) length * length;
    assertThat(Exact.compare((double) distance * length, distance, square)).isZero();
  }
}
