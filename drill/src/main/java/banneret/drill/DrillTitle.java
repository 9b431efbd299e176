package banneret.drill;

import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.tree.Tree;
import java.util.List;

/** The drill, before its figures are read. */
public final class DrillTitle implements Title<Parade> {
  @Override
  public String id() {
    return "drill";
  }

  @Override
  public List<String> files() {
    return List.of("ground");
  }

  @Override
  public Game<Parade> with(Tree.Fields content) {
    return new Drill(Content.read(content));
  }
}
