package banneret.bots;

import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of a tree by what all can see then: answers that lead to the same table in another
 * order meet again at one node.
 *
 * @param <P> the game's position
 */
final class NodeIndex<P extends Position<P>> {
  private @Nullable Node<P>[] nodes = room(1024);
  private int size;

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <P extends Position<P>> @Nullable Node<P>[] room(int room) {
    return new Node[room];
  }

  /** The node at which this seat meets this question when all see this; null if there is none. */
  @Nullable Node<P> find(Step<P> question, int seat, OpenHash sight) {
    int mask = nodes.length - 1;
    int at = place(seat, sight.one) & mask;
    for (Node<P> node = nodes[at]; node != null; node = nodes[at]) {
      if (node.sight.isSame(sight) && node.seat == seat && node.question.equals(question)) {
        return node;
      }
      at = at + 1 & mask;
    }
    return null;
  }

  void add(Node<P> node) {
    if (2 * size >= nodes.length) {
      @Nullable Node<P>[] before = nodes;
      nodes = room(2 * before.length);
      for (Node<P> one : before) {
        if (one != null) {
          put(one);
        }
      }
    }
    put(node);
    size++;
  }

  private void put(Node<P> node) {
    int mask = nodes.length - 1;
    int at = place(node.seat, node.sight.one) & mask;
    while (nodes[at] != null) {
      at = at + 1 & mask;
    }
    nodes[at] = node;
  }

  private static int place(int seat, int sight) {
    int mixed = (sight + seat) * 0x9E3779B1;
    return mixed ^ mixed >>> 15;
  }
}
