package banneret.kernel.tree;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds the word that was probably meant by one that is not known. */
public final class NearestWord {
  private NearestWord() {}

  /**
   * The known word that is fewest letters away, the first of them if several are; null if none is
   * near: at most one letter in three may be wrong, missing, added or changed with the next.
   */
  public static @Nullable String of(String word, Collection<String> known) {
    @Nullable String nearest = null;
    int least = Math.max(1, word.length() / 3) + 1;
    for (String one : known) {
      int distance = distance(word, one);
      if (distance < least) {
        least = distance;
        nearest = one;
      }
    }
    return nearest;
  }

  /** The end of a message about an unknown word: {@code ; did you mean 'pyke'?}, or nothing. */
  public static String hint(String word, Collection<String> known) {
    String nearest = of(word, known);
    return nearest == null ? "" : "; did you mean '" + nearest + "'?";
  }

  /** What is wrong with a word that is not among those of its group, and what was expected. */
  public static String unknown(String group, String word, Collection<String> known) {
    String hint = hint(word, known);
    String expected = hint.isEmpty() ? "; expected one of " + String.join(", ", known) : hint;
    return "unknown " + group + " '" + word + "'" + expected;
  }

  /** How many letters must be changed, added, left out or swapped with the next. */
  private static int distance(String one, String other) {
    int[][] least = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          least[i][j] = i + j;
          continue;
        }
        int same = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        int added = Math.min(least[i - 1][j], least[i][j - 1]) + 1;
        least[i][j] = Math.min(added, least[i - 1][j - 1] + same);
        boolean swapped =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        if (swapped) {
          least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
        }
      }
    }
    return least[one.length()][other.length()];
  }
}
