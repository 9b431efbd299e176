package banneret.battles.prospect;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Survey;
import banneret.battles.field.Terrain;
import banneret.battles.field.Victory;
import banneret.battles.field.Victory.Score;
import banneret.battles.field.Walks;
import banneret.geometry.hex.HexBoard;

/** What units are worth, as they stand: their rank, their figures, and who is about to hit them. */
final class Forces {
  /** A figure, in parts as fine as the chances of a die. */
  private static final int FIGURE = 64;

  /** How safe a unit is with so many figures left, out of 100. */
  private static final int[] SAFE = {0, 42, 68, 86, 100};

  // How likely an enemy is to attack, out of 64: one that is at it, one that can be activated, one
  // that cannot any more this round, and those that must come near first.
  private static final int STRIKES = 60;
  private static final int MAY_STRIKE = 26;
  private static final int LATER = 12;
  private static final int COMES_AND_STRIKES = 30;
  private static final int MAY_COME = 9;

  private static final int UNIT = 34;
  private static final int RANK = 20;
  private static final int LEADER = 40;
  private static final int SUPPORT = 3;
  private static final int TOKEN = 4;

  private Forces() {}

  /** Notes for each unit of a House how many figures its enemies are likely to take, in parts. */
  private static void threaten(Field field, Walks walks, int house) {
    int enemy = Field.other(house);
    Survey survey = field.survey;
    int[] enemies = survey.hexes[enemy];
    for (int i = 0; i < survey.count[enemy]; i++) {
      if (field.fire(enemies[i]) == 0) {
        threatenBest(field, walks, enemies[i], house);
      }
    }
  }

  /** An attacker has one target: the one that would suffer most. */
  private static void threatenBest(Field field, Walks walks, int from, int house) {
    Survey survey = field.survey;
    int[] targets = survey.hexes[house];
    int count = survey.count[house];
    int unit = field.unit(from);
    boolean shoots = field.content.unitClass[unit] == Content.RANGED;
    int held = field.opponent(from);
    int range = field.content.unitRange[unit];
    int move = Math.max(0, field.content.moveAndAttack[unit][field.rank(from)]);
    int reach = held >= 0 ? range : range + move;
    int near = chance(field, from, true);
    int far = chance(field, from, false);
    int best = -1;
    int most = 0;
    int chosen = 0;
    for (int i = 0; i < count; i++) {
      int to = targets[i];
      int distance = walks.straight(from, to);
      if (distance > reach) {
        continue;
      }
      int chance = distance <= range ? near : far;
      if (chance == 0 || (shoots && held >= 0 && held != to)) {
        continue;
      }
      int parts = (hits(field, from, to) * chance) >> 6;
      if (held >= 0 && held != to) {
        parts = (parts * 3) >> 2; // Whoever turns away is struck first.
      } else if (field.isEngaged(to) && held != to) {
        parts = (parts * 5) >> 2; // A flank attack rolls again.
      }
      int harm = parts * (2 + field.rank(to)) / (1 + field.figures(to));
      if (harm > most) {
        most = harm;
        best = to;
        chosen = parts;
      }
    }
    if (best >= 0) {
      survey.danger[best] += chosen;
    }
  }

  private static int chance(Field field, int from, boolean inRange) {
    if (field.did(from, Field.MAY_ATTACK) && !field.did(from, Field.ATTACKED)) {
      return inRange ? STRIKES : field.isHalted(from) ? 0 : COMES_AND_STRIKES;
    }
    if (!field.isActive(from) || field.did(from, Field.ORDERED)) {
      return inRange ? LATER : 0;
    }
    return inRange ? MAY_STRIKE : MAY_COME;
  }

  /** How many figures an attack is likely to take, in parts. */
  static int hits(Field field, int from, int to) {
    Content content = field.content;
    Terrain terrain = content.terrain;
    int unit = field.unit(from);
    int there = field.terrain(to);
    int here = field.terrain(from);
    int dice = Math.min(content.dice[unit][field.rank(from)], terrain.diceFrom[here]);
    if (!terrain.isHeight[there] || !terrain.isHeight[here]) {
      dice = Math.min(dice, terrain.diceAgainst[there]);
    }
    boolean armoured = content.heavyArmour[field.unit(to)];
    int rank = field.rank(to);
    int faces = content.die[armoured && rank < Content.RED ? rank + 1 : rank];
    boolean spared =
        content.noValor[unit]
            || (armoured && rank == Content.RED)
            || (field.unitClass(to) == Content.CAVALRY
                && content.unitClass[unit] != Content.CAVALRY);
    faces += spared ? 0 : content.die[Content.VALOR];
    int parts = dice * faces * FIGURE / content.dieFaces;
    return terrain.cover[there] > 0 ? parts / 2 : parts;
  }

  /**
   * What the units of a House are worth, less what the other may gain by eliminating them.
   *
   * @param point what a victory point is worth
   * @param morale what a space on the track is worth that the enemy gains
   */
  static int value(Field field, Walks walks, int house, int point, int morale) {
    threaten(field, walks, house);
    Survey survey = field.survey;
    int rounds = field.battle.rounds;
    int left = rounds - Math.min(rounds, field.round()) + 1;
    int sum = 0;
    for (int i = 0; i < survey.count[house]; i++) {
      int hex = survey.hexes[house][i];
      int rank = field.rank(hex);
      int commander = field.commander(hex);
      int parts = field.figures(hex) * FIGURE - survey.danger[hex];
      int worth = UNIT + RANK * rank;
      int price = morale * (rank + 1) + point * bounty(field, house, rank, commander);
      if (commander >= 0) {
        parts += FIGURE * (field.content.capture[commander] - 1) / 2;
        worth += LEADER;
      }
      int safe = safe(parts);
      worth = worth * (left + 1) / (rounds + 1);
      sum += (worth * safe - price * (100 - safe)) / 100;
      sum += stance(field, hex, house);
    }
    return sum;
  }

  private static int safe(int parts) {
    int whole = Math.max(0, parts) / FIGURE;
    if (whole >= SAFE.length - 1) {
      return SAFE[SAFE.length - 1];
    }
    int rest = Math.max(0, parts) % FIGURE;
    return SAFE[whole] + (SAFE[whole + 1] - SAFE[whole]) * rest / FIGURE;
  }

  /** What the other House gains in points at once if it eliminates such a unit. */
  private static int bounty(Field field, int house, int rank, int commander) {
    int sum = 0;
    for (int i = 0; i < field.battle.victory.scores.size(); i++) {
      Score score = field.battle.victory.scores.get(i);
      if (score.when() == Victory.AT_ONCE && score.isFor(Field.other(house))) {
        if (score.event() == Victory.UNIT_ELIMINATED) {
          sum += score.points()[Math.min(rank, score.points().length - 1)];
        } else if (score.event() == Victory.COMMANDER_CAPTURED && commander >= 0) {
          sum += score.about() < 0 || score.about() == commander ? score.points()[0] : 0;
        }
      }
    }
    return sum;
  }

  /** Whose engagement it is, whether friends stand by, whether its ground burns. */
  private static int stance(Field field, int hex, int house) {
    int value = 0;
    if (field.isEngaged(hex)) {
      value += field.token(hex) == house ? TOKEN : -TOKEN;
    }
    int friends = 0;
    for (int side = 0; side < HexBoard.SIDES; side++) {
      int next = field.board.neighbour(hex, side);
      friends += next >= 0 && field.isOf(next, house) ? 1 : 0;
    }
    value += friends >= 2 ? SUPPORT : 0;
    return value - field.fire(hex) * UNIT / 4;
  }
}
