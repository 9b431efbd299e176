package banneret.kernel;

/**
 * The rules act: no one chooses.
 *
 * @param <P> the game's position
 */
public non-sealed interface Procedure<P extends Position<P>> extends Step<P> {
  void run(P table, Flow<P> flow);
}
