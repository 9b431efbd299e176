package banneret.server.table;

import banneret.bots.ClockAndThreads;
import org.jspecify.annotations.Nullable;

/** A table as the queue of the bots sees it. */
interface AsksBots {
  String id();

  /** Whose table it is: those who wait for bots are served in turn. */
  String whose();

  /** True if somebody plays here, so that a bot's answer is waited for. */
  boolean isAwaited();

  /** How long the bot that is asked thinks by a clock; -1 if none is asked. */
  int awaitedBotMillis();

  /** What a bot that is asked would say, or null if none is. */
  SeatActions.@Nullable Said think(ClockAndThreads means);

  /** Answers for a bot, unless the table has moved on meanwhile. */
  void say(SeatActions.Said said);
}
