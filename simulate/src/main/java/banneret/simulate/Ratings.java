package banneret.simulate;

import java.util.List;

/**
 * How strong bots are, on the scale of Elo: four hundred points more win ten times as often. The
 * likeliest ratings (Bradley and Terry, Luce for more than two seats) for what was won, and how
 * sure that is. Their mean is 1500.
 */
final class Ratings {
  private static final double SCALE = 400 / Math.log(10);
  private static final double MEAN = 1500;
  private static final double Z = 1.959963984540054;
  private static final int ROUNDS = 100;
  private static final double LONGEST_STEP = 2;
  private static final double EXACT = 1e-10;

  private final double[] strength;
  private final double[][] spread;

  /**
   * Games of one bot among several copies of another.
   *
   * @param seats of both together
   * @param wins of the one
   */
  record Score(int one, int others, int seats, double wins, int games) {}

  /** Finds the ratings of so many bots. */
  Ratings(int bots, List<Score> scores) {
    strength = new double[bots];
    double[][] information = new double[bots][bots];
    double step = 1;
    for (int round = 0; round < ROUNDS && step > EXACT; round++) {
      double[] slope = new double[bots];
      information = new double[bots][bots];
      for (Score score : scores) {
        add(score, slope, information);
      }
      double[][] inverse = inverse(information);
      step = 0;
      for (int i = 0; i < bots; i++) {
        double move = 0;
        for (int j = 0; j < bots; j++) {
          move += inverse[i][j] * slope[j];
        }
        move = Math.clamp(move, -LONGEST_STEP, LONGEST_STEP);
        strength[i] += move;
        step = Math.max(step, Math.abs(move));
      }
    }
    spread = inverse(information);
  }

  /**
   * Adds what a score says: how much more was won than expected, and how much that tells. One game
   * of even shares is added to each, so that whoever has won all is not infinitely strong.
   */
  private void add(Score score, double[] slope, double[][] information) {
    int i = score.one;
    int j = score.others;
    double games = score.games + 1;
    double wins = score.wins + 1.0 / score.seats;
    double odds = Math.exp(strength[i] - strength[j]) / (score.seats - 1);
    double expected = odds / (1 + odds);
    double tells = games * expected * (1 - expected);
    slope[i] += wins - games * expected;
    slope[j] -= wins - games * expected;
    information[i][i] += tells;
    information[j][j] += tells;
    information[i][j] -= tells;
    information[j][i] -= tells;
  }

  /** The inverse for changes that leave the mean as it is (Gauss and Jordan). */
  private static double[][] inverse(double[][] information) {
    int n = information.length;
    double[][] left = new double[n][n];
    double[][] right = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        left[i][j] = information[i][j] + 1.0 / n;
      }
      right[i][i] = 1;
    }
    for (int column = 0; column < n; column++) {
      double pivot = left[column][column]; // Positive: the matrix is positive definite.
      for (int j = 0; j < n; j++) {
        left[column][j] /= pivot;
        right[column][j] /= pivot;
      }
      for (int row = 0; row < n; row++) {
        double factor = left[row][column];
        for (int j = 0; row != column && j < n; j++) {
          left[row][j] -= factor * left[column][j];
          right[row][j] -= factor * right[column][j];
        }
      }
    }
    for (double[] row : right) {
      for (int j = 0; j < n; j++) {
        row[j] -= 1.0 / n;
      }
    }
    return right;
  }

  double rating(int bot) {
    return MEAN + SCALE * strength[bot];
  }

  /** How far the 95 % interval reaches on both sides. */
  double reach(int bot) {
    return Z * SCALE * Math.sqrt(Math.max(0, spread[bot][bot]));
  }
}
