package banneret.battue;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.turn.Turn;
import banneret.battue.words.CardWords;
import banneret.kernel.game.ContentTitle;
import banneret.kernel.tree.Tree;
import java.util.List;

/** Battue: Storm of the Horse Lords, before its content is read. */
public final class BattueTitle extends ContentTitle<City> {
  public BattueTitle() {
    super(
        "battue",
        List.of("board", "tiles", "loot", "events"),
        content -> new Battue(read(content)));
  }

  static Content read(Tree.Fields content) {
    return new Content(content, CardWords.VOCABULARY, Turn.PHASES);
  }
}
