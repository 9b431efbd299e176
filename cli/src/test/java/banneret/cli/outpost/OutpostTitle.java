package banneret.cli.outpost;

import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.tree.Tree;
import java.util.List;

/** The game before anything is read. */
public final class OutpostTitle implements Title<Outposts> {
  @Override
  public String id() {
    return "outpost";
  }

  @Override
  public List<String> files() {
    return List.of();
  }

  @Override
  public Game<Outposts> with(Tree.Fields content) {
    return new OutpostGame(content.fingerprint());
  }
}
