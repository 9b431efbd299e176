package banneret.wire;

/**
 * How much a reader wants to be sent; a program that plays needs little.
 *
 * @param view what the reader sees of the table
 * @param told what happened
 * @param texts everything in words, in every language
 * @param refused what rules forbid to say, with the clauses
 */
public record Wants(boolean view, boolean told, boolean texts, boolean refused) {
  public static final Wants ALL = new Wants(true, true, true, true);
}
