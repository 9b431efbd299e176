package banneret.bots;

/**
 * How a search spends its rounds. Chances of victory are numbers from 0 to 1.
 *
 * @param curiosity how much it tries answers that look likely, against those that did well; 0.2 is
 *     usual, 0 tries only what did well
 * @param caution how much lower than the mean so far an untried answer is guessed: with 0.05 and a
 *     mean chance of 0.40, at 0.35
 * @param width how many answers it tries at first; more as it comes back
 * @param playout how many choices it plays on beyond the tree before it judges the table
 * @param trust how much better an answer must look after one step to be tried twice as often: with
 *     0.05, an answer that leaves a chance of 0.45 is tried twice as often as one that leaves 0.40;
 *     0 if it does not look one step ahead
 * @param confidence how many times its odds double because it plays on better than the others: with
 *     2, even odds count as 4 to 1. Such a bot does not stake everything on one throw
 */
record SearchStyle(
    double curiosity, double caution, int width, int playout, double trust, int confidence) {
  /** More choices than a turn takes. */
  private static final int WHOLE_TURN = 60;

  static final SearchStyle QUICK = new SearchStyle(0.2, 0.05, 4, 0, 0.05, 0);

  /** Plays six choices on before it judges, so that a battle once begun is fought. */
  static final SearchStyle THOROUGH = new SearchStyle(0.2, 0.05, 4, 6, 0.05, 2);

  /**
   * The same for a game that tells when a turn is over: what it plays on goes to the end of the
   * turn, and it stakes as much as anybody.
   */
  SearchStyle byTurns() {
    return playout == 0 ? this : new SearchStyle(curiosity, caution, width, WHOLE_TURN, trust, 0);
  }

  boolean playsTurnsOut() {
    return playout == WHOLE_TURN;
  }

  /** The chance of victory without that confidence: 0.8 becomes 0.5 if odds are doubled twice. */
  double amongEquals(double chance) {
    return chance / (chance + (1 << confidence) * (1 - chance));
  }
}
