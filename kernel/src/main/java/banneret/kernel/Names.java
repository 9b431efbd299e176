package banneret.kernel;

import java.util.List;

/**
 * The names of one kind of thing, such as spaces or cards: id to word.
 *
 * @param kind the word for the kind, such as {@code space}
 * @param words the notation's word for each id
 */
public record Names(String kind, List<String> words) {
  public String word(int id) {
    return words.get(id);
  }

  /** The id of a word, or -1. */
  public int id(String word) {
    return words.indexOf(word);
  }

  public int count() {
    return words.size();
  }
}
