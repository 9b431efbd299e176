package banneret.battles.prospect;

import banneret.battles.field.Field;
import banneret.kernel.step.Options;
import java.util.Arrays;

/** What a player would do without thinking. */
public final class Habits {
  private Habits() {}

  /** How readily a House takes each option. */
  public static void weigh(Field field, int seat, Options options, int[] weights) {
    Arrays.fill(weights, 0, options.size(), 4);
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) <= 0) { // To pass, or to do no more.
        weights[i] = 1;
      }
    }
  }
}
