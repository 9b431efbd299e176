package banneret.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Where something lies and how it is turned.
 *
 * @param x thousandths of an inch from the left edge
 * @param y thousandths of an inch from the near edge
 * @param turn hundredths of a degree, 0 to 35999
 */
public record Pose(int x, int y, int turn) {
  public static final int FULL_TURN = 36_000;

  /** How many words of a line a pose takes. */
  static final int WORDS = 5;

  public Pose {
    if (turn < 0 || turn >= FULL_TURN) {
      throw new IllegalArgumentException("turn " + turn + " is not in 0.." + (FULL_TURN - 1));
    }
  }

  /** The pose in a line of notation: {@code at 12500 30250 facing 9000}. */
  public String phrase() {
    return "at " + x + " " + y + " facing " + turn;
  }

  /** Reads what {@link #phrase} wrote, or null if the text is no pose. */
  public static @Nullable Pose read(String text) {
    String[] words = text.trim().split(" +");
    if (words.length != WORDS || !words[0].equals("at") || !words[3].equals("facing")) {
      return null;
    }
    try {
      int turn = Integer.parseInt(words[4]);
      return turn < 0 || turn >= FULL_TURN
          ? null
          : new Pose(Integer.parseInt(words[1]), Integer.parseInt(words[2]), turn);
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
