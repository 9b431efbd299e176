package banneret.kernel.shape;

import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A declared question for some of several things: so many, or with a last word as many as one
 * likes. Two are equal if their names are.
 *
 * @param <P> the game's position
 * @param <I> its ids
 */
public final class SomeOf<P extends Position<P>, I> implements StepKind<P> {
  /** How many there are of a thing. */
  @FunctionalInterface
  public interface Count<P, I> {
    int of(P table, I ids, int choice);
  }

  final Shape<P, I> shape;
  final Count<P, I> count;
  final Shape.Does<P, I> finish;

  SomeOf(Shape<P, I> shape, Count<P, I> count, Shape.Does<P, I> finish) {
    this.shape = shape;
    this.count = count;
    this.finish = finish;
  }

  @Override
  public String name() {
    return shape.name;
  }

  @Override
  public List<String> kinds() {
    List<String> all = new ArrayList<>(shape.kinds());
    all.add("from:" + shape.kindOfAnswers());
    return all;
  }

  /** The question itself: at least so many are to be picked. */
  public Picking<P, I> ask(I ids, int least) {
    return new Picking<>(this, ids, least, 0, 0);
  }

  /** Reads a question of this shape from the stack. */
  @Override
  public Step<P> read(Tree.Fields in) {
    return new Picking<>(
        this,
        shape.ids.read().apply(in),
        in.number("left", 0, Ids.MOST),
        in.number("from", 0, Ids.MOST),
        in.number("done", 0, Ids.MOST));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SomeOf<?, ?> some && some.shape.equals(shape);
  }

  @Override
  public int hashCode() {
    return shape.hashCode();
  }
}
