package banneret.kernel.place;

import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * The shape of something on an open table, as it lies at {@code at 0 0 facing 0}: a polygon around
 * the point that a {@link Pose} puts somewhere, its front to the right.
 *
 * @param corners in order around the shape, at least three
 */
public record Silhouette(List<Corner> corners) {
  /** One corner, in thousandths of an inch from the point that is put somewhere. */
  public record Corner(int x, int y) {}

  public Silhouette {
    corners = List.copyOf(corners);
    if (corners.size() < 3) {
      throw new IllegalArgumentException("an outline has three corners at least");
    }
  }

  /**
   * A rectangle around its centre.
   *
   * @param front how wide it is as seen from its front
   * @param depth how far it is from its front to its back
   */
  public static Silhouette rectangle(int front, int depth) {
    int ahead = depth / 2;
    int left = front / 2;
    return new Silhouette(
        List.of(
            new Corner(ahead, left - front),
            new Corner(ahead, left),
            new Corner(ahead - depth, left),
            new Corner(ahead - depth, left - front)));
  }

  /** The corners as pairs of numbers. */
  public Tree.Items write() {
    Tree.Items out = Tree.items();
    corners.forEach(corner -> out.add(Tree.items().add(corner.x()).add(corner.y())));
    return out;
  }
}
