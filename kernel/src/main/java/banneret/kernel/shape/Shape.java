package banneret.kernel.shape;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A question that a game declares once: whom it asks, what there is to pick, what forbids it and
 * what an answer does. Two are equal if their names are.
 *
 * @param <P> the game's position
 * @param <I> a record of the ids that tell one such question from another
 */
public final class Shape<P extends Position<P>, I> implements StepKind<P> {
  /** The answer that names nothing, where a question has one. */
  public static final int NOTHING = -1;

  /** Something that hangs on the table and the question's ids. */
  @FunctionalInterface
  public interface Of<P, I, T> {
    T of(P table, I ids);
  }

  /** A number that does. */
  @FunctionalInterface
  public interface NumberOf<P, I> {
    int of(P table, I ids);
  }

  /** True if the table is as the question expects it. */
  @FunctionalInterface
  public interface Fits<P extends Position<P>, I> {
    boolean test(P table, I ids, @Nullable Step<P> below);
  }

  /** Adds answers to a list. */
  @FunctionalInterface
  public interface Lister<P, I> {
    void list(P table, I ids, Options out);
  }

  /** The clause that forbids an answer, or null. */
  @FunctionalInterface
  public interface Forbids<P, I> {
    @Nullable Clause of(P table, I ids, int choice);
  }

  /** The clause that forbids to name nothing, or null. */
  @FunctionalInterface
  public interface Unless<P, I> {
    @Nullable Clause of(P table, I ids);
  }

  /** What an answer does. */
  @FunctionalInterface
  public interface Does<P extends Position<P>, I> {
    void act(P table, I ids, int choice, Flow<P> flow);
  }

  /** What happens when the answer names nothing. */
  @FunctionalInterface
  public interface Otherwise<P extends Position<P>, I> {
    void act(P table, I ids, Flow<P> flow);
  }

  /** What a question is about. */
  @FunctionalInterface
  public interface About<P, I> {
    void say(P table, I ids, Saying out);
  }

  /** What there is to say of an answer. */
  @FunctionalInterface
  public interface Says<P, I> {
    void say(P table, I ids, int choice, Saying out);
  }

  /** How an answer is written. */
  @FunctionalInterface
  public interface Phrase<P, I> {
    String of(P table, I ids, int choice);
  }

  final String name;
  final Ids<I> ids;
  final Of<P, I, Clause> clause;
  private final NumberOf<P, I> seat;
  private final @Nullable NumberOf<P, I> seats;
  final About<P, I> about;
  final Of<P, I, String> lead;
  final Predicate<I> continues;
  final boolean isPublic;
  final boolean isHeard;
  final boolean anyOrder;
  final Fits<P, I> fits;
  final Lister<P, I> among;
  final Lister<P, I> quick;
  final Says<P, I> saying;
  private final AnswerWords<P> words;
  private final @Nullable Phrase<P, I> phrase;
  private final Forbids<P, I> forbids;
  private final Does<P, I> does;
  private final Otherwise<P, I> otherwise;
  private final @Nullable Unless<P, I> unless;
  final boolean hasNothing;
  private final boolean nothingFirst;
  private final boolean quickHasNothing;
  private final @Nullable Asking<P, I> only;

  Shape(Asks<P, I> from, Does<P, I> does) {
    name = from.name;
    ids = from.ids;
    clause = from.clause;
    seat = from.seat;
    seats = from.seats;
    about = from.about;
    lead = from.lead;
    continues = from.continues;
    isPublic = from.isPublic;
    isHeard = from.isHeard;
    anyOrder = from.anyOrder;
    fits = from.fits;
    among = from.among == null ? (table, it, out) -> {} : from.among;
    quick = quickest(from);
    saying = from.saying;
    words = from.words;
    phrase = from.phrase;
    forbids = from.forbids;
    otherwise = from.otherwise;
    unless = from.unless;
    hasNothing = from.hasNothing;
    nothingFirst = from.nothingFirst;
    quickHasNothing = from.quickHasNothing;
    this.does = does;
    only = ids.equals(Ids.NONE) ? new Asking<>(this, ids.read().apply(Tree.fields())) : null;
  }

  @Override
  public String name() {
    return name;
  }

  /** The fastest way that was declared to what is allowed. */
  private Lister<P, I> quickest(Asks<P, I> from) {
    if (from.quick != null) {
      return from.quick;
    }
    Lister<P, I> few = from.likely == null ? among : from.likely;
    return from.isFree ? few : (table, it, out) -> listAllowed(few, table, it, out);
  }

  private void listAllowed(Lister<P, I> few, P table, I about, Options out) {
    int first = out.size();
    few.list(table, about, out);
    int kept = first;
    for (int i = first; i < out.size(); i++) {
      int choice = out.get(i);
      if (forbids.of(table, about, choice) == null) {
        out.set(kept++, choice);
      }
    }
    out.cutTo(kept);
  }

  @Override
  public List<String> kinds() {
    return ids.kinds();
  }

  /** The kind of names of what is picked, or nothing. */
  String kindOfAnswers() {
    return words.kind();
  }

  /** The question itself, to be put on the stack. */
  public Asking<P, I> ask(I about) {
    return only == null ? new Asking<>(this, about) : only;
  }

  /** Reads a question of this shape from the stack. */
  @Override
  public Step<P> read(Tree.Fields in) {
    return new Asking<>(this, ids.read().apply(in));
  }

  /** The ids of a step, or null if it is another question. */
  @SuppressWarnings("unchecked") // A question of this shape has ids of its kind.
  public @Nullable I of(@Nullable Step<P> step) {
    return step instanceof Asking<P, ?> asking && equals(asking.shape) ? (I) asking.ids : null;
  }

  /** The ids of the nearest such question among steps, or null if there is none. */
  public @Nullable I waiting(List<Step<P>> steps) {
    for (Step<P> step : steps) {
      I found = of(step);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Null if the answer is allowed, or the clause that forbids it. */
  public @Nullable Clause forbids(P table, I about, int choice) {
    if (choice == NOTHING && hasNothing) {
      return unless == null ? null : unless.of(table, about);
    }
    return forbids.of(table, about, choice);
  }

  /** True if something may be answered, were it asked. */
  public boolean isOpen(P table, I about) {
    Options all = new Options();
    among.list(table, about, all);
    for (int i = 0; i < all.size(); i++) {
      if (forbids.of(table, about, all.get(i)) == null) {
        return true;
      }
    }
    return false;
  }

  /** The seats that are asked, a bit each. */
  int asked(P table, I about) {
    return seats == null ? 1 << seat.of(table, about) : seats.of(table, about);
  }

  /** Lists what there is to say, allowed or not. */
  void listAll(P table, I about, Options out) {
    list(among, hasNothing, table, about, out);
  }

  /** Lists what is allowed, by the fastest way that was declared. */
  void listAllowed(P table, I about, Options out) {
    boolean nothing =
        hasNothing && !quickHasNothing && (unless == null || unless.of(table, about) == null);
    list(quick, nothing, table, about, out);
  }

  private void list(Lister<P, I> lister, boolean nothing, P table, I about, Options out) {
    if (nothing && nothingFirst) {
      out.add(NOTHING);
    }
    lister.list(table, about, out);
    if (nothing && !nothingFirst) {
      out.add(NOTHING);
    }
  }

  void answer(P table, I about, int choice, Flow<P> flow) {
    if (choice == NOTHING && hasNothing) {
      otherwise.act(table, about, flow);
    } else {
      does.act(table, about, choice, flow);
    }
  }

  String phrase(P table, I about, int choice) {
    return phrase == null || words.isFixed(choice)
        ? words.phrase(table, choice)
        : phrase.of(table, about, choice);
  }

  void say(P table, I about, int choice, Saying out) {
    if (words.say(choice, out)) {
      saying.say(table, about, choice, out);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Shape<?, ?> shape && shape.name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
