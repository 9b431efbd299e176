package banneret.kernel.shape;

import banneret.kernel.step.DeclaredAsk;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * A declared question as it waits on the stack: which one, and its ids.
 *
 * @param <P> the game's position
 * @param <I> its ids
 */
public final class Asking<P extends Position<P>, I> extends DeclaredAsk<P> {
  final Shape<P, I> shape;
  final I ids;

  Asking(Shape<P, I> shape, I ids) {
    this.shape = shape;
    this.ids = ids;
  }

  @Override
  public String name() {
    return shape.name;
  }

  @Override
  public void write(Tree.Fields out) {
    shape.ids.write().accept(ids, out);
  }

  @Override
  public boolean fits(P table, @Nullable Step<P> below) {
    return shape.fits.test(table, ids, below);
  }

  @Override
  public int asked(P table) {
    return shape.asked(table, ids);
  }

  @Override
  public Clause clause(P table) {
    return shape.clause.of(table, ids);
  }

  @Override
  public void about(P table, int seat, Saying out) {
    shape.about.say(table, ids, out);
  }

  @Override
  public boolean isPublic(P table) {
    return shape.isPublic;
  }

  @Override
  public int heard(P table, int seat) {
    return shape.isHeard ? HEARD_BY_ALL : 1 << seat;
  }

  @Override
  public boolean continues() {
    return shape.continues.test(ids);
  }

  @Override
  public boolean anyOrder() {
    return shape.anyOrder;
  }

  @Override
  public String lead(P table) {
    return shape.lead.of(table, ids);
  }

  @Override
  public void candidates(P table, int seat, Options out) {
    shape.listAll(table, ids, out);
  }

  @Override
  public void options(P table, int seat, Options out) {
    shape.listAllowed(table, ids, out);
  }

  @Override
  public @Nullable Clause forbids(P table, int seat, int choice) {
    return shape.forbids(table, ids, choice);
  }

  @Override
  public void answer(P table, int seat, int choice, Flow<P> flow) {
    shape.answer(table, ids, choice, flow);
  }

  @Override
  public String phrase(P table, int seat, int choice) {
    return shape.phrase(table, ids, choice);
  }

  @Override
  public void say(P table, int seat, int choice, Saying out) {
    shape.say(table, ids, choice, out);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Asking<?, ?> asking
        && asking.shape.equals(shape)
        && asking.ids.equals(ids);
  }

  @Override
  public int hashCode() {
    return 31 * shape.hashCode() + ids.hashCode();
  }

  @Override
  public String toString() {
    return shape + " " + ids;
  }
}
