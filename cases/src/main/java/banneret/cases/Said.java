package banneret.cases;

import banneret.kernel.tree.Tree;
import banneret.wire.Texts;
import java.util.LinkedHashMap;
import java.util.Map;

/** Words in every language. */
public record Said(Map<String, String> byLanguage) {

  /** Reads the words of this name; every language must be there. */
  static Said read(Tree.Fields in, String name) {
    Tree.Fields words = in.fieldsOf(name);
    words.allow(Texts.LANGUAGES.toArray(String[]::new));
    Map<String, String> all = new LinkedHashMap<>();
    for (String language : Texts.LANGUAGES) {
      all.put(language, words.text(language));
    }
    return new Said(all);
  }

  public String in(String language) {
    String words = byLanguage.get(language);
    if (words == null) {
      throw new IllegalArgumentException("there is no language '" + language + "'");
    }
    return words;
  }
}
