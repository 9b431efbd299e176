package banneret.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * The names of one kind of thing, such as spaces or cards: id to word.
 *
 * @param kind the word for the kind, such as {@code space}
 * @param words the notation's word for each id
 */
public record Names(String kind, List<String> words) {
  /** The ids that entries give themselves, each there once and fit to be a word of a line. */
  public static Names of(String kind, List<Tree.Fields> entries) {
    List<String> words = new ArrayList<>();
    for (Tree.Fields entry : entries) {
      String id = entry.text("id");
      if (!id.matches("[a-z0-9]+([-+][a-z0-9]+)*")) {
        throw entry.get("id").wrong("expected lower-case letters, digits and hyphens");
      }
      if (words.contains(id)) {
        throw entry.get("id").wrong("'" + id + "' is there twice");
      }
      words.add(id);
    }
    return new Names(kind, List.copyOf(words));
  }

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
