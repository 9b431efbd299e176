package banneret.kernel.place;

import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;

/**
 * How much of something a pose would use, such as 3.5 of the 5 inches that a unit may march.
 *
 * @param name what is used; {@code measure.<name>} in the texts says it
 * @param kind {@link Saying#LENGTH}, {@link Saying#ANGLE} or {@link Saying#NUMBER}
 * @param used how much the pose would use; a pose that uses more than there is may be forbidden
 * @param most how much there is, or {@link #NO_END}
 * @param clause the clause that says how much there is
 */
public record Measure(String name, String kind, int used, int most, Clause clause) {
  /** There is no end of it. */
  public static final int NO_END = -1;

  /** How much would be left. */
  public int left() {
    return Math.max(0, most - used);
  }

  /** The measure in words: {@code used}, and {@code most} and {@code left} if there is an end. */
  public Saying saying() {
    Saying saying = new Saying("measure." + name).with("used", kind, used);
    return most == NO_END ? saying : saying.with("most", kind, most).with("left", kind, left());
  }
}
