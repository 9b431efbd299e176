package banneret.kernel.effect;

import banneret.kernel.step.Position;

/**
 * A word for a number that hangs on the table, such as how many warriors attack.
 *
 * @param <P> the game's position
 */
@FunctionalInterface
public interface Amount<P extends Position<P>> {
  int of(P table, int owner, int target);
}
