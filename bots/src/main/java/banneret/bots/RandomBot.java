package banneret.bots;

import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.table.View;

/**
 * Chooses any of its options, each alike.
 *
 * @param <P> the game's position
 */
public final class RandomBot<P extends Position<P>> implements Bot<P> {
  private final Seeded luck;
  private final Options options = new Options();

  public RandomBot(int seed) {
    luck = new Seeded(seed);
  }

  @Override
  public int choose(View<P> view) {
    view.options(options);
    return options.get(options.size() == 1 ? 0 : luck.below(options.size()));
  }
}
