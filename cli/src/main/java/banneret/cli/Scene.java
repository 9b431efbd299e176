package banneret.cli;

import banneret.kernel.Asked;
import banneret.kernel.Choice;
import banneret.kernel.Saying;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Composes what a player sees: board, panel, what happened lately, the question. */
final class Scene {
  private static final int PANEL_BESIDE = 40;
  private static final int FEWEST_LOG_LINES = 2;
  private static final int MOST_EXPLAINED = 14;
  private static final int MOST_LINES = 8;
  private static final int AMOUNT = 4;

  private final Display display;
  private final Texts texts;
  private final Messages messages;
  private final Console console;

  Scene(Display display, Texts texts, Messages messages, Console console) {
    this.display = display;
    this.texts = texts;
    this.messages = messages;
    this.console = console;
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
        if (argument.kind().equals("place") || argument.kind().equals("region")) {
          numbers.merge(argument.value(), i + 1, (one, other) -> 0);
        }
      }
    }
    return numbers;
  }

  /** Board and panel, one beside the other where there is room. */
  List<AttributedString> table(Sight sight, Map<Integer, Integer> numbers) {
    List<AttributedString> board = display.board(sight, numbers);
    int wide = board.stream().mapToInt(AttributedString::length).max().orElse(0);
    int room = console.width() - wide - 2;
    List<AttributedString> lines = new ArrayList<>();
    if (room < PANEL_BESIDE) {
      lines.addAll(board);
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

  /**
   * The question with its options.
   *
   * @param table how many lines stand above it
   */
  List<AttributedString> question(Sight sight, Asked asked, String said, int table) {
    List<AttributedString> lines = new ArrayList<>();
    String begun = said.isEmpty() ? "" : said + " … ";
    AttributedStringBuilder prompt = new AttributedStringBuilder();
    prompt.append(begun, Paint.FAINT);
    String text = display.annotate(sight, texts.say(asked.prompt()), true);
    prompt.append(text.substring(0, 1).toUpperCase(Locale.ROOT), Paint.BOLD);
    prompt.append(text.substring(1), Paint.BOLD);
    lines.addAll(Paint.wrap(prompt.toAttributedString(), console.width(), 2));
    int before = table + lines.size() + FEWEST_LOG_LINES + 1;
    int room = console.isScreen() ? console.height() - before : MOST_LINES;
    lines.addAll(options(sight, asked.choices(), Math.max(room, MOST_LINES)));
    return lines;
  }

  private List<AttributedString> options(Sight sight, List<Choice> choices, int room) {
    if (areAmounts(choices)) {
      return amounts(choices);
    }
    boolean explained = choices.size() <= MOST_EXPLAINED;
    List<AttributedString> lines = options(sight, choices, explained, explained);
    boolean cards = choices.stream().anyMatch(choice -> !card(choice).isEmpty());
    if (!display.isBrief() || lines.size() <= (cards ? room : MOST_LINES)) {
      return lines;
    }
    if (cards) {
      return options(sight, choices, explained, false);
    }
    List<AttributedString> grouped = grouped(choices);
    return grouped.isEmpty() ? options(sight, choices, false, false) : grouped;
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
      Sight sight, List<Choice> choices, boolean explained, boolean cards) {
    boolean own = !texts.language().equals("en");
    List<AttributedString> entries = new ArrayList<>();
    int widest = 0;
    int phrases = choices.stream().mapToInt(choice -> choice.phrase().length()).max().orElse(0);
    for (int i = 0; i < choices.size(); i++) {
      AttributedStringBuilder entry = new AttributedStringBuilder();
      Choice choice = choices.get(i);
      String saying = display.annotate(sight, texts.say(choice.saying()), own);
      entry.append(i < 9 ? " " : "").append((i + 1) + " ", Paint.BOLD);
      entry.append(own ? saying : choice.phrase());
      String card = cards ? card(choice) : "";
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
  private List<AttributedString> grouped(List<Choice> choices) {
    Map<String, List<AttributedString>> groups = new LinkedHashMap<>();
    String colon = messages.say("colon");
    for (int i = 0; i < choices.size(); i++) {
      String saying = texts.say(choices.get(i).saying());
      int at = display.heading(choices.get(i).saying(), saying);
      AttributedStringBuilder entry = new AttributedStringBuilder();
      entry.append("  ").append((i + 1) + " ", Paint.BOLD);
      entry.append(at < 0 ? saying : saying.substring(at).replaceFirst("^[ :]+", ""));
      groups
          .computeIfAbsent(at < 0 ? "" : saying.substring(0, at).strip(), any -> new ArrayList<>())
          .add(entry.toAttributedString());
    }
    List<AttributedString> lines = new ArrayList<>();
    if (2 * groups.size() > choices.size() || groups.getOrDefault("", lines).size() > 1) {
      return lines;
    }
    groups.forEach((about, entries) -> {
      AttributedStringBuilder line = new AttributedStringBuilder();
      line.append(about.isEmpty() ? "" : about + colon.stripTrailing());
      for (AttributedString entry : entries) {
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

  /** What the card says that an option would play. */
  private String card(Choice choice) {
    String key = choice.saying().key();
    if (!key.equals("option.play") && !key.equals("option.choose-character")) {
      return "";
    }
    Map<String, Integer> figures = new LinkedHashMap<>();
    String text = "";
    for (Saying.Argument argument : choice.saying().arguments()) {
      if (argument.kind().equals(Saying.NUMBER)) {
        figures.put(argument.name(), argument.value());
      } else {
        text = argument.kind() + "." + choice.phrase().substring("play ".length()) + ".text";
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

  /**
   * Draws the whole screen anew; as much of the log as there is room for.
   *
   * @param fresh how many of the last lines of the log are news
   */
  void draw(Sight sight, Asked asked, String said, List<AttributedString> log, int fresh) {
    List<AttributedString> table = table(sight, numbers(asked));
    List<AttributedString> question = question(sight, asked, said, table.size());
    int room = console.height() - table.size() - question.size() - 2;
    int most = Math.min(log.size(), Math.max(FEWEST_LOG_LINES, room));
    int shown = whole(log, most);
    boolean more = fresh > shown;
    shown = more && shown == most ? whole(log, most - 1) : shown;
    console.clearScreen();
    console.lines(table);
    if (more) {
      console.line(Paint.faint(messages.say("log.more", "n", fresh - shown)));
    }
    console.lines(log.subList(log.size() - shown, log.size()));
    console.lines(question);
  }
}
