package banneret.miniatures;

import banneret.kernel.step.Standing;
import banneret.miniatures.field.Battlefield;

/** How well a player stands. */
final class Prospects {
  static final int SWING = 400;
  private static final int WON = 100_000;
  private static final int POINT = 200;

  private Prospects() {}

  static int value(Battlefield field, int seat) {
    Standing over = field.standing();
    if (over != null) {
      return over.isWinner(seat) ? WON : -WON;
    }
    int best = Integer.MIN_VALUE;
    int ours = 0;
    for (int other = 0; other < field.seats(); other++) {
      if (field.arePartners(seat, other)) {
        ours += own(field, other);
      } else if (!field.isTeamGame()) {
        best = Math.max(best, own(field, other));
      } else {
        best = Math.max(best, 0) + own(field, other);
      }
    }
    return ours - best;
  }

  /** Victory points, and what is left of the army: the cost of each unit by its wounds left. */
  private static int own(Battlefield field, int seat) {
    int sum = POINT * field.points.get(seat);
    for (int unit = field.from(seat); unit < field.to(seat); unit++) {
      if (field.isOnTable(unit)) {
        int card = field.card(unit);
        int full = field.content.units.figures[card] * field.content.units.wounds[card];
        sum += 20 * field.cost(unit) * (full + 2 * field.health(unit)) / (3 * full);
      }
    }
    return sum;
  }
}
