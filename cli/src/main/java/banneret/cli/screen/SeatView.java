package banneret.cli.screen;

import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.View;
import banneret.kernel.tree.Tree;
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
public record SeatView(
    Position<?> table, Tree.Fields view, int seat, @Nullable String step, int awaited) {
  public static <P extends Position<P>> SeatView of(View<P> view, @Nullable String step) {
    return new SeatView(view.deal(new Seeded(0)), view.tree(), view.seat(), step, view.awaited());
  }
}
