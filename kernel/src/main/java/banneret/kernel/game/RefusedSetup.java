package banneret.kernel.game;

import banneret.kernel.tree.Malformed;

/** A game cannot be set up so; whoever has the game's texts says why in the reader's language. */
public final class RefusedSetup extends Malformed {
  private static final long serialVersionUID = 1L;
  private final transient Game<?> game;
  private final transient SetupFlaw flaw;

  public RefusedSetup(Game<?> game, SetupFlaw flaw) {
    super(flaw.where().where(), flaw.saying().key() + " (" + flaw.clause() + ")");
    this.game = game;
    this.flaw = flaw;
  }

  /** The game with the content that it was to be played with. */
  public Game<?> game() {
    return game;
  }

  public SetupFlaw flaw() {
    return flaw;
  }
}
