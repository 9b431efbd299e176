package banneret.kernel;

import java.util.List;

/**
 * A game before its content is read.
 *
 * @param <P> the game's position
 */
public interface Title<P extends Position<P>> {
  String id();

  /** The content files the game needs, by name without ending. */
  List<String> files();

  /**
   * The game with this content.
   *
   * @param content a field for each file; errors say where and what
   */
  Game<P> with(Tree.Fields content);
}
