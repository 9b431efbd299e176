package banneret.bots;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Malformed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots by name. */
public final class Bots {
  /** The names of all bots, the weakest first. */
  public static final List<String> NAMES =
      List.of("random", "step", "greedy", "easy", "normal", "hard", "expert");

  private Bots() {}

  /** A new bot of this name that counts its effort; the same seed makes the same choices. */
  public static <P extends Position<P>> Bot<P> named(String name, int seed) {
    return named(name, seed, ClockAndThreads.COUNTED);
  }

  /** A new bot of this name, such as "hard" or, with the effort it is to make, "hard@2s". */
  public static <P extends Position<P>> Bot<P> named(String name, int seed, ClockAndThreads means) {
    Level level = level(name);
    if (level == null) {
      return switch (name) {
        case "random" -> new RandomBot<>(seed);
        case "step" -> new StepBot<>(seed);
        default -> new GreedyBot<>(seed);
      };
    }
    return new SearchBot<>(seed, level, means);
  }

  /** Refuses a name that stands for no bot. */
  public static void check(String name) {
    level(name);
  }

  /** How long the bot of this name thinks by a clock, in milliseconds; 0 if it never does. */
  public static int millis(String name) {
    Level level = level(name);
    return level == null ? 0 : level.millis();
  }

  /** The level that a name speaks of, or null for a bot that has none. */
  private static @Nullable Level level(String name) {
    int at = name.indexOf('@');
    String kind = at < 0 ? name : name.substring(0, at);
    if (!NAMES.contains(kind)) {
      throw new Malformed(
          "", "there is no bot '" + kind + "'; expected one of " + String.join(", ", NAMES));
    }
    if (NAMES.indexOf(kind) <= NAMES.indexOf("greedy")) {
      if (at >= 0) {
        throw new Malformed("", "'" + kind + "' does not take its time: leave out '@'");
      }
      return null;
    }
    Level level = Level.named(kind);
    return at < 0 ? level : level.with(name.substring(at + 1));
  }
}
