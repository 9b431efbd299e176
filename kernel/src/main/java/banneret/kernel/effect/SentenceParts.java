package banneret.kernel.effect;

import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What has been read of a sentence so far.
 *
 * @param <P> the game's position
 */
final class SentenceParts<P extends Position<P>> {
  SentenceKind kind = SentenceKind.REACTION;
  Clause clause;
  int when = -1;
  Whose whose = Whose.OWN;
  final List<Requirement<P>> ifs = new ArrayList<>();
  final List<Requirement<P>> nows = new ArrayList<>();
  int[] subjects = {};
  Sentence.Change change = Sentence.Change.ADD;
  Vocabulary.@Nullable VerbEntry<P> verb;
  final List<Quantity<P>> arguments = new ArrayList<>();
  @Nullable Target<P> to;
  int until;
  int times = 1;
  int ends = -1;
  boolean isCode;

  SentenceParts(Clause clause) {
    this.clause = clause;
  }
}
