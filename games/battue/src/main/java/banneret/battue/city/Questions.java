package banneret.battue.city;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.shape.Thing;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;

/** What questions name and list, and those that are put to whoever's turn it is. */
public final class Questions {
  public static final Thing<City> SPACE = new Thing<>("place", city -> city.content.spaceNames);
  public static final Thing<City> PLACE = new Thing<>("place", city -> city.content.placeNames);
  public static final Thing<City> LOOT = new Thing<>("loot", city -> city.content.lootNames);
  public static final Thing<City> EDGE = new Thing<>("edge", city -> city.content.edgeNames);

  private Questions() {}

  /** The kinds of loot card that a player holds. */
  public static void hand(City city, int seat, Options out) {
    for (int kind = 0; kind < city.content.lootCount.length; kind++) {
      if (city.inHand(seat, kind) > 0) {
        out.add(kind);
      }
    }
  }

  /** The places where a player has a horde. */
  public static void hordes(City city, int seat, Options out) {
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      out.add(at);
    }
  }

  /** Declares a question to the player whose turn it is, which has no ids. */
  public static Asks<City, Ids.None> pickOne(String name, Clause clause) {
    return pickOne(name, clause, Ids.NONE);
  }

  /** Declares a question to the player whose turn it is. */
  public static <I> Asks<City, I> pickOne(String name, Clause clause, Ids<I> ids) {
    return Asks.<City, I>pickOne(name, clause, ids).asks((city, it) -> city.active());
  }

  /** Lets a question pick one of a player's hordes. */
  public static <I> Asks<City, I> amongHordes(
      Asks<City, I> asks, Shape.NumberOf<City, I> seat, String phrase) {
    return asks.among((city, it, out) -> hordes(city, seat.of(city, it), out))
        .part("where", PLACE)
        .phrase(phrase)
        .text("option.horde")
        .saying((city, it, at, out) -> out.number("n", city.horde(seat.of(city, it), at)));
  }

  /**
   * Declares the question which horde acts next, until the player has no more to do with any.
   *
   * @param verb the word for what the hordes do
   * @param forbids what keeps a horde from it
   * @param concerned how many warriors of the horde are concerned
   */
  public static Asks<City, Ids.None> nextHorde(
      String name,
      String verb,
      Clause clause,
      Shape.Forbids<City, Ids.None> forbids,
      Shape.NumberOf<City, Integer> concerned) {
    return pickOne(name, clause)
        .forbids(forbids)
        .likely((city, it, out) -> hordes(city, city.active(), out))
        .part("where", PLACE)
        .phrase(verb + " {where}")
        .saying((city, it, place, out) -> out.number("n", concerned.of(city, place)))
        .orElse(verb + " no more", "option." + name + ".done");
  }
}
