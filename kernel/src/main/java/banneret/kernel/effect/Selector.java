package banneret.kernel.effect;

import banneret.kernel.step.Position;

/**
 * A word for what something is done to: one thing, or those of a kind that fit.
 *
 * @param <P> the game's position
 */
public interface Selector<P extends Position<P>> {
  /** The type of its targets, such as {@code horde}: verbs say which types they act on. */
  String type();

  /** The kind of names by which its targets go. */
  String names();

  /** Targets are numbers from 0 to this, exclusive. */
  int range(P table);

  /** True if the word means this target. */
  boolean fits(P table, int owner, int target);

  /** The first target that the word means, from this one on, or -1. */
  default int next(P table, int owner, int from) {
    int range = range(table);
    for (int target = from; target < range; target++) {
      if (fits(table, owner, target)) {
        return target;
      }
    }
    return -1;
  }

  /** True if there is never more than one, so that nobody chooses. */
  default boolean isOne() {
    return false;
  }

  /**
   * Whose a target is, or -1 for everybody's: the owner's of the effect unless the word says so.
   */
  default int whose(P table, int owner, int target) {
    return owner;
  }

  /** True if targets are seats. */
  default boolean isSeat() {
    return false;
  }
}
