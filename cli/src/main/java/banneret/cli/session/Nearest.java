package banneret.cli.session;

import java.util.Collection;

/** Finds what somebody may have meant who mistyped a word. */
final class Nearest {
  private static final int LETTERS_PER_SLIP = 3;

  private Nearest() {}

  /** The word with the fewest slips between, if they are few for its length; else nothing. */
  static String of(String typed, Collection<String> known) {
    String nearest = "";
    int fewest = typed.length() / LETTERS_PER_SLIP + 1;
    for (String word : known) {
      int slips = word.length() < LETTERS_PER_SLIP ? fewest : slips(typed, word);
      if (slips < fewest || (slips == fewest && nearest.isEmpty() && slips == 1)) {
        nearest = word;
        fewest = slips;
      }
    }
    return nearest;
  }

  /** How many letters must be added, left out, changed or swapped with the next. */
  private static int slips(String one, String other) {
    int[][] slips = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          slips[i][j] = i + j;
          continue;
        }
        boolean same = one.charAt(i - 1) == other.charAt(j - 1);
        int best = Math.min(slips[i - 1][j], slips[i][j - 1]) + 1;
        best = Math.min(best, slips[i - 1][j - 1] + (same ? 0 : 1));
        boolean swapped =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        slips[i][j] = swapped ? Math.min(best, slips[i - 2][j - 2] + 1) : best;
      }
    }
    return slips[one.length()][other.length()];
  }
}
