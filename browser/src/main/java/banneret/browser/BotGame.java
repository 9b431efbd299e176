package banneret.browser;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.table.Positions;
import banneret.kernel.table.View;
import java.util.ArrayList;
import java.util.List;

/** A game that bots play from a seed: on every platform it comes to the same end. */
final class BotGame {
  private static final int LIMIT = 1_000_000;

  private BotGame() {}

  /**
   * Plays a game to its end.
   *
   * @param names the bots, who take the seats in turn
   * @return the fingerprint of the last position
   */
  static <P extends Position<P>> String play(
      Game<P> game, Setup setup, List<String> names, int seed) {
    P table = game.lay(setup);
    List<Bot<P>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(Bots.named(names.get(seat % names.size()), Seeded.mix(seed, seat + 1)));
    }
    Engine<P> engine = new Engine<>(table, new Seeded(seed));
    Options options = new Options();
    engine.run();
    for (int asked = 0; engine.awaited() != 0; asked++) {
      if (asked == LIMIT) {
        throw new IllegalStateException("no end after " + LIMIT + " questions");
      }
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      int choice = bots.get(seat).choose(new View<>(game, table, seat));
      engine.options(seat, options);
      if (!options.contains(choice)) {
        throw new IllegalStateException("a bot chose what it may not: " + choice);
      }
      engine.answer(seat, choice);
    }
    return Positions.fingerprint(game, table);
  }
}
