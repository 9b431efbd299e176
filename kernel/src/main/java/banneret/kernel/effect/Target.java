package banneret.kernel.effect;

import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What something is done to: a selector, whether one is chosen or all that fit, and what else must
 * be true of it.
 *
 * @param <P> the game's position
 */
public final class Target<P extends Position<P>> {
  /** How many of those that fit are meant. */
  public enum Mode {
    /** There is only one. */
    ONE,
    /** The seat that uses the effect chooses. */
    CHOOSE,
    /** All of them. */
    EACH
  }

  private final String word;
  private final Selector<P> selector;
  private final Mode mode;
  private final int most;
  private final List<Requirement<P>> where;

  Target(String word, Selector<P> selector, Mode mode, int most, List<Requirement<P>> where) {
    this.word = word;
    this.selector = selector;
    this.mode = mode;
    this.most = most;
    this.where = where;
  }

  public Selector<P> selector() {
    return selector;
  }

  public Mode mode() {
    return mode;
  }

  /** What else must be true of it. */
  public List<Condition<P>> conditions() {
    return where.stream().map(Requirement::condition).toList();
  }

  /** How many may be chosen at most. */
  public int most() {
    return most;
  }

  /** Null if this is meant, or the clause that says why not. */
  @Nullable Clause forbids(P table, Effect<P> effect, int owner, int target, Clause otherwise) {
    return selector.fits(table, owner, target)
        ? forbidsFitting(table, effect, owner, target)
        : otherwise;
  }

  private @Nullable Clause forbidsFitting(P table, Effect<P> effect, int owner, int target) {
    for (int i = 0; i < where.size(); i++) {
      if (!where.get(i).passes(table, effect, owner, target)) {
        return where.get(i).clause();
      }
    }
    return null;
  }

  /** The one that is meant, or -1 if there is none. */
  int only(P table, Effect<P> effect, int owner) {
    return next(table, effect, owner, 0);
  }

  /** The first that is meant, from this one on, or -1. */
  int next(P table, Effect<P> effect, int owner, int from) {
    int target = selector.next(table, owner, from);
    while (target >= 0 && forbidsFitting(table, effect, owner, target) != null) {
      target = selector.next(table, owner, target + 1);
    }
    return target;
  }

  /** In words: {@code effect.to.own-horde.choose}, and {@code effect.where} around it. */
  Phrase phrase() {
    String how =
        mode == Mode.ONE ? "" : mode == Mode.EACH ? ".each" : most > 1 ? ".some" : ".choose";
    Phrase phrase = new Phrase("effect.to." + word + how).number("n", most);
    for (Requirement<P> requirement : where) {
      phrase = new Phrase("effect.where").with("what", phrase).with("that", requirement.phrase());
    }
    return phrase;
  }
}
