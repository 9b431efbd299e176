package banneret.battles.prospect;

import banneret.battles.field.BattlePlan;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.SpecialRules;
import banneret.battles.field.Victory;
import banneret.battles.field.Victory.Instant;
import banneret.battles.field.Victory.Need;
import banneret.battles.field.Victory.Score;
import banneret.battles.field.Walks;
import banneret.battles.score.Scoring;
import java.util.List;

/** What a plan asks for: what a House has of it, and how near it is to the rest. */
final class Aims {
  /** All of something. */
  private static final int WHOLE = 64;

  private static final int NEED = 150;
  private static final int CLOSER = 6;

  private Aims() {}

  /** Rounds whose end is still to come, this one included. */
  private static int roundsLeft(Field field) {
    return Math.max(1, field.battle.rounds - Math.max(1, field.round()) + 1);
  }

  /**
   * What a House has and may get of the plan.
   *
   * @param point what a victory point is worth
   */
  static int value(Field field, Walks walks, int house, int point) {
    Victory victory = field.battle.victory;
    int sum = 0;
    for (int i = 0; i < victory.scores.size(); i++) {
      Score score = victory.scores.get(i);
      if (score.isFor(house)) {
        sum += point * score(field, walks, house, score) / WHOLE;
      } else if (score.event() == Victory.OBJECTIVE) {
        sum += point * denied(field, walks, house, score) / WHOLE;
      }
    }
    if (!victory.isByPoints) {
      boolean seeks = victory.winner == house;
      int met = needs(field, walks, victory.winner, victory.needs, house);
      sum += seeks ? met : met / 2;
    }
    for (int i = 0; i < victory.instant.size(); i++) {
      Instant instant = victory.instant.get(i);
      if (instant.winner() == house) {
        sum += needs(field, walks, house, instant.needs(), house) / 2;
      }
    }
    return sum;
  }

  // Points

  /** What a kind of event is likely to bring yet, in parts of a point. */
  private static int score(Field field, Walks walks, int house, Score score) {
    int each = score.points()[0] * WHOLE;
    int times = times(field, score);
    return switch (score.event()) {
      case Victory.OBJECTIVE -> objectives(field, walks, house, score, each * times);
      case Victory.ENEMY_MORALE -> enemyMorale(field, house, score);
      case Victory.FIRE_LEVEL, Victory.BURNT_DOWN, Victory.TOKENS_REMOVED ->
          burning(field, walks, house, score, each);
      case Victory.TAKING_GROUND -> ground(field, house, score) * (1 + times) / 2;
      case Victory.TOKEN_TAKEN -> tokens(field, walks, house, score, each);
      case Victory.TOKENS_STANDING -> each * standing(field, score.about());
      case Victory.UNITS_IN_ROWS -> inRows(field, house, score, each);
      case Victory.UNIT_EXITED -> exits(field, walks, house, score);
      default -> 0;
    };
  }

  /** How often it counts before the battle ends. */
  private static int times(Field field, Score score) {
    return score.when() == Victory.ROUND_END ? roundsLeft(field) : 1;
  }

  private static int objectives(Field field, Walks walks, int house, Score score, int each) {
    int sum = 0;
    for (int i = 0; i < field.battle.objectiveHex.length; i++) {
      sum += isListed(score, i) ? objective(field, walks, house, i) * each / WHOLE : 0;
    }
    return sum;
  }

  /** How near a House is to objectives that only the other gains by. */
  private static int denied(Field field, Walks walks, int house, Score score) {
    int enemy = Field.other(house);
    int each = score.points()[0] * times(field, score);
    int sum = 0;
    for (int i = 0; i < field.battle.objectiveHex.length; i++) {
      if (Scoring.controls(field, enemy, i) && isListed(score, i)) {
        sum += each * near(field, walks, house, field.battle.objectiveHex[i]) / 3;
      }
    }
    return sum;
  }

  private static boolean isListed(Score score, int objective) {
    for (int one : score.objectives()) {
      if (one == objective) {
        return true;
      }
    }
    return score.objectives().length == 0;
  }

  /** What part of an objective a House has, in 64: nearly all while it controls it. */
  private static int objective(Field field, Walks walks, int house, int objective) {
    int hex = field.battle.objectiveHex[objective];
    if (isRuined(field, hex)) {
      return 0;
    }
    int near = near(field, walks, house, hex);
    return Scoring.controls(field, house, objective) ? 44 + near / 4 : near / 3;
  }

  private static boolean isRuined(Field field, int hex) {
    int waste = field.content.terrain.devastation;
    return field.terrain(hex) == waste && field.battle.map[hex] != waste;
  }

  /** How near the nearest two units of a House are to a hex, in 64. */
  private static int near(Field field, Walks walks, int house, int to) {
    int first = Walks.FAR;
    int second = Walks.FAR;
    int[] own = field.survey.hexes[house];
    for (int i = 0; i < field.survey.count[house]; i++) {
      int hex = own[i];
      int steps = walks.steps(hex, to);
      if (steps < first) {
        second = first;
        first = steps;
      } else if (steps < second) {
        second = steps;
      }
    }
    return Math.max(0, 44 - 5 * first) + Math.max(0, 20 - 2 * second);
  }

  /** The other's morale, counted as if its zones were a slope. */
  private static int enemyMorale(Field field, int house, Score score) {
    int[] breaks = field.content.breaks;
    int[] points = score.points();
    int low = Math.max(0, -field.morale(Field.other(house)));
    int sum = 0;
    for (int zone = 1; zone < points.length; zone++) {
      int from = zone == 1 ? 0 : breaks[zone - 1];
      int span = breaks[zone] - from;
      int gone = Math.max(0, Math.min(span, low - from));
      int step = (points[zone] - points[zone - 1]) * WHOLE;
      sum += gone == span ? step : step * gone * 3 / (4 * span);
    }
    return sum;
  }

  /** What burns or has been taken down, and how near those are who can set fire to the rest. */
  private static int burning(Field field, Walks walks, int house, Score score, int each) {
    BattlePlan plan = field.battle;
    int terrain = score.about();
    int sum = 0;
    if (score.event() == Victory.TOKENS_REMOVED && plan.rules.baggage > 0) {
      for (int hex = 0; hex < plan.map.length; hex++) {
        if (field.terrain(hex) == terrain
            && plan.rowsFromEdge(Field.other(house), hex) <= plan.rules.baggageWithin) {
          sum += near(field, walks, house, hex) * each / (3 * WHOLE);
        }
      }
      return sum;
    }
    for (int hex : plan.hexesOf(terrain)) {
      if (field.terrain(hex) == terrain) {
        int fire = field.fire(hex);
        if (score.event() == Victory.FIRE_LEVEL) {
          sum += each * fire;
        } else if (score.event() == Victory.BURNT_DOWN) {
          sum += each * fire / Math.max(1, field.content.terrain.burn[terrain]);
        }
        int near = nearTorch(field, walks, house, hex);
        sum += near * each / ((fire == 0 ? 5 : 8) * WHOLE);
      } else if (score.event() == Victory.BURNT_DOWN) {
        sum += each;
      }
    }
    return sum;
  }

  private static int nearTorch(Field field, Walks walks, int house, int to) {
    int best = Walks.FAR;
    int[] own = field.survey.hexes[house];
    for (int i = 0; i < field.survey.count[house]; i++) {
      int hex = own[i];
      boolean lights =
          field.content.scorch[field.unit(hex)]
              || field.hasTorch(hex)
              || field.battle.rules.scorches(house, field.unitClass(hex), field.commander(hex));
      best = lights ? Math.min(best, walks.steps(hex, to)) : best;
    }
    return Math.max(0, WHOLE - 7 * Math.max(1, best)); // It is lit from beside.
  }

  private static int standing(Field field, int terrain) {
    int count = 0;
    for (int hex = 0; hex < field.battle.map.length; hex++) {
      count += field.terrain(hex) == terrain ? 1 : 0;
    }
    return count;
  }

  /** The rows of those farthest ahead, each for its part, with some of the way there. */
  private static int ground(Field field, int house, Score score) {
    int rows = field.board.rows();
    int[] worth = score.byRow()[house];
    int need = score.units();
    int sum = 0;
    int counted = 0;
    for (int away = 0; away < rows && counted < need; away++) {
      int row = house == Content.STARK ? rows - 1 - away : away;
      int ahead = house == Content.STARK ? row : rows - 1 - row;
      for (int i = 0; i < field.survey.count[house]; i++) {
        int hex = field.survey.hexes[house][i];
        if (field.board.row(hex) == row && counted < need) {
          counted++;
          sum += worth[row] * WHOLE + (worth[row] == 0 ? 4 * ahead : 0);
        }
      }
    }
    return sum / need;
  }

  /** Tokens that a House may take, Edmure among them. */
  private static int tokens(Field field, Walks walks, int house, Score score, int each) {
    SpecialRules rules = field.battle.rules;
    int sum = 0;
    for (int i = 0; i < rules.tokenIds.size(); i++) {
      if (field.brought.isOnField(i)
          && rules.tokenTakenBy.get(i) == house
          && score.token().equals(rules.tokenIds.get(i))) {
        sum += near(field, walks, house, rules.tokenHex.get(i)) * each / (2 * WHOLE);
      }
    }
    if (house != Content.STARK || rules.edmureHexes.length == 0) {
      return sum;
    }
    boolean found = field.brought.isEdmureFound();
    if (score.token().equals("edmure") && !found) {
      for (int hex : rules.edmureHexes) {
        sum += near(field, walks, house, hex) * each / (5 * WHOLE);
      }
    } else if (score.token().equals("edmure-freed")) {
      sum += freed(field, walks, house, each);
    }
    return sum;
  }

  private static int freed(Field field, Walks walks, int house, int each) {
    SpecialRules rules = field.battle.rules;
    if (field.brought.isFreed()) {
      return each;
    }
    int carrier = field.brought.carrier();
    if (carrier >= 0) {
      int row = field.board.row(carrier);
      int out = Math.max(0, Math.max(rules.edmureSafeFrom - row, row - rules.edmureSafeTo));
      return each * Math.max(8, 56 - CLOSER * out) / WHOLE;
    }
    int sum = 0;
    for (int i = 0; i < rules.edmureHexes.length; i++) {
      if (field.brought.isOnField(rules.tokenIds.size() + i)) {
        sum += near(field, walks, house, rules.edmureHexes[i]) * each / (4 * WHOLE);
      }
    }
    return sum;
  }

  private static int inRows(Field field, int house, Score score, int each) {
    int sum = 0;
    int[] own = field.survey.hexes[house];
    for (int i = 0; i < field.survey.count[house]; i++) {
      int hex = own[i];
      int row = field.board.row(hex);
      int out = Math.max(0, Math.max(score.rowFrom() - row, row - score.rowTo()));
      sum += Math.max(0, WHOLE - 10 * out);
    }
    return sum * (each / WHOLE) / score.units();
  }

  /** Units on their way off the board, as likely as they are near and have time. */
  private static int exits(Field field, Walks walks, int house, Score score) {
    int time = 5 + 3 * roundsLeft(field);
    int sum = 0;
    int[] own = field.survey.hexes[house];
    for (int i = 0; i < field.survey.count[house]; i++) {
      int hex = own[i];
      int best = Walks.FAR;
      for (int exit : field.battle.rules.exitHexes) {
        best = Math.min(best, walks.steps(hex, exit));
      }
      boolean leads = field.commander(hex) >= 0 && score.leaderPoints() > 0;
      int points = leads ? score.leaderPoints() : score.points()[0];
      sum += points * 44 * Math.max(0, time - best) / time;
    }
    return sum;
  }

  // Conditions

  /** How far a House's conditions are met, as the one that seeks or the one that hinders them. */
  private static int needs(Field field, Walks walks, int winner, List<Need> needs, int house) {
    int late = 32 + 32 * Math.max(0, field.round()) / field.battle.rounds;
    int sum = 0;
    for (int i = 0; i < needs.size(); i++) {
      sum += need(field, walks, winner, needs.get(i), house);
    }
    return sum * late / WHOLE;
  }

  private static int need(Field field, Walks walks, int winner, Need need, int house) {
    int sum = 0;
    boolean seeks = house == winner;
    for (int objective : need.objectives()) {
      sum += objective(field, walks, house, objective) * NEED / WHOLE;
    }
    if (need.strategic() > 0) {
      sum += strategic(field, walks, house, need.strategic(), seeks);
    }
    if (need.captured() >= 0 && field.area.isCaptured(need.captured())) {
      sum += seeks ? NEED : 0;
    }
    if (need.points() > 0 && seeks) {
      sum += Math.min(need.points(), field.points(winner)) * NEED / need.points() / 2;
    }
    if (need.moraleHouse() >= 0 && seeks) {
      int zone = need.orBetter() ? need.zone() + 1 : need.zone();
      int edge = zone < field.content.breaks.length ? -field.content.breaks[zone] : -Field.TRACK;
      int above = field.morale(need.moraleHouse()) - edge;
      int room = need.orBetter() ? above : -above;
      sum += Math.max(-NEED, Math.min(NEED / 2, room > 0 ? 12 * room : 20 * room - 30));
    }
    return sum;
  }

  /** Places that were found or may be, as many of them as are wanted. */
  private static int strategic(Field field, Walks walks, int house, int wanted, boolean seeks) {
    int[] hexes = field.battle.rules.strategyHexes;
    int held = 0;
    int open = 0;
    for (int i = 0; i < hexes.length; i++) {
      int near = near(field, walks, house, hexes[i]);
      if (field.brought.strategic(i) == house) {
        held++;
        open += near / 8;
      } else if (field.brought.strategic(i) >= 0 || field.brought.isFaceDown(i)) {
        open += field.brought.strategic(i) >= 0 ? near / 2 : seeks ? near / 3 : near / 6;
      }
    }
    return Math.min(held, wanted + 1) * NEED / 2 + open / 2;
  }
}
