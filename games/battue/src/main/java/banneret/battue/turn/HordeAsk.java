package banneret.battue.turn;

import banneret.battue.city.City;
import banneret.battue.city.Places;
import banneret.battue.city.TurnAsk;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.told.Clause;

/** Which horde acts next, until the player has no more to do with any. */
final class HordeAsk {
  private HordeAsk() {}

  /**
   * Declares such a question.
   *
   * @param verb the word for what the hordes do
   * @param forbids what keeps a horde from it
   * @param concerned how many warriors of the horde are concerned
   */
  static Asks<City, None> of(
      String name,
      String verb,
      Clause clause,
      Shape.Forbids<City, None> forbids,
      Shape.NumberOf<City, Integer> concerned) {
    return TurnAsk.pickOne(name, clause)
        .among((city, it, out) -> {
          for (int place = 0; place < city.content.places; place++) {
            out.add(place);
          }
        })
        .quickly((city, it, out) -> {
          int seat = city.active();
          for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
            if (forbids.of(city, it, at) == null) {
              out.add(at);
            }
          }
        })
        .forbids(forbids)
        .part("where", Places.PLACE)
        .phrase(verb + " {where}")
        .saying((city, it, place, out) -> out.number("n", concerned.of(city, place)))
        .orElse(verb + " no more", "option." + name + ".done");
  }
}
