package banneret.kernel.effect;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/**
 * A word for something that is done. It keeps nothing: what it needs stands in the sentence and on
 * the table. A verb that asks puts a question.
 *
 * @param <P> the game's position
 */
@FunctionalInterface
public interface Verb<P extends Position<P>> {
  /**
   * Does it.
   *
   * @param owner the seat that uses the effect
   * @param target what it is done to, or -1 if the verb needs nothing
   * @return true if anything came of it
   */
  boolean act(P table, Sentence<P> said, int owner, int target, Flow<P> flow);

  /** Does it to each target that fits; true if anything came of it. */
  default boolean each(P table, Sentence<P> said, int owner, Flow<P> flow) {
    Target<P> to = said.to();
    if (to == null) {
      return false;
    }
    boolean[] any = {false};
    int[] next = {said.next(table, owner, 0)};
    int range = to.selector().range(table);
    flow.inTurn(
        range,
        i -> {
          if (next[0] >= 0) {
            any[0] |= act(table, said, owner, next[0], flow);
            next[0] = said.next(table, owner, next[0] + 1);
          }
        });
    return any[0];
  }

  /** What is done where something always comes of it. */
  @FunctionalInterface
  interface Always<P extends Position<P>> {
    void act(P table, Sentence<P> said, int owner, int target, Flow<P> flow);
  }

  /** Null if something would come of it, or the clause that says why not. */
  @FunctionalInterface
  interface Forbids<P extends Position<P>> {
    @Nullable Clause of(P table, Sentence<P> said, int owner, int target);
  }

  /** The same, unless a clause says that nothing would come of it. */
  default Verb<P> unless(Forbids<P> forbids) {
    Verb<P> does = this;
    return new Verb<>() {
      @Override
      public boolean act(P table, Sentence<P> said, int owner, int target, Flow<P> flow) {
        return does.act(table, said, owner, target, flow);
      }

      @Override
      public boolean each(P table, Sentence<P> said, int owner, Flow<P> flow) {
        return does.each(table, said, owner, flow);
      }

      @Override
      public @Nullable Clause forbids(P table, Sentence<P> said, int owner, int target) {
        return forbids.of(table, said, owner, target);
      }
    };
  }

  /** Null if something would come of it, or the clause that says why not. */
  default @Nullable Clause forbids(P table, Sentence<P> said, int owner, int target) {
    return null;
  }
}
