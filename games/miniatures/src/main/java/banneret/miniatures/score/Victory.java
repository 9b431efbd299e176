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

  private Victory() {}

  public static void gain(Battlefield field, int seat, int points, Flow<Battlefield> flow) {
    if (points > 0) {
      field.points.add(seat, points);
      flow.tell(Happenings.POINTS, seat, points);
    }
  }

  /** Victory points needed to win a game of this size: 8 at 30, and 2 more for each 10. */
  public static int needed(int size) {
    return LEAST_NEEDED + 2 * Math.max(0, size / 10 - 3);
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
    for (int seat = 0; seat < field.seats(); seat++) {
      boolean isOwn = cause == owner || cause == Battlefield.NOBODY;
      if (isWorthAPoint && seat != owner && (isOwn || cause == seat)) {
        gain(field, seat, 1, flow);
      }
    }
    if (cause == Battlefield.NOBODY || cause == owner) {
      return;
    }
    boolean isByMarked = by >= 0 && Content.seatOf(by) == cause && field.marked.is(by);
    int bonus = field.bounty.get(unit) + (field.marked.is(unit) ? 2 : 0) + (isByMarked ? 1 : 0);
    gain(field, cause, bonus, flow);
  }

  /** True if a player has a combat unit on the table that is not about to be taken away. */
  private static boolean isThere(Battlefield field, int seat) {
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.isOnTable(unit) && field.figures.get(unit) > 0) {
        return true;
      }
    }
    return false;
  }

  /** A unit was taken away: whoever has none left is eliminated, and the other wins at once. */
  public static void checkElimination(Battlefield field, Flow<Battlefield> flow) {
    boolean red = isThere(field, 0);
    boolean blue = isThere(field, 1);
    if (red && blue) {
      return;
    }
    if (red == blue) {
      endByPoints(field, Clauses.of("ruling.mutual-elimination"), flow);
      return;
    }
    end(field, new int[] {red ? 1 : 0, blue ? 1 : 0}, Clauses.ELIMINATED, flow);
  }

  /** The end of a round: true if the game is over. */
  public static boolean check(Battlefield field, Flow<Battlefield> flow) {
    int needed = needed(field.size.get());
    int reached = 0;
    int leader = -1;
    for (int seat = 0; seat < field.seats(); seat++) {
      if (field.points.get(seat) >= needed) {
        reached++;
        leader = seat;
      }
    }
    if (reached == 1) {
      int[] ranks = new int[field.seats()];
      ranks[leader] = 1;
      flow.tell(Happenings.WON, leader, field.points.get(leader));
      end(field, ranks, Clauses.THRESHOLD, flow);
      return true;
    }
    if (field.round.get() < LAST_ROUND) {
      return false;
    }
    endByPoints(field, Clauses.ROUND_SIX, flow);
    return true;
  }

  /** Most points win, then most army points on the table, then the victory is shared. */
  private static void endByPoints(Battlefield field, Clause clause, Flow<Battlefield> flow) {
    int[] ranks = new int[field.seats()];
    for (int seat = 0; seat < ranks.length; seat++) {
      ranks[seat] = field.points.get(seat) * 1_000 + onTable(field, seat);
    }
    end(field, ranks, clause, flow);
  }

  /** What a player's units on the table and their attachments cost. */
  public static int onTable(Battlefield field, int seat) {
    int sum = 0;
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      sum += field.isOnTable(unit) && field.figures.get(unit) > 0 ? field.cost(unit) : 0;
    }
    return sum;
  }

  private static void end(Battlefield field, int[] ranks, Clause clause, Flow<Battlefield> flow) {
    int[] points = new int[field.seats()];
    for (int seat = 0; seat < points.length; seat++) {
      points[seat] = field.points.get(seat);
    }
    flow.end(Standing.ranked(ranks, points, clause));
  }
}
