package banneret.cli;

import banneret.kernel.Position;
import banneret.kernel.Seeded;
import banneret.kernel.Tree;
import banneret.kernel.View;
import org.jspecify.annotations.Nullable;

/**
 * What one seat sees of a table.
 *
 * @param table the position, in which whatever the seat cannot know is dealt anew
 * @param view what the seat may know
 * @param seat the seat, or -1 for a spectator
 * @param step the step that asks, or null
 * @param awaited the seats the game waits for, a bit each
 */
record Sight(Position<?> table, Tree.Fields view, int seat, @Nullable String step, int awaited) {
  static <P extends Position<P>> Sight of(View<P> view, @Nullable String step) {
    return new Sight(view.deal(new Seeded(0)), view.tree(), view.seat(), step, view.awaited());
  }
}
