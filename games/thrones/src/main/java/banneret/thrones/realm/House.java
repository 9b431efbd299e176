package banneret.thrones.realm;

import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.told.Clause;

/** The house that a question asks. */
public record House(int house) {
  private static final Ids<House> IDS = Ids.of("house:seat", House::house, House::new);

  /** A question to one house, which has no other id. */
  public static Asks<Realm, House> pickOne(String name, Clause clause) {
    return pickOne(name, clause, (realm, it) -> it.house, IDS);
  }

  /** A question to one house that is answered by yes or no. */
  public static Asks<Realm, House> yesOrNo(String name, Clause clause) {
    return Asks.<Realm, House>yesOrNo(name, clause, IDS).asks((realm, it) -> it.house);
  }

  /** A question to one house, with ids of its own. */
  public static <I> Asks<Realm, I> pickOne(
      String name, Clause clause, Shape.NumberOf<Realm, I> house, Ids<I> ids) {
    return Asks.<Realm, I>pickOne(name, clause, ids).asks(house);
  }

  /** Asks a house. */
  public static Asking<Realm, House> ask(Shape<Realm, House> shape, int house) {
    return shape.ask(new House(house));
  }
}
