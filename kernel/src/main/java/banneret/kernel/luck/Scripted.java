package banneret.kernel.luck;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Luck that was written down beforehand: in a case, in a record, or typed in as it falls. Each
 * entry is a label and an outcome, such as {@code attack 4} or {@code loot recon}.
 */
public final class Scripted extends Chance {
  private final List<String> outcomes;
  private final @Nullable Chance afterwards;
  private int next;

  /** Luck that stops when the script ends. */
  public Scripted(List<String> outcomes) {
    this(outcomes, null);
  }

  /** Luck that goes on from another source when the script ends. */
  public Scripted(List<String> outcomes, @Nullable Chance afterwards) {
    this.outcomes = new ArrayList<>(outcomes);
    this.afterwards = afterwards;
  }

  /** What was not used. */
  public List<String> rest() {
    return List.copyOf(outcomes.subList(next, outcomes.size()));
  }

  @Override
  public int below(Luck luck, int n) {
    if (next < outcomes.size()) {
      return scripted(luck, 0, n - 1);
    }
    return orElse(luck, 0, n - 1).below(luck, n);
  }

  @Override
  public int die(Luck luck) {
    return next < outcomes.size() ? scripted(luck, 1, 6) : orElse(luck, 1, 6).die(luck);
  }

  @Override
  public int draw(Luck luck, byte[] counts, int at, int kinds, int total) {
    if (next >= outcomes.size()) {
      return orElse(luck, 0, kinds - 1).draw(luck, counts, at, kinds, total);
    }
    int kind = scripted(luck, 0, kinds - 1);
    if (counts[at + kind] <= 0) {
      throw mismatch(--next, "no '" + luck.word(kind) + "' is left for " + luck.label());
    }
    return kind;
  }

  @Override
  public void resume(int drawn) {
    if (afterwards != null) {
      afterwards.resume(drawn);
    }
  }

  private Chance orElse(Luck luck, int low, int high) {
    if (afterwards == null) {
      throw new Awaited(luck, low, high);
    }
    return afterwards;
  }

  /** The next outcome; one that does not fit is not used up. */
  private int scripted(Luck luck, int low, int high) {
    String entry = outcomes.get(next);
    int space = entry.indexOf(' ');
    String label = space < 0 ? "" : entry.substring(0, space);
    if (!label.equals(luck.label())) {
      throw mismatch(next, "the game asks for '" + luck.label() + "', given is '" + entry + "'");
    }
    String word = entry.substring(space + 1);
    int outcome = luck.outcome(word);
    if (outcome < low || outcome > high) {
      throw mismatch(next, "'" + word + "' cannot come of " + luck.label());
    }
    next++;
    return outcome;
  }

  /** Outcomes are counted from 1. */
  private static Mismatch mismatch(int index, String what) {
    return new Mismatch("chance " + (index + 1) + ": " + what);
  }
}
