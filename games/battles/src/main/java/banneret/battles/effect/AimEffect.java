package banneret.battles.effect;

import banneret.battles.field.Field;
import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Resolver;
import banneret.kernel.step.Step;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * At which unit the tactic of a card or a commander's ability is aimed.
 *
 * @param again true if another target was named in the same line
 */
public record AimEffect(int row, boolean again) implements Aim<Field> {
  public static AimEffect read(Tree.Fields in) {
    return new AimEffect(in.number("row", 0, 9), in.flagOr("again", false));
  }

  @Override
  public boolean continues() {
    return again;
  }

  @Override
  public Resolver<Field> resolver() {
    return CardResolver.CARDS;
  }

  @Override
  public String name() {
    return "aim";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("row", row);
    if (again) {
      out.put("again", true);
    }
  }

  @Override
  public boolean fits(Field field, @Nullable Step<Field> below) {
    return row + 1 == field.running().count(field.cells) && (again || hasTarget(field));
  }

  @Override
  public void about(Field field, int seat, Saying out) {
    int effect = effect(field).index();
    if (effect < 2 * field.content.commanders) {
      out.as("ask.aim.commander").with("commander", "commander", effect / 2);
    } else {
      out.as("ask.aim.card").with("card", "card", field.content.cardOfEffect(effect));
    }
  }

  @Override
  public String phrase(Field field, int seat, int target) {
    return target == NONE ? "no more" : "at " + field.battle.hexNames.word(target);
  }

  @Override
  public void say(Field field, int seat, int target, Saying out) {
    if (target == NONE) {
      out.as("option.aim.none");
    } else {
      out.as("option.aim").with("where", "hex", target).with("unit", "unit", field.unit(target));
    }
  }
}
