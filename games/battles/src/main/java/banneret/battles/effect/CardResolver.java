package banneret.battles.effect;

import banneret.battles.field.Field;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.state.Contexts;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/** Carries out what command cards and commanders say. */
public final class CardResolver extends Resolver<Field> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {}

  @Override
  protected Contexts contexts(Field field) {
    return field.running();
  }

  @Override
  protected Effect<Field> effect(Field field, int index) {
    return field.content.effects.get(index);
  }

  @Override
  protected Step<Field> aim(int row) {
    return new AimEffect(row, false);
  }

  @Override
  protected Step<Field> aimAgain(int row) {
    return new AimEffect(row, true);
  }

  @Override
  protected Step<Field> more(int row) {
    return new GoOn(row);
  }

  @Override
  protected void last(
      Field field, Effect<Field> effect, int part, int owner, int target, int until, int times) {
    field.lasting().add(field.cells, effect.index(), part, owner, target, until, times);
  }

  /** The rest of what a card or a commander says. */
  public record GoOn(int row) implements Procedure<Field> {
    @Override
    public String name() {
      return "effect-goes-on";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("row", row);
    }

    @Override
    public boolean fits(Field field, @Nullable Step<Field> below) {
      return row < field.running().count(field.cells);
    }

    @Override
    public void run(Field field, Flow<Field> flow) {
      CARDS.goOn(field, row, flow);
    }

    @Override
    public void dropped(Field field) {
      CARDS.dropped(field, row);
    }
  }
}
