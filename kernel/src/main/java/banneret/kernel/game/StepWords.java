package banneret.kernel.game;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Puts words in place of the numbers of things in what is written of a step, and back. What a field
 * is, its kind says: {@code place} is one thing or a list of them, {@code seat[]} a bit for each,
 * {@code region#} a number for each.
 */
final class StepWords {
  private static final String BITS = "[]";
  private static final String COUNTS = "#";
  private final Function<String, @Nullable Names> names;

  StepWords(Function<String, @Nullable Names> names) {
    this.names = names;
  }

  /** How one field is put into words, or back. */
  @FunctionalInterface
  private interface Putting {
    Tree put(Tree value, Names words, String kind);
  }

  Tree.Fields write(Tree.Fields in, List<String> kinds) {
    return each(in, kinds, StepWords::write);
  }

  Tree.Fields read(Tree.Fields in, List<String> kinds) {
    return each(in, kinds, StepWords::read);
  }

  private Tree.Fields each(Tree.Fields in, List<String> kinds, Putting how) {
    Map<String, String> kindOf = new HashMap<>();
    for (String kind : kinds) {
      int end = kind.indexOf(':');
      kindOf.put(kind.substring(0, end), kind.substring(end + 1));
    }
    Tree.Fields out = Tree.fields().at(in.where()).asFields();
    for (String field : in.names()) {
      String kind = kindOf.getOrDefault(field, "");
      Names words = names.apply(kind.replaceAll("[^a-z-]", ""));
      Tree value = in.get(field);
      out.put(field, words == null ? value : how.put(value, words, kind));
    }
    return out;
  }

  private static Tree write(Tree value, Names words, String kind) {
    if (kind.endsWith(COUNTS)) {
      Tree.Fields out = Tree.fields();
      for (int id = 0; id < words.count(); id++) {
        if (value.asItems().get(id).asNumber() != 0) {
          out.put(words.word(id), value.asItems().get(id).asNumber());
        }
      }
      return out;
    }
    Tree.Items out = Tree.items();
    if (kind.endsWith(BITS)) {
      for (int id = 0; id < words.count(); id++) {
        if ((value.asNumber() >>> id & 1) != 0) {
          out.add(words.word(id));
        }
      }
      return out;
    }
    if (value instanceof Tree.Items ids) {
      ids.all().forEach(id -> out.add(words.word(id.asNumber())));
      return out;
    }
    return Tree.of(words.word(value.asNumber()));
  }

  private static Tree read(Tree value, Names words, String kind) {
    Tree.Items out = Tree.items();
    if (kind.endsWith(COUNTS)) {
      Tree.Fields counted = value.asFields();
      counted.allow(words.words().toArray(new String[0]));
      for (String word : words.words()) {
        out.add(counted.has(word) ? counted.get(word) : Tree.of(0));
      }
      return out.at(value.where());
    }
    if (kind.endsWith(BITS)) {
      int bits = 0;
      for (int id : value.asItems().ids(words)) {
        bits |= 1 << id;
      }
      return Tree.of(bits).at(value.where());
    }
    if (value instanceof Tree.Items items) {
      for (Tree item : items.all()) {
        out.add(Tree.of(item.asId(words)).at(item.where()));
      }
      return out.at(value.where());
    }
    return Tree.of(value.asId(words)).at(value.where());
  }
}
