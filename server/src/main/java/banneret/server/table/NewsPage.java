package banneret.server.table;

import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * A page of a table's news: all that was asked for, or as much as is sent at once.
 *
 * @param after the entry before the first
 * @param last the last entry
 * @param earlier true if older ones were asked for, too
 * @param more true if later ones were asked for, too
 */
public record NewsPage(int after, int last, boolean earlier, boolean more) {

  /**
   * Which news are asked for.
   *
   * @param after those after this entry
   * @param before those before this entry, the latest of them; or -1 for the first after that
   */
  public record Asked(int after, int before) {}

  static NewsPage of(Asked asked, int seq) {
    int after = Math.clamp(asked.after, -1, seq);
    if (asked.before >= 0) {
      int last = Math.clamp(asked.before - 1L, after, seq);
      int from = Math.max(after, last - Audience.PAGE);
      return new NewsPage(from, last, from > after, false);
    }
    int last = Math.min(seq, after + Audience.PAGE);
    return new NewsPage(after, last, false, last < seq);
  }

  /** What belongs to it of all there are. */
  Tree.Items of(List<Tree> all) {
    Tree.Items out = Tree.items();
    all.subList(after + 1, last + 1).forEach(out::add);
    return out;
  }

  Tree.Fields tree(Tree.Items news, Tree.Fields state) {
    Tree.Fields out = Tree.fields().put("news", news);
    if (earlier) {
      out.put("earlier", true);
    }
    if (more) {
      out.put("more", true);
    }
    return out.put("state", state);
  }
}
