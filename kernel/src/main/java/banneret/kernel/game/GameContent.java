package banneret.kernel.game;

import banneret.kernel.effect.EffectReader;
import banneret.kernel.effect.Printed;
import banneret.kernel.effect.Vocabulary;
import banneret.kernel.facts.Phases;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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

  /** The names of each kind of thing that sayings speak of. */
  public final Map<String, Names> names = new HashMap<>();

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

  /** Names that sayings speak of by their kind. */
  protected final Names named(Names all) {
    names.put(all.kind(), all);
    return all;
  }

  /** The same of names that no file lists. */
  protected final Names named(String kind, String... words) {
    return named(new Names(kind, List.of(words)));
  }

  /** The things that a file lists under a name, whose names sayings speak of. */
  protected final Sheet sheet(String kind, Tree.Fields file, String list) {
    Sheet sheet = Sheet.of(kind, file, list);
    named(sheet.names());
    return sheet;
  }

  /** How the cards read. */
  public final List<Printed> printed() {
    return reader.printed();
  }
}
