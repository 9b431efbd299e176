package banneret.kernel.tree;

import java.util.ArrayList;
import java.util.HashMap;
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

  /** The ids that entries give themselves, each there once, and what else they go by. */
  public static Names of(String kind, List<Tree.Fields> entries) {
    List<String> words = new ArrayList<>();
    Map<String, Integer> aliases = new HashMap<>();
    for (Tree.Fields entry : entries) {
      words.add(newWord(entry.get("id"), words, aliases));
    }
    for (int id = 0; id < entries.size(); id++) {
      for (Tree alias : entries.get(id).itemsIfAny("aliases").all()) {
        aliases.put(newWord(alias, words, aliases), id);
      }
    }
    return new Names(kind, List.copyOf(words), Map.copyOf(aliases));
  }

  /** A word that is fit for a line of notation and not taken. */
  private static String newWord(Tree tree, List<String> words, Map<String, Integer> aliases) {
    String word = tree.asText();
    if (!word.matches("[a-z0-9]+([-+][a-z0-9]+)*")) {
      throw tree.wrong("expected lower-case letters, digits and hyphens");
    }
    if (words.contains(word) || aliases.containsKey(word)) {
      throw tree.wrong("'" + word + "' is there twice");
    }
    return word;
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
