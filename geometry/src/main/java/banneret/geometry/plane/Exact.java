package banneret.geometry.plane;

/** Comparisons of numbers too large for a double, without error. */
final class Exact {
  private static final double PART = 1 << 22;

  /** Doubles nearer to each other than this share of their size may be rounded. */
  private static final double DOUBT = 1e-14;

  private Exact() {}

  /**
   * Compares the distance {@code cross / sqrt(square)} with another.
   *
   * @param cross a whole number from 0 to 2^45
   * @param distance a whole number from 0 to 2^22
   * @param square a whole number from 1 to 2^43
   * @return less than, equal to or greater than 0
   */
  static int compare(double cross, double distance, double square) {
    double one = cross * cross;
    double other = distance * distance * square;
    double difference = one - other;
    double doubt = one * DOUBT;
    if (difference > doubt) {
      return 1;
    }
    return difference < -doubt ? -1 : compareParts(cross, distance * distance, square);
  }

  private static int compareParts(double cross, double factor, double square) {
    double crossHigh = Math.floor(cross / PART);
    double crossLow = cross - crossHigh * PART;
    double factorHigh = Math.floor(factor / PART);
    double factorLow = factor - factorHigh * PART;
    double squareHigh = Math.floor(square / PART);
    double squareLow = square - squareHigh * PART;
    double low = crossLow * crossLow - factorLow * squareLow;
    double middle = 2 * crossHigh * crossLow - factorHigh * squareLow - factorLow * squareHigh;
    double high = crossHigh * crossHigh - factorHigh * squareHigh;
    double carry = Math.floor(low / PART);
    low -= carry * PART;
    middle += carry;
    carry = Math.floor(middle / PART);
    middle -= carry * PART;
    high += carry;
    if (high != 0) {
      return high > 0 ? 1 : -1;
    }
    return middle != 0 || low != 0 ? 1 : 0;
  }

  /** The distance {@code cross / sqrt(square)} as the nearest whole number; a half goes up. */
  static int distance(double cross, double square) {
    int distance = (int) (cross / Math.sqrt(square));
    while (compare(2 * cross, 2.0 * distance + 1, square) >= 0) {
      distance++;
    }
    while (distance > 0 && compare(2 * cross, 2.0 * distance - 1, square) < 0) {
      distance--;
    }
    return distance;
  }
}
