package banneret.cli.session;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.wire.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Finds clauses and rulings by a word. */
public final class RuleSearch {
  private static final int MOST = 12;

  private RuleSearch() {}

  /** Walks the ids and texts of the clauses, then the rulings, that have the word in them. */
  public static void find(
      Ledger ledger, String language, String word, BiConsumer<String, String> out) {
    boolean french = language.equals("fr");
    Pattern wanted = beginning(word.strip());
    for (Ledger.Paragraph clause : ledger.clauses()) {
      String text = french ? clause.fr() : clause.en();
      if (has(clause.id(), text, wanted)) {
        out.accept(clause.id(), text);
      }
    }
    for (Ledger.Ruling ruling : ledger.rulings()) {
      String text = ruling.text(language);
      if (has(ruling.id(), text, wanted)) {
        out.accept(ruling.id(), text);
      }
    }
  }

  private static boolean has(String id, String text, Pattern wanted) {
    return wanted.matcher(id).find() || wanted.matcher(text).find();
  }

  /** Finds words that begin so: who asks for a tie wants no quantities. */
  private static Pattern beginning(String word) {
    int anyCase = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    return Pattern.compile("(?<!\\p{L})" + Pattern.quote(word), anyCase);
  }

  private static AttributedString entry(String id, String text, Messages messages) {
    return new AttributedStringBuilder()
        .append(id, Paint.BOLD)
        .append(messages.say("colon") + text)
        .toAttributedString();
  }

  /** The first of the clauses with a word in them, and how many more there are. */
  static List<AttributedString> about(Ledger ledger, Messages messages, String word, int width) {
    List<AttributedString> entries = new ArrayList<>();
    find(ledger, messages.language(), word, (id, text) -> entries.add(entry(id, text, messages)));
    List<AttributedString> lines = new ArrayList<>();
    if (entries.isEmpty() || word.isBlank()) {
      lines.add(new AttributedString(messages.say("rules.none", "word", word)));
      return lines;
    }
    entries.stream().limit(MOST).forEach(entry -> lines.addAll(Paint.wrap(entry, width, 4)));
    if (entries.size() > MOST) {
      lines.add(Paint.faint(messages.say("rules.more", "n", entries.size() - MOST)));
    }
    return lines;
  }
}
