package banneret.laws;

import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Holds that two trees are the same, and says where they are not. */
final class Same {
  private Same() {}

  /** Fails with every place where the trees differ. */
  static void check(String what, @Nullable Tree found, @Nullable Tree expected) {
    List<String> differences = new ArrayList<>();
    compare("", found, expected, differences);
    if (!differences.isEmpty()) {
      throw new AssertionError(
          what
              + " differs:\n  "
              + String.join("\n  ", differences)
              + "\nexpected "
              + expected
              + "\nfound    "
              + found);
    }
  }

  private static void compare(
      String path, @Nullable Tree found, @Nullable Tree expected, List<String> out) {
    if (found instanceof Tree.Fields fields && expected instanceof Tree.Fields others) {
      TreeSet<String> names = new TreeSet<>(fields.names());
      names.addAll(others.names());
      for (String name : names) {
        compare(path + "." + name, fields.find(name), others.find(name), out);
      }
    } else if (!String.valueOf(found).equals(String.valueOf(expected))) {
      out.add(path + ": expected " + expected + ", found " + found);
    }
  }
}
