package banneret.miniatures.prospect;

import banneret.kernel.step.Standing;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.score.Victory;

/** How well each player stands, for those who look ahead. */
public final class Prospects {
  /** By how much more in the outlook a player is twice as likely to win. */
  public static final int SWING = 160;

  private static final int WON = 100_000;

  // Weights, set by judgement and short matches: a victory point of ten that are needed, how much
  // more it counts
  // in the last round, in parts of 100, a card in hand, and a non-combat unit that may still act.
  private static final int POINT = 100;
  private static final int LATE = 40;
  private static final int CARD = 8;
  private static final int COUNCIL = 14;

  /** To be ahead in the last round. */
  private static final int LEAD = 80;

  private Prospects() {}

  /** How much better a player's side stands than the best of the others. */
  public static int value(Battlefield field, int seat) {
    Standing over = field.standing();
    if (over != null) {
      return over.isWinner(seat) ? WON : -WON;
    }
    int[] all = field.survey.outlook;
    outlook(field, all);
    int best = Integer.MIN_VALUE;
    for (int other = 0; other < all.length; other++) {
      if (!field.arePartners(seat, other)) {
        best = Math.max(best, all[other]);
      }
    }
    return all[seat] - best;
  }

  /** How well each seat stands; partners stand alike. */
  public static void outlook(Battlefield field, int[] out) {
    Threats.look(field);
    int point = point(field);
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] = point * field.points.get(seat) + means(field, seat);
    }
    lead(field, out);
    Forces.add(field, out, point);
    Aims.add(field, out, point);
    if (field.mode().isSiege && field.siege.defender.get() >= 0) {
      time(field, out, point);
    }
    if (field.isTeamGame()) {
      out[0] += out[2];
      out[1] += out[3];
      out[2] = out[0];
      out[3] = out[1];
    }
  }

  /** What a victory point is worth: more where fewer are needed, and as time goes by. */
  private static int point(Battlefield field) {
    int late = LATE * field.round.get() / Victory.LAST_ROUND;
    return POINT * (100 + late) / (10 * Victory.needed(field));
  }

  /** Notes who would win if the game were over now; that counts more from round to round. */
  private static void lead(Battlefield field, int[] out) {
    boolean[] isAhead = field.survey.isAhead;
    int late = LEAD * field.round.get() * field.round.get();
    for (int seat = 0; seat < out.length; seat++) {
      int own = ranked(field, seat);
      isAhead[seat] = true;
      for (int other = 0; other < out.length; other++) {
        isAhead[seat] &= field.arePartners(seat, other) || own > ranked(field, other);
      }
      out[seat] += isAhead[seat] ? late / (Victory.LAST_ROUND * Victory.LAST_ROUND) : 0;
    }
  }

  /** Points, then what is on the table; whoever defends a castle is ahead until he has lost. */
  private static int ranked(Battlefield field, int seat) {
    if (field.mode().isSiege) {
      return field.isDefender(seat) ? 1 : 0;
    }
    return 1_000 * Victory.points(field, seat) + Victory.onTable(field, seat);
  }

  /** Whoever defends a castle has time on his side. */
  private static void time(Battlefield field, int[] out, int point) {
    int gone = point * Victory.needed(field) * field.round.get() / (Victory.LAST_ROUND + 2);
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] += field.isDefender(seat) ? gone : 0;
    }
  }

  /** Cards in hand, and non-combat units that may still act. */
  private static int means(Battlefield field, int seat) {
    int sum = CARD * field.hands[seat].size(field.cells);
    for (int ncu = 0; ncu < field.content.ncus.names.count(); ncu++) {
      if (field.council.is(seat, ncu) && !field.councilActivated.is(seat, ncu)) {
        sum += COUNCIL;
      }
    }
    return sum;
  }
}
