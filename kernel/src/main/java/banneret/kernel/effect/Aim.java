package banneret.kernel.effect;

import banneret.kernel.state.Contexts;
import banneret.kernel.step.Ask;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * At what an effect is aimed. A game's record of this kind holds the row and finds the words.
 *
 * @param <P> the game's position
 */
public interface Aim<P extends Position<P>> extends Ask<P> {
  /** No more targets, or none at all. */
  int NONE = -1;

  /** The row of {@link Contexts} that says which effect it is. */
  int row();

  Resolver<P> resolver();

  default Effect<P> effect(P table) {
    return resolver().effect(table, resolver().contexts(table).effect(table.cells, row()));
  }

  default Target<P> target(P table) {
    return resolver().asked(table, row());
  }

  /** True if the effect of the row asks for a target, and there is one. */
  default boolean hasTarget(P table) {
    return resolver().asks(table, row()) && resolver().nextTarget(table, row(), 0) >= 0;
  }

  /** The word for what is done to it. */
  default String verb(P table) {
    return resolver().verb(table, row());
  }

  @Override
  default void write(Tree.Fields out) {
    out.put("row", row());
  }

  @Override
  default boolean fits(P table, @Nullable Step<P> below) {
    return row() + 1 == resolver().contexts(table).count(table.cells) && hasTarget(table);
  }

  @Override
  default int asked(P table) {
    return 1 << resolver().contexts(table).owner(table.cells, row());
  }

  @Override
  default Clause clause(P table) {
    return effect(table).clause();
  }

  /** True if the seat may stop here. */
  private boolean mayStop(P table) {
    return effect(table).isOptional() || resolver().contexts(table).targets(table.cells, row()) > 0;
  }

  @Override
  default void candidates(P table, int seat, Options out) {
    int range = target(table).selector().range(table);
    for (int target = 0; target < range; target++) {
      out.add(target);
    }
    if (mayStop(table)) {
      out.add(NONE);
    }
  }

  @Override
  default void options(P table, int seat, Options out) {
    Resolver<P> resolver = resolver();
    for (int target = resolver.nextTarget(table, row(), 0);
        target >= 0;
        target = resolver.nextTarget(table, row(), target + 1)) {
      out.add(target);
    }
    if (mayStop(table)) {
      out.add(NONE);
    }
  }

  @Override
  default @Nullable Clause forbids(P table, int seat, int target) {
    if (target == NONE) {
      return null;
    }
    Contexts contexts = resolver().contexts(table);
    int chosen = contexts.targets(table.cells, row());
    if (chosen > 0 && target <= contexts.target(table.cells, row(), chosen - 1)) {
      return clause(table);
    }
    return resolver().forbidsTarget(table, row(), target);
  }

  @Override
  default void answer(P table, int seat, int target, Flow<P> flow) {
    resolver().chosen(table, row(), target, flow);
  }

  @Override
  default void dropped(P table) {
    resolver().dropped(table, row());
  }
}
