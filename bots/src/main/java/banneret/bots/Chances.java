package banneret.bots;

import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.kernel.step.Standing;

/**
 * The chances of victory that a game's evaluation promises. Only exact arithmetic, so that they are
 * the same on every platform.
 *
 * @param <P> the game's position
 */
final class Chances<P extends Position<P>> {
  private static final int STEPS = 64;
  private static final int FURTHEST = 30 * STEPS;
  // Who leads is never more than twice doubled ahead: so a gain still counts, and victory most.
  private static final int OPEN = 2;
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
  // By how much more in the outlook a seat's odds double, as this search counts them.
  private int scale;

  /**
   * @param confidence how often the seat doubles its odds by playing better than the others
   */
  Chances(Game<P> game, int seats, int me, int confidence) {
    this.game = game;
    this.me = me;
    lead = confidence * game.swing();
    outlook = new int[seats];
    scale = game.swing();
  }

  /**
   * Counts so that it is not yet decided who wins at this table. Where one seat is far ahead all
   * chances are nearly one or nearly none, whatever is done; then nothing would tell a good move
   * from standing still.
   */
  void keepOpen(P table) {
    game.outlook(table, outlook);
    int best = Integer.MIN_VALUE;
    for (int seat = 0; seat < outlook.length; seat++) {
      best = seat == me ? best : Math.max(best, outlook[seat]);
    }
    scale = Math.max(game.swing(), Math.abs(outlook[me] - best) / OPEN);
  }

  /** Two to the power of a fraction. */
  static double power(double numerator, double denominator) {
    double exponent = numerator * STEPS / denominator;
    int rounded = (int) Math.max(-FURTHEST, Math.min(FURTHEST, exponent));
    return POWERS[FURTHEST + rounded];
  }

  /** Fills in each seat's chance of victory; they add up to one. */
  void of(P table, double[] out) {
    of(table, out, game.swing());
  }

  /** The same, counted so that a seat far ahead or behind still sees what it gains and loses. */
  void open(P table, double[] out) {
    of(table, out, scale);
  }

  private void of(P table, double[] out, int swing) {
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
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] = power(outlook[seat] - best, swing);
      sum += out[seat];
    }
    for (int seat = 0; seat < out.length; seat++) {
      out[seat] /= sum;
    }
  }
}
