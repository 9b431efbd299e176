package banneret.kernel.place;

import banneret.kernel.game.Game;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.function.Function;

/**
 * An open table as a screen that knows no game draws it: how large it is and what lies there.
 *
 * @param width thousandths of an inch from the left edge to the right one
 * @param depth thousandths of an inch from the near edge to the far one
 */
public record Ground(int width, int depth, List<Lying> lying) {
  /**
   * Something that lies on the table.
   *
   * @param kind what it is, a kind of {@link Names}
   * @param id which one
   */
  public record Lying(String kind, int id, Silhouette outline, Pose pose) {}

  public Ground {
    lying = List.copyOf(lying);
  }

  /**
   * The same in words, for a view or a question.
   *
   * @param names the names of a kind of thing, as {@link Game#names} has them
   */
  public Tree.Fields write(Function<String, Names> names) {
    Tree.Items pieces = Tree.items();
    for (Lying one : lying) {
      pieces.add(
          Tree.fields()
              .put("kind", one.kind())
              .put("word", names.apply(one.kind()).word(one.id()))
              .put("outline", one.outline().write())
              .put("pose", one.pose().phrase()));
    }
    return Tree.fields().put("width", width).put("depth", depth).put("lying", pieces);
  }
}
