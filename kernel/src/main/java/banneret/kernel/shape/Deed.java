package banneret.kernel.shape;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Position;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A procedure with ids that a game declares once. Two are equal if their names are.
 *
 * @param <P> the game's position
 * @param <I> a record of the ids that tell one such procedure from another
 */
public final class Deed<P extends Position<P>, I> implements StepKind<P> {
  private final String name;
  private final Ids<I> ids;
  private final Shape.Otherwise<P, I> does;
  private final Shape.Fits<P, I> fits;
  private final BiConsumer<P, I> dropped;

  private Deed(
      String name,
      Ids<I> ids,
      Shape.Otherwise<P, I> does,
      Shape.Fits<P, I> fits,
      BiConsumer<P, I> dropped) {
    this.name = name;
    this.ids = ids;
    this.does = does;
    this.fits = fits;
    this.dropped = dropped;
  }

  /** One without ids, for what {@link Procedure#of} cannot say. */
  public static <P extends Position<P>> Deed<P, Ids.None> of(String name, Procedure.Does<P> does) {
    return of(name, Ids.NONE, (table, none, flow) -> does.act(table, flow));
  }

  public static <P extends Position<P>, I> Deed<P, I> of(
      String name, Ids<I> ids, Shape.Otherwise<P, I> does) {
    return new Deed<>(name, ids, does, (table, it, below) -> true, (table, it) -> {});
  }

  /** What it must find on the table, so that a position with another is refused. */
  public Deed<P, I> fits(BiPredicate<P, I> what) {
    return fitsOn((table, it, below) -> what.test(table, it));
  }

  /** The same, where it hangs on the step right below. */
  public Deed<P, I> fitsOn(Shape.Fits<P, I> what) {
    return new Deed<>(name, ids, does, what, dropped);
  }

  /** What it clears away if it is left before it was done. */
  public Deed<P, I> dropped(BiConsumer<P, I> what) {
    return new Deed<>(name, ids, does, fits, what);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> kinds() {
    return ids.kinds();
  }

  /** The procedure itself, to be put on the stack. */
  public Step<P> with(I about) {
    return new Doing<>(this, about);
  }

  @Override
  public Step<P> read(Tree.Fields in) {
    return with(ids.read().apply(in));
  }

  /** The ids of a step, or null if it is another. */
  @SuppressWarnings("unchecked") // A procedure of this name has ids of its kind.
  public @Nullable I of(@Nullable Step<P> step) {
    return step instanceof Doing<P, ?>(var deed, var about) && equals(deed) ? (I) about : null;
  }

  /** True if such a procedure is among steps. */
  public boolean waits(List<Step<P>> steps) {
    return steps.stream().anyMatch(step -> of(step) != null);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Deed<?, ?> deed && deed.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }

  /** Such a procedure as it waits on the stack. */
  private record Doing<P extends Position<P>, I>(Deed<P, I> deed, I ids) implements Procedure<P> {
    @Override
    public String name() {
      return deed.name;
    }

    @Override
    public void write(Tree.Fields out) {
      deed.ids.write().accept(ids, out);
    }

    @Override
    public boolean fits(P table, @Nullable Step<P> below) {
      return deed.fits.test(table, ids, below);
    }

    @Override
    public void run(P table, Flow<P> flow) {
      deed.does.act(table, ids, flow);
    }

    @Override
    public void dropped(P table) {
      deed.dropped.accept(table, ids);
    }
  }
}
