package banneret.kernel.shape;

import banneret.kernel.step.Ask;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * A question for some of several things as it waits on the stack. Inside they are named in rising
 * order, so that a set has one line; a person may name them in any order.
 *
 * @param left how many more must be picked
 * @param from the least that may still be named
 * @param done how many have been picked
 * @param <P> the game's position
 * @param <I> its ids
 */
public record Picking<P extends Position<P>, I>(
    SomeOf<P, I> some, I ids, int left, int from, int done) implements Ask<P> {
  @Override
  public String name() {
    return some.shape.name;
  }

  @Override
  public void write(Tree.Fields out) {
    some.shape.ids.write().accept(ids, out);
    out.put("left", left).put("from", from).put("done", done);
  }

  @Override
  public boolean fits(P table, @Nullable Step<P> below) {
    return some.shape.fits.test(table, ids, below);
  }

  @Override
  public int asked(P table) {
    return some.shape.asked(table, ids);
  }

  @Override
  public Clause clause(P table) {
    return some.shape.clause.of(table, ids);
  }

  @Override
  public void about(P table, int seat, Saying out) {
    some.shape.about.say(table, ids, out);
    out.number("n", left).number("done", done);
  }

  @Override
  public boolean isPublic(P table) {
    return some.shape.isPublic;
  }

  @Override
  public boolean continues() {
    return done > 0 || some.shape.continues.test(ids);
  }

  @Override
  public boolean anyOrder() {
    return true;
  }

  @Override
  public String lead(P table) {
    return some.shape.lead.of(table, ids);
  }

  @Override
  public void candidates(P table, int seat, Options out) {
    some.shape.listAll(table, ids, out);
  }

  @Override
  public void options(P table, int seat, Options out) {
    candidates(table, seat, out);
    int allowed = 0;
    int later = 0;
    for (int i = 0; i < out.size(); i++) {
      int choice = out.get(i);
      if (choice == Shape.NOTHING
          ? left == 0 && some.shape.forbids(table, ids, choice) == null
          : choice >= from && some.shape.forbids(table, ids, choice) == null) {
        out.set(allowed++, choice);
        later += choice == Shape.NOTHING ? 0 : some.count.of(table, ids, choice);
      }
    }
    int kept = 0;
    for (int i = 0; i < allowed; i++) {
      int choice = out.get(i);
      if (choice == Shape.NOTHING || later >= left) {
        out.set(kept++, choice);
      }
      later -= choice == Shape.NOTHING ? 0 : some.count.of(table, ids, choice);
    }
    out.cutTo(kept);
  }

  /** Nothing that comes too early, and nothing after which too few would be left. */
  @Override
  public @Nullable Clause forbids(P table, int seat, int choice) {
    if (choice == Shape.NOTHING) {
      return left > 0 ? clause(table) : some.shape.forbids(table, ids, choice);
    }
    Clause forbidden = some.shape.forbids(table, ids, choice);
    if (forbidden != null) {
      return forbidden;
    }
    return choice < from || later(table, choice) < left ? clause(table) : null;
  }

  /** How many can be picked from this thing on. */
  private int later(P table, int first) {
    Options all = new Options();
    some.shape.among.list(table, ids, all);
    int later = 0;
    for (int i = 0; i < all.size(); i++) {
      int other = all.get(i);
      if (other >= first && some.shape.forbids(table, ids, other) == null) {
        later += some.count.of(table, ids, other);
      }
    }
    return later;
  }

  @Override
  public void answer(P table, int seat, int choice, Flow<P> flow) {
    if (choice == Shape.NOTHING) {
      some.finish.act(table, ids, done, flow);
      return;
    }
    some.shape.answer(table, ids, choice, flow);
    if (left > 1 || some.shape.hasNothing) {
      flow.then(new Picking<>(some, ids, Math.max(0, left - 1), choice, done + 1));
    } else {
      some.finish.act(table, ids, done + 1, flow);
    }
  }

  @Override
  public String phrase(P table, int seat, int choice) {
    return some.shape.phrase(table, ids, choice);
  }

  @Override
  public void say(P table, int seat, int choice, Saying out) {
    some.shape.say(table, ids, choice, out);
    if (choice == Shape.NOTHING) {
      out.number("n", done);
    }
  }
}
