package banneret.kernel;

import java.util.List;
import java.util.Map;

/**
 * The names of one kind of thing, such as spaces or cards: id to word.
 *
 * @param kind the word for the kind, such as {@code space}
 * @param words the notation's word for each id
 * @param aliases other words that are understood, never written
 */
public record Names(String kind, List<String> words, Map<String, Integer> aliases) {
  public Names(String kind, List<String> words) {
    this(kind, words, Map.of());
  }

  public String word(int id) {
    return words.get(id);
  }

  /** The id of a word, or -1. */
  public int id(String word) {
    int id = words.indexOf(word);
    return id >= 0 ? id : aliases.getOrDefault(word, -1);
  }

  /** The word that is written for an alias; any other word stays as it is. */
  public String usual(String word) {
    Integer id = aliases.get(word);
    return id == null ? word : words.get(id);
  }

  public int count() {
    return words.size();
  }
}
