package banneret.kernel.effect;

import banneret.kernel.tree.Names;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a verb wants to be told: a number, or one of some words.
 *
 * @param name its name in a sentence, if there are several
 * @param low the lowest number
 * @param high the highest number
 * @param isAmount true if it may be words for a number
 * @param words the words it may be, or null for a number
 */
public record Parameter(String name, int low, int high, boolean isAmount, @Nullable Names words) {
  /** A number within bounds. */
  public static Parameter number(String name, int low, int high) {
    return new Parameter(name, low, high, false, null);
  }

  /** A number within bounds, or words for one. */
  public static Parameter amount(String name, int low, int high) {
    return new Parameter(name, low, high, true, null);
  }

  /** One of these words. */
  public static Parameter word(String name, String... words) {
    return new Parameter(name, 0, words.length - 1, false, new Names(name, List.of(words)));
  }

  /** What is expected, for messages and the reference. */
  public String expected() {
    return words == null
        ? "a number from " + low + " to " + high + (isAmount ? ", or an amount" : "")
        : "one of " + String.join(", ", words.words());
  }
}
