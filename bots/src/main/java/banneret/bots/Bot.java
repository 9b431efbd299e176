package banneret.bots;

import banneret.kernel.step.Position;
import banneret.kernel.table.View;
import java.util.List;

/**
 * A player that is a program; it sits at one seat of one table and sees what that seat may know.
 *
 * @param <P> the game's position
 */
@FunctionalInterface
public interface Bot<P extends Position<P>> {
  /** One of the seat's options at the question that waits for it. */
  int choose(View<P> view);

  /** The seats it thinks it owes something, a bit each. */
  default int owed() {
    return 0;
  }

  /** Its line is said: it forgets what it has searched, which takes much memory. */
  default void rest() {}

  /**
   * What it made of the options when it last chose, the best first; nothing if it did not weigh.
   */
  default List<Thought> thoughts() {
    return List.of();
  }
}
