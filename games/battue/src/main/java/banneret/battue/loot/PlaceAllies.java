package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Questions;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/**
 * Unseen Allies: the warriors gained join the player's hordes as he likes.
 *
 * @param left how many are to be placed
 */
public record PlaceAllies(int left) {
  public static final Deed<City, PlaceAllies> STEP =
      Deed.of(
          "allies",
          Ids.of("left:127", PlaceAllies::left, PlaceAllies::new),
          (city, it, flow) -> {
            int room = room(city, city.active(), 0);
            if (it.left > 0 && room > 0) {
              flow.then(Where.ask(Math.min(it.left, room), 0));
            }
          });

  /** How many warriors the hordes from this place on have room for. */
  static int room(City city, int seat, int from) {
    int room = 0;
    for (int place = from; place < city.content.places; place++) {
      int horde = city.horde(seat, place);
      room += horde > 0 ? City.MAX_HORDE - horde : 0;
    }
    return Math.min(room, city.reserve.get(seat));
  }

  /**
   * Which horde gets the next warrior.
   *
   * @param left how many are still to be placed
   * @param from the first place that may still be named
   */
  public record Where(int left, int from) {
    private static final Clause PLACEMENT = Clauses.of("card.unseen-allies-placement");

    public static final Shape<City, Where> SHAPE =
        Questions.amongHordes(
                Asks.<City, Where>assign(
                        "place-ally",
                        PLACEMENT,
                        Ids.of("left:127 from:place", Where::left, Where::from, Where::new))
                    .asks((city, it) -> city.active()),
                (city, it) -> city.active(),
                "to {where}")
            .continues()
            .about((city, it, out) -> out.number("n", it.left))
            .forbids((city, it, place) -> it.forbids(city, city.active(), place))
            .does((city, it, place, flow) -> {
              city.join(city.active(), place, 1, flow);
              if (it.left > 1) {
                flow.then(ask(it.left - 1, place));
              }
            });

    private static Step<City> ask(int left, int from) {
      return SHAPE.ask(new Where(left, from));
    }

    private @Nullable Clause forbids(City city, int seat, int place) {
      if (city.horde(seat, place) == 0) {
        return PLACEMENT;
      }
      if (city.room(seat, place) <= 0) {
        return Clauses.MAX_EIGHT;
      }
      return place < from || room(city, seat, place) < left ? PLACEMENT : null;
    }
  }
}
