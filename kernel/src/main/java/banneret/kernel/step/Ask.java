package banneret.kernel.step;

import banneret.kernel.told.Saying;

/**
 * One seat chooses, or any one of several; the answer acts at once.
 *
 * @param <P> the game's position
 */
public non-sealed interface Ask<P extends Position<P>> extends Question<P> {
  @Override
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

  /** The choice in the words of the reader. */
  void say(P table, int seat, int choice, Saying out);
}
