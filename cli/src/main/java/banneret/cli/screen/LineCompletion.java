package banneret.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jline.reader.CompletingParsedLine;

/** How the tab key goes on with a line: at once as far as it is clear, then word by word. */
final class LineCompletion {
  private LineCompletion() {}

  /**
   * What the line may be after the tab key: one beginning of it if the rest is clear, else one for
   * each word that may come next.
   *
   * @param suggestions what may be said that begins with what is typed
   */
  static List<String> of(String typed, Function<String, List<String>> suggestions) {
    String begun = typed.stripLeading().toLowerCase(Locale.ROOT);
    String clear = begun;
    while (true) {
      List<String> fitting = longer(clear, suggestions.apply(clear));
      if (fitting.isEmpty()) {
        return clear.equals(begun) ? List.of() : List.of(clear);
      }
      if (fitting.size() > 1) {
        return words(shared(fitting), fitting);
      }
      clear = fitting.getFirst();
    }
  }

  private static List<String> longer(String begun, List<String> phrases) {
    return phrases.stream()
        .filter(phrase -> phrase.startsWith(begun) && phrase.length() > begun.length())
        .distinct()
        .toList();
  }

  private static String shared(List<String> phrases) {
    String shared = phrases.getFirst();
    for (String phrase : phrases) {
      int length = 0;
      while (length < Math.min(shared.length(), phrase.length())
          && shared.charAt(length) == phrase.charAt(length)) {
        length++;
      }
      shared = shared.substring(0, length);
    }
    return shared;
  }

  /** The phrases up to the word at which they part. */
  private static List<String> words(String shared, List<String> phrases) {
    List<String> out = new ArrayList<>();
    for (String phrase : phrases) {
      int space = phrase.indexOf(' ', shared.length());
      String word = space < 0 ? phrase : phrase.substring(0, space);
      if (!out.contains(word)) {
        out.add(word);
      }
    }
    return out;
  }

  /** A line that is completed as a whole, not by its last word. */
  record Whole(String line, int cursor) implements CompletingParsedLine {
    @Override
    public String word() {
      return line.substring(0, cursor);
    }

    @Override
    public int wordCursor() {
      return cursor;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(line);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return cursor;
    }

    @Override
    public int rawWordLength() {
      return cursor;
    }
  }
}
