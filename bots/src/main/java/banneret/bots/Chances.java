package banneret.bots;

import banneret.kernel.Game;
import banneret.kernel.Position;
import banneret.kernel.Standing;

/**
 * The chances of victory that a game's evaluation promises. Only exact arithmetic, so that they are
 * the same on every platform.
 *
 * @param <P> the game's position
 */
final class Chances<P extends Position<P>> {
  private static final int STEPS = 64;
  private static final int FURTHEST = 30 * STEPS;
  private static final double[] POWERS = new double[2 * FURTHEST + 1];

  static {
    double step = 2;
    for (int i = STEPS; i > 1; i /= 2) {
      step = Math.sqrt(step);
    }
    POWERS[FURTHEST] = 1;
    for (int i = 1; i <= FURTHEST; i++) {
      double power =
          i % STEPS == 0 ? POWERS[FURTHEST + i - STEPS] * 2 : POWERS[FURTHEST + i - 1] * step;
      POWERS[FURTHEST + i] = power;
      POWERS[FURTHEST - i] = 1 / power;
    }
  }

  private final Game<P> game;
  private final int me;
  private final int lead;
  private final int[] outlook;

  /**
   * @param confidence how often the seat doubles its odds by playing better than the others
   */
  Chances(Game<P> game, int seats, int me, int confidence) {
    this.game = game;
    this.me = me;
    lead = confidence * game.swing();
    outlook = new int[seats];
  }

  /** Two to the power of a fraction. */
  static double power(double numerator, double denominator) {
    double exponent = numerator * STEPS / denominator;
    int rounded = (int) Math.max(-FURTHEST, Math.min(FURTHEST, exponent));
    return POWERS[FURTHEST + rounded];
  }

  /** Fills in each seat's chance of victory; they add up to one. */
  void of(P table, double[] out) {
    Standing standing = table.standing();
    if (standing != null) {
      for (int seat = 0; seat < out.length; seat++) {
        out[seat] = standing.share(seat);
      }
      return;
    }
    game.outlook(table, outlook);
    outlook[me] += lead;
    int best = outlook[0];
    for (int one : outlook) {
      best = Math.max(best, one);
    }
    double sum = 0;
    int swing = game.swing();
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] = power(outlook[seat] - best, swing);
      sum += out[seat];
    }
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] /= sum;
    }
  }
}
