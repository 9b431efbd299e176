package banneret.wire;

/**
 * How much a reader wants to be sent; a program that plays needs little.
 *
 * @param view what the reader sees of the table
 * @param told what happened
 * @param texts everything in words
 * @param refused what rules forbid to say, with the clauses
 * @param language the language of those words, or empty for every one
 */
public record Wants(boolean view, boolean told, boolean texts, boolean refused, String language) {
  public static final Wants ALL = new Wants(true, true, true, true, "");

  /** All but what is refused, which is most of a question and seldom read. */
  public static final Wants USUAL = new Wants(true, true, true, false, "");

  /** The same, in one language. */
  public Wants in(String only) {
    return new Wants(view, told, texts, refused, only);
  }
}
