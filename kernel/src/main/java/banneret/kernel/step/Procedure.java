package banneret.kernel.step;

import org.jspecify.annotations.Nullable;

/**
 * The rules act: no one chooses.
 *
 * @param <P> the game's position
 */
public non-sealed interface Procedure<P extends Position<P>> extends Step<P> {
  void run(P table, Flow<P> flow);

  /** A procedure that is the same wherever it stands: its name, and what it does. */
  static <P extends Position<P>> Procedure<P> of(String name, Does<P> does) {
    return new Named<>(name, does);
  }

  /** What a procedure does. */
  @FunctionalInterface
  interface Does<P extends Position<P>> {
    void act(P table, Flow<P> flow);
  }

  /** What {@link #of} makes; two are equal if their names are, for a game has one of each name. */
  record Named<P extends Position<P>>(String name, Does<P> does) implements Procedure<P> {
    @Override
    public void run(P table, Flow<P> flow) {
      does.act(table, flow);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Named<?> named && named.name.equals(name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
