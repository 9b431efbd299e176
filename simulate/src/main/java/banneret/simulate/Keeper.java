package banneret.simulate;

import banneret.kernel.table.GameRecord;

/** Keeps the records of games; any thread may call it, each for a game of its own. */
@FunctionalInterface
public interface Keeper {
  void keep(int game, GameRecord record);
}
