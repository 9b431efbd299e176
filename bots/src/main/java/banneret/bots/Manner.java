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
 */
record Manner(double curiosity, double caution, int width, int playout, double trust) {
  static final Manner QUICK = new Manner(0.2, 0.05, 4, 0, 0.05);

  /** Judges a table only when what was begun on it has come to something. */
  static final Manner THOROUGH = new Manner(0.2, 0.05, 4, 6, 0.05);
}
