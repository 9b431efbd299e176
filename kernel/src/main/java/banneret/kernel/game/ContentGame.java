package banneret.kernel.game;

import banneret.kernel.effect.Printed;
import banneret.kernel.facts.DeclaredPosition;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * A declared game with the content that was read for it: seats, names and printed cards come from
 * there. The game registers its steps.
 *
 * @param <P> the game's position
 * @param <C> the game's content
 */
public abstract class ContentGame<P extends DeclaredPosition<P>, C extends GameContent<P>>
    extends DeclaredGame<P> {
  protected final C content;
  private final Steps<P> steps;

  /**
   * A game for tables of different sizes.
   *
   * @param make a position of a plan
   */
  protected ContentGame(About about, C content, BiFunction<C, State<P>, P> make) {
    super(
        about,
        content.names,
        seats -> new State<>(new Kind(Objects.requireNonNull(content.names.get("seat")), seats)),
        plan -> make.apply(content, plan));
    this.content = content;
    steps = new Steps<P>(content.names::get).waits(content.waiting);
  }

  @Override
  public final Steps<P> steps() {
    return steps;
  }

  @Override
  public final List<Printed> printed() {
    return content.printed();
  }
}
