package banneret.bots;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Step;
import banneret.kernel.table.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Tree search for a seat that cannot see everything. Each round deals what the seat cannot know
 * anew, goes down the tree along the answers that promise most to whoever is asked, adds one node,
 * plays on a little, and tells the nodes on the way what chances of victory that left.
 *
 * <p>The tree follows questions, not positions: what luck brings is tried afresh each time. At a
 * sealed question every seat goes down a branch of its own, by nothing but its own line. Elsewhere
 * ways that lead to the same table meet again at one node.
 *
 * @param <P> the game's position
 */
final class Search<P extends Position<P>> {
  private static final int GLANCES = 8;
  private static final int MOST_NODES = 300_000;
  private static final int DEEPEST = 2_000;

  private final SearchStyle style;
  private final Seeded luck;
  private final int seed;
  private final Game<P> game;
  private final int me;
  private final P table;
  private final Engine<P> engine;
  private final Chances<P> chances;
  private final Trial<P> trial;
  private final double[] rewards;
  private final double[] regard;
  private final Options options = new Options();
  private double[] weights = new double[64];
  private int[] liking = new int[64];

  private View<P> view;
  // True if the question that waits is on the way to something that was begun.
  private boolean underWay;
  // Stands before the root, with one answer only: the root follows it, and at a sealed question
  // the first nodes of all other seats.
  private Node<P> above;
  private OpenHash rootSight;
  private final OpenHash sight = new OpenHash();
  private Node<P>[] path = nodes(64);
  private int[] taken = new int[64];
  private int depth;
  private int plan;
  private int size;
  private final NodeIndex<P> known = new NodeIndex<>();
  // Where the round is: the next question follows this answer.
  private Node<P> from;
  private int edge;
  // The same for each seat at a sealed question, and whether it has left the tree.
  private final Node<P>[] branches;
  private final int[] branchEdges;
  private final boolean[] left;

  /**
   * A search for the question that waits.
   *
   * @param regard how much the seat cares for the victory of each other seat
   */
  Search(View<P> view, int seed, SearchStyle style, double[] regard) {
    this.view = view;
    this.regard = regard;
    this.seed = seed;
    luck = new Seeded(seed);
    game = view.game();
    this.style = game.tellsTurns() ? style.byTurns() : style;
    me = view.seat();
    table = view.deal(luck);
    engine = new Engine<>(table, luck);
    int seats = table.seats();
    chances = new Chances<>(game, seats, me, this.style.confidence());
    chances.keepOpen(table);
    trial = new Trial<>(game, table, chances, luck);
    rewards = new double[seats];
    branches = nodes(seats);
    branchEdges = new int[seats];
    left = new boolean[seats];
    underWay = game.isUnderWay(table);
    above = aboveRoot(question());
    from = above;
    rootSight = OpenHash.of(table);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <P extends Position<P>> Node<P>[] nodes(int room) {
    return new Node[room];
  }

  private Step<P> question() {
    Step<P> step = table.step();
    if (step == null) {
      throw new IllegalStateException("nobody is asked");
    }
    return step;
  }

  private Node<P> aboveRoot(Step<P> question) {
    options.clear();
    options.add(0);
    weights[0] = 1;
    return new Node<>(question, me, new OpenHash(), options, weights);
  }

  /** What was learnt of the answers to the question that waits. */
  Node<P> root() {
    Node<P> root = above.next(0, above.question, me, rootSight);
    if (root == null) {
      throw new IllegalStateException("nothing was tried yet");
    }
    return root;
  }

  /** How many rounds went into the question that waits. */
  int rounds() {
    return root().visits();
  }

  /**
   * Goes on from the question that follows an answer to the last one, in the same line or on the
   * way to the same end, with what is known of it.
   *
   * @return false if this is another matter, and nothing is known
   */
  boolean goOn(View<P> next, int answer) {
    Node<P> root = root();
    next.deal(table, luck);
    Step<P> step = question();
    boolean wasUnderWay = underWay;
    underWay = game.isUnderWay(table);
    if (!isSameLine(root, step) && !wasUnderWay && !underWay) {
      return false;
    }
    for (int i = 0; i < root.size(); i++) {
      Node<P> known = root.code(i) == answer ? root.next(i, step, me, OpenHash.of(table)) : null;
      if (known != null) {
        Node<P> before = aboveRoot(step);
        before.follow(0, known);
        if (step instanceof SealedAsk) {
          for (Node<P> other : above.next(0)) {
            if (other.seat != me) {
              before.follow(0, other);
            }
          }
        }
        above = before;
        rootSight = known.sight;
        view = next;
        return true;
      }
    }
    return false;
  }

  private static <P extends Position<P>> boolean isSameLine(Node<P> root, Step<P> step) {
    return step instanceof SealedAsk
        ? step.equals(root.question)
        : step instanceof Question<P> question && question.continues();
  }

  /** True if the answer that was tried most ends the line, as far as is known. */
  boolean endsLine() {
    Node<P> root = root();
    int best = 0;
    for (int i = 1; i < root.size(); i++) {
      best = root.tried(i) > root.tried(best) ? i : best;
    }
    for (Node<P> next : root.next(best)) {
      if (next.seat == me && isSameLine(root, next.question)) {
        return false;
      }
    }
    return true;
  }

  /** One round: deals, goes down, plays on, and tells. */
  void round() {
    Node<P> root = above.next(0, above.question, me, rootSight);
    plan = -1;
    int tried = 0;
    if (root != null) {
      view.options(options);
      plan = choose(root);
      tried = root.tried(plan);
    }
    luck.reseed(Seeded.mix(seed, tried));
    view.deal(table, luck);
    depth = 0;
    from = above;
    edge = 0;
    while (depth < DEEPEST && goDown()) {}
    finishLine();
    playOn();
    chances.of(table, rewards);
    double chance = style.amongEquals(rewards[me]);
    chances.open(table, rewards);
    double kindness = 0;
    for (int seat = 0; seat < regard.length; seat++) {
      kindness += regard[seat] * rewards[seat];
    }
    for (int i = 0; i < depth; i++) {
      int seat = path[i].seat;
      path[i].learn(taken[i], seat == me ? rewards[me] + kindness : rewards[seat], chance);
    }
  }

  /** Answers one question by the tree; false if the tree ends here. */
  private boolean goDown() {
    int awaited = engine.awaited();
    if (awaited == 0) {
      return false;
    }
    if (table.step() instanceof SealedAsk<P> sealed) {
      return goDownApart(sealed);
    }
    int seat = Integer.numberOfTrailingZeros(awaited);
    engine.options(seat, options);
    if (options.size() == 1) {
      engine.answer(seat, options.get(0));
      return true;
    }
    int obvious = depth == 0 ? Game.UNCLEAR : game.obvious(table, seat, options);
    if (obvious != Game.UNCLEAR) {
      engine.answer(seat, obvious);
      return true;
    }
    return step(seat);
  }

  /** Every seat answers a sealed question by a branch of its own. */
  @SuppressWarnings("ReferenceEquality") // An equal question may come next.
  private boolean goDownApart(SealedAsk<P> sealed) {
    Arrays.fill(branches, from);
    Arrays.fill(branchEdges, edge);
    Arrays.fill(left, false);
    int awaited = engine.awaited();
    while (awaited != 0 && table.step() == sealed) {
      int seat = Integer.numberOfTrailingZeros(awaited);
      engine.options(seat, options);
      if (options.size() == 1) {
        engine.answer(seat, options.get(0));
      } else if (left[seat]) {
        engine.answer(seat, options.get(like(seat)));
      } else {
        from = branches[seat];
        edge = branchEdges[seat];
        left[seat] = !step(seat);
        branches[seat] = from;
        branchEdges[seat] = edge;
      }
      awaited = engine.awaited();
    }
    from = branches[me];
    edge = branchEdges[me];
    return !left[me];
  }

  /** The seat takes one of several options; false if the question was new to the tree. */
  private boolean step(int seat) {
    Step<P> step = question();
    sight.look(table);
    Node<P> node = from.next(edge, step, seat, sight);
    if (node == null) {
      node = meetAgain(step, seat);
    }
    boolean isNew = node == null;
    if (node == null) {
      weigh(seat);
      node = new Node<>(step, seat, sight, options, weights);
      if (size < MOST_NODES) { // A tree that has grown this far learns on without growing.
        from.follow(edge, node);
        size++;
        if (!(step instanceof SealedAsk)) {
          known.add(node);
        }
      }
    }
    int choice = plan >= 0 && seat == me ? plan : choose(node);
    plan = seat == me ? -1 : plan;
    if (depth == path.length) {
      path = Arrays.copyOf(path, depth * 2);
      taken = Arrays.copyOf(taken, depth * 2);
    }
    path[depth] = node;
    taken[depth++] = choice;
    from = node;
    edge = choice;
    engine.answer(seat, node.code(choice));
    return !isNew;
  }

  /** The node that another way through the tree led to, or null if none did. */
  private @Nullable Node<P> meetAgain(Step<P> step, int seat) {
    // What was sealed cannot be seen, so at such a question the same sight may hide other lines.
    Node<P> node = step instanceof SealedAsk ? null : known.find(step, seat, sight);
    if (node == null) {
      return null;
    }
    for (int i = 0; i < depth; i++) {
      if (path[i] == node) {
        return null; // A tie may lead back to where the round was; the tree goes on all the same.
      }
    }
    from.follow(edge, node);
    return node;
  }

  /**
   * How likely each option looks: by the habits of the game, and by what it leads to at once; where
   * the search begins, by what comes of it when it is done.
   */
  private void weigh(int seat) {
    int count = options.size();
    if (weights.length < count) {
      weights = new double[count * 2];
    }
    liking(seat);
    boolean looks = style.trust() > 0 && !(table.step() instanceof SealedAsk);
    for (int i = 0; i < count; i++) {
      double weight = liking[i];
      if (looks) {
        int answer = options.get(i);
        double chance =
            depth == 0 ? trial.outcome(table, seat, answer) : trial.after(table, seat, answer);
        weight *= Chances.power(chance, style.trust());
      }
      weights[i] = weight;
    }
  }

  private void liking(int seat) {
    int count = options.size();
    if (liking.length < count) {
      liking = new int[count * 2];
    }
    game.weigh(table, seat, options, liking);
  }

  /** The option that promises most, those not tried yet included. */
  private int choose(Node<P> node) {
    int count = options.size();
    double all = 0;
    for (int i = 0; i < count; i++) {
      all += node.prior(node.edge(options.get(i), i));
    }
    int visits = node.visits();
    double scale = style.curiosity() * Math.sqrt(visits + 1) / all;
    double unknown = visits == 0 ? 0 : node.mean() - style.caution();
    int width = style.width() + (int) (2 * Math.sqrt(visits));
    int best = -1;
    double most = 0;
    for (int i = 0; i < count; i++) {
      int at = node.edge(options.get(i), i);
      int tried = node.tried(at);
      if (at >= width && tried == 0 && best >= 0) {
        continue;
      }
      double promise =
          (tried == 0 ? unknown : node.mean(at)) + scale * node.prior(at) / (1 + tried);
      if (best < 0 || promise > most) {
        best = at;
        most = promise;
      }
    }
    return best;
  }

  /** Whoever spoke last ends the line, each word by what it leads to at once. */
  private void finishLine() {
    if (depth == 0) {
      return;
    }
    int seat = path[depth - 1].seat;
    for (int awaited = engine.awaited(); awaited != 0; awaited = engine.awaited()) {
      if (!(table.step() instanceof Question<P> question) || table.step() instanceof SealedAsk) {
        return;
      }
      int asked = Integer.numberOfTrailingZeros(awaited);
      engine.options(asked, options);
      if (options.size() == 1) {
        engine.answer(asked, options.get(0));
      } else {
        int obvious = game.obvious(table, asked, options);
        if (obvious != Game.UNCLEAR) {
          engine.answer(asked, obvious);
        } else if (asked == seat && question.continues()) {
          engine.answer(seat, options.get(glance(seat)));
        } else {
          return;
        }
      }
    }
  }

  /** The option that looks best at once, of some of them. */
  private int glance(int seat) {
    int count = options.size();
    int looks = Math.min(count, GLANCES);
    int offset = looks < count ? luck.below(count) : 0;
    int best = 0;
    double most = -1;
    for (int i = 0; i < looks; i++) {
      int option = (offset + i * count / looks) % count;
      double chance = trial.after(table, seat, options.get(option));
      if (chance > most) {
        most = chance;
        best = option;
      }
    }
    return best;
  }

  /**
   * Plays on for so many choices or to the end of the turn, each by what it leads to at once; what
   * is secret, by habit.
   */
  private void playOn() {
    int choices = 0;
    boolean toTurnsEnd = style.playsTurnsOut();
    for (int awaited = engine.awaited(); awaited != 0; awaited = engine.awaited()) {
      if (toTurnsEnd && game.isBetweenTurns(table)) {
        return;
      }
      int seat = Integer.numberOfTrailingZeros(awaited);
      engine.options(seat, options);
      if (options.size() == 1) {
        engine.answer(seat, options.get(0));
      } else if (table.step() instanceof SealedAsk) {
        engine.answer(seat, options.get(like(seat)));
      } else if (choices++ < style.playout()) {
        engine.answer(seat, options.get(glance(seat)));
      } else {
        return;
      }
    }
  }

  /** An option by the habits of the game. */
  private int like(int seat) {
    liking(seat);
    int count = options.size();
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += liking[i];
    }
    int at = luck.below(sum);
    int option = 0;
    while ((at -= liking[option]) >= 0) {
      option++;
    }
    return option;
  }
}
