package banneret.battles.effect;

import banneret.battles.field.Field;
import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.state.Contexts;
import banneret.kernel.told.Saying;

/** Carries out what command cards and commanders say. */
public final class CardResolver extends Resolver<Field> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {
    super("aim", "effect-goes-on");
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
  protected void last(
      Field field, Effect<Field> effect, int part, int owner, int target, int until, int times) {
    field.lasting().add(field.cells, effect.index(), part, owner, target, until, times);
  }

  @Override
  protected boolean continues(Aim<Field> aim) {
    return aim.again();
  }

  /** The tactic of a card or a commander's ability is aimed at a unit. */
  @Override
  protected void about(Field field, Aim<Field> aim, Saying out) {
    int effect = aim.effect(field).index();
    if (effect < 2 * field.content.commanders) {
      out.as("ask.aim.commander").with("commander", "commander", effect / 2);
    } else {
      out.as("ask.aim.card").with("card", "card", field.content.cardOfEffect(effect));
    }
  }

  @Override
  protected String phrase(Field field, Aim<Field> aim, int target) {
    return target == Aim.NONE ? "no more" : "at " + field.battle.hexNames.word(target);
  }

  @Override
  protected void say(Field field, Aim<Field> aim, int target, Saying out) {
    if (target == Aim.NONE) {
      out.as("option.aim.none");
    } else {
      out.as("option.aim").with("where", "hex", target).with("unit", "unit", field.unit(target));
    }
  }
}
