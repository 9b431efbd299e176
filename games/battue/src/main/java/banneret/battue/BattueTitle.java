package banneret.battue;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.turn.Turn;
import banneret.battue.words.CardWords;
import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.tree.Tree;
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
    return new Battue(read(content));
  }

  static Content read(Tree.Fields content) {
    return new Content(content, CardWords.VOCABULARY, Turn.PHASES);
  }
}
