package banneret.kernel.effect;

import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;

/**
 * One thing that must be so: a word, or two quantities that are compared.
 *
 * @param clause the clause that a refusal cites if it is not so
 * @param number the number in it, or 0
 * @param <P> the game's position
 */
record Requirement<P extends Position<P>>(
    Clause clause, Condition<P> condition, Phrase phrase, int number) {
  boolean passes(P table, Effect<P> effect, int owner, int target) {
    return condition.holds(table, effect, owner, target);
  }

  /** How two quantities are compared. */
  enum Comparison {
    MORE(">"),
    LESS("<"),
    AT_LEAST(">="),
    AT_MOST("<="),
    EQUAL("=");

    final String sign;

    Comparison(String sign) {
      this.sign = sign;
    }

    boolean holds(int left, int right) {
      return switch (this) {
        case MORE -> left > right;
        case LESS -> left < right;
        case AT_LEAST -> left >= right;
        case AT_MOST -> left <= right;
        case EQUAL -> left == right;
      };
    }
  }
}
