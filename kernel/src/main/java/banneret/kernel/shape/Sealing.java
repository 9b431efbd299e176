package banneret.kernel.shape;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * A declared question to several seats in secret, as it waits on the stack.
 *
 * @param open the question as all see it
 * @param <P> the game's position
 * @param <I> its ids
 */
public record Sealing<P extends Position<P>, I>(SealedShape<P, I> sealed, Secret<I> open)
    implements SealedAsk<P> {
  private Shape<P, Secret<I>> shape() {
    return sealed.shape;
  }

  private Secret<I> of(int seat, Line own) {
    return new Secret<>(open.ids(), seat, own);
  }

  @Override
  public String name() {
    return sealed.name();
  }

  @Override
  public void write(Tree.Fields out) {
    shape().ids.write().accept(open, out);
  }

  @Override
  public boolean fits(P table, @Nullable Step<P> below) {
    return shape().fits.test(table, open, below);
  }

  @Override
  public int asked(P table) {
    return shape().asked(table, open);
  }

  @Override
  public Clause clause(P table) {
    return shape().clause.of(table, open);
  }

  @Override
  public void about(P table, int seat, Saying out) {
    shape().about.say(table, of(seat, Secret.NOTHING), out);
  }

  @Override
  public boolean isPublic(P table) {
    return shape().isPublic;
  }

  @Override
  public boolean anyOrder() {
    return shape().anyOrder;
  }

  @Override
  public void candidates(P table, int seat, Line own, Options out) {
    shape().listAll(table, of(seat, own), out);
  }

  @Override
  public void options(P table, int seat, Line own, Options out) {
    shape().listAllowed(table, of(seat, own), out);
  }

  @Override
  public @Nullable Clause forbids(P table, int seat, Line own, int choice) {
    return shape().forbids(table, of(seat, own), choice);
  }

  @Override
  public boolean complete(P table, int seat, Line own) {
    return sealed.isComplete(table, open.ids(), seat, own);
  }

  @Override
  public void open(P table, Lines all, Flow<P> flow) {
    sealed.opens.act(table, open.ids(), all, flow);
  }

  @Override
  public String phrase(P table, int seat, Line own, int choice) {
    return shape().phrase(table, of(seat, own), choice);
  }

  @Override
  public void say(P table, int seat, Line own, int choice, Saying out) {
    shape().say(table, of(seat, own), choice, out);
  }
}
