package banneret.bots;

import banneret.kernel.Malformed;
import banneret.kernel.Position;
import java.util.List;

/** The bots by name. */
public final class Bots {
  /** The names of all bots, the weakest first. */
  public static final List<String> NAMES = List.of("random", "greedy");

  private Bots() {}

  /** A new bot of this name; the same seed makes the same choices at the same questions. */
  public static <P extends Position<P>> Bot<P> named(String name, int seed) {
    return switch (name) {
      case "random" -> new RandomBot<>(seed);
      case "greedy" -> new GreedyBot<>(seed);
      default ->
          throw new Malformed(
              "", "there is no bot '" + name + "'; expected one of " + String.join(", ", NAMES));
    };
  }
}
