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

  // How likely an enemy is to attack, out of 64: one that is at it, one that cannot be ordered any
  // more this round, one that is at it and must come near first. Whoever may be ordered is likelier
  // by these if its House can order all its units, and by a part of them if it can order some.
  private static final int STRIKES = 60;
  private static final int LATER = 12;
  private static final int COMES_AND_STRIKES = 30;
  private static final int MAY_STRIKE = 22;
  private static final int MAY_COME = 10;
  private static final int LEAST_COMES = 2;
  private static final int ALL = 64;

  /** How much larger that part is where it is the House's turn. */
  private static final int IN_TURN = 12;

  // What a House can still order: the part of its units, and above it a bit for each rank.
  private static final int PART = 255;
  private static final int ANY_RANK = 7 << 8;

  private static final int UNIT = 34;
  private static final int RANK = 20;
  private static final int LEADER = 40;
  private static final int SUPPORT = 3;
  private static final int TOKEN = 4;

  // Marks of a unit in a fight; above them how much it suffers for each part of a figure.
  private static final int RIDES = 1;
  private static final int SHOOTS = 2;
  private static final int NO_VALOR = 4;
  private static final int SPARED = 8;
  private static final int HIGH = 16;
  private static final int COVERED = 32;
  private static final int HARM = 8;
  private static final int[] PER_FIGURE = {60, 30, 20, 15, 12, 10};

  private Forces() {}

  /** Notes for each unit how near its enemies are and how many figures they may take, in parts. */
  static void threaten(Field field, Walks walks) {
    Survey survey = field.survey;
    prepare(field, 0);
    prepare(field, 1);
    int[] reachTwo = survey.reach[1];
    int[] others = survey.hexes[1];
    int[] nearestTwo = survey.nearest[1];
    int two = survey.count[1];
    int faces = field.content.dieFaces;
    int valor = field.content.die[Content.VALOR];
    for (int i = 0; i < survey.count[0]; i++) {
      int hex = survey.hexes[0][i];
      int reach = survey.reach[0][i];
      int nearest = Walks.FAR;
      for (int j = 0; j < two; j++) {
        int distance = walks.straight(others[j], hex);
        nearest = Math.min(nearest, distance);
        nearestTwo[j] = Math.min(nearestTwo[j], distance);
        if (distance <= reach) {
          aim(survey, 0, i, j, distance, valor, faces);
        }
        if (distance <= reachTwo[j]) {
          aim(survey, 1, j, i, distance, valor, faces);
        }
      }
      survey.nearest[0][i] = nearest;
    }
    settle(survey, 0);
    settle(survey, 1);
  }

  /** What each unit of a House is in a fight, as it stands; whoever burns does not attack. */
  private static void prepare(Field field, int house) {
    Survey survey = field.survey;
    Content content = field.content;
    Terrain terrain = content.terrain;
    int orders = orders(field, house);
    for (int i = 0; i < survey.count[house]; i++) {
      int hex = survey.hexes[house][i];
      int unit = field.unit(hex);
      int rank = field.rank(hex);
      int here = field.terrain(hex);
      int held = field.opponent(hex);
      int far = held >= 0 ? 0 : chance(field, hex, orders, false);
      int range = content.unitRange[unit];
      int reach = far > 0 ? range + Math.max(0, content.moveAndAttack[unit][rank]) : range;
      survey.range[house][i] = range;
      survey.reach[house][i] = field.fire(hex) > 0 ? -1 : reach;
      survey.near[house][i] = chance(field, hex, orders, true);
      survey.far[house][i] = far;
      survey.dice[house][i] = Math.min(content.dice[unit][rank], terrain.diceFrom[here]);
      survey.held[house][i] = held;
      boolean armoured = content.heavyArmour[unit];
      survey.faces[house][i] = content.die[armoured && rank < Content.RED ? rank + 1 : rank];
      survey.cap[house][i] = terrain.diceAgainst[here];
      boolean rides = content.unitClass[unit] == Content.CAVALRY;
      survey.marks[house][i] =
          (rides ? RIDES : 0)
              | (content.unitClass[unit] == Content.RANGED ? SHOOTS : 0)
              | (content.noValor[unit] ? NO_VALOR : 0)
              | (armoured && rank == Content.RED ? SPARED : 0)
              | (terrain.isHeight[here] ? HIGH : 0)
              | (terrain.cover[here] > 0 ? COVERED : 0)
              | (suffers(field.figures(hex), rank) << HARM);
      survey.nearest[house][i] = Walks.FAR;
      survey.danger[house][i] = 0;
      survey.victim[house][i] = -1;
      survey.harm[house][i] = 0;
    }
  }

  /** An attacker has one target: the one that would suffer most. */
  private static void aim(
      Survey survey, int house, int i, int target, int distance, int valor, int dieFaces) {
    int enemy = 1 - house;
    int marks = survey.marks[house][i];
    int others = survey.marks[enemy][target];
    int held = survey.held[house][i];
    boolean elsewhere = held >= 0 && held != survey.hexes[enemy][target];
    int chance = distance <= survey.range[house][i] ? survey.near[house][i] : survey.far[house][i];
    if (chance == 0 || (elsewhere && (marks & SHOOTS) != 0)) {
      return;
    }
    int dice = survey.dice[house][i];
    dice = (marks & others & HIGH) != 0 ? dice : Math.min(dice, survey.cap[enemy][target]);
    boolean spared =
        (marks & NO_VALOR) != 0
            || (others & SPARED) != 0
            || ((others & RIDES) != 0 && (marks & RIDES) == 0);
    int faces = survey.faces[enemy][target] + (spared ? 0 : valor);
    int parts = dice * faces * FIGURE / dieFaces;
    parts = (((others & COVERED) != 0 ? parts >> 1 : parts) * chance) >> 6;
    if (elsewhere) {
      parts = (parts * 3) >> 2; // Whoever turns away is struck first.
    } else if (held < 0 && survey.held[enemy][target] >= 0) {
      parts = (parts * 5) >> 2; // A flank attack rolls again.
    }
    int harm = parts * (others >> HARM);
    if (harm > survey.harm[house][i]) {
      survey.harm[house][i] = harm;
      survey.victim[house][i] = target;
      survey.parts[house][i] = parts;
    }
  }

  private static void settle(Survey survey, int house) {
    for (int i = 0; i < survey.count[house]; i++) {
      int victim = survey.victim[house][i];
      if (victim >= 0) {
        survey.danger[1 - house][victim] += survey.parts[house][i];
      }
    }
  }

  /** How much a unit suffers for each part of a figure that it loses. */
  private static int suffers(int figures, int rank) {
    return PER_FIGURE[Math.min(PER_FIGURE.length - 1, figures)] * (2 + rank);
  }

  /** How many of its active units a House can still order this round, and of which ranks. */
  private static int orders(Field field, int house) {
    if (field.hasPassed(house)) {
      return 0;
    }
    int active = 0;
    int ranks = 0;
    int[] own = field.survey.hexes[house];
    for (int i = 0; i < field.survey.count[house]; i++) {
      int hex = own[i];
      if (field.isActive(hex) && !field.did(hex, Field.ORDERED)) {
        active++;
        ranks += 1 << (8 * field.rank(hex));
      }
    }
    if (active == 0) {
      return 0;
    }
    int cards = Math.min(field.area.command(house), field.area.handSize(house));
    int orders = field.area.pool(house, Content.VALOR) + 2 * cards;
    int able = orders > 0 ? ANY_RANK : 0;
    for (int rank = 0; rank < Content.RANKS; rank++) {
      int tokens = field.area.pool(house, rank);
      orders += Math.min(tokens, ranks >> (8 * rank) & 255);
      able |= tokens > 0 ? 1 << (8 + rank) : 0;
    }
    int part = Math.min(ALL, ALL * orders / active) + (field.active() == house ? IN_TURN : 0);
    return part | able;
  }

  private static int chance(Field field, int from, int orders, boolean inRange) {
    if (field.did(from, Field.MAY_ATTACK) && !field.did(from, Field.ATTACKED)) {
      return inRange ? STRIKES : field.isHalted(from) ? 0 : COMES_AND_STRIKES;
    }
    boolean may = field.isActive(from) && !field.did(from, Field.ORDERED);
    if (!may || (orders >> (8 + field.rank(from)) & 1) == 0) {
      return inRange ? LATER : 0;
    }
    int part = orders & PART;
    return inRange ? LATER + ((MAY_STRIKE * part) >> 6) : LEAST_COMES + ((MAY_COME * part) >> 6);
  }

  /**
   * What the units of a House are worth, less what the other may gain by eliminating them.
   *
   * @param point what a victory point is worth
   * @param morale what a space on the track is worth that the enemy gains
   */
  static int value(Field field, int house, int point, int morale) {
    Survey survey = field.survey;
    int rounds = field.battle.rounds;
    int left = rounds - Math.min(rounds, field.round()) + 1;
    int sum = 0;
    for (int i = 0; i < survey.count[house]; i++) {
      int hex = survey.hexes[house][i];
      int rank = field.rank(hex);
      int commander = field.commander(hex);
      int parts = field.figures(hex) * FIGURE - survey.danger[house][i];
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
