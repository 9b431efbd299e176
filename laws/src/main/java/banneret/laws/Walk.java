package banneret.laws;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.table.Positions;
import banneret.kernel.tree.Tree;

/**
 * A way through a game on the engine alone, one random choice after the other.
 *
 * @param <P> the game's position
 */
final class Walk<P extends Position<P>> {
  private static final int LIMIT = 200_000;
  private final Game<P> game;
  private final P table;
  private final Seeded picks;
  private final Engine<P> engine;
  private final Options options = new Options();
  private int asked;

  Walk(Game<P> game, P table, int seed, Seeded picks) {
    this.game = game;
    this.table = table;
    this.picks = picks;
    engine = new Engine<>(table, new Seeded(seed));
    engine.run();
  }

  Engine<P> engine() {
    return engine;
  }

  P table() {
    return table;
  }

  boolean isOver() {
    return engine.awaited() == 0;
  }

  /** Any of the seats that are asked. */
  int anySeat() {
    int awaited = engine.awaited();
    for (int skip = picks.below(Integer.bitCount(awaited)); skip > 0; skip--) {
      awaited &= awaited - 1;
    }
    return Integer.numberOfTrailingZeros(awaited);
  }

  Options options(int seat) {
    engine.options(seat, options);
    return options;
  }

  /** A random seat of those asked makes a random choice. */
  void step() {
    if (++asked > LIMIT) {
      throw new AssertionError("no end after " + LIMIT + " questions");
    }
    int seat = anySeat();
    engine.options(seat, options);
    if (options.size() == 0) {
      throw new AssertionError("seat " + seat + " is asked and has no options: " + write());
    }
    engine.answer(seat, options.get(options.size() == 1 ? 0 : picks.below(options.size())));
  }

  /** So many steps, or as many as there are. */
  Walk<P> steps(int count) {
    for (int i = 0; i < count && !isOver(); i++) {
      step();
    }
    return this;
  }

  /**
   * As many steps as it takes to come to a question that a table puts which asks all, and where
   * every line that is begun is sealed whole.
   */
  Walk<P> untilAsked() {
    while (!isOver() && (isLineBegun() || Mirror.forced(engine, true) >= 0)) {
      step();
    }
    return this;
  }

  /** True if a line at a sealed question is begun and not whole. */
  boolean isLineBegun() {
    if (!(table.step() instanceof SealedAsk<P>)) {
      return false;
    }
    Tree.Items lines = Positions.write(game, table).itemsOf("sealed");
    for (int seat = 0; seat < table.seats(); seat++) {
      if ((engine.awaited() >>> seat & 1) != 0 && lines.get(seat).asItems().size() > 0) {
        return true;
      }
    }
    return false;
  }

  /** The whole position in the one text that equal positions share. */
  String write() {
    return text(game, table);
  }

  static <P extends Position<P>> String text(Game<P> game, P table) {
    return Positions.write(game, table).canonical();
  }
}
