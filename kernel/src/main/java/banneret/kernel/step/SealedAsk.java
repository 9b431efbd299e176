package banneret.kernel.step;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/**
 * Each of several seats chooses in secret; nothing acts until all are done.
 *
 * @param <P> the game's position
 */
public non-sealed interface SealedAsk<P extends Position<P>> extends Question<P> {
  /** Everything one might say next, given what this seat has sealed so far. */
  void candidates(P table, int seat, Line own, Options out);

  /** Null if the seat may say this next, or the clause that forbids it. */
  @Nullable Clause forbids(P table, int seat, Line own, int choice);

  default void options(P table, int seat, Line own, Options out) {
    candidates(table, seat, own, out);
    int kept = 0;
    for (int i = 0; i < out.size(); i++) {
      int choice = out.get(i);
      if (forbids(table, seat, own, choice) == null) {
        out.set(kept++, choice);
      }
    }
    out.cutTo(kept);
  }

  @Override
  default void candidates(P table, int seat, Options out) {
    candidates(table, seat, Engine.sealed(table).of(seat), out);
  }

  @Override
  default @Nullable Clause forbids(P table, int seat, int choice) {
    return forbids(table, seat, Engine.sealed(table).of(seat), choice);
  }

  @Override
  default void options(P table, int seat, Options out) {
    options(table, seat, Engine.sealed(table).of(seat), out);
  }

  @Override
  default String phrase(P table, int seat, int choice) {
    return phrase(table, seat, Engine.sealed(table).of(seat), choice);
  }

  /** True if the seat has said all that it is asked for. */
  boolean complete(P table, int seat, Line own);

  /** All lines are in: they act, in seat order, whatever the order in which they came. */
  void open(P table, Lines all, Flow<P> flow);

  String phrase(P table, int seat, Line own, int choice);

  void say(P table, int seat, Line own, int choice, Saying out);
}
