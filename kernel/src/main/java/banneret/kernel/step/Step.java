package banneret.kernel.step;

import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * One procedure of the rulebook, waiting on the stack: small, immutable, and without secrets.
 *
 * @param <P> the game's position
 */
public sealed interface Step<P> permits Procedure, Question {
  /** The name under which positions and texts know this step. */
  String name();

  /** Writes what tells this step from others of its name; most steps have nothing to say. */
  default void write(Tree.Fields out) {}

  /**
   * True if the step finds on the table what it speaks of; asked when a position is read.
   *
   * @param below the step right below it, or null
   */
  default boolean fits(P table, @Nullable Step<P> below) {
    return true;
  }

  /**
   * The step is left before it was done, with all that stood before it: it clears away what it kept
   * on the table. What stood below it still waits.
   */
  default void dropped(P table) {}
}
