package banneret.battles.score;

import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;

/** How a battle ends. */
public final class Ending {
  private Ending() {}

  public static void end(Field field, int winner, Clause clause, Flow<Field> flow) {
    flow.tell(Happenings.WINNER, winner);
    int[] ranks = new int[2];
    ranks[winner] = 1;
    int[] points = {field.points(0), field.points(1)};
    flow.end(Standing.ranked(ranks, points, clause));
  }

  /** A House has reached Rout, and has lost before anything else counts. */
  public static void rout(Field field, int loser, Flow<Field> flow) {
    flow.tell(Happenings.ROUTED, loser);
    end(field, Field.other(loser), Clauses.ROUT, flow);
  }

  /** Who is ahead: on points, then by morale, then by momentum. */
  static int leader(Field field, boolean byPoints) {
    if (byPoints && field.points(0) != field.points(1)) {
      return field.points(0) > field.points(1) ? 0 : 1;
    }
    if (field.morale(0) != 0) {
      return field.morale(0) > 0 ? 0 : 1;
    }
    return field.momentum();
  }

  public static Clause clause(Field field) {
    if (!field.battle.victory.isByPoints || field.points(0) != field.points(1)) {
      return Clauses.LAST_ROUND;
    }
    return field.morale(0) == 0 ? Clauses.TIE_MOMENTUM : Clauses.TIE_MORALE;
  }
}
