package banneret.battles.score;

import banneret.battles.field.BattlePlan;
import banneret.battles.field.Clauses;
import banneret.battles.field.Field;
import banneret.battles.field.Happenings;
import banneret.battles.field.Victory;
import banneret.battles.field.Victory.Instant;
import banneret.battles.field.Victory.Need;
import banneret.battles.field.Victory.Score;
import banneret.kernel.step.Flow;
import java.util.List;

/** Victory points, and conditions that win at once. */
public final class Scoring {
  private Scoring() {}

  /** A House gains points for something that has just happened. */
  public static void atOnce(
      Field field, int house, int event, int rank, int about, Flow<Field> flow) {
    List<Score> scores = field.battle.victory.scores;
    int sum = 0;
    for (int i = 0; i < scores.size(); i++) {
      Score score = scores.get(i);
      if (score.when() == Victory.AT_ONCE
          && score.event() == event
          && score.isFor(house)
          && (score.about() < 0 || score.about() == about)) {
        sum += score.points()[Math.min(rank, score.points().length - 1)];
      }
    }
    gain(field, house, sum, flow);
    checkInstant(field, flow);
  }

  /** A House has taken a token of the plan. */
  public static void tokenTaken(Field field, int house, String token, Flow<Field> flow) {
    int sum = 0;
    for (Score score : field.battle.victory.scores) {
      if (score.when() == Victory.AT_ONCE
          && score.event() == Victory.TOKEN_TAKEN
          && score.isFor(house)
          && score.token().equals(token)) {
        sum += score.points()[0];
      }
    }
    gain(field, house, sum, flow);
    checkInstant(field, flow);
  }

  /** A unit of a House has left the board where the plan allows it. */
  public static void exited(Field field, int house, boolean leads, Flow<Field> flow) {
    int sum = 0;
    for (Score score : field.battle.victory.scores) {
      if (score.event() == Victory.UNIT_EXITED && score.isFor(house)) {
        sum += leads && score.leaderPoints() > 0 ? score.leaderPoints() : score.points()[0];
      }
    }
    gain(field, house, sum, flow);
    checkInstant(field, flow);
  }

  private static void gain(Field field, int house, int points, Flow<Field> flow) {
    if (points > 0 && field.standing() == null) {
      field.setPoints(house, field.points(house) + points);
      flow.tell(Happenings.POINTS, house, points);
    }
  }

  /** What the end of a round brings, and in the last round what only its end brings. */
  public static void atEnd(Field field, Flow<Field> flow) {
    for (int turn = 0; turn < 2; turn++) {
      int house = turn == 0 ? field.first() : Field.other(field.first());
      int sum = 0;
      for (Score score : field.battle.victory.scores) {
        boolean counts =
            score.when() == Victory.ROUND_END
                || (score.when() == Victory.GAME_END && field.isLastRound());
        if (counts && score.isFor(house)) {
          sum += points(field, house, score);
        }
      }
      gain(field, house, sum, flow);
    }
    checkInstant(field, flow);
  }

  private static int points(Field field, int house, Score score) {
    int each = score.points()[0];
    return switch (score.event()) {
      case Victory.OBJECTIVE -> each * objectives(field, house, score.objectives());
      case Victory.ENEMY_MORALE ->
          score.points()[field.content.zone(field.morale(Field.other(house)))];
      case Victory.FIRE_LEVEL -> each * fireOn(field, score.about());
      case Victory.BURNT_DOWN -> each * burntDown(field, score.about());
      case Victory.TAKING_GROUND -> ground(field, house, score);
      case Victory.TOKEN_TAKEN ->
          score.token().equals("edmure-freed") && field.brought.isFreed() ? each : 0;
      case Victory.TOKENS_STANDING -> each * standing(field, score.about());
      case Victory.UNITS_IN_ROWS -> each * (unitsInRows(field, house, score) / score.units());
      default -> 0;
    };
  }

  /** How many objectives of a list, or of all, a House controls. */
  private static int objectives(Field field, int house, int[] listed) {
    BattlePlan plan = field.battle;
    int count = 0;
    for (int i = 0; i < plan.objectiveHex.length; i++) {
      boolean counts = listed.length == 0;
      for (int one : listed) {
        counts |= one == i;
      }
      count += counts && controls(field, house, i) ? 1 : 0;
    }
    return count;
  }

  /** True if a House controls an objective; one whose building is burnt down is none any more. */
  public static boolean controls(Field field, int house, int objective) {
    int hex = field.battle.objectiveHex[objective];
    boolean destroyed =
        field.terrain(hex) == field.content.terrain.devastation
            && field.battle.map[hex] != field.content.terrain.devastation;
    if (destroyed) {
      return false;
    }
    return field.battle.objectiveOccupied[objective]
        ? field.isOf(hex, house)
        : field.control(objective) == house;
  }

  private static int fireOn(Field field, int terrain) {
    int sum = 0;
    for (int hex = 0; hex < field.board.size(); hex++) {
      sum += field.terrain(hex) == terrain ? field.fire(hex) : 0;
    }
    return sum;
  }

  /** How many hexes of a kind of terrain have burnt down since the battle began. */
  private static int burntDown(Field field, int terrain) {
    int count = 0;
    for (int hex = 0; hex < field.board.size(); hex++) {
      count += field.battle.map[hex] == terrain && field.terrain(hex) != terrain ? 1 : 0;
    }
    return count;
  }

  private static int standing(Field field, int terrain) {
    int count = 0;
    for (int hex = 0; hex < field.board.size(); hex++) {
      count += field.terrain(hex) == terrain ? 1 : 0;
    }
    return count;
  }

  private static int unitsInRows(Field field, int house, Score score) {
    int count = 0;
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      int row = field.board.row(hex);
      count += row >= score.rowFrom() && row <= score.rowTo() ? 1 : 0;
    }
    return count;
  }

  /** The value of the farthest row that enough units of a House stand on or beyond. */
  private static int ground(Field field, int house, Score score) {
    int rows = field.board.rows();
    int beyond = 0;
    for (int away = 0; away < rows; away++) {
      int row = house == 0 ? rows - 1 - away : away;
      for (int u = 0; u < field.units(house); u++) {
        int hex = field.hexOf(house, u);
        beyond += field.board.row(hex) == row ? 1 : 0;
      }
      if (beyond >= score.units()) {
        return score.byRow()[house][row];
      }
    }
    return 0;
  }

  // Conditions

  private static boolean isMet(Field field, int house, List<Need> needs) {
    for (int i = 0; i < needs.size(); i++) {
      if (!isMet(field, house, needs.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMet(Field field, int house, Need need) {
    for (int objective : need.objectives()) {
      if (!controls(field, house, objective)) {
        return false;
      }
    }
    int strategic = 0;
    for (int i = 0; i < field.battle.rules.strategyHexes.length; i++) {
      strategic += field.brought.strategic(i) == house ? 1 : 0;
    }
    if (strategic < need.strategic() || field.points(house) < need.points()) {
      return false;
    }
    if (need.captured() >= 0 && !field.area.isCaptured(need.captured())) {
      return false;
    }
    if (need.moraleHouse() < 0) {
      return true;
    }
    int zone = field.content.zone(field.morale(need.moraleHouse()));
    return need.orBetter() ? zone <= need.zone() : zone >= need.zone();
  }

  /** Ends the battle if a House has met what wins at once. */
  public static void checkInstant(Field field, Flow<Field> flow) {
    List<Instant> all = field.battle.victory.instant;
    if (all.isEmpty() || field.standing() != null) {
      return;
    }
    int met = 0;
    for (int i = 0; i < all.size(); i++) {
      if (isMet(field, all.get(i).winner(), all.get(i).needs())) {
        met |= 1 << all.get(i).winner();
      }
    }
    if (met != 0) {
      int winner = met == 3 ? Ending.leader(field, false) : met - 1;
      Ending.end(field, winner, Clauses.INSTANT, flow);
    }
  }

  /** The winner at the end of the last round. */
  public static int winner(Field field) {
    Victory victory = field.battle.victory;
    if (victory.isByPoints) {
      return Ending.leader(field, true);
    }
    return isMet(field, victory.winner, victory.needs)
        ? victory.winner
        : Field.other(victory.winner);
  }
}
