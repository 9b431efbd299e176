package banneret.bots;

/**
 * How a search goes about it.
 *
 * @param curiosity how much it tries what looks likely, against what proved good
 * @param caution how much worse than what it knows an untried answer is thought to be
 * @param width how many answers it tries at first; more as it comes back
 * @param playout how many choices it plays on after the tree, each by what it leads to at once
 * @param trust the chance of victory by which an answer must look better at once to seem twice as
 *     likely; 0 if it is not to look
 * @param confidence how often it doubles its odds by playing better than the others from here on:
 *     who thinks himself the better player does not stake all on one throw
 */
record Manner(
    double curiosity, double caution, int width, int playout, double trust, int confidence) {
  static final Manner QUICK = new Manner(0.2, 0.05, 4, 0, 0.05, 0);

  /** Judges a table only when what was begun on it has come to something. */
  static final Manner THOROUGH = new Manner(0.2, 0.05, 4, 6, 0.05, 2);

  /** What would be left of a chance of victory if nobody played better than the others. */
  double amongEquals(double chance) {
    return chance / (chance + (1 << confidence) * (1 - chance));
  }
}
