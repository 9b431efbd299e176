package banneret.kernel.told;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Adds up a number that players argue about, keeping where each part came from; reused. */
public final class Tally {
  private Breakdown.Source[] sources = new Breakdown.Source[32];
  private int[] abouts = new int[32];
  private int[] values = new int[32];
  private int size;
  private int sum;

  public void clear() {
    Arrays.fill(sources, 0, size, null);
    size = 0;
    sum = 0;
  }

  /** Adds a part; nothing is noted of a part that is 0 unless the source says so. */
  public Tally add(Breakdown.Source source, int about, int value) {
    if (value != 0 || source.shownIfZero()) {
      if (size == values.length) {
        sources = Arrays.copyOf(sources, size * 2);
        abouts = Arrays.copyOf(abouts, size * 2);
        values = Arrays.copyOf(values, size * 2);
      }
      sources[size] = source;
      abouts[size] = about;
      values[size++] = value;
      sum += value;
    }
    return this;
  }

  /** How many parts there are. */
  public int size() {
    return size;
  }

  /** Takes away what was added from this part on. */
  public Tally negateFrom(int first) {
    for (int i = first; i < size; i++) {
      sum -= 2 * values[i];
      values[i] = -values[i];
    }
    return this;
  }

  public int sum() {
    return sum;
  }

  /** The parts as they stand now. */
  public Breakdown toBreakdown(String name) {
    List<Breakdown.Term> terms = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      terms.add(new Breakdown.Term(sources[i], abouts[i], values[i]));
    }
    return new Breakdown(name, List.copyOf(terms), sum);
  }
}
