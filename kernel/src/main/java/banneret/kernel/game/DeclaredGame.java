package banneret.kernel.game;

import banneret.kernel.facts.DeclaredPosition;
import banneret.kernel.facts.State;
import banneret.kernel.luck.Chance;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A game whose positions declare their facts: how they are written, seen and dealt anew follows.
 *
 * @param <P> the game's position
 */
public abstract class DeclaredGame<P extends DeclaredPosition<P>> implements Game<P> {
  private final About about;
  private final Map<String, Names> names;
  private final List<State<P>> plans = new ArrayList<>();
  private final Function<State<P>, P> make;

  /**
   * What is always the same about a game.
   *
   * @param edition raised when a fix of the rules changes what a stored record replays to
   * @param content the fingerprint of the content
   * @param players the clause that says how many may play
   */
  public record About(
      String id, int edition, String content, int minSeats, int maxSeats, Clause players) {}

  /**
   * A game for tables of different sizes.
   *
   * @param names the names of each kind of thing that sayings speak of
   * @param plan an empty plan for so many seats
   * @param make a position of a plan
   */
  protected DeclaredGame(
      About about,
      Map<String, Names> names,
      IntFunction<State<P>> plan,
      Function<State<P>, P> make) {
    this.about = about;
    this.names = names;
    this.make = make;
    for (int seats = about.minSeats; seats <= about.maxSeats; seats++) {
      plans.add(make.apply(plan.apply(seats)).plan().madeBy(make));
    }
  }

  /** A position in which all is as usual, for as many seats as a tree says. */
  protected final P fresh(Tree seats) {
    int count = seats.asNumber();
    if (count < about.minSeats || count > about.maxSeats) {
      String range = about.minSeats + " to " + about.maxSeats;
      throw seats.wrong(
          "expected " + range + " players, found " + count + " (" + about.players + ")");
    }
    P table = make.apply(plans.get(count - about.minSeats));
    table.reset();
    return table;
  }

  @Override
  public final String id() {
    return about.id;
  }

  @Override
  public final int edition() {
    return about.edition;
  }

  @Override
  public final String content() {
    return about.content;
  }

  @Override
  public final int minSeats() {
    return about.minSeats;
  }

  @Override
  public final int maxSeats() {
    return about.maxSeats;
  }

  @Override
  public final void redeal(P table, int seat, Chance chance) {
    table.redeal(seat, chance);
  }

  @Override
  public final Tree.Fields view(P table, int seat) {
    return table.view(seat);
  }

  @Override
  public final Tree.Fields write(P table) {
    return table.write();
  }

  @Override
  public final Names names(String kind) {
    Names found = names.get(kind);
    if (found == null) {
      throw new IllegalArgumentException("no names of kind " + kind);
    }
    return found;
  }
}
