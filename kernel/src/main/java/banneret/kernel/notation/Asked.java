package banneret.kernel.notation;

import banneret.kernel.place.Placement;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A question as one seat sees it.
 *
 * @param step the name of the step that asks
 * @param prompt the question in words
 * @param clause the clause behind it
 * @param choices what may be said next; for an open placement some poses worth considering
 * @param shape how it is answered
 * @param anyOrder true if the rest of the line may be written in any order
 * @param placement what is to be placed, or null if nothing is
 */
public record Asked(
    String step,
    Saying prompt,
    Clause clause,
    List<Choice> choices,
    Shape shape,
    boolean anyOrder,
    @Nullable Placement placement) {
  /** How a question is answered. */
  public enum Shape {
    /** By one of the choices. */
    CHOOSE,
    /** By one of the choices, in secret, until all have answered. */
    SEAL,
    /** By any pose that nothing forbids. */
    PLACE
  }
}
