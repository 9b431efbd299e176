package banneret.kernel.effect;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a card reads: its name and its words as a pack gives them, and what it does.
 *
 * @param key the key of its name among the texts; {@code .text} after it is that of its words
 * @param clause the clause behind it, which a pack's own card explains itself
 * @param card the card as it was read
 * @param does what it does, for words that cannot differ from it
 * @param figures the numbers in it, for words written by hand
 */
public record Printed(
    String key, String clause, Tree.Fields card, Phrase does, Map<String, Integer> figures) {
  /** How the card of an effect reads. */
  public static <P extends Position<P>> Printed of(
      Tree.Fields card, Effect<P> effect, Phrase does) {
    Map<String, Integer> figures = new TreeMap<>(effect.figures());
    figures.put("vp", card.numberOr("vp", 0, 0, 99));
    return new Printed(effect.key(), effect.clause().id(), card, does, figures);
  }
}
