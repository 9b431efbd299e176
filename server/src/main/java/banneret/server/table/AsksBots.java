package banneret.server.table;

import banneret.bots.ClockAndThreads;
import org.jspecify.annotations.Nullable;

/** A table as the queue of the bots sees it. */
interface AsksBots {
  /**
   * What a bot wants to say.
   *
   * @param seq the entry after which it was asked
   * @param forced true if there was nothing else to say
   */
  record Said(String bot, int seat, int seq, String line, boolean forced) {}

  String id();

  /** Whose table it is: those who wait for bots are served in turn. */
  String whose();

  /** True if somebody plays here, so that a bot's answer is waited for. */
  boolean isAwaited();

  /** How long the bot that is asked thinks by a clock; -1 if none is asked. */
  int awaitedBotMillis();

  /** What a bot that is asked would say, or null if none is. */
  @Nullable Said think(ClockAndThreads means);

  /** Answers for a bot, unless the table has moved on meanwhile. */
  void say(Said said);
}
