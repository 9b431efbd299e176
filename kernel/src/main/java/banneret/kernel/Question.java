package banneret.kernel;

/**
 * A step at which the game waits for one or more seats.
 *
 * @param <P> the game's position
 */
public sealed interface Question<P> extends Step<P> permits Ask, SealedAsk, Place {
  /** The seats that are asked, a bit each. */
  int asked(P table);

  /** The clause that gives the seat this choice. */
  Clause clause(P table);

  /** What the question is about, for the words in which it is put. */
  default void about(P table, int seat, Saying out) {}
}
