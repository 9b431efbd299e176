package banneret.cli.screen;

import banneret.kernel.notation.Choice;
import banneret.kernel.place.Pose;
import banneret.kernel.table.Table;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.jspecify.annotations.Nullable;

/** How one game is shown in a terminal. */
public interface Display {
  /** The game's id. */
  String game();

  /** The sign before a seat's name, or nothing. */
  String mark(int seat);

  /** The style of a seat's name. */
  AttributedStyle style(int seat);

  /** Names that have a seat's name in them and are not that seat, such as a person of its house. */
  default List<String> namesakes() {
    return List.of();
  }

  /** True if the panel tells a seat what others may not know, such as its hand. */
  boolean hasHands(SeatView sight);

  /** True if long lists of options are told in few words, so that the board stays in sight. */
  boolean isBrief();

  /**
   * The board.
   *
   * @param numbers options by the place they are about, to be shown there
   */
  List<AttributedString> board(SeatView sight, Map<Integer, Integer> numbers);

  /**
   * The board with places that may be chosen, numbered from 1; nothing if open ground is drawn in
   * the usual way.
   */
  default List<AttributedString> ground(SeatView sight, List<Choice> poses) {
    return List.of();
  }

  /**
   * The board in words, for a screen too narrow to draw it; nothing if it is drawn all the same.
   */
  default List<AttributedString> inWords(SeatView sight, int width) {
    return List.of();
  }

  /** What lies beside the board: turn, players, piles, the battle, the seat's own hand. */
  List<AttributedString> panel(SeatView sight, int width);

  /** The seat's hand with what the cards say, and what else it alone knows. */
  List<AttributedString> hand(SeatView sight, int width);

  /** More about what happened, such as what a card says, or null. */
  @Nullable String explain(SeatView sight, Event event);

  /**
   * The text with more about the places it names.
   *
   * @param ids true if they are to be found on the board by it
   */
  String annotate(SeatView sight, String text, boolean ids);

  /**
   * The text of something that happened, with more about the places it names, as they were then.
   *
   * @param since what has happened since
   */
  default String annotate(SeatView sight, String text, List<Table.Told> since) {
    return annotate(sight, text, true);
  }

  /**
   * More about why a clause forbids something now, or null.
   *
   * @param line what was said, up to and with what is forbidden
   */
  @Nullable String because(SeatView sight, Clause clause, String line);

  /**
   * The length of an option's words that it shares with others, who may then stand together; -1 if
   * there is none.
   */
  default int heading(Saying saying, String words) {
    return words.indexOf(':');
  }

  /** What an option says under the heading that it shares, in fewer words where there are. */
  default String entry(Saying saying, String rest) {
    return rest;
  }

  /** True if an option is to do nothing, or nothing more. */
  default boolean isEnd(Saying saying) {
    return saying.key().matches("option\\.(pass|.*\\.(none|done|stay|end))");
  }

  /** True if an option or a question is about a card, named first, whose words help to choose. */
  default boolean isCard(Saying saying) {
    return saying.key().equals("option.play");
  }

  /** The reader's own words for what the notation names. */
  default ReaderWords vocabulary(SeatView sight) {
    return new ReaderWords();
  }

  /** What a seat's points are made of at the end, or nothing. */
  default String reckoning(SeatView sight, int seat) {
    return "";
  }

  /** The commands that only this game has, each a word of {@code TypedCommands}. */
  default List<String> commands() {
    return List.of();
  }

  /** What such a command tells about what is named after it; so does {@code measure}. */
  default List<AttributedString> tell(SeatView sight, String command, String about, int width) {
    return List.of();
  }

  /** Where on an open table something is that a person names, or null. */
  default @Nullable Pose point(SeatView sight, String about) {
    return null;
  }

  /** All about one place, or nothing if there is no such place. */
  List<AttributedString> look(SeatView sight, String place, int width);
}
