package banneret.kernel.game;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.function.Function;

/**
 * A title whose game is made of nothing but its content.
 *
 * @param <P> the game's position
 */
public abstract class ContentTitle<P extends Position<P>> implements Title<P> {
  private final String id;
  private final List<String> files;
  private final Function<Tree.Fields, Game<P>> make;

  protected ContentTitle(String id, List<String> files, Function<Tree.Fields, Game<P>> make) {
    this.id = id;
    this.files = files;
    this.make = make;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final List<String> files() {
    return files;
  }

  @Override
  public final Game<P> with(Tree.Fields content) {
    return make.apply(content);
  }
}
