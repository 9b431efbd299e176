package banneret.kernel.told;

import java.util.List;

/**
 * A number with its parts: what the engine reckons with, the page shows and the log tells.
 *
 * @param name what the number is, such as {@code attack}
 */
public record Breakdown(String name, List<Term> terms, int sum) {
  /**
   * Where a part of a number comes from.
   *
   * @param name the word for it in the texts, such as {@code warriors}
   * @param kind what the part's {@code about} is an id of, or {@link Saying#NUMBER}
   */
  public record Source(String name, String kind, Clause clause, boolean shownIfZero) {
    /** A part that is about a number and left out if it is 0. */
    public static Source of(String name, Clause clause) {
      return new Source(name, Saying.NUMBER, clause, false);
    }
  }

  /** One part. */
  public record Term(Source source, int about, int value) {
    public Saying saying() {
      return new Saying("term." + source.name())
          .with("about", source.kind(), about)
          .number("value", value);
    }
  }
}
