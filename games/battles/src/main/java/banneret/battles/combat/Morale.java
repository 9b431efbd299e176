package banneret.battles.combat;

import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.score.Ending;
import banneret.battles.score.Scoring;
import banneret.kernel.step.Flow;

/** The morale track. */
public final class Morale {
  private Morale() {}

  /** A House's morale rises, or falls with a number below 0; whoever reaches Rout has lost. */
  public static void raise(Field field, int house, int by, Flow<Field> flow) {
    int before = field.morale(house);
    int after = Math.max(-Field.TRACK, Math.min(Field.TRACK, before + by));
    if (after == before || field.standing() != null) {
      return;
    }
    field.setMorale(house, after);
    flow.tell(Happenings.MORALE_UP, house, after - before);
    for (int one = 0; one < 2; one++) {
      if (field.battle.routs[one] && field.morale(one) == -Field.TRACK) {
        Ending.rout(field, one, flow);
        return;
      }
    }
    Scoring.checkInstant(field, flow);
  }
}
