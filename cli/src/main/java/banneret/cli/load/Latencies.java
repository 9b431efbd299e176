package banneret.cli.load;

import java.util.Arrays;

/** How long answers took. */
final class Latencies {
  private long[] nanos = new long[1 << 16];
  private int count;

  synchronized void add(long time) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = time;
  }

  synchronized Load.Result result(double seconds, int errors) {
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    return new Load.Result(
        count / seconds, percentile(sorted, 50), percentile(sorted, 99), errors, count);
  }

  /** The time in milliseconds within which so many of a hundred were answered. */
  private static double percentile(long[] sorted, int percent) {
    return sorted.length == 0 ? 0 : sorted[(sorted.length - 1) * percent / 100] / 1e6;
  }
}
