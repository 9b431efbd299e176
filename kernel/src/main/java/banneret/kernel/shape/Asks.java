package banneret.kernel.shape;

import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.told.Clause;
import java.util.function.BiPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Declares a question, one thing after the other; {@link #does} comes last and makes its {@link
 * Shape}.
 *
 * @param <P> the game's position
 * @param <I> the question's ids
 */
public final class Asks<P extends Position<P>, I> {
  private static final int YES = 1;

  final String name;
  final Ids<I> ids;
  final AnswerWords<P> words = new AnswerWords<>();
  Shape.Of<P, I, Clause> clause;
  Shape.NumberOf<P, I> seat = (table, about) -> 0;
  Shape.@Nullable NumberOf<P, I> seats;
  Shape.About<P, I> about = (table, it, out) -> {};
  Shape.Of<P, I, String> lead = (table, it) -> "";
  Predicate<I> continues = it -> false;
  boolean isPublic = true;
  boolean isHeard = true;
  boolean anyOrder;
  Shape.Fits<P, I> fits = (table, it, below) -> true;
  Shape.@Nullable Lister<P, I> among;
  Shape.@Nullable Lister<P, I> quick;
  Shape.@Nullable Lister<P, I> likely;
  Shape.Says<P, I> saying = (table, it, choice, out) -> {};
  Shape.@Nullable Phrase<P, I> phrase;
  Shape.Forbids<P, I> forbids = (table, it, choice) -> null;
  boolean isFree = true;
  Shape.Otherwise<P, I> otherwise = (table, it, flow) -> {};
  Shape.@Nullable Unless<P, I> unless;
  boolean hasNothing;
  boolean nothingFirst;
  boolean quickHasNothing;

  private Asks(String name, Clause clause, Ids<I> ids) {
    this.name = name;
    this.clause = (table, it) -> clause;
    this.ids = ids;
  }

  /** One of several things. */
  public static <P extends Position<P>, I> Asks<P, I> pickOne(
      String name, Clause clause, Ids<I> ids) {
    return new Asks<>(name, clause, ids);
  }

  /** One of two: the second, {@code yes}, acts. */
  public static <P extends Position<P>, I> Asks<P, I> yesOrNo(
      String name, Clause clause, Ids<I> ids) {
    return new Asks<P, I>(name, clause, ids)
        .among((table, it, out) -> {
          out.add(0);
          out.add(YES);
        });
  }

  /**
   * A number.
   *
   * @param most what one might sensibly say, from {@code least} on
   */
  public static <P extends Position<P>, I> Asks<P, I> amount(
      String name, Clause clause, Ids<I> ids, int least, Shape.NumberOf<P, I> most) {
    return new Asks<P, I>(name, clause, ids)
        .part("n", Thing.number())
        .among((table, it, out) -> range(least, most.of(table, it), out));
  }

  private static void range(int least, int most, Options out) {
    for (int n = least; n <= most; n++) {
      out.add(n);
    }
  }

  /** A piece and its place, again and again until enough is said, in any order from a person. */
  public static <P extends Position<P>, I> Asks<P, I> assign(
      String name, Clause clause, Ids<I> ids) {
    Asks<P, I> asks = new Asks<>(name, clause, ids);
    asks.anyOrder = true;
    return asks;
  }

  /** The clause behind the question, where it is not always the same. */
  public Asks<P, I> by(Shape.Of<P, I, Clause> which) {
    clause = which;
    return this;
  }

  /** Whom it asks: one seat. */
  public Asks<P, I> asks(Shape.NumberOf<P, I> which) {
    seat = which;
    return this;
  }

  /** Whom it asks: several seats, a bit each. */
  public Asks<P, I> asksEach(Shape.NumberOf<P, I> which) {
    seats = which;
    return this;
  }

  public Asks<P, I> about(Shape.About<P, I> what) {
    about = what;
    return this;
  }

  /** The words before this question's own in a line. */
  public Asks<P, I> lead(Shape.Of<P, I, String> before) {
    lead = before;
    return this;
  }

  /** The answer belongs to the line before it. */
  public Asks<P, I> continues() {
    return continuesIf(it -> true);
  }

  public Asks<P, I> continuesIf(Predicate<I> when) {
    continues = when;
    return this;
  }

  /** Whether there is a choice hangs on what only the seat knows. */
  public Asks<P, I> inSecret() {
    isPublic = false;
    return this;
  }

  /** Nobody else hears the answer until the game is over. */
  public Asks<P, I> unheard() {
    isHeard = false;
    return this;
  }

  /** What the question must find on the table, so that a position with another is refused. */
  public Asks<P, I> fits(BiPredicate<P, I> what) {
    return fitsOn((table, it, below) -> what.test(table, it));
  }

  /** The same, where it hangs on the step right below. */
  public Asks<P, I> fitsOn(Shape.Fits<P, I> what) {
    fits = what;
    return this;
  }

  /** What there is to pick, allowed or not: all things of the kind that it names unless said. */
  public Asks<P, I> among(Shape.Lister<P, I> all) {
    among = all;
    return this;
  }

  /** A faster way to what is allowed. */
  public Asks<P, I> quickly(Shape.Lister<P, I> allowed) {
    quick = allowed;
    return this;
  }

  /** A faster way: nothing but these may be allowed. */
  public Asks<P, I> likely(Shape.Lister<P, I> few) {
    likely = few;
    return this;
  }

  /** The same, with the answer that names nothing if it is allowed. */
  public Asks<P, I> quicklyAll(Shape.Lister<P, I> allowed) {
    quickHasNothing = true;
    return quickly(allowed);
  }

  /** An amount between two numbers; a clause forbids any other. */
  public Asks<P, I> between(
      Shape.NumberOf<P, I> least, Shape.NumberOf<P, I> most, Clause otherwise) {
    quick = (table, it, out) -> range(least.of(table, it), most.of(table, it), out);
    return forbids(
        (table, it, n) -> n < least.of(table, it) || n > most.of(table, it) ? otherwise : null);
  }

  public Asks<P, I> forbids(Shape.Forbids<P, I> clauseOrNull) {
    forbids = clauseOrNull;
    isFree = false;
    return this;
  }

  /** The answer itself is the id of such a thing, under a name in pattern and text. */
  public Asks<P, I> part(String called, Thing<P> thing) {
    if (among == null) {
      among = (table, it, out) -> thing.listAll(table, out);
    }
    return part(called, thing, choice -> choice);
  }

  /** The answer's code holds the id of such a thing. */
  public Asks<P, I> part(String called, Thing<P> thing, IntUnaryOperator id) {
    words.part(called, thing, id);
    return this;
  }

  /** How an answer is written, such as {@code remove {unit} from {where}}. */
  public Asks<P, I> phrase(String pattern) {
    words.pattern(pattern);
    return this;
  }

  public Asks<P, I> phrase(Shape.Phrase<P, I> how) {
    phrase = how;
    return this;
  }

  /** The key of the answers' text, if it is not the question's own. */
  public Asks<P, I> text(String key) {
    words.key(key);
    return this;
  }

  /** What else there is to say of an answer. */
  public Asks<P, I> saying(Shape.Says<P, I> more) {
    saying = more;
    return this;
  }

  /** The phrases and texts of yes and no. */
  public Asks<P, I> answers(String yes, String yesKey, String no, String noKey) {
    words.fixed(YES, yes, yesKey);
    words.fixed(0, no, noKey);
    return this;
  }

  /** After all else, an answer that names nothing. */
  public Asks<P, I> orElse(String said, String key) {
    words.fixed(Shape.NOTHING, said, key);
    hasNothing = true;
    return this;
  }

  /** The same, before all else. */
  public Asks<P, I> orFirst(String said, String key) {
    nothingFirst = true;
    return orElse(said, key);
  }

  /** What happens when the answer names nothing. */
  public Asks<P, I> otherwise(Shape.Otherwise<P, I> what) {
    otherwise = what;
    return this;
  }

  /** The clause that forbids to name nothing, or null. */
  public Asks<P, I> unless(Shape.Unless<P, I> clauseOrNull) {
    unless = clauseOrNull;
    return this;
  }

  /** What an answer does. */
  public Shape<P, I> does(Shape.Does<P, I> what) {
    return new Shape<>(this, what);
  }

  /**
   * For some of several things: what each of them does as it is picked, and what happens when all
   * are; there the number is how many were. What there is to pick is listed in rising order.
   *
   * @param count how many there are of a thing
   */
  public SomeOf<P, I> doesEach(
      SomeOf.Count<P, I> count, Shape.Does<P, I> each, Shape.Does<P, I> finish) {
    return new SomeOf<>(does(each), count, finish);
  }

  /** What yes does; no does nothing. */
  public Shape<P, I> doesIfYes(Shape.Otherwise<P, I> what) {
    return does((table, it, choice, flow) -> {
      if (choice == YES) {
        what.act(table, it, flow);
      }
    });
  }
}
