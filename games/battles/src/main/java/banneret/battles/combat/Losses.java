package banneret.battles.combat;

import banneret.battles.effect.CommitMoment;
import banneret.battles.effect.InForce;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;
import banneret.battles.field.Figure;
import banneret.battles.field.Happenings;
import banneret.battles.field.Occasion;
import banneret.battles.field.Victory;
import banneret.battles.score.Scoring;
import banneret.kernel.step.Flow;

/** Hits that are taken, units that are eliminated, commanders who are captured. */
public final class Losses {
  private Losses() {}

  /**
   * The unit in a hex takes hits: ordinary figures first, then the commander, whom only enough hits
   * of one attack capture. True if the unit is eliminated.
   *
   * @param mayCapture false for hits that cannot remove a commander
   */
  public static boolean take(Field field, int hex, int hits, boolean mayCapture, Flow<Field> flow) {
    int commander = field.commander(hex);
    int plain = field.figures(hex) - (commander >= 0 ? 1 : 0);
    int removed = Math.min(hits, plain);
    if (removed > 0) {
      field.setFigures(hex, field.figures(hex) - removed);
      flow.tell(Happenings.FIGURES_LOST, field.unit(hex), hex, removed);
    }
    if (commander < 0) {
      if (field.figures(hex) == 0) {
        eliminate(field, hex, flow);
        return true;
      }
      return false;
    }
    if (mayCapture && hits > removed) {
      field.fight.setDealt(field.fight.dealt() + hits - removed);
      if (field.fight.dealt() >= field.content.capture[commander]) {
        eliminate(field, hex, flow);
        return true;
      }
    }
    return false;
  }

  /** The unit in a hex loses figures to a fire, its commander with them. */
  public static void burn(Field field, int hex, int figures, Flow<Field> flow) {
    int removed = Math.min(figures, field.figures(hex));
    flow.tell(Happenings.FIGURES_LOST, field.unit(hex), hex, removed);
    field.setFigures(hex, field.figures(hex) - removed);
    if (field.figures(hex) == 0) {
      eliminate(field, hex, flow);
    }
  }

  /** The unit in a hex is gone: morale, points, and what else follows. */
  public static void eliminate(Field field, int hex, Flow<Field> flow) {
    int house = field.house(hex);
    int enemy = Field.other(house);
    int rank = field.rank(hex);
    int commander = field.commander(hex);
    int morale = rank + 1 + extraMorale(field, hex, enemy);
    int attacker = field.fight.attacker();
    boolean byHisUnit =
        field.fight.attackKind() == Fight.ATTACK
            && attacker >= 0
            && field.fight.target() == hex
            && field.isOf(attacker, enemy)
            && field.commander(attacker) >= 0;
    flow.tell(Happenings.ELIMINATED, house, field.unit(hex), hex);
    if (field.fight.target() == hex) {
      field.fight.setBeaten();
      field.fight.setTarget(Field.NOWHERE);
    }
    Edmure.lose(field, hex, flow);
    field.remove(hex);
    if (commander >= 0) {
      field.area.setCaptured(commander);
      flow.tell(Happenings.CAPTURED, enemy, commander);
    }
    if (enemy == field.active()) {
      field.turn.setEliminated();
    }
    Morale.raise(field, enemy, morale, flow);
    if (field.standing() != null) {
      return;
    }
    Scoring.atOnce(field, enemy, Victory.UNIT_ELIMINATED, rank, -1, flow);
    if (commander >= 0) {
      Scoring.atOnce(field, enemy, Victory.COMMANDER_CAPTURED, 0, commander, flow);
    }
    if (field.standing() != null) {
      return;
    }
    if (byHisUnit) {
      CommitMoment.open(field, Occasion.ELIMINATES, enemy, field.commander(attacker), flow);
    }
    InForce.react(field, Occasion.ENEMY_ELIMINATED, enemy, flow);
  }

  /** What an elimination is worth beyond its rank to a House, by its commanders. */
  private static int extraMorale(Field field, int hex, int enemy) {
    return InForce.byCommandersOf(field, enemy, Figure.ELIMINATION_MORALE, hex, 0);
  }
}
