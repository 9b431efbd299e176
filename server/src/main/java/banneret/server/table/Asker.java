package banneret.server.table;

import banneret.kernel.tree.Tree;
import banneret.server.people.Who;
import java.util.function.Consumer;

/**
 * Somebody who asks for something to be done at a table.
 *
 * @param seat the seat for which he asks, or his first
 * @param arrived when he asked, in milliseconds
 * @param hears told what came of it, when it is on disk and before all others
 */
public record Asker(Who who, int seat, long arrived, Consumer<Tree.Fields> hears) {

  /** Whose turn it is when he is served. */
  String whose() {
    return who.name();
  }
}
