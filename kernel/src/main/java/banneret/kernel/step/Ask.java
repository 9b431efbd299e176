package banneret.kernel.step;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/**
 * One seat chooses, or any one of several; the answer acts at once.
 *
 * @param <P> the game's position
 */
public non-sealed interface Ask<P extends Position<P>> extends Question<P> {
  /** Everything one might sensibly say here, allowed or not, in the order of the notation. */
  void candidates(P table, int seat, Options out);

  /** Null if the choice is allowed, or the clause that forbids it. */
  @Nullable Clause forbids(P table, int seat, int choice);

  /** The candidates that nothing forbids; a faster way to the same list may be given. */
  default void options(P table, int seat, Options out) {
    candidates(table, seat, out);
    int kept = 0;
    for (int i = 0; i < out.size(); i++) {
      int choice = out.get(i);
      if (forbids(table, seat, choice) == null) {
        out.set(kept++, choice);
      }
    }
    out.cutTo(kept);
  }

  void answer(P table, int seat, int choice, Flow<P> flow);

  /** The choice as it stands in a line of notation, never two alike in one list of options. */
  String phrase(P table, int seat, int choice);

  /** The choice in the words of the reader. */
  void say(P table, int seat, int choice, Saying out);
}
