package banneret.kernel.facts;

/**
 * A declared position of a game with content: each fact is a field that is declared where it
 * stands, {@code public final Id owner = state.idOrNone("owner", house)}.
 *
 * @param <P> the game's position
 * @param <C> the game's content
 */
public abstract class ContentPosition<P extends ContentPosition<P, C>, C>
    extends DeclaredPosition<P> {
  public final C content;

  protected ContentPosition(C content, State<P> plan) {
    super(plan);
    this.content = content;
  }
}
