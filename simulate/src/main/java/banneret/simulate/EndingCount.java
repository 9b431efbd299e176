package banneret.simulate;

/**
 * One way in which games ended.
 *
 * @param clause the clause that ended them
 */
public record EndingCount(String clause, int games) {}
