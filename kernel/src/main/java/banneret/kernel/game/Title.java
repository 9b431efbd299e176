package banneret.kernel.game;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import java.util.List;

/**
 * A game before its content is read.
 *
 * @param <P> the game's position
 */
public interface Title<P extends Position<P>> {
  String id();

  /** The field of content that says which step may wait on which, as games have shown. */
  String WAITING = "waiting";

  /** The fingerprint of content; a record replays only under the content it began with. */
  static String fingerprint(Tree.Fields content) {
    Tree.Fields own = Tree.fields();
    for (String file : content.names()) {
      if (!file.equals(WAITING)) {
        own.put(file, content.get(file));
      }
    }
    return own.fingerprint();
  }

  /** The content files the game needs, by name without ending. */
  List<String> files();

  /**
   * The game with this content.
   *
   * @param content a field for each file; errors say where and what
   */
  Game<P> with(Tree.Fields content);
}
