package banneret.kernel.effect;

import banneret.kernel.state.Contexts;
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
 * At what an effect is aimed. The game's {@link Resolver} finds the words.
 *
 * @param <P> the game's position
 * @param row the row of {@link Contexts} that says which effect it is
 * @param again true if another target was named in the same line
 */
public record Aim<P extends Position<P>>(Resolver<P> resolver, int row, boolean again)
    implements Ask<P> {
  /** No more targets, or none at all. */
  public static final int NONE = -1;

  @Override
  public String name() {
    return resolver.aims();
  }

  @Override
  public boolean continues() {
    return resolver.continues(this);
  }

  public Effect<P> effect(P table) {
    return resolver.effect(table, resolver.contexts(table).effect(table.cells, row));
  }

  public Target<P> target(P table) {
    return resolver.asked(table, row);
  }

  /** What the target is chosen from. */
  public Selector<P> selector(P table) {
    return target(table).selector();
  }

  /** True if the effect of the row asks for a target, and there is one. */
  public boolean hasTarget(P table) {
    return resolver.asks(table, row) && resolver.nextTarget(table, row, 0) >= 0;
  }

  /** The word for what is done to it. */
  public String verb(P table) {
    return resolver.verb(table, row);
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("row", row);
    if (again) {
      out.put("again", true);
    }
  }

  @Override
  public boolean fits(P table, @Nullable Step<P> below) {
    return row + 1 == resolver.contexts(table).count(table.cells) && (again || hasTarget(table));
  }

  @Override
  public int asked(P table) {
    return 1 << resolver.contexts(table).owner(table.cells, row);
  }

  @Override
  public Clause clause(P table) {
    return effect(table).clause();
  }

  /** True if the seat may stop here. */
  private boolean mayStop(P table) {
    return effect(table).isOptional() || resolver.contexts(table).targets(table.cells, row) > 0;
  }

  @Override
  public void candidates(P table, int seat, Options out) {
    int range = selector(table).range(table);
    for (int target = 0; target < range; target++) {
      out.add(target);
    }
    if (mayStop(table)) {
      out.add(NONE);
    }
  }

  @Override
  public void options(P table, int seat, Options out) {
    for (int target = resolver.nextTarget(table, row, 0);
        target >= 0;
        target = resolver.nextTarget(table, row, target + 1)) {
      if (resolver.forbids(table, this, seat, target) == null) {
        out.add(target);
      }
    }
    if (mayStop(table)) {
      out.add(NONE);
    }
  }

  @Override
  public @Nullable Clause forbids(P table, int seat, int target) {
    if (target == NONE) {
      return null;
    }
    Contexts contexts = resolver.contexts(table);
    int chosen = contexts.targets(table.cells, row);
    if (chosen > 0 && target <= contexts.target(table.cells, row, chosen - 1)) {
      return clause(table);
    }
    Clause against = resolver.forbidsTarget(table, row, target);
    return against == null ? resolver.forbids(table, this, seat, target) : against;
  }

  @Override
  public void answer(P table, int seat, int target, Flow<P> flow) {
    resolver.chosen(table, row, target, flow);
  }

  @Override
  public void dropped(P table) {
    resolver.dropped(table, row);
  }

  @Override
  public void about(P table, int seat, Saying out) {
    resolver.about(table, this, out);
  }

  @Override
  public String phrase(P table, int seat, int target) {
    return resolver.phrase(table, this, target);
  }

  @Override
  public void say(P table, int seat, int target, Saying out) {
    resolver.say(table, this, target, out);
  }
}
