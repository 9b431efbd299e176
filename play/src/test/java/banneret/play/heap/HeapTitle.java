package banneret.play.heap;

import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.tree.Tree;
import java.util.List;

/** The game before its content is read. */
public final class HeapTitle implements Title<Heap> {
  @Override
  public String id() {
    return "heap";
  }

  @Override
  public List<String> files() {
    return List.of("heap");
  }

  @Override
  public Game<Heap> with(Tree.Fields content) {
    return new HeapGame(content);
  }
}
