package banneret.server.game;

import banneret.kernel.game.Game;
import banneret.kernel.step.Position;
import banneret.wire.WrittenSayings;

/** A game with its content, and how it is spoken of. */
public record LoadedGame<P extends Position<P>>(Game<P> game, WrittenSayings words) {}
