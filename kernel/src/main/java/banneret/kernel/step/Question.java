package banneret.kernel.step;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/**
 * A step at which the game waits for one or more seats.
 *
 * @param <P> the game's position
 */
public sealed interface Question<P> extends Step<P> permits Ask, SealedAsk, Place {
  /** What {@link #heard} says where all may hear. */
  int HEARD_BY_ALL = -1;

  /** The seats that are asked, a bit each. */
  int asked(P table);

  /** The clause that gives the seat this choice. */
  Clause clause(P table);

  /** Everything the seat might sensibly say here, allowed or not, in the order of the notation. */
  void candidates(P table, int seat, Options out);

  /** Null if the choice is allowed, or the clause that forbids it. */
  @Nullable Clause forbids(P table, int seat, int choice);

  /** The candidates that nothing forbids; a faster way to the same list may be given. */
  void options(P table, int seat, Options out);

  /** The choice as it stands in a line of notation, never two alike in one list of options. */
  String phrase(P table, int seat, int choice);

  /** What the question is about, for the words in which it is put. */
  default void about(P table, int seat, Saying out) {}

  /**
   * True if all can see whether the seat has a choice; false if that hangs on what only the seat
   * knows, such as the cards it holds.
   */
  default boolean isPublic(P table) {
    return true;
  }

  /**
   * The seats that may read the seat's answer in the record before the end, a bit each, -1 for all;
   * the seat itself always may.
   */
  default int heard(P table, int seat) {
    return -1;
  }

  /**
   * True if the answer belongs to the line that the answer before it began; a sealed question
   * always begins a line of its own.
   */
  default boolean continues() {
    return false;
  }

  /** True if a person may write the rest of the line in any order; a pose is one phrase. */
  default boolean anyOrder() {
    return false;
  }

  /**
   * The words that come before this question's own in a line. Where they were forced the table has
   * said them already; a person may say them all the same.
   */
  default String lead(P table) {
    return "";
  }
}
