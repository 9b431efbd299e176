package banneret.battles;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.setup.StartingPhase;
import banneret.battles.words.Words;
import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.tree.Tree;
import java.util.List;

/** Batailles de Westeros before its content is read. */
public final class BattlesTitle implements Title<Field> {
  @Override
  public String id() {
    return "battles";
  }

  @Override
  public List<String> files() {
    return List.of("board", "units", "commanders", "cards", "battles", "skirmish");
  }

  @Override
  public Game<Field> with(Tree.Fields content) {
    return new Battles(read(content));
  }

  static Content read(Tree.Fields content) {
    return new Content(content, Words.VOCABULARY, new StartingPhase());
  }
}
