package banneret.thrones;

import banneret.kernel.game.ContentTitle;
import banneret.kernel.tree.Tree;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;
import banneret.thrones.westeros.Bid;
import banneret.thrones.words.AbilityWords;
import java.util.List;

/** Le Jeu des Trônes, first edition, before its content is read. */
public final class ThronesTitle extends ContentTitle<Realm> {
  public ThronesTitle() {
    super(
        "thrones",
        List.of("map", "houses", "characters", "westeros", "tables"),
        content -> new Thrones(read(content)));
  }

  static Content read(Tree.Fields content) {
    return new Content(
        content, AbilityWords.VOCABULARY, Turn.PHASES, realm -> Bid.track(realm.step()) >= 0);
  }
}
