package banneret.kernel.step;

import banneret.kernel.place.Poses;
import banneret.kernel.state.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The whole table at one moment: flat cells, the steps that wait, and the lines sealed so far.
 *
 * @param <P> the game's own kind of position
 */
public abstract class Position<P extends Position<P>> {
  /** Everything on the table that fits a small number; a {@link Layout} says what lies where. */
  public final byte[] cells;

  final int seats;
  @Nullable Frame<P> top;
  @Nullable Standing standing;
  @Nullable Lines sealed;
  private @Nullable Lines spare;

  /** The poses worth considering at a question that was asked, and which question that was. */
  @Nullable Poses poses;

  @Nullable Frame<P> posesOf;

  protected Position(int seats, int cells) {
    this.seats = seats;
    this.cells = new byte[cells];
  }

  /** A new position equal to this one that shares nothing that moves. */
  public abstract P copy();

  /** Makes this position equal to the other, of the same game and size. */
  public void copyFrom(P other) {
    Position<P> from = other;
    System.arraycopy(from.cells, 0, cells, 0, cells.length);
    top = from.top;
    standing = from.standing;
    if (from.sealed == null) {
      sealed = null;
    } else {
      seal().copyFrom(from.sealed);
    }
    poses = from.poses;
    posesOf = from.posesOf;
  }

  /** Lines for a sealed question; those of an earlier one are used again. */
  Lines seal() {
    if (spare == null) {
      spare = new Lines(seats);
    }
    sealed = spare;
    return spare;
  }

  /** How many seats the table has. */
  public final int seats() {
    return seats;
  }

  /** The step on top of the stack: the question that waits, once the engine has run. */
  public final @Nullable Step<P> step() {
    return top == null ? null : top.step();
  }

  /** The question that waits, or null if the rules act or nothing is left. */
  public final @Nullable Question<P> question() {
    return step() instanceof Question<P> question ? question : null;
  }

  /** The question that waits if several seats answer it in secret, or null. */
  public final @Nullable SealedAsk<P> sealedAsk() {
    return switch (step()) {
      case SealedAsk<P> sealedAsk -> sealedAsk;
      case Ask<P> ask -> null;
      case Place<P> place -> null;
      case Procedure<P> procedure -> null;
      case null -> null;
    };
  }

  /** The question that waits if it asks for a pose, or null. */
  public final @Nullable Place<P> place() {
    return switch (step()) {
      case Place<P> place -> place;
      case Ask<P> ask -> null;
      case SealedAsk<P> sealedAsk -> null;
      case Procedure<P> procedure -> null;
      case null -> null;
    };
  }

  /**
   * How many of the cells, from the first, hold only what all can see: a search tells tables apart
   * by them. A game with declared facts says {@code plan.state.open(cells)}.
   */
  public abstract int open();

  /** How the game ended, or null while it goes on. */
  public final @Nullable Standing standing() {
    return standing;
  }

  /** The lines sealed so far at the question that waits, or null if it is not a sealed one. */
  public final @Nullable Lines sealed() {
    return sealed;
  }

  /**
   * Puts on what was written of a position besides its cells: for reading it, never for rules.
   *
   * @param steps the steps that wait, the top one first
   */
  public final void restore(
      List<Step<P>> steps, @Nullable Standing over, @Nullable Lines sealedLines) {
    top = null;
    for (int i = steps.size() - 1; i >= 0; i--) {
      begin(steps.get(i));
    }
    standing = over;
    sealed = sealedLines;
  }

  /** Puts a step on the stack: how a game sets up the first thing to happen. */
  public final void begin(Step<P> first) {
    top = new Frame<>(first, top);
  }

  /** The steps that wait, the top one first. */
  public final List<Step<P>> steps() {
    List<Step<P>> steps = new ArrayList<>();
    for (Frame<P> frame = top; frame != null; frame = frame.below()) {
      steps.add(frame.step());
    }
    return steps;
  }

  /** True if any of these steps waits. */
  public final boolean waits(Step<?>... any) {
    return !Collections.disjoint(steps(), List.of(any));
  }

  /** How many of the steps that wait are of a kind. */
  public final int count(Predicate<? super Step<P>> kind) {
    int count = 0;
    for (Frame<P> frame = top; frame != null; frame = frame.below()) {
      count += kind.test(frame.step()) ? 1 : 0;
    }
    return count;
  }

  /** The nearest step of this kind that waits on the stack, or null if none does. */
  public final <S extends Step<P>> @Nullable S waiting(Class<S> kind) {
    for (Frame<P> frame = top; frame != null; frame = frame.below()) {
      if (frame.step().getClass() == kind) {
        return kind.cast(frame.step());
      }
    }
    return null;
  }

  /** One step of the stack and what waits below it; copies of a position share these. */
  record Frame<P>(Step<P> step, @Nullable Frame<P> below) {}
}
