package banneret.laws;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * One random game of many: how it is set up, its luck and what is chosen in it all follow from its
 * number.
 *
 * @param <P> the game's position
 */
record Trial<P extends Position<P>>(Game<P> game, Setup setup, int seed, Seeded picks) {
  private static final int PICKS = 0x91C5;
  private static final int DRAWS = 200;

  /** The trial of this number; options are drawn until the game takes them together. */
  static <P extends Position<P>> Trial<P> of(Game<P> game, Drawn options, int number) {
    int seed = Seeded.mix(0x1A35, number);
    Seeded picks = new Seeded(Seeded.mix(seed, PICKS));
    int seats = game.minSeats() + number % (game.maxSeats() - game.minSeats() + 1);
    for (int draw = 1; ; draw++) {
      Setup setup = game.amongBots(options.draw(game, seats, picks));
      try {
        game.lay(setup);
        return new Trial<>(game, setup, seed, picks);
      } catch (Malformed e) {
        if (draw == DRAWS) {
          throw e;
        }
      }
    }
  }

  /** How options are drawn: some take only these values, and a game may draw others its own way. */
  record Drawn(Map<String, List<String>> only, BiFunction<Setup, Seeded, Setup> own) {
    Setup draw(Game<?> game, int seats, Seeded picks) {
      Setup setup = Setup.of(seats);
      for (SetupOption option : game.options()) {
        List<String> values = only.getOrDefault(option.name(), option.values());
        String value = values.get(picks.below(values.size()));
        if (option.perSeat()) {
          for (int seat = 0; seat < seats; seat++) {
            String theirs = values.get(picks.below(values.size()));
            setup = setup.with(seat, option.name(), Tree.of(theirs));
          }
        } else if (!value.equals(option.values().getFirst())) {
          setup = setup.with(option.name(), value);
        }
      }
      return own.apply(setup, picks);
    }
  }

  /** A walk from the beginning. */
  Walk<P> walk() {
    return new Walk<>(game, game.lay(setup), seed, picks);
  }

  /** A table at the beginning. */
  Table<P> table(boolean asksAll) {
    return Table.open(game, setup, new Seeded(seed), asksAll);
  }

  /** True once in so many times. */
  boolean onceIn(int times) {
    return picks.below(times) == 0;
  }

  @Override
  public String toString() {
    return game.id() + " with " + setup.seats() + " seats, options " + setup.options();
  }
}
