package banneret.battue.city;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.told.Clause;

/** Questions to the player whose turn it is, and about hordes. */
public final class TurnAsk {
  private TurnAsk() {}

  /** Declares such a question, which has no ids. */
  public static Asks<City, Ids.None> pickOne(String name, Clause clause) {
    return pickOne(name, clause, Ids.NONE);
  }

  /** Declares such a question. */
  public static <I> Asks<City, I> pickOne(String name, Clause clause, Ids<I> ids) {
    return Asks.<City, I>pickOne(name, clause, ids).asks((city, it) -> city.active());
  }

  /** Lets a question pick one of a player's hordes. */
  public static <I> Asks<City, I> amongHordes(
      Asks<City, I> asks, Shape.NumberOf<City, I> seat, String phrase) {
    return asks.among((city, it, out) -> Places.hordes(city, seat.of(city, it), out))
        .part("where", Places.PLACE)
        .phrase(phrase)
        .text("option.horde")
        .saying((city, it, at, out) -> out.number("n", city.horde(seat.of(city, it), at)));
  }
}
