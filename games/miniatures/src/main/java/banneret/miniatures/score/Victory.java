package banneret.miniatures.score;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Clause;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Clauses;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Happenings;

/** Victory points: what they are given for, and when they decide the game. */
public final class Victory {
  public static final int LAST_ROUND = 6;
  private static final int LEAST_NEEDED = 8;
  private static final int FOR_A_WALL = 5;
  private static final int OUT = -1;

  private Victory() {}

  /** A player gains points; whoever defends a castle gains none. */
  public static void gain(Battlefield field, int seat, int points, Flow<Battlefield> flow) {
    if (points > 0 && !field.isDefender(seat)) {
      field.points.add(seat, points);
      flow.tell(Happenings.POINTS, seat, points);
    }
  }

  /** Victory points needed to win a game of this size: 8 at 30, and 2 more for each 10. */
  public static int needed(int size) {
    return LEAST_NEEDED + 2 * Math.max(0, size / 10 - 3);
  }

  /** Victory points needed to win this game. */
  public static int needed(Battlefield field) {
    int each = field.size.get();
    return needed(field.isTeamGame() ? 2 * each : each) + field.mode().morePoints;
  }

  /** The points of a player, or of his team. */
  public static int points(Battlefield field, int seat) {
    int sum = 0;
    for (int other = 0; other < field.seats(); other++) {
      sum += field.arePartners(seat, other) ? field.points.get(other) : 0;
    }
    return sum;
  }

  /** True for the first player of each side. */
  private static boolean isFirstOfSide(Battlefield field, int seat) {
    return !field.isTeamGame() || seat < 2;
  }

  /**
   * A unit is destroyed: points for it.
   *
   * @param cause whose doing it was, or nobody's
   * @param by the unit whose attack or ability it was, or none
   * @param isWorthAPoint false if military victory gives none for it
   */
  public static void destroyed(
      Battlefield field,
      int unit,
      int cause,
      int by,
      boolean isWorthAPoint,
      Flow<Battlefield> flow) {
    int owner = Content.seatOf(unit);
    boolean isOwn = cause == Battlefield.NOBODY || field.arePartners(cause, owner);
    if (isWorthAPoint && field.mode().isMilitary) {
      for (int seat = 0; seat < field.seats(); seat++) {
        boolean isOpponent = !field.arePartners(seat, owner);
        if (isOwn ? isOpponent && isFirstOfSide(field, seat) : seat == cause) {
          gain(field, seat, 1, flow);
        }
      }
    }
    if (isOwn) {
      return;
    }
    boolean isByMarked = by >= 0 && Content.seatOf(by) == cause && field.marked.is(by);
    int bonus = field.bounty.get(unit) + (field.marked.is(unit) ? 2 : 0) + (isByMarked ? 1 : 0);
    gain(field, cause, bonus, flow);
  }

  /** A castle wall is destroyed. */
  public static void wallDestroyed(Battlefield field, int cause, Flow<Battlefield> flow) {
    if (cause != Battlefield.NOBODY) {
      gain(field, cause, FOR_A_WALL, flow);
    }
  }

  /** True if a player or his partner has a combat unit on the table. */
  private static boolean isSideThere(Battlefield field, int seat) {
    for (int other = 0; other < field.seats(); other++) {
      if (field.arePartners(seat, other) && field.isThere(other)) {
        return true;
      }
    }
    return false;
  }

  /**
   * A unit was taken away: whoever has none left is eliminated; the last side left wins. While
   * others are about to be taken away their points are still to come.
   */
  public static void checkElimination(Battlefield field, Flow<Battlefield> flow) {
    if (isAnyFalling(field)) {
      return;
    }
    int left = 0;
    int[] ranks = new int[field.seats()];
    for (int seat = 0; seat < ranks.length; seat++) {
      ranks[seat] = isSideThere(field, seat) ? 1 : 0;
      left += ranks[seat] == 1 && isFirstOfSide(field, seat) ? 1 : 0;
    }
    if (left == 0) {
      endByPoints(field, Clauses.of("ruling.mutual-elimination"), flow);
    } else if (left == 1) {
      end(field, ranks, Clauses.ELIMINATED, flow);
    }
  }

  private static boolean isAnyFalling(Battlefield field) {
    for (int unit = 0; unit < field.units(); unit++) {
      if (field.isOnTable(unit) && field.falling.is(unit)) {
        return true;
      }
    }
    return false;
  }

  /** The end of a round: true if the game is over. */
  public static boolean check(Battlefield field, Flow<Battlefield> flow) {
    int needed = needed(field);
    int reached = 0;
    int leader = -1;
    for (int seat = 0; seat < field.seats(); seat++) {
      if (isFirstOfSide(field, seat) && points(field, seat) >= needed && isSideThere(field, seat)) {
        reached++;
        leader = seat;
      }
    }
    if (reached == 1) {
      flow.tell(Happenings.WON, leader, points(field, leader));
      end(field, ofSide(field, leader), Clauses.THRESHOLD, flow);
      return true;
    }
    if (field.round.get() < LAST_ROUND) {
      return false;
    }
    if (field.mode().isSiege) {
      end(field, ofSide(field, field.siege.defender.get()), Clauses.DEFENDED, flow);
    } else {
      endByPoints(field, Clauses.ROUND_SIX, flow);
    }
    return true;
  }

  private static int[] ofSide(Battlefield field, int seat) {
    int[] ranks = new int[field.seats()];
    for (int other = 0; other < ranks.length; other++) {
      ranks[other] = field.arePartners(seat, other) ? 1 : 0;
    }
    return ranks;
  }

  /** Most points win, then most army points on the table, then the victory is shared. */
  private static void endByPoints(Battlefield field, Clause clause, Flow<Battlefield> flow) {
    int[] ranks = new int[field.seats()];
    boolean isAnybodyThere = false;
    for (int seat = 0; seat < ranks.length; seat++) {
      isAnybodyThere |= field.isThere(seat);
    }
    for (int seat = 0; seat < ranks.length; seat++) {
      int table = 0;
      for (int other = 0; other < ranks.length; other++) {
        table += field.arePartners(seat, other) ? onTable(field, other) : 0;
      }
      boolean isOut = isAnybodyThere && !isSideThere(field, seat);
      ranks[seat] = isOut ? OUT : points(field, seat) * 1_000 + table;
    }
    end(field, ranks, clause, flow);
  }

  /** What a player's units on the table and their attachments cost. */
  public static int onTable(Battlefield field, int seat) {
    int sum = 0;
    for (int unit = field.from(seat); unit < field.from(seat) + Content.MOST_UNITS; unit++) {
      sum += field.isOnTable(unit) && field.figures.get(unit) > 0 ? field.cost(unit) : 0;
    }
    return sum;
  }

  private static void end(Battlefield field, int[] ranks, Clause clause, Flow<Battlefield> flow) {
    int[] points = new int[field.seats()];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = points(field, seat);
    }
    flow.end(Standing.ranked(ranks, points, clause));
  }
}
