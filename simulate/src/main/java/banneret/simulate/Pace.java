package banneret.simulate;

/**
 * How long a bot took over its decisions, each of them a whole line, and how it went about them.
 *
 * @param games how many games it sat in, once for each seat
 * @param millis the sum over all decisions
 * @param worst the longest
 * @param late how many took more than a tenth longer than the bot was given
 * @param first how many took the first option at every word
 * @param idle in how many games it took nothing but first options, or nothing but last ones
 */
public record Pace(
    int games, int decisions, double millis, double worst, int late, int first, int idle) {
  static final Pace NONE = new Pace(0, 0, 0, 0, 0, 0, 0);

  Pace plus(Pace other) {
    return new Pace(
        games + other.games,
        decisions + other.decisions,
        millis + other.millis,
        Math.max(worst, other.worst),
        late + other.late,
        first + other.first,
        idle + other.idle);
  }

  /** The time of a decision on average, in milliseconds. */
  public double mean() {
    return decisions == 0 ? 0 : millis / decisions;
  }

  /** The share of decisions that took the first option at every word. */
  public double firstShare() {
    return decisions == 0 ? 0 : (double) first / decisions;
  }
}
