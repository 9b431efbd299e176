package banneret.kernel.shape;

import banneret.kernel.step.Line;

/**
 * A sealed question as one of those it asks sees it.
 *
 * @param ids the question's ids
 * @param seat who is asked, or -1 where nobody in particular is
 * @param own what this seat has said so far
 * @param <I> a record of ids
 */
public record Secret<I>(I ids, int seat, Line own) {
  static final Line NOTHING = new Line();

  static <I> Secret<I> ofNobody(I ids) {
    return new Secret<>(ids, -1, NOTHING);
  }

  /** How such a question's ids are written. */
  public static <I> Ids<Secret<I>> ids(Ids<I> ids) {
    return new Ids<>(
        (it, out) -> ids.write().accept(it.ids, out),
        in -> ofNobody(ids.read().apply(in)),
        ids.kinds());
  }
}
