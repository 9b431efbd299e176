package banneret.bots;

import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A question that one seat meets in the search tree, with what its answers have led to. Tables that
 * were dealt differently may offer other answers to the same question: those that are new join.
 *
 * @param <P> the game's position
 */
final class Node<P extends Position<P>> {
  private static final Node<?>[] NONE = {};
  private static final int[] NOTHING = {};

  final Step<P> question;
  final int seat;
  final OpenHash sight;
  private int visits;
  private double sum;
  // Of every answer, the likeliest first as long as none has joined.
  private int size;
  private int[] codes;
  private double[] priors;
  private int[] tried;
  private double[] rewards;
  private double[] chances;
  private Node<P>[][] next;
  private int[][] seen;
  // The answer that stands for each option in the order of the game, where a node is made.
  private final int[] order;

  /**
   * A node for a question that offers these options.
   *
   * @param sight what all can see then
   * @param weights how likely each of them looks, more than nothing
   */
  Node(Step<P> question, int seat, OpenHash sight, Options options, double[] weights) {
    this.question = question;
    this.seat = seat;
    this.sight = sight.copy();
    int count = options.size();
    codes = new int[count];
    priors = new double[count];
    tried = new int[count];
    rewards = new double[count];
    chances = new double[count];
    next = nothing(count);
    seen = new int[count][];
    Arrays.fill(seen, NOTHING);
    order = new int[count];
    size = count;
    for (int i = 0; i < count; i++) {
      int at = i;
      while (at > 0 && priors[at - 1] < weights[i]) {
        priors[at] = priors[at - 1];
        codes[at] = codes[at - 1];
        at--;
      }
      priors[at] = weights[i];
      codes[at] = options.get(i);
    }
    for (int edge = 0; edge < count; edge++) {
      order[options.indexOf(codes[edge])] = edge;
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <P extends Position<P>> Node<P>[][] nothing(int count) {
    Node<P>[][] nothing = new Node[count][];
    Arrays.fill(nothing, NONE);
    return nothing;
  }

  int size() {
    return size;
  }

  int code(int edge) {
    return codes[edge];
  }

  double prior(int edge) {
    return priors[edge];
  }

  int visits() {
    return visits;
  }

  /** What the question brought the seat so far, on average. */
  double mean() {
    return sum / visits;
  }

  /** How often the answer was tried. */
  int tried(int edge) {
    return tried[edge];
  }

  /** What the answer brought the seat, on average. */
  double mean(int edge) {
    return rewards[edge] / tried[edge];
  }

  /** The chance of victory that the answer left whoever searches, on average. */
  double chance(int edge) {
    return chances[edge] / tried[edge];
  }

  /** Where an answer stands that is the i-th option; it joins if it is new. */
  int edge(int code, int i) {
    if (i < order.length && codes[order[i]] == code) {
      return order[i];
    }
    for (int edge = 0; edge < size; edge++) {
      if (codes[edge] == code) {
        return edge;
      }
    }
    return join(code, priors[size / 2]);
  }

  private int join(int code, double prior) {
    if (size == codes.length) {
      int room = size * 2;
      codes = Arrays.copyOf(codes, room);
      priors = Arrays.copyOf(priors, room);
      tried = Arrays.copyOf(tried, room);
      rewards = Arrays.copyOf(rewards, room);
      chances = Arrays.copyOf(chances, room);
      Node<P>[][] more = nothing(room);
      System.arraycopy(next, 0, more, 0, size);
      next = more;
      seen = Arrays.copyOf(seen, room);
      Arrays.fill(seen, size, room, NOTHING);
    }
    codes[size] = code;
    priors[size] = prior;
    return size++;
  }

  /**
   * An answer was tried.
   *
   * @param reward what it brought the seat
   * @param chance the chance of victory it left whoever searches
   */
  void learn(int edge, double reward, double chance) {
    visits++;
    sum += reward;
    tried[edge]++;
    rewards[edge] += reward;
    chances[edge] += chance;
  }

  /** The node that follows an answer when this question comes next; null if there is none yet. */
  @Nullable Node<P> next(int edge, Step<P> asked, int whom, OpenHash sight) {
    int[] sights = seen[edge];
    for (int i = 0; i < sights.length; i++) {
      if (sights[i] == sight.one) {
        Node<P> node = next[edge][i];
        if (node.sight.isSame(sight) && node.seat == whom && node.question.equals(asked)) {
          return node;
        }
      }
    }
    return null;
  }

  /** The nodes that follow an answer. */
  Node<P>[] next(int edge) {
    return next[edge];
  }

  void follow(int edge, Node<P> node) {
    Node<P>[] more = Arrays.copyOf(next[edge], next[edge].length + 1);
    more[more.length - 1] = node;
    next[edge] = more;
    int[] sights = Arrays.copyOf(seen[edge], more.length);
    sights[more.length - 1] = node.sight.one;
    seen[edge] = sights;
  }

  /** Adds what another search learnt at the same question. */
  void add(Node<P> other) {
    visits += other.visits;
    sum += other.sum;
    for (int i = 0; i < other.size; i++) {
      int edge = 0;
      while (edge < size && codes[edge] != other.codes[i]) {
        edge++;
      }
      edge = edge < size ? edge : join(other.codes[i], other.priors[i]);
      tried[edge] += other.tried[i];
      rewards[edge] += other.rewards[i];
      chances[edge] += other.chances[i];
    }
  }
}
