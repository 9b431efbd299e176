package banneret.cli.screen;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The reader's own words for what the notation names, such as a region by its name. */
public final class ReaderWords {
  private static final int LONGEST = 6;
  private static final int SHORTEST = 5;
  private static final String ARTICLE = "^(the|les|la|le) ";

  private final Map<String, String> words = new HashMap<>();

  /** A text without case, accents, marks, elided articles and what nobody can type. */
  public static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("(?i)\\b[dl]['’]", "")
        .replaceAll("[\\p{M}'’★]", "")
        .replaceAll("[\\s,:;()]+", " ")
        .strip()
        .toLowerCase(Locale.ROOT);
  }

  /** A name for a word of the notation; the first word that has the name keeps it. */
  public ReaderWords add(String name, String word) {
    String plain = plain(name).replaceFirst(ARTICLE, "");
    words.putIfAbsent(plain, word);
    words.putIfAbsent(plain.replace(" ", ""), word);
    words.putIfAbsent(plain.replace("-", " "), word);
    return this;
  }

  /** Each word of a name that no other of the names has, and the first if none begins with it. */
  public void addShort(String name, String word, List<String> names) {
    String[] parts = plain(name).replaceFirst(ARTICLE, "").split(" ");
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      boolean first = i == 0;
      long alike =
          names.stream()
              .map(other -> " " + plain(other).replaceFirst(ARTICLE, "") + " ")
              .filter(other ->
                  first ? other.startsWith(" " + part + " ") : other.contains(" " + part + " "))
              .count();
      if (alike == 1 && part.length() >= SHORTEST) {
        words.putIfAbsent(part, word);
      }
    }
  }

  /**
   * More words from a list of {@code own=notation}, a low line for a blank; nothing after the sign
   * for a word that says nothing.
   */
  public ReaderWords addAll(List<String> pairs) {
    for (String pair : pairs) {
      int sign = pair.indexOf('=');
      String own = pair.substring(0, sign).replace('_', ' ');
      words.put(own, pair.substring(sign + 1).replace('_', ' '));
    }
    return this;
  }

  /** The text with what is known in the notation's words. */
  public String translate(String text) {
    List<String> said = List.of(plain(text).split(" "));
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < said.size()) {
      int count = Math.min(LONGEST, said.size() - at);
      while (count > 1 && !words.containsKey(String.join(" ", said.subList(at, at + count)))) {
        count--;
      }
      String own = String.join(" ", said.subList(at, at + count));
      out.append(' ').append(words.getOrDefault(own, own));
      at += count;
    }
    return out.toString().replaceAll("\\s+", " ").strip();
  }
}
