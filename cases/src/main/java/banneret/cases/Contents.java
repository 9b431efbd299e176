package banneret.cases;

import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares what must be in a tree with what is: fields by the names given, all else exactly. */
final class Contents {
  private Contents() {}

  /** True if the tree says that something must not be there. */
  static boolean isGap(Tree tree) {
    return tree.canonical().equals("\"" + PlainScalar.GAP + "\"");
  }

  static void compare(String path, Tree expected, @Nullable Tree found, List<String> out) {
    if (isGap(expected)) {
      if (found != null) {
        out.add(path + ": expected nothing, found " + YamlWriter.oneLine(found));
      }
    } else if (found == null) {
      out.add(path + ": expected " + YamlWriter.oneLine(expected) + ", found nothing");
    } else if (expected instanceof Tree.Fields fields && found instanceof Tree.Fields others) {
      for (String name : fields.names()) {
        compare(path + "." + name, fields.get(name), others.find(name), out);
      }
    } else if (!same(expected, found)) {
      out.add(
          path
              + ": expected "
              + YamlWriter.oneLine(expected)
              + ", found "
              + YamlWriter.oneLine(found));
    }
  }

  /** A text of digits is the same as the number. */
  private static boolean same(Tree one, Tree other) {
    return one.equals(other) || (isWord(one) && isWord(other) && word(one).equals(word(other)));
  }

  private static boolean isWord(Tree tree) {
    return !(tree instanceof Tree.Fields) && !(tree instanceof Tree.Items);
  }

  private static String word(Tree tree) {
    String leaf = tree.canonical();
    return leaf.startsWith("\"") ? tree.asText() : leaf;
  }

  /** The paths to all that must not be there. */
  static List<List<String>> gaps(Tree expected) {
    List<List<String>> gaps = new ArrayList<>();
    collect(expected, List.of(), gaps);
    return gaps;
  }

  private static void collect(Tree expected, List<String> path, List<List<String>> out) {
    if (isGap(expected)) {
      out.add(path);
    } else if (expected instanceof Tree.Fields fields) {
      for (String name : fields.names()) {
        List<String> longer = new ArrayList<>(path);
        longer.add(name);
        collect(fields.get(name), List.copyOf(longer), out);
      }
    }
  }

  /** What lies under a dotted path, or null; a number is a place in a list. */
  static @Nullable Tree find(Tree tree, String path) {
    @Nullable Tree here = tree;
    for (String name : path.split("\\.", -1)) {
      if (here instanceof Tree.Fields fields) {
        here = fields.find(name);
      } else if (here instanceof Tree.Items items && name.matches("[0-9]{1,6}")) {
        int index = Integer.parseInt(name);
        here = index < items.size() ? items.get(index) : null;
      } else {
        return null;
      }
    }
    return here;
  }
}
