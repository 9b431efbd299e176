package banneret.kernel.facts;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * What there is one of for each fact, or what a fact may name: the first so many of the names.
 *
 * @param count how many of the names are in play, such as four houses of five
 */
public record Kind(Names names, int count) {
  public static Kind of(Names names) {
    return new Kind(names, names.count());
  }

  /** The same of words that no file lists. */
  public static Kind named(String kind, String... words) {
    return of(new Names(kind, List.of(words)));
  }

  String word(int id) {
    return names.word(id);
  }

  /** The id that a text names, which must be in play. */
  public int id(Tree tree) {
    int id = tree.asId(names);
    if (id >= count) {
      throw tree.wrong("'" + names.word(id) + "' is not in play among " + count);
    }
    return id;
  }

  /** The id that a field is named after. */
  int key(Tree.Fields in, String name) {
    return id(Tree.of(name).at(in.get(name).where()));
  }
}
