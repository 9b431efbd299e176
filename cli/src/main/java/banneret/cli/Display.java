package banneret.cli;

import banneret.kernel.Clause;
import banneret.kernel.Event;
import banneret.kernel.Saying;
import banneret.kernel.Table;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** How one game is shown in a terminal. */
interface Display {
  /** The game's id. */
  String game();

  /** The sign before a seat's name, or nothing. */
  String mark(int seat);

  /** The style of a seat's name. */
  AttributedStyle style(int seat);

  /** True if the panel tells a seat what others may not know, such as its hand. */
  boolean hasHands(Sight sight);

  /** True if long lists of options are told in few words, so that the board stays in sight. */
  boolean isBrief();

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

  /** More about what happened, such as what a card says, or null. */
  @Nullable String explain(Sight sight, Event event);

  /**
   * The text with more about the places it names.
   *
   * @param ids true if they are to be found on the board by it
   */
  String annotate(Sight sight, String text, boolean ids);

  /**
   * The text of something that happened, with more about the places it names, as they were then.
   *
   * @param since what has happened since
   */
  default String annotate(Sight sight, String text, List<Table.Told> since) {
    return annotate(sight, text, true);
  }

  /**
   * More about why a clause forbids something now, or null.
   *
   * @param line what was said, up to and with what is forbidden
   */
  @Nullable String because(Sight sight, Clause clause, String line);

  /**
   * The length of an option's words that it shares with others, who may then stand together; -1 if
   * there is none.
   */
  default int heading(Saying saying, String words) {
    return words.indexOf(':');
  }

  /** The reader's own words for what the notation names. */
  default Vocabulary vocabulary(Sight sight) {
    return new Vocabulary();
  }

  /** What a seat's points are made of at the end, or nothing. */
  default String reckoning(Sight sight, int seat) {
    return "";
  }

  /** All about one place, or nothing if there is no such place. */
  List<AttributedString> look(Sight sight, String place, int width);
}
