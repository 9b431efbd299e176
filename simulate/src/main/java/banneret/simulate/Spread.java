package banneret.simulate;

import java.util.SortedMap;
import java.util.TreeMap;

/** Whole numbers that were counted, one from each game or seat. */
public final class Spread {
  private final SortedMap<Integer, Integer> counts = new TreeMap<>();
  private long sum;
  private int count;

  void add(int value) {
    counts.merge(value, 1, Integer::sum);
    sum += value;
    count++;
  }

  public int count() {
    return count;
  }

  public double mean() {
    return count == 0 ? 0 : (double) sum / count;
  }

  public int min() {
    return count == 0 ? 0 : counts.firstKey();
  }

  public int max() {
    return count == 0 ? 0 : counts.lastKey();
  }

  /** How many values lie from one number up to, but not with, another. */
  public int between(int from, int to) {
    return counts.subMap(from, to).values().stream().mapToInt(Integer::intValue).sum();
  }
}
