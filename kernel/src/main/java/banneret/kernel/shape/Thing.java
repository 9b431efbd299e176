package banneret.kernel.shape;

import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Names;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A kind of thing that answers name: a region, a card, or a plain number.
 *
 * @param kind as texts know it
 * @param names the words for it in lines of notation; null for a number
 */
public record Thing<P extends Position<P>>(String kind, @Nullable Function<P, Names> names) {
  /** Plain numbers. */
  public static <P extends Position<P>> Thing<P> number() {
    return new Thing<>(Saying.NUMBER, null);
  }

  /** All things of the kind; of numbers there is no end. */
  void listAll(P table, Options out) {
    if (names != null) {
      out.addRange(names.apply(table).count());
    }
  }

  String word(P table, int id) {
    return names == null ? Integer.toString(id) : names.apply(table).word(id);
  }
}
