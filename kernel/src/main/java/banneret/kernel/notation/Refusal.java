package banneret.kernel.notation;

import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/**
 * Why a line was not taken; nothing has changed.
 *
 * @param why what is wrong with it
 * @param clause the clause that forbids it, or null if it was not even a move
 * @param part the part of the line that is meant
 */
public record Refusal(Why why, @Nullable Clause clause, String part) {
  /** What may be wrong with a line. */
  public enum Why {
    /** A rule forbids it. */
    FORBIDDEN,
    /** It says nothing that is known here. */
    NOT_UNDERSTOOD,
    /** More must be said. */
    INCOMPLETE,
    /** It goes on after all has been said. */
    TOO_LONG,
    /** The seat is not asked. */
    NOT_ASKED,
    /** The seat is asked, but not to place anything. */
    NOTHING_TO_PLACE,
    /** There is nothing that this seat may take back. */
    NOTHING_TO_UNDO,
    /** The seat has lost or stopped playing. */
    NOT_PLAYING,
    /** The game is over. */
    GAME_OVER
  }

  public static Refusal of(Why why, String part) {
    return new Refusal(why, null, part);
  }
}
