package banneret.battue;

import banneret.battue.content.Content;
import banneret.kernel.Game;
import banneret.kernel.Title;
import banneret.kernel.Tree;
import java.util.List;

/** Battue: Storm of the Horse Lords, before its content is read. */
public final class BattueTitle implements Title<City> {
  @Override
  public String id() {
    return "battue";
  }

  @Override
  public List<String> files() {
    return List.of("board", "tiles", "loot", "events");
  }

  @Override
  public Game<City> with(Tree.Fields content) {
    return new Battue(new Content(content));
  }
}
