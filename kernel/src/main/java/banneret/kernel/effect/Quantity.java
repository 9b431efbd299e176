package banneret.kernel.effect;

import banneret.kernel.step.Position;
import java.util.List;

/**
 * How much: a number, words for numbers, or their sum, such as {@code tile-defence + 1}.
 *
 * @param fixed the part that is always the same
 * @param words the words for the rest
 * @param amounts what the words mean
 * @param <P> the game's position
 */
public record Quantity<P extends Position<P>>(
    int fixed, List<String> words, List<Amount<P>> amounts) {
  static <P extends Position<P>> Quantity<P> of(int number) {
    return new Quantity<>(number, List.of(), List.of());
  }

  public int of(P table, int owner, int target) {
    int sum = fixed;
    for (int i = 0; i < amounts.size(); i++) {
      sum += amounts.get(i).of(table, owner, target);
    }
    return sum;
  }

  public boolean isFixed() {
    return amounts.isEmpty();
  }

  /** How much, in words: {@code effect.number}, {@code effect.amount.…} or {@code effect.sum}. */
  Phrase phrase() {
    Phrase sum = words.isEmpty() || fixed != 0 ? number(fixed) : null;
    for (int i = words.size() - 1; i >= 0; i--) {
      Phrase word = new Phrase("effect.amount." + words.get(i));
      sum = sum == null ? word : new Phrase("effect.sum").with("one", word).with("other", sum);
    }
    return sum == null ? number(0) : sum;
  }

  private static Phrase number(int number) {
    return new Phrase("effect.number").number("n", number);
  }
}
