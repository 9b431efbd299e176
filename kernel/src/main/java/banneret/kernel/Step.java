package banneret.kernel;

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
   * The step is left before it was done, with all that stood before it: it clears away what it kept
   * on the table. What stood below it still waits.
   */
  default void dropped(P table) {}
}
