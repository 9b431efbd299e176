package banneret.miniatures.effect;

import banneret.kernel.effect.Aim;
import banneret.kernel.effect.Resolver;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.CardEffects;
import banneret.miniatures.field.Content;
import org.jspecify.annotations.Nullable;

/**
 * At which unit an effect is aimed.
 *
 * @param again true if another target was named in the same line
 */
public record AimEffect(int row, boolean again) implements Aim<Battlefield> {
  public static AimEffect read(Tree.Fields in) {
    in.allow("row", "again");
    return new AimEffect(in.number("row", 0, 9), in.flagOr("again", false));
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public Resolver<Battlefield> resolver() {
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
  public boolean fits(Battlefield field, @Nullable Step<Battlefield> below) {
    return row + 1 == field.running.count(field.cells) && hasTarget(field);
  }

  @Override
  public void options(Battlefield field, int seat, Options out) {
    Aim.super.options(field, seat, out);
    int kept = 0;
    for (int i = 0; i < out.size(); i++) {
      if (out.get(i) == NONE
          || forbidsCard(field, effect(field).index(), seat, out.get(i)) == null) {
        out.set(kept++, out.get(i));
      }
    }
    out.cutTo(kept);
  }

  @Override
  public @Nullable Clause forbids(Battlefield field, int seat, int target) {
    Clause against = Aim.super.forbids(field, seat, target);
    return against != null || target == NONE
        ? against
        : forbidsCard(field, effect(field).index(), seat, target);
  }

  /** The clause that keeps a unit from being a target of its own side's cards, or null. */
  static @Nullable Clause forbidsCard(Battlefield field, int effect, int seat, int target) {
    CardEffects effects = field.content.effects;
    boolean isOwn =
        effect >= effects.cards
            && effect < effects.ncus
            && field.lasting.count(field.cells) > 0
            && Content.seatOf(target) == seat;
    return isOwn ? InForce.forbids(field, Act.TACTICS, target) : null;
  }

  @Override
  public void about(Battlefield field, int seat, Saying out) {
    CardEffects effects = field.content.effects;
    int effect = effect(field).index();
    if (effect < effects.abilities) {
      out.as("ask.aim.zone").with("zone", "zone", effect - effects.zones);
    } else if (effect < effects.cards) {
      out.as("ask.aim.ability").with("ability", "ability", effect - effects.abilities);
    } else if (effect < effects.ncus) {
      out.as("ask.aim.card").with("card", "card", effect - effects.cards);
    } else if (effect < effects.objectives) {
      out.as("ask.aim.ncu").with("ncu", "ncu", effect - effects.ncus);
    } else if (effect < effects.missions) {
      out.as("ask.aim.objective").with("objective", "objective", effect - effects.objectives);
    } else if (effect < effects.siege) {
      out.as("ask.aim.mission-zone");
    } else {
      out.as("ask.aim.siege-card").with("card", "siege-card", effect - effects.siege);
    }
  }

  @Override
  public String phrase(Battlefield field, int seat, int target) {
    return target == NONE ? "nobody" : "at " + field.content.unitNames.word(target);
  }

  @Override
  public void say(Battlefield field, int seat, int target, Saying out) {
    if (target == NONE) {
      out.as("option.aim.none");
    } else {
      out.as("option.aim")
          .with("unit", "unit", target)
          .with("card", "unit-card", Math.max(0, field.card(target)));
    }
  }
}
