package banneret.miniatures.combat;

import banneret.kernel.step.Flow;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Inches;
import banneret.miniatures.move.FreePivots;
import banneret.miniatures.move.Move;
import banneret.miniatures.move.Speed;
import banneret.miniatures.move.Way;
import banneret.miniatures.touch.Engaged;

/** A surge: whoever has destroyed the enemy in melee maneuvers, and friends left alone pivot. */
final class Surge {
  private Surge() {}

  static void after(Battlefield field, int row, Flow<Battlefield> flow) {
    for (int seat = 0; seat < field.seats(); seat++) {
      FreePivots.then(field.from(seat), field.freed(row, seat), flow);
    }
    int unit = field.attacker.get(row);
    if (field.isOnTable(unit) && field.figures.get(unit) > 0 && !Engaged.is(field, unit)) {
      flow.then(new Move(Way.MANEUVER, unit, Speed.of(field, unit) * Inches.ONE));
    }
  }
}
