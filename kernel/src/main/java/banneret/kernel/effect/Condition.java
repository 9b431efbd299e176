package banneret.kernel.effect;

import banneret.kernel.step.Position;

/**
 * A word for something that is so or not.
 *
 * @param <P> the game's position
 */
@FunctionalInterface
public interface Condition<P extends Position<P>> {
  /**
   * True if it is so.
   *
   * @param effect the effect that asks
   * @param owner the seat that uses it
   * @param target what it is aimed at, or -1
   */
  boolean holds(P table, Effect<P> effect, int owner, int target);
}
