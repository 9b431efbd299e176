package banneret.cases;

import banneret.kernel.game.Game;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A file of cases, once it is a tree. */
public final class CaseFile {
  private CaseFile() {}

  /**
   * Reads its cases.
   *
   * @param file what errors name
   */
  public static List<Case> read(Game<?> game, KnownNames known, String file, Tree.Fields in) {
    if (!in.has("cases")) {
      return Case.read(game, known, file, in, Tree.fields());
    }
    in.allow("game", "lesson", "given", "cases");
    List<Case> cases = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Tree one : in.itemsOf("cases").all()) {
      for (Case read : Case.read(game, known, file, one.asFields(), in)) {
        if (!names.add(read.name())) {
          throw one.wrong("two cases are called '" + read.name() + "'");
        }
        cases.add(read);
      }
    }
    return List.copyOf(cases);
  }
}
