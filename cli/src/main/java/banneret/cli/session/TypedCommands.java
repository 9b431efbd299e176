package banneret.cli.session;

import banneret.cli.screen.Ascii;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jspecify.annotations.Nullable;

/** What may be typed beside answers. */
public final class TypedCommands {
  /** The commands. */
  enum What {
    HELP,
    WHY,
    HINT,
    LOOK,
    MEASURE,
    SIGHT,
    ARC,
    ODDS,
    HAND,
    BOARD,
    LOG,
    RULES,
    ALWAYS,
    ASK,
    PASSES,
    BACK,
    UNDO,
    SAVE,
    RESIGN,
    FINISH,
    QUIT
  }

  /** A command and what follows it. */
  record Command(What what, String rest) {}

  /** The commands that only some games have. */
  private static final Set<What> OF_GAMES = Set.of(What.SIGHT, What.ARC, What.ODDS);

  private final Messages messages;
  private final List<What> known = new ArrayList<>();

  /**
   * @param own the commands that only this game has
   */
  TypedCommands(Messages messages, List<String> own) {
    this.messages = messages;
    for (What what : What.values()) {
      if (!OF_GAMES.contains(what) || own.contains(what.name().toLowerCase(Locale.ROOT))) {
        known.add(what);
      }
    }
  }

  private static String key(What what) {
    return "command." + what.name().toLowerCase(Locale.ROOT);
  }

  @Nullable Command find(String text) {
    String[] parts = text.split("\\s+", 2);
    String word = parts[0].toLowerCase(Locale.ROOT);
    for (What what : known) {
      if (messages.words(key(what)).contains(word)) {
        return new Command(what, parts.length > 1 ? parts[1] : "");
      }
    }
    return null;
  }

  /** The first word for each command. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    for (What what : known) {
      words.add(messages.words(key(what)).getFirst());
    }
    return words;
  }

  /** The words, but for those that differ from another by accents alone. */
  private static List<String> shown(List<String> words) {
    List<String> accented = words.stream().filter(word -> !Ascii.of(word).equals(word)).toList();
    List<String> plain = accented.stream().map(Ascii::of).toList();
    return words.stream().filter(word -> !plain.contains(word)).toList();
  }

  List<AttributedString> help(String game, int width) {
    List<AttributedString> lines = new ArrayList<>(Paint.wrap(messages.of(game, "help"), width, 2));
    for (What what : known) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      String takes =
          messages.hasText(key(what) + ".takes")
              ? " " + messages.of(game, key(what) + ".takes")
              : "";
      String words = String.join(", ", shown(messages.words(key(what)))) + takes;
      line.append("  " + words, Paint.BOLD).append(" ".repeat(Math.max(1, 22 - words.length())));
      line.append(messages.of(game, key(what) + ".help"));
      lines.addAll(Paint.wrap(line.toAttributedString(), width, 24));
    }
    lines.addAll(Paint.wrap(messages.of(game, "help.board"), width, 2));
    return lines;
  }
}
