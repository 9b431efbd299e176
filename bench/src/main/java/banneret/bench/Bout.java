package banneret.bench;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.bots.Playout;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.table.View;
import java.util.ArrayList;
import java.util.List;

/**
 * A table on which one random game after the other is played.
 *
 * @param <P> the game's position
 */
final class Bout<P extends Position<P>> {
  private static final int LIMIT = 10_000_000;

  private final Seeded luck = new Seeded(1);
  private final Options options = new Options();
  private final List<View<P>> views = new ArrayList<>();
  private final List<Bot<P>> bots = new ArrayList<>();
  private final P start;
  private final P table;
  private final P other;
  private final Playout<P> playout;
  private final Engine<P> engine;
  private int games;

  Bout(Game<P> game, int players) {
    Setup setup = Setup.of(players);
    for (SetupOption option : game.options()) {
      if (option.name().equals("setup") && option.values().contains("quick")) {
        setup = setup.with("setup", "quick");
      }
    }
    start = game.lay(game.amongBots(setup));
    table = start.copy();
    other = start.copy();
    playout = new Playout<>(other);
    engine = new Engine<>(table, luck);
    engine.run();
    for (int seat = 0; seat < players; seat++) {
      views.add(new View<>(game, table, seat));
      bots.add(Bots.named("greedy", seat));
    }
  }

  int playout() {
    other.copyFrom(start);
    playout.forget();
    playout.play(other, games++, LIMIT);
    return playout.decisions();
  }

  /** Goes to the next question that leaves a choice; returns who is asked. */
  private int next() {
    while (true) {
      int awaited = engine.awaited();
      if (awaited == 0) {
        table.copyFrom(start);
        engine.run();
        continue;
      }
      int seat = Integer.numberOfTrailingZeros(awaited);
      engine.options(seat, options);
      if (options.size() > 1) {
        return seat;
      }
      engine.answer(seat, options.get(0));
    }
  }

  int decision() {
    int seat = next();
    int choice = options.get(luck.below(options.size()));
    engine.answer(seat, choice);
    return choice;
  }

  P copy() {
    other.copyFrom(table);
    return other;
  }

  int greedy() {
    int seat = next();
    int choice = bots.get(seat).choose(views.get(seat));
    engine.answer(seat, options.get(luck.below(options.size())));
    return choice;
  }
}
