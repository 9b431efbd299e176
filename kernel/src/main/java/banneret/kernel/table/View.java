package banneret.kernel.table;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.LineReader;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.tree.Tree;
import java.util.function.ToIntFunction;

/**
 * What one seat may know of a table, and all that a bot ever gets: whatever it cannot know is dealt
 * anew before it may look.
 *
 * @param <P> the game's position
 */
public final class View<P extends Position<P>> {
  private final Game<P> game;
  private final int seat;
  private P table;

  public View(Game<P> game, P table, int seat) {
    this.game = game;
    this.table = table;
    this.seat = seat;
  }

  /** Turns to another position, seen from the same seat. */
  public void turnTo(P other) {
    table = other;
  }

  public Game<P> game() {
    return game;
  }

  public int seat() {
    return seat;
  }

  /** The seats the game waits for, a bit each. */
  public int awaited() {
    return Engine.awaited(table);
  }

  /** True if the question that waits goes on with a line that this seat has begun. */
  public boolean isLineBegun() {
    if (table.sealedAsk() != null) {
      Lines sealed = table.sealed();
      return sealed != null && sealed.of(seat).size() > 0;
    }
    Question<P> question = table.question();
    return question != null && question.continues();
  }

  /** What this seat may choose now. */
  public void options(Options out) {
    Engine.options(table, seat, out);
  }

  /** What this seat may know, as a tree. */
  public Tree.Fields tree() {
    return game.view(table, seat);
  }

  /** A copy in which all that this seat cannot know is dealt anew. */
  public P deal(Chance chance) {
    P copy = table.copy();
    hide(copy, chance);
    return copy;
  }

  /** The same, into a position that is used again. */
  public void deal(P into, Chance chance) {
    into.copyFrom(table);
    hide(into, chance);
  }

  /**
   * A whole line, chosen word by word: the question goes to and fro on a copy in which all that
   * this seat cannot know is dealt anew.
   */
  public String line(ToIntFunction<View<P>> chooser) {
    P copy = deal(new Seeded(0));
    boolean sealed = copy.sealedAsk() != null;
    Engine<P> engine = new Engine<>(copy, new Seeded(0));
    View<P> view = new View<>(game, copy, seat);
    StringBuilder line = new StringBuilder();
    do {
      int choice = chooser.applyAsInt(view);
      line.append(line.isEmpty() ? "" : " ").append(engine.phrase(seat, choice));
      engine.answer(seat, choice);
    } while (LineReader.goesOn(engine, seat, sealed));
    return line.toString();
  }

  private void hide(P copy, Chance chance) {
    game.redeal(copy, seat, chance);
    Lines sealed = copy.sealed();
    if (sealed != null) {
      for (int other = 0; other < sealed.seats(); other++) {
        if (other != seat) {
          sealed.of(other).clear();
        }
      }
    }
  }
}
