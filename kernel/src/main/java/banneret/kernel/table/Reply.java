package banneret.kernel.table;

import banneret.kernel.luck.Luck;
import banneret.kernel.notation.Refusal;

/** What the table says to an answer. */
public sealed interface Reply {
  /**
   * The answer is taken.
   *
   * @param line the line in its usual form
   */
  record Taken(String line) implements Reply {}

  /** The answer is refused, and nothing has changed. */
  record Refused(Refusal refusal) implements Reply {}

  /** The answer will act when luck has an outcome: from low to high. */
  record AwaitsLuck(Luck luck, int low, int high) implements Reply {}
}
