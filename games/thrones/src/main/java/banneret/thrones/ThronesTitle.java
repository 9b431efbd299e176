package banneret.thrones;

import banneret.kernel.Game;
import banneret.kernel.Title;
import banneret.kernel.Tree;
import banneret.thrones.content.Content;
import java.util.List;

/** Le Jeu des Trônes, first edition, before its content is read. */
public final class ThronesTitle implements Title<Realm> {
  @Override
  public String id() {
    return "thrones";
  }

  @Override
  public List<String> files() {
    return List.of("map", "houses", "characters", "westeros", "tables");
  }

  @Override
  public Game<Realm> with(Tree.Fields content) {
    return new Thrones(new Content(content));
  }
}
