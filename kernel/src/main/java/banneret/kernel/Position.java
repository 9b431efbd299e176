package banneret.kernel;

import java.util.ArrayList;
import java.util.List;
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
    sealed = from.sealed == null ? null : from.sealed.copy();
  }

  /** How many seats the table has. */
  public final int seats() {
    return seats;
  }

  /** The step on top of the stack: the question that waits, once the engine has run. */
  public final @Nullable Step<P> step() {
    return top == null ? null : top.step();
  }

  /** How many of the cells, from the first, hold only what all can see. */
  public int open() {
    return 0;
  }

  /** How the game ended, or null while it goes on. */
  public final @Nullable Standing standing() {
    return standing;
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
