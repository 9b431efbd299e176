package banneret.miniatures;

import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.words.Words;
import java.util.List;

/** Le Trône de Fer, le jeu de figurines, before its content is read. */
public final class MiniaturesTitle implements Title<Battlefield> {
  @Override
  public String id() {
    return "miniatures";
  }

  @Override
  public List<String> files() {
    return List.of(
        "table",
        "units",
        "attachments",
        "ncus",
        "abilities",
        "cards",
        "board",
        "armies",
        "modes",
        "objectives",
        "missions",
        "siege");
  }

  @Override
  public Game<Battlefield> with(Tree.Fields content) {
    return new Miniatures(read(content));
  }

  static Content read(Tree.Fields content) {
    return new Content(content, Words.VOCABULARY);
  }
}
