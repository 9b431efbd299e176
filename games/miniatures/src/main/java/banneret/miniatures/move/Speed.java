package banneret.miniatures.move;

import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Figure;

/** How fast a unit is. */
public final class Speed {
  private Speed() {}

  /** The speed of a unit in inches. */
  public static int of(Battlefield field, int unit) {
    int speed =
        InForce.changed(field, Figure.SPEED, unit, field.content.units.speed[field.card(unit)]);
    int carried = field.mode().carriedSpeed;
    boolean isSlow = carried > 0 && field.objectives.carriedBy(unit) >= 0;
    return isSlow ? Math.min(speed, carried) : speed;
  }
}
