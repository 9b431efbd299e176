package banneret.kernel.game;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;

/**
 * One thing about a set-up that a rule forbids.
 *
 * @param where what is wrong, as it was written
 * @param part which part of a document it is, such as {@code units/2}; empty for the whole
 */
public record SetupFlaw(Clause clause, Saying saying, Tree where, String part) {
  /** A flaw of a whole document. */
  public SetupFlaw(Clause clause, Saying saying, Tree where) {
    this(clause, saying, where, "");
  }
}
