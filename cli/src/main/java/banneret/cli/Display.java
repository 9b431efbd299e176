package banneret.cli;

import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;

/** How one game is shown in a terminal. */
interface Display {
  /**
   * The board.
   *
   * @param numbers options by the place they are about, to be shown there
   */
  List<AttributedString> board(Sight sight, Map<Integer, Integer> numbers);

  /** What lies beside the board: turn, players, piles, the battle, the seat's own hand. */
  List<AttributedString> panel(Sight sight, int width);

  /** The seat's hand with what the cards say, and what else it alone knows. */
  List<AttributedString> hand(Sight sight, int width);

  /** All about one place, or nothing if there is no such place. */
  List<AttributedString> look(Sight sight, String place, int width);
}
