package banneret.bots;

import banneret.kernel.tree.Malformed;

/**
 * How hard a searching bot tries.
 *
 * @param rounds how many rounds it searches where it goes by rounds; 0 if for a moment, which is as
 *     many as the game says
 * @param millis how long it searches where it goes by a clock; 0 if it always goes by rounds
 * @param slips how many of a hundred answers it overlooks, as people do
 * @param style how it goes about it
 */
record Level(int rounds, int millis, int slips, SearchStyle style) {
  /** As many rounds as are counted for a millisecond. */
  private static final int PACE = 12;

  /** The level of this name. */
  static Level named(String name) {
    return switch (name) {
      case "easy" -> new Level(60, 0, 30, SearchStyle.QUICK);
      case "normal" -> new Level(0, 0, 0, SearchStyle.QUICK);
      case "hard" -> new Level(1_000 * PACE, 1_000, 0, SearchStyle.THOROUGH);
      case "expert" -> new Level(5_000 * PACE, 5_000, 0, SearchStyle.THOROUGH);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** The same level with another effort: "2s", "300ms", or a number of rounds. */
  Level with(String effort) {
    int unit = effort.endsWith("ms") ? 1 : effort.endsWith("s") ? 1000 : 0;
    String number = effort.substring(0, effort.length() - (unit == 1 ? 2 : unit == 0 ? 0 : 1));
    int amount = number(number);
    int most = unit == 0 ? 10_000_000 : 600_000 / unit;
    if (amount < 1 || amount > most) {
      throw new Malformed(
          "", "'" + effort + "' is no effort; expected one like 2s, 300ms or 500 (rounds)");
    }
    return unit == 0
        ? new Level(amount, 0, slips, style)
        : new Level(amount * unit * PACE, amount * unit, slips, style);
  }

  private static int number(String digits) {
    if (digits.isEmpty() || digits.length() > 8) {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      char digit = digits.charAt(i);
      if (digit < '0' || digit > '9') {
        return -1;
      }
      number = number * 10 + digit - '0';
    }
    return number;
  }
}
