package banneret.battles.effect;

import banneret.battles.field.Field;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.state.Contexts;
import banneret.kernel.step.Step;

/** Carries out what command cards and commanders say. */
public final class CardResolver extends Resolver<Field> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {
    super("effect-goes-on");
  }

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
  protected void last(
      Field field, Effect<Field> effect, int part, int owner, int target, int until, int times) {
    field.lasting().add(field.cells, effect.index(), part, owner, target, until, times);
  }
}
