package banneret.kernel.game;

import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Phases;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;

/**
 * What the content of every game has. A game's own content adds its fields, each read where it is
 * declared, in the order of the file.
 *
 * @param <P> the game's position
 */
public abstract class GameContent<P extends Position<P>> {
  /** The files by name. */
  protected final Tree.Fields files;

  /** What cards say. */
  protected final Vocabulary<P> words;

  /** Reads what cards do. */
  protected final EffectReader<P> reader;

  /** The parts of a turn. */
  public final Phases<P> phases;

  public final String fingerprint;

  /** Which step may wait on which, as games have shown. */
  public final Tree.Fields waiting;

  protected GameContent(Tree.Fields files, Vocabulary<P> words, Phases<P> phases) {
    this.files = files;
    this.words = words;
    this.phases = phases;
    reader = new EffectReader<>(words);
    fingerprint = Title.fingerprint(files);
    waiting = files.fieldsIfAny(Title.WAITING);
  }
}
