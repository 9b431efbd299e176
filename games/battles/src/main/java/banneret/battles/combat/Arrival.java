package banneret.battles.combat;

import banneret.battles.field.BattlePlan;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.SpecialRules;
import banneret.battles.field.Victory;
import banneret.battles.score.Scoring;
import banneret.kernel.step.Flow;

/** What happens to a unit that enters a hex, or ends a move there. */
public final class Arrival {
  private Arrival() {}

  /** True if it matters which hexes a unit passes on its way. */
  public static boolean needsWay(Field field) {
    SpecialRules rules = field.battle.rules;
    return rules.catapultHexes.length > 0 || rules.archers > 0;
  }

  /**
   * A unit goes from one hex to another by the way that was found last, and meets what lies on it.
   */
  public static void travel(Field field, int from, int to, Flow<Field> flow) {
    if (!needsWay(field)) {
      field.move(from, to);
    } else {
      int[] way = new int[field.board.size()];
      int steps = 0;
      for (int hex = to; hex != from; hex = field.flood.before(hex)) {
        way[steps++] = hex;
      }
      int at = from;
      while (steps > 0) {
        int next = way[--steps];
        field.move(at, next);
        at = next;
        enter(field, next, flow);
        if (!field.isOccupied(next)) {
          return;
        }
      }
    }
    end(field, to, flow);
  }

  /** The unit in a hex has just come there. */
  public static void enter(Field field, int hex, Flow<Field> flow) {
    SpecialRules rules = field.battle.rules;
    if (rules.archers > 0
        && field.brought.hasArchers(hex)
        && field.house(hex) != rules.archersHouse) {
      field.brought.setArchers(hex, false);
      flow.tell(Happenings.TAKEN, field.house(hex), hex);
    }
    if (rules.catapultHexes.length > 0) {
      Catapults.spring(field, hex, flow);
    }
  }

  /** The unit in a hex has ended a move, an advance, a pursuit or a retreat there. */
  public static void end(Field field, int hex, Flow<Field> flow) {
    BattlePlan plan = field.battle;
    int house = field.house(hex);
    for (int i = 0; i < plan.objectiveHex.length; i++) {
      boolean takes =
          plan.objectiveHex[i] == hex && !plan.objectiveOccupied[i] && field.control(i) != house;
      if (takes) {
        field.setControl(i, house);
        flow.tell(Happenings.OBJECTIVE, house, hex);
      }
    }
    for (int i = 0; i < plan.rules.strategyHexes.length; i++) {
      if (plan.rules.strategyHexes[i] == hex) {
        findStrategy(field, i, hex, flow);
      }
    }
    for (int i = 0; i < plan.rules.tokenIds.size(); i++) {
      boolean takes =
          plan.rules.tokenHex.get(i) == hex
              && plan.rules.tokenTakenBy.get(i) == house
              && field.brought.isOnField(i);
      if (takes) {
        field.brought.setOnField(i, false);
        flow.tell(Happenings.TAKEN, house, hex);
        Scoring.tokenTaken(field, house, plan.rules.tokenIds.get(i), flow);
      }
    }
    Edmure.arrive(field, hex, flow);
    takeTent(field, hex, house, flow);
    Scoring.checkInstant(field, flow);
  }

  private static void findStrategy(Field field, int token, int hex, Flow<Field> flow) {
    int house = field.house(hex);
    if (field.brought.isFaceDown(token)) {
      if (house != field.battle.rules.revealedBy) {
        return;
      }
      int strategic = field.brought.strategyLeft(false);
      int decoys = field.brought.strategyLeft(true);
      byte[] counts = {(byte) strategic, (byte) decoys};
      boolean decoy = flow.draw(Content.STRATEGY, counts, 0, 2, strategic + decoys, -1) == 1;
      field.brought.setStrategyLeft(decoy, (decoy ? decoys : strategic) - 1);
      field.brought.setFaceDown(token, false);
      flow.tell(Happenings.REVEALED, hex, decoy ? 1 : 0);
      if (!decoy) {
        field.brought.setStrategic(token, house);
        flow.tell(Happenings.OBJECTIVE, house, hex);
      }
    } else if (field.brought.strategic(token) >= 0 && field.brought.strategic(token) != house) {
      field.brought.setStrategic(token, house);
      flow.tell(Happenings.OBJECTIVE, house, hex);
    }
  }

  /** In a skirmish with baggage, a unit takes the tent of the other House. */
  private static void takeTent(Field field, int hex, int house, Flow<Field> flow) {
    SpecialRules rules = field.battle.rules;
    if (rules.baggage == 0 || field.terrain(hex) != field.content.terrain.tent) {
      return;
    }
    int enemy = Field.other(house);
    if (field.battle.rowsFromEdge(enemy, hex) <= rules.baggageWithin) {
      field.setTerrain(hex, field.content.terrain.plains);
      field.addTaken(house, field.content.terrain.tent);
      flow.tell(Happenings.TAKEN, house, hex);
      Scoring.atOnce(field, house, Victory.TOKENS_REMOVED, 0, field.content.terrain.tent, flow);
    }
  }
}
