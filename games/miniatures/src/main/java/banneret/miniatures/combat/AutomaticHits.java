package banneret.miniatures.combat;

import banneret.kernel.luck.Luck;
import banneret.kernel.step.Flow;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.Happenings;
import banneret.miniatures.loss.Losses;

/** Hits that nobody rolls for: they are blocked as others are, and no panic test follows. */
public final class AutomaticHits {
  private static final Luck DEFENCE = Luck.numbers("defence");

  private AutomaticHits() {}

  /** A unit suffers hits that are a player's doing, and a unit's if there is one. */
  public static void strike(
      Battlefield field, int unit, int hits, int cause, int by, Flow<Battlefield> flow) {
    if (hits <= 0) {
      return;
    }
    flow.tell(Happenings.AUTO_HITS, unit, hits);
    int needed =
        field.content.units.defence[field.card(unit)]
            - InForce.changed(field, Figure.DEFENCE, unit, 0);
    int blocked = 0;
    for (int i = 0; i < hits; i++) {
      int face = flow.die(DEFENCE);
      blocked += face > 1 && (face >= needed || face == Dice.FACES) ? 1 : 0;
    }
    flow.tell(Happenings.BLOCKED, unit, blocked);
    int wounds = hits - blocked;
    wounds = InForce.allows(field, Act.HALF_WOUNDS, unit) ? wounds / 2 : wounds;
    Losses.take(field, unit, wounds, cause, by, flow);
  }
}
