package banneret.battles.prospect;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Survey;
import banneret.battles.field.Walks;

/** How well each House stands, for players that look ahead. */
public final class Prospects {
  /** By how much more in the outlook a House is twice as likely to win. */
  public static final int SWING = 120;

  private static final int WON = 100_000;
  private static final int POINT = 60;
  private static final int MORALE = 6;
  private static final int ROUT = 2;
  private static final int TOKEN = 6;
  private static final int CARD = 3;
  private static final int FAR = 9;
  private static final int LEAD = 60;
  private static final int FULL_LEAD = 60;
  private static final int PRESS = 3;

  private Prospects() {}

  /** How much better a House stands than the other. */
  public static int value(Field field, int seat) {
    var standing = field.standing();
    if (standing != null) {
      return standing.isWinner(seat) ? WON : -WON;
    }
    int[] both = field.survey.outlook;
    outlook(field, both);
    return both[seat] - both[Field.other(seat)];
  }

  /** How well each House stands. */
  public static void outlook(Field field, int[] out) {
    field.survey.look(field);
    Walks walks = field.battle.walks();
    Forces.threaten(field, walks);
    int rounds = field.battle.rounds;
    int round = Math.max(0, Math.min(rounds, field.round()));
    boolean byPoints = field.battle.victory.isByPoints;
    int point = byPoints ? POINT + POINT * round / rounds : 0;
    for (int house = 0; house < 2; house++) {
      out[house] = point * field.points(house) + Aims.value(field, walks, house, point);
    }
    int lead = lead(field, out[0] - out[1]);
    int late = LEAD * round * round / (rounds * rounds);
    for (int house = 0; house < 2; house++) {
      int ahead = house == 0 ? lead : -lead;
      out[house] +=
          Forces.value(field, house, point, MORALE)
              + morale(field, house)
              + means(field, house)
              + ahead * late / FULL_LEAD
              - approach(field, house) * (ahead > 0 ? 1 : PRESS);
    }
  }

  /** How far the first House is ahead if nothing more happens: on points, else by morale. */
  private static int lead(Field field, int difference) {
    int morale = field.battle.victory.isByPoints ? field.morale(0) : 0;
    int tie = morale != 0 ? 2 * morale : field.momentum() == 0 ? 1 : -1;
    return Math.max(-FULL_LEAD, Math.min(FULL_LEAD, difference + tie));
  }

  /** Where the marker stands; near Rout every space counts more. */
  private static int morale(Field field, int house) {
    int morale = field.morale(house);
    int value = MORALE * morale / 2;
    if (field.battle.routs[house] && morale < 0) {
      value -= ROUT * morale * morale;
    }
    return value;
  }

  /** What a House can still do this round, unless it has passed. */
  private static int means(Field field, int house) {
    int cards = CARD * field.area.handSize(house);
    if (field.hasPassed(house)) {
      return cards / 2;
    }
    int active = 0;
    int ranks = 0;
    int[] own = field.survey.hexes[house];
    for (int i = 0; i < field.survey.count[house]; i++) {
      int hex = own[i];
      if (field.isActive(hex) && !field.did(hex, Field.ORDERED)) {
        active++;
        ranks |= 1 << field.rank(hex);
      }
    }
    int usable = field.area.pool(house, Content.MORALE);
    for (int rank = 0; rank < Content.RANKS; rank++) {
      int tokens = field.area.pool(house, rank);
      usable += (ranks >> rank & 1) != 0 ? tokens : tokens / 2;
    }
    usable += active > 0 ? field.area.pool(house, Content.VALOR) : 0;
    int commands = Math.min(field.area.command(house), field.area.handSize(house));
    return cards + TOKEN * (usable + commands) + Math.min(active, usable + 2 * commands);
  }

  /** Whoever must win something draws near to the other; archers as near as they shoot. */
  private static int approach(Field field, int house) {
    if (!field.battle.victory.isByPoints && field.battle.victory.winner != house) {
      return 0; // It wins by holding.
    }
    Survey survey = field.survey;
    int sum = 0;
    for (int i = 0; i < survey.count[house]; i++) {
      int near = Math.min(FAR, survey.nearest[house][i]);
      int hex = survey.hexes[house][i];
      sum += Math.max(0, near - field.content.unitRange[field.unit(hex)]);
    }
    return sum;
  }
}
