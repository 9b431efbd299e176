package banneret.cli.session;

import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.told.Saying;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Composes what a player sees: board, panel, what happened lately, the question. */
public final class Scene {
  private static final int PANEL_BESIDE = 40;
  private static final int FEWEST_LOG_LINES = 2;
  private static final int MOST_EXPLAINED = 14;
  private static final int MOST_LINES = 8;
  private static final int MOST_POSES = 16;
  private static final int MOST_ENTRIES = 60;
  private static final int AMOUNT = 4;

  /** The kinds of things that lie on a board. */
  private static final Set<String> PLACES = Set.of("place", "region", "hex");

  private final Display display;
  private final Texts texts;
  private final Messages messages;
  private final Console console;
  private final GroundScreen ground;

  Scene(Display display, Texts texts, Messages messages, Console console) {
    this.display = display;
    this.texts = texts;
    this.messages = messages;
    this.console = console;
    this.ground = new GroundScreen(texts, messages);
  }

  /** The number that stands for an option: its place, or the amount where all are amounts. */
  static int number(List<Choice> choices, int index) {
    return areAmounts(choices)
        ? choices.get(index).saying().arguments().getFirst().value()
        : index + 1;
  }

  private static boolean areAmounts(List<Choice> choices) {
    return choices.stream()
        .map(choice -> choice.saying().arguments())
        .allMatch(all -> all.size() == 1 && all.getFirst().kind().equals(Saying.NUMBER));
  }

  /** The options by the place they are about, counted from 1; a place with several has none. */
  static Map<Integer, Integer> numbers(Asked asked) {
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    for (int i = 0; i < asked.choices().size(); i++) {
      for (Saying.Argument argument : asked.choices().get(i).saying().arguments()) {
        if (PLACES.contains(argument.kind())) {
          numbers.merge(argument.value(), i + 1, (one, other) -> 0);
        }
      }
    }
    return numbers;
  }

  /** The board with the places of a question about open ground, if the game draws it itself. */
  List<AttributedString> ground(SeatView sight, Asked asked) {
    return asked.placement() == null
        ? List.of()
        : fitting(sight, display.ground(sight, asked.choices()));
  }

  /** Board and panel before a question. */
  List<AttributedString> table(SeatView sight, Asked asked) {
    List<AttributedString> board =
        asked.placement() == null ? List.of() : display.ground(sight, asked.choices());
    return table(sight, board.isEmpty() ? display.board(sight, numbers(asked)) : board);
  }

  /** Board and panel without a question. */
  List<AttributedString> table(SeatView sight) {
    return table(sight, display.board(sight, Map.of()));
  }

  /** Board and panel, one beside the other where there is room. */
  private List<AttributedString> table(SeatView sight, List<AttributedString> board) {
    int wide = board.stream().mapToInt(AttributedString::length).max().orElse(0);
    int room = console.width() - wide - 2;
    List<AttributedString> lines = new ArrayList<>();
    if (room < PANEL_BESIDE) {
      lines.addAll(fitting(sight, board));
      lines.addAll(display.panel(sight, console.width()));
      return lines;
    }
    List<AttributedString> panel = display.panel(sight, room);
    for (int i = 0; i < Math.max(board.size(), panel.size()); i++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      AttributedString left = i < board.size() ? board.get(i) : new AttributedString("");
      line.append(left).append(" ".repeat(wide + 2 - left.length()));
      lines.add((i < panel.size() ? line.append(panel.get(i)) : line).toAttributedString());
    }
    return lines;
  }

  /** The board, or what is on it in words if it does not fit. */
  private List<AttributedString> fitting(SeatView sight, List<AttributedString> board) {
    int wide = board.stream().mapToInt(AttributedString::length).max().orElse(0);
    return wide > console.width() ? narrow(sight, board, wide) : board;
  }

  /** Says that the board does not fit, and what is on it in words. */
  private List<AttributedString> narrow(SeatView sight, List<AttributedString> board, int needed) {
    int width = console.width();
    String text = messages.say("narrow", "needed", needed, "width", width);
    List<AttributedString> lines =
        new ArrayList<>(Paint.wrap(new AttributedString(text, Paint.BOLD), width, 2));
    List<AttributedString> words = display.inWords(sight, width);
    lines.addAll(words.isEmpty() ? board : words);
    return lines;
  }

  /**
   * The question with its options.
   *
   * @param table how many lines stand above it
   */
  List<AttributedString> question(SeatView sight, Asked asked, String said, int table) {
    List<AttributedString> lines = new ArrayList<>();
    if (asked.placement() != null && display.ground(sight, asked.choices()).isEmpty()) {
      lines.addAll(ground.lines(asked.placement(), asked.choices(), console.width()));
    }
    String begun = said.isEmpty() ? "" : said + " … ";
    AttributedStringBuilder prompt = new AttributedStringBuilder();
    prompt.append(begun, Paint.FAINT);
    String text = display.annotate(sight, texts.say(asked.prompt()), true);
    prompt.append(text.substring(0, 1).toUpperCase(Locale.ROOT), Paint.BOLD);
    prompt.append(text.substring(1), Paint.BOLD);
    lines.addAll(Paint.wrap(prompt.toAttributedString(), console.width(), 2));
    String card = card(asked.prompt());
    if (!card.isEmpty()) {
      lines.addAll(Paint.wrap(Paint.faint("    " + card), console.width(), 4));
    }
    if (asked.placement() != null && !display.ground(sight, asked.choices()).isEmpty()) {
      lines.addAll(poses(sight, asked));
      return lines;
    }
    int before = table + lines.size() + FEWEST_LOG_LINES + 1;
    int room = console.isScreen() ? console.height() - before : MOST_LINES;
    lines.addAll(options(sight, asked.choices(), Math.max(room, MOST_LINES)));
    return lines;
  }

  /** Places that are numbered on the board: in words if they are few. */
  private List<AttributedString> poses(SeatView sight, Asked asked) {
    List<Choice> choices = asked.choices();
    List<AttributedString> lines = new ArrayList<>();
    boolean few = choices.size() <= MOST_POSES;
    if (few) {
      List<AttributedString> entries = new ArrayList<>();
      int widest = 0;
      for (int i = 0; i < choices.size(); i++) {
        AttributedStringBuilder entry = new AttributedStringBuilder();
        entry.append(i < 9 ? " " : "").append((i + 1) + " ", Paint.BOLD);
        entry.append(display.annotate(sight, texts.say(choices.get(i).saying()), true));
        entries.add(entry.toAttributedString());
        widest = Math.max(widest, entry.length());
      }
      lines.addAll(columns(entries, widest + 3));
    }
    String text = messages.say(few ? "place.few" : "place.many", "n", choices.size());
    if (asked.placement() != null && asked.placement().from() != null) {
      text += " " + messages.say("place.or-toward");
    }
    lines.addAll(Paint.wrap(Paint.faint(text), console.width(), 2));
    return lines;
  }

  private List<AttributedString> options(SeatView sight, List<Choice> choices, int room) {
    if (areAmounts(choices)) {
      return amounts(choices);
    }
    boolean explained = choices.size() <= MOST_EXPLAINED;
    List<AttributedString> lines = options(sight, choices, explained, explained);
    boolean cards = choices.stream().anyMatch(choice -> !card(choice.saying()).isEmpty());
    if (!display.isBrief()) {
      return lines;
    }
    boolean fits = lines.size() <= (cards ? room : MOST_LINES);
    List<AttributedString> grouped = fits && explained ? List.of() : grouped(sight, choices);
    if (!grouped.isEmpty() && (!fits || grouped.size() < lines.size())) {
      return grouped;
    }
    if (fits) {
      return lines;
    }
    if (cards) {
      return options(sight, choices, explained, false);
    }
    boolean figures = choices.stream().anyMatch(Scene::hasFigures);
    return options(sight, choices, figures, false);
  }

  /** True if the words of an option say more than its phrase, such as odds. */
  private static boolean hasFigures(Choice choice) {
    return choice.saying().arguments().stream()
        .anyMatch(argument -> argument.kind().equals(Saying.NUMBER));
  }

  /** Amounts need no words. */
  private List<AttributedString> amounts(List<Choice> choices) {
    List<AttributedString> entries = new ArrayList<>();
    for (int i = 0; i < choices.size(); i++) {
      entries.add(new AttributedString(" " + number(choices, i), Paint.BOLD));
    }
    return columns(entries, AMOUNT);
  }

  /** Options; a reader of another language than the notation's wants his own. */
  private List<AttributedString> options(
      SeatView sight, List<Choice> choices, boolean explained, boolean cards) {
    boolean own = !texts.language().equals("en");
    List<AttributedString> entries = new ArrayList<>();
    Set<String> told = new TreeSet<>();
    int widest = 0;
    int phrases = choices.stream().mapToInt(choice -> choice.phrase().length()).max().orElse(0);
    for (int i = 0; i < choices.size(); i++) {
      AttributedStringBuilder entry = new AttributedStringBuilder();
      Choice choice = choices.get(i);
      String saying = display.annotate(sight, texts.say(choice.saying()), own);
      entry.append(i < 9 ? " " : "").append((i + 1) + " ", Paint.BOLD);
      entry.append(own ? saying : choice.phrase());
      String words = cards ? card(choice.saying()) : "";
      String card = told.add(words) ? words : ""; // A card that several may play is told once.
      String more = own ? (card.isEmpty() ? "" : "· " + card) : saying;
      if (!own && !card.isEmpty()) {
        more = messages.say("card.says", "name", saying, "text", card);
      }
      if (explained && !more.isEmpty() && !more.equals(choice.phrase())) {
        entry.append(" ".repeat(own ? 1 : phrases - choice.phrase().length() + 2));
        entry.append(more, Paint.FAINT);
      }
      entries.add(entry.toAttributedString());
      widest = Math.max(widest, entry.length());
    }
    return columns(entries, widest + 3);
  }

  /** Many options about few things: each thing once, its options after it; else nothing. */
  private List<AttributedString> grouped(SeatView sight, List<Choice> choices) {
    Map<String, List<AttributedString>> groups = new LinkedHashMap<>();
    String colon = messages.say("colon");
    for (int i = 0; i < choices.size(); i++) {
      String saying = display.annotate(sight, texts.say(choices.get(i).saying()), false);
      int at = display.heading(choices.get(i).saying(), saying);
      AttributedStringBuilder entry = new AttributedStringBuilder();
      entry.append("  ").append((i + 1) + " ", Paint.BOLD);
      String rest = at < 0 ? saying : saying.substring(at).replaceFirst("^[ :]+", "");
      entry.append(at < 0 ? rest : display.entry(choices.get(i).saying(), rest));
      groups
          .computeIfAbsent(
              at < 0 ? "" : saying.substring(0, at).replaceFirst("[\\s\u00a0\u202f]+$", ""),
              any -> new ArrayList<>())
          .add(entry.toAttributedString());
    }
    List<AttributedString> lines = new ArrayList<>();
    if (2 * groups.size() > choices.size() || groups.getOrDefault("", lines).size() > 1) {
      return lines;
    }
    groups.forEach((about, entries) -> {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(about.isEmpty() ? "" : about + colon.stripTrailing());
      for (AttributedString entry : abridged(entries)) {
        if (line.length() + entry.length() > console.width()) {
          lines.add(line.toAttributedString());
          line.setLength(0);
          line.append("   ");
        }
        line.append(entry);
      }
      lines.add(line.toAttributedString());
    });
    return lines;
  }

  /** The first and the last entry of very many: whoever knows what he wants says it in words. */
  private static List<AttributedString> abridged(List<AttributedString> entries) {
    if (entries.size() <= MOST_ENTRIES) {
      return entries;
    }
    return List.of(entries.get(0), entries.get(1), new AttributedString("  …"), entries.getLast());
  }

  /** What the card says that an option would play or that a question is about. */
  private String card(Saying saying) {
    if (!display.isCard(saying)) {
      return "";
    }
    Map<String, Integer> figures = new LinkedHashMap<>();
    String text = "";
    for (Saying.Argument argument : saying.arguments()) {
      if (argument.kind().equals(Saying.NUMBER)) {
        figures.put(argument.name(), argument.value());
      } else if (text.isEmpty()) {
        text = texts.key(argument.kind(), argument.value()) + ".text";
      }
    }
    return texts.has(text) ? texts.fill(text, figures) : "";
  }

  /** The entries in as many columns as fit, read downwards. */
  private List<AttributedString> columns(List<AttributedString> entries, int wide) {
    List<AttributedString> lines = new ArrayList<>();
    int count = Math.max(1, console.width() / wide);
    int rows = (entries.size() + count - 1) / count;
    for (int row = 0; row < rows; row++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      for (int i = row; i < entries.size(); i += rows) {
        int pad = (i / rows) * wide - line.length();
        line.append(" ".repeat(Math.max(0, pad))).append(entries.get(i));
      }
      lines.addAll(Paint.wrap(line.toAttributedString(), console.width(), 6));
    }
    return lines;
  }

  /**
   * At most so many of the last lines, without the end of something whose beginning is left off.
   */
  private static int whole(List<AttributedString> log, int most) {
    for (int shown = most; shown > 0; shown--) {
      if (!log.get(log.size() - shown).toString().startsWith(" ")) {
        return shown;
      }
    }
    return 0;
  }

  /** Shows what has happened page by page; a key leads on. */
  private void story(List<AttributedString> news) {
    int page = Math.max(1, console.height() - 2);
    for (int from = 0; from < news.size() && console.hasKeys(); from += page) {
      console.clearScreen();
      console.lines(news.subList(from, Math.min(news.size(), from + page)));
      console.awaitKey(messages.say("story.key"));
    }
  }

  /**
   * Draws the whole screen anew; as much of the log as there is room for.
   *
   * @param fresh how many of the last lines of the log are news
   * @param first true if news for which there is no room are shown first, on a page of their own
   */
  void draw(
      SeatView sight,
      Asked asked,
      String said,
      List<AttributedString> log,
      int fresh,
      boolean first) {
    List<AttributedString> table = table(sight, asked);
    List<AttributedString> question = question(sight, asked, said, table.size());
    int room = console.height() - table.size() - question.size() - 2;
    int most = Math.min(log.size(), Math.max(FEWEST_LOG_LINES, room));
    int shown = whole(log, most);
    boolean more = fresh > shown;
    shown = more && shown == most ? whole(log, most - 1) : shown;
    if (more && first) {
      story(log.subList(log.size() - fresh, log.size()));
    }
    console.clearScreen();
    console.lines(table);
    if (more) {
      console.line(Paint.faint(messages.say("log.more", "n", fresh - shown)));
    }
    console.lines(log.subList(log.size() - shown, log.size()));
    console.lines(question);
  }
}
