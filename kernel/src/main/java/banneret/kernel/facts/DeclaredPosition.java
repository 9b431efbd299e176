package banneret.kernel.facts;

import banneret.kernel.cards.Redeal;
import banneret.kernel.luck.Chance;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * A position that declares its facts as it is made, each as a field of its own: {@code round =
 * state.count("round", 99)}. The first position of a plan teaches it how they are written and who
 * sees them; that one is thrown away.
 *
 * @param <P> the game's position
 */
public abstract class DeclaredPosition<P extends DeclaredPosition<P>> extends Position<P> {
  private final State<P> plan;

  /** What the facts of this position are declared on. */
  protected final State<P> state;

  private Redeal @Nullable [] redeals;

  protected DeclaredPosition(State<P> plan) {
    super(plan.seats(), plan.size());
    this.plan = plan;
    state = plan.on(cells);
  }

  @SuppressWarnings("unchecked") // Every game names itself.
  private P self() {
    return (P) this;
  }

  @Override
  public P copy() {
    P copy = plan.make();
    copy.copyFrom(self());
    return copy;
  }

  /** All facts, for every position of as many seats. */
  public final State<P> plan() {
    return plan;
  }

  @Override
  public final int open() {
    return plan.open(cells);
  }

  /** Makes every fact as it usually is. */
  public final void reset() {
    plan.begin(cells);
  }

  /** The first kind of card of which there are too many or too few, in words, or null. */
  public final @Nullable String miscounted() {
    return plan.miscounted(self(), cells);
  }

  /** Deals anew whatever a seat cannot know. */
  public final void redeal(int seat, Chance chance) {
    if (redeals == null) {
      redeals = plan.redeals();
    }
    for (Redeal redeal : redeals) {
      redeal.redeal(cells, seat, chance);
    }
  }

  /** The whole position but for its stack. */
  public final Tree.Fields write() {
    return plan.write(self(), cells);
  }

  /** What a seat may know; a spectator is -1. */
  public final Tree.Fields view(int seat) {
    return plan.view(self(), cells, seat);
  }

  /** Reads what was written onto a position in which all is as usual. */
  public final void read(Tree.Fields in) {
    plan.read(self(), cells, in);
  }

  /** Reads one of its parts alone, such as the options of a new game. */
  public final void read(String part, Tree tree) {
    plan.read(self(), cells, part, tree);
  }
}
