package banneret.battles;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Victory;
import banneret.battles.score.Scoring;

/** How well each House stands, for players that look ahead. */
final class Prospects {
  /** By how much more in the outlook a House is twice as likely to win. */
  static final int SWING = 120;

  private static final int WON = 100_000;
  private static final int UNIT = 40;
  private static final int LEADER = 25;
  private static final int POINT = 45;
  private static final int MORALE = 8;
  private static final int TOKEN = 6;
  private static final int CARD = 9;
  private static final int GOAL = 60;

  private Prospects() {}

  static int value(Field field, int seat) {
    var standing = field.standing();
    if (standing != null) {
      return standing.isWinner(seat) ? WON : -WON;
    }
    return side(field, seat) - side(field, Field.other(seat));
  }

  static void outlook(Field field, int[] out) {
    out[0] = side(field, 0);
    out[1] = side(field, 1);
  }

  private static int side(Field field, int house) {
    int sum = MORALE * field.morale(house);
    sum += field.battle.victory.isByPoints ? POINT * field.points(house) : 0;
    sum += TOKEN * field.poolSize(house) + CARD * field.handSize(house);
    sum += TOKEN * field.command(house);
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      sum += unit(field, hex, house);
    }
    return sum + goals(field, house);
  }

  private static int unit(Field field, int hex, int house) {
    int strength = field.content.unitStrength[field.unit(hex)];
    int worth = UNIT + UNIT * field.rank(hex) / 2;
    int value = worth / 2 + worth * field.figures(hex) / (2 * strength);
    value += field.commander(hex) >= 0 ? LEADER : 0;
    value += field.isActive(hex) ? TOKEN : 0;
    if (field.isEngaged(hex)) {
      value += field.token(hex) == house ? 3 : -3;
    }
    value -= field.fire(hex) * UNIT / 4;
    return value;
  }

  /** What a House has of what the plan asks for, and how near it is to the rest. */
  private static int goals(Field field, int house) {
    int sum = 0;
    Victory victory = field.battle.victory;
    boolean seeks = victory.isByPoints || victory.winner == house;
    for (int i = 0; i < field.battle.objectiveHex.length; i++) {
      int hex = field.battle.objectiveHex[i];
      sum += Scoring.controls(field, house, i) ? GOAL : 0;
      sum += 20 - 2 * nearest(field, house, hex);
    }
    for (int i = 0; i < field.battle.rules.strategyHexes.length; i++) {
      sum += field.strategic(i) == house ? GOAL : 0;
      if (seeks && field.isFaceDown(i)) {
        sum += 8 - nearest(field, house, field.battle.rules.strategyHexes[i]);
      }
    }
    for (int i = 0; i < field.battle.rules.tokenIds.size(); i++) {
      if (field.isOnField(i) && field.battle.rules.tokenTakenBy.get(i) == house) {
        sum += 20 - 2 * nearest(field, house, field.battle.rules.tokenHex.get(i));
      }
    }
    return sum + advance(field, house);
  }

  /** Where nothing else is to be won, a House draws near to the other. */
  private static int advance(Field field, int house) {
    int enemy = Field.other(house);
    int sum = 0;
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      int near = nearest(field, enemy, hex);
      sum -= field.unitClass(hex) == Content.RANGED ? Math.max(0, near - 3) : near;
    }
    return sum;
  }

  /** How far the nearest unit of a House is from a hex; far if it has none. */
  private static int nearest(Field field, int house, int to) {
    int best = 10;
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      best = Math.min(best, field.board.distance(hex, to));
    }
    return best;
  }
}
