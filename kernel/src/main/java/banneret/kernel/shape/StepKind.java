package banneret.kernel.shape;

import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * A declared question or procedure, of which steps with different ids may wait.
 *
 * @param <P> the game's position
 */
public interface StepKind<P extends Position<P>> {
  /** The name of its steps. */
  String name();

  /** What its ids are. */
  List<String> kinds();

  /** Reads such a step from the stack. */
  Step<P> read(Tree.Fields in);
}
