package banneret.kernel.game;

import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import java.util.Arrays;

/**
 * What bots are told of a game's positions: how good they are, and what a player would do without
 * thinking.
 *
 * @param <P> the game's position
 */
public interface Judge<P extends Position<P>> {
  /** Where no option is obvious. */
  int UNCLEAR = Integer.MIN_VALUE;

  /** How good the position is for a seat, for players that look one step ahead. */
  int value(P table, int seat);

  /** How well each seat stands, for players that look further ahead. */
  default void outlook(P table, int[] out) {
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] = value(table, seat);
    }
  }

  /** By how much more in the outlook a seat is twice as likely to win. */
  default int swing() {
    return 1;
  }

  /**
   * How readily a player would take each option without thinking, at least 1 each: the habits by
   * which bots imagine how a game goes on.
   */
  default void weigh(P table, int seat, Options options, int[] weights) {
    Arrays.fill(weights, 0, options.size(), 1);
  }

  /**
   * The option that a player takes without thinking, such as to roll misses again; {@link #UNCLEAR}
   * where there is something to think about. It may depend on nothing that the seat cannot know.
   */
  default int obvious(P table, int seat, Options options) {
    return UNCLEAR;
  }

  /**
   * True if something was begun on the table that is not done yet, such as a unit's move: who looks
   * ahead judges it only by what it comes to.
   */
  default boolean isUnderWay(P table) {
    return false;
  }

  /**
   * True if the game tells when a turn is over: then a player that thinks long plays every turn it
   * tries to its end before it judges the table.
   */
  default boolean tellsTurns() {
    return false;
  }

  /** True if a turn is over and the next is not begun, where the game tells so. */
  default boolean isBetweenTurns(P table) {
    return false;
  }

  /**
   * How many rounds a player that searches for a moment tries: fewer where a round takes longer.
   */
  default int moment() {
    return 1_600;
  }

  /** The seats that do this seat a favour just now, a bit each: bots remember. */
  default int helpers(P table, int seat) {
    return 0;
  }
}
