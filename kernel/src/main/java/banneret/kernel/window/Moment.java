package banneret.kernel.window;

import banneret.kernel.state.Lasting;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import org.jspecify.annotations.Nullable;

/**
 * A moment of the rulebook at which cards, orders or abilities may be used.
 *
 * @param <P> the game's position
 */
public interface Moment<P extends Position<P>> {
  /** The name under which positions and texts know this moment. */
  String name();

  /** The clause that opens it. */
  Clause clause(P table);

  /** Every effect the seat might think of using, allowed or not. */
  void effects(P table, int seat, Options out);

  /** Null if the seat may use the effect now, or the clause that forbids it. */
  @Nullable Clause forbids(P table, int seat, int effect);

  /** The effects that nothing forbids; a faster way to the same list may be given. */
  default void options(P table, int seat, Options out) {
    effects(table, seat, out);
    int kept = 0;
    for (int i = 0; i < out.size(); i++) {
      int effect = out.get(i);
      if (forbids(table, seat, effect) == null) {
        out.set(kept++, effect);
      }
    }
    out.cutTo(kept);
  }

  /** Uses the effect; one that asks puts a step that does so. */
  void use(P table, int seat, int effect, Flow<P> flow);

  String phrase(P table, int seat, int effect);

  void say(P table, int seat, int effect, Saying out);

  default void about(P table, int seat, Saying out) {}

  /** True if such a window may be open now; asked when a position is read. */
  default boolean fits(P table, Window<P> window) {
    return true;
  }

  /** True if all can see now which effects a seat has; cards in hand, for one, they cannot. */
  default boolean isPublic(P table) {
    return false;
  }

  /** How many effects a seat may use; 0 is any number. */
  default int uses() {
    return 0;
  }

  /** True if the seats take turns, one effect each; false if one is done before the next begins. */
  default boolean alternates() {
    return false;
  }

  /** True if a seat that has passed is not asked again. */
  default boolean passIsFinal() {
    return true;
  }

  /** True if all effects are declared before any of them acts. */
  default boolean declares() {
    return false;
  }

  /** Where effects are noted between being declared and acting; only if the moment declares. */
  default Lasting declared(P table) {
    throw new IllegalStateException("nothing is declared at " + name());
  }

  /**
   * The effect is declared and will act later: its card leaves the hand, its cost is paid. Only
   * where all are declared before any of them acts.
   */
  default void declare(P table, int seat, int effect, Flow<P> flow) {}
}
