package banneret.kernel.shape;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A declared question that several seats answer in secret. Two are equal if their names are.
 *
 * @param <P> the game's position
 * @param <I> its ids
 */
public final class SealedShape<P extends Position<P>, I> implements StepKind<P> {
  /** What happens when all have answered. */
  @FunctionalInterface
  public interface Opens<P extends Position<P>, I> {
    void act(P table, I ids, Lines all, Flow<P> flow);
  }

  /** How many answers a seat gives, seeing what it has said so far. */
  @FunctionalInterface
  public interface HowMany<P extends Position<P>, I> {
    int of(P table, I ids, int seat, Line own);
  }

  final Shape<P, Secret<I>> shape;
  private final HowMany<P, I> words;
  final Opens<P, I> opens;

  private SealedShape(Shape<P, Secret<I>> shape, HowMany<P, I> words, Opens<P, I> opens) {
    this.shape = shape;
    this.words = words;
    this.opens = opens;
  }

  /** A question to which each seat gives one answer. */
  public static <P extends Position<P>, I> SealedShape<P, I> from(
      Asks<P, Secret<I>> asks, Opens<P, I> opens) {
    return from(asks, (table, ids, seat, own) -> 1, opens);
  }

  /**
   * A question to which a seat gives several answers.
   *
   * @param words how many
   */
  public static <P extends Position<P>, I> SealedShape<P, I> from(
      Asks<P, Secret<I>> asks, HowMany<P, I> words, Opens<P, I> opens) {
    return new SealedShape<>(asks.does((table, it, choice, flow) -> {}), words, opens);
  }

  /** True if a seat has said all that it is asked for. */
  boolean isComplete(P table, I ids, int seat, Line own) {
    return own.size() == words.of(table, ids, seat, own);
  }

  @Override
  public String name() {
    return shape.name;
  }

  @Override
  public List<String> kinds() {
    return shape.kinds();
  }

  /** The question itself, to be put on the stack. */
  public Sealing<P, I> ask(I ids) {
    return new Sealing<>(this, Secret.ofNobody(ids));
  }

  /** Reads a question of this shape from the stack. */
  @Override
  public Step<P> read(Tree.Fields in) {
    return ask(shape.ids.read().apply(in).ids());
  }

  /** The ids of a step, or null if it is another question. */
  @SuppressWarnings("unchecked") // A question of this shape has ids of its kind.
  public @Nullable I of(@Nullable Step<P> step) {
    return step instanceof Sealing<P, ?>(var sealed, var open) && sealed.equals(this)
        ? (I) open.ids()
        : null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SealedShape<?, ?> sealed && sealed.shape.equals(shape);
  }

  @Override
  public int hashCode() {
    return shape.hashCode();
  }

  @Override
  public String toString() {
    return shape.name;
  }
}
