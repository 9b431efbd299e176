package banneret.kernel.game;

import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * What a game says of something that a seat has settled for itself, such as its army.
 *
 * @param about what it comes to, as the game has it
 * @param flaws all that a rule forbids about it
 */
public record SetupReview(Tree.Fields about, List<SetupFlaw> flaws) {
  public SetupReview {
    flaws = List.copyOf(flaws);
  }
}
