package banneret.kernel.step;

/**
 * The usual question, which a game declares. Nearly every question is one, and there is one class
 * of them: the engine asks it directly, where a question of any class has to be found by its type.
 *
 * @param <P> the game's position
 */
public abstract class DeclaredAsk<P extends Position<P>> implements Ask<P> {}
