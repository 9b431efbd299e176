package banneret.miniatures.move;

import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Figure;

/** How fast a unit is. */
public final class Speed {
  private Speed() {}

  /** The speed of a unit in inches. */
  public static int of(Battlefield field, int unit) {
    return InForce.changed(field, Figure.SPEED, unit, field.content.units.speed[field.card(unit)]);
  }
}
