package banneret.kernel.game;

import banneret.kernel.effect.Printed;
import banneret.kernel.luck.Chance;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One game with its content: how a table is laid, written, read, seen and dealt anew.
 *
 * @param <P> the game's position
 */
public interface Game<P extends Position<P>> extends Judge<P> {
  String id();

  /** Raised when a fix of the rules would change what a stored record replays to. */
  int edition();

  /** The fingerprint of the content: a record replays only under the content it began with. */
  String content();

  int minSeats();

  int maxSeats();

  /** What may be settled before a game begins. */
  List<SetupOption> options();

  /** Lays a new table, its first step on the stack; errors name the option that is wrong. */
  P lay(Setup setup);

  /**
   * What there is to say of an option that a seat has settled for itself, such as its army; no
   * table is laid. What cannot be read at all throws.
   */
  default SetupReview review(Setup setup, int seat, String option) {
    return new SetupReview(Tree.fields(), List.of());
  }

  /** The seat that the player in a chair has, where a game deals the seats out. */
  default int seatOf(P table, int chair) {
    return chair;
  }

  /** The set-up of a table where only programs sit, which may never tire of a game. */
  default Setup amongBots(Setup setup) {
    return setup;
  }

  /**
   * The set-up of one of many games: what seats have not settled for themselves is drawn, the same
   * for the same seed.
   */
  default Setup drawn(Setup setup, int seed) {
    return setup;
  }

  /** What a seat fights with, where that differs from game to game: its faction; else empty. */
  default String faction(P table, int seat) {
    return "";
  }

  /** Deals anew, on this copy, whatever the seat cannot know. */
  void redeal(P table, int seat, Chance chance);

  /** What a seat may know; a seat of -1 is a spectator. */
  Tree.Fields view(P table, int seat);

  /** The whole position but its stack. */
  Tree.Fields write(P table);

  /** Reads a position but its stack; what is left out is as at the start of a game. */
  P read(Tree.Fields tree);

  /** Every step of the game, by name. */
  Steps<P> steps();

  /** The names of one kind of thing that sayings speak of. */
  Names names(String kind);

  /** The cards of the game, each with what it says of itself. */
  default List<Printed> printed() {
    return List.of();
  }

  /** The word that lines are written with, for one that may be said instead. */
  default String usual(String word) {
    return word;
  }

  /** The round the game is in, from 1. */
  int round(P table);

  /** What is worth counting for each seat from round to round, by name: for simulations. */
  default List<String> figures() {
    return List.of();
  }

  /** One of these figures, by its place among them, as it stands. */
  default int figure(P table, int figure, int seat) {
    throw new IllegalArgumentException("there is no figure " + figure);
  }

  /** What a seat has scored so far: what counts if all agree to end the game as it stands. */
  default int points(P table, int seat) {
    return figures().isEmpty() ? 0 : figure(table, 0, seat);
  }

  /** True if a seat has lost and plays no more. */
  default boolean isOut(P table, int seat) {
    return false;
  }

  /** True if two players may talk where the others do not hear it. */
  default boolean privateTalk() {
    return false;
  }

  /** The clause that forbids saying this here at all, if it makes sense at another moment. */
  default @Nullable Clause misplaced(P table, int seat, String line) {
    return null;
  }

  /** What must be true of every position, or the first thing that is not, for tests and cases. */
  default @Nullable String inconsistency(P table) {
    return null;
  }
}
