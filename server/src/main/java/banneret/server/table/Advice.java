package banneret.server.table;

import banneret.bots.Bots;
import banneret.bots.ClockAndThreads;
import banneret.bots.Deliberation;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.server.game.LoadedGame;
import banneret.server.game.RunningGame;
import banneret.server.trouble.Trouble;
import banneret.wire.Wants;

/**
 * A person who asks a bot for a hint, and the game as it stood then.
 *
 * @param seed a number that nobody outside can know
 * @param <P> the game's position
 */
record Advice<P extends Position<P>>(LoadedGame<P> loaded, GameRecord record, int seat, int seed) {
  private static final String ADVISER = "hard@500ms";

  static <P extends Position<P>> Advice<P> at(LoadedGame<P> loaded, RunningGame<P> play, int seat) {
    if ((play.awaited() >>> seat & 1) == 0) {
      throw Trouble.of(409, "stale"); // Others are asked now.
    }
    return new Advice<>(loaded, play.record(), seat, play.seed(seat));
  }

  /**
   * What the bot would say after what has been said of the line; it plays the record again for
   * itself.
   */
  Tree.Fields give(String begun, Wants wants, ClockAndThreads means) {
    Table<P> then = Table.replay(loaded.game(), record, Integer.MAX_VALUE, new Seeded(0));
    if (then.draft(seat, begun).refusal() != null) {
      throw Trouble.malformed("line");
    }
    return Deliberation.of(then, seat, Bots.named(ADVISER, seed, means), begun, line -> {})
        .write(saying -> loaded.words().saying(saying, wants));
  }
}
