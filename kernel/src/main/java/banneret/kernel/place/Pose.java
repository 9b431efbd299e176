package banneret.kernel.place;

import org.jspecify.annotations.Nullable;

/**
 * Where something lies and how it is turned.
 *
 * @param x thousandths of an inch from the left edge
 * @param y thousandths of an inch from the near edge
 * @param turn where its front looks, in hundredths of a degree, 0 to 35999, against the clock: 0 is
 *     to the right, 9000 is away from the near edge
 */
public record Pose(int x, int y, int turn) {
  public static final int FULL_TURN = 36_000;

  /** No pose is farther from the corner of the table, so that sums and squares stay exact. */
  public static final int FARTHEST = 1_000_000;

  /** How many words of a line a pose takes. */
  public static final int WORDS = 5;

  public Pose {
    if (turn < 0 || turn >= FULL_TURN) {
      throw new IllegalArgumentException("turn " + turn + " is not in 0.." + (FULL_TURN - 1));
    }
    if (isTooFar(x) || isTooFar(y)) {
      throw new IllegalArgumentException(x + " " + y + " is farther than " + FARTHEST);
    }
  }

  private static boolean isTooFar(int number) {
    return number < -FARTHEST || number > FARTHEST;
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
    for (int i : new int[] {1, 2, 4}) {
      if (!words[i].matches("-?[0-9]{1,7}")) {
        return null;
      }
    }
    int x = Integer.parseInt(words[1]);
    int y = Integer.parseInt(words[2]);
    int turn = Integer.parseInt(words[4]);
    boolean wrong = turn < 0 || turn >= FULL_TURN || isTooFar(x) || isTooFar(y);
    return wrong ? null : new Pose(x, y, turn);
  }
}
