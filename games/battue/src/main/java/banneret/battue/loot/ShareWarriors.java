package banneret.battue.loot;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Questions;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/**
 * Every horde of the active player gets warriors; if there are too few, he says in which order.
 *
 * @param amount how many each horde gets
 */
public record ShareWarriors(int amount) {
  private static final Ids<ShareWarriors> IDS =
      Ids.of("amount:9", ShareWarriors::amount, ShareWarriors::new);
  public static final Deed<City, ShareWarriors> STEP =
      Deed.of("share-warriors", IDS, (city, it, flow) -> it.run(city, flow));

  /** Gives every horde of the active player so many warriors. */
  public static void begin(City city, int amount, Flow<City> flow) {
    city.served.clear();
    flow.then(STEP.with(new ShareWarriors(amount)));
  }

  private void run(City city, Flow<City> flow) {
    int seat = city.active();
    int wanted = 0;
    for (int place = 0; place < city.content.places; place++) {
      wanted += isWaiting(city, seat, place) ? share(city, seat, place) : 0;
    }
    if (wanted > city.reserve.get(seat) && city.reserve.get(seat) > 0) {
      flow.then(NEXT.ask(this), STEP.with(this));
      return;
    }
    for (int place = 0; place < city.content.places; place++) {
      if (isWaiting(city, seat, place)) {
        serve(city, seat, place, amount, flow);
      }
      city.served.set(place, false);
    }
  }

  private int share(City city, int seat, int place) {
    return Math.min(amount, City.MAX_HORDE - city.horde(seat, place));
  }

  private static void serve(City city, int seat, int place, int amount, Flow<City> flow) {
    city.join(seat, place, amount, flow);
    city.served.set(place, true);
  }

  /** Which horde gets its warriors next. */
  public static final Shape<City, ShareWarriors> NEXT =
      Questions.amongHordes(
              Questions.pickOne("next-share", Clauses.ORDER_UNDER_CAPS, IDS),
              (city, it) -> city.active(),
              "next {where}")
          .about((city, it, out) ->
              out.number("n", it.amount).number("reserve", city.reserve.get(city.active())))
          .forbids((city, it, place) -> forbids(city, city.active(), place))
          .does((city, it, place, flow) -> serve(city, city.active(), place, it.amount, flow));

  private static boolean isWaiting(City city, int seat, int place) {
    int horde = city.horde(seat, place);
    return horde > 0 && horde < City.MAX_HORDE && !city.served.is(place);
  }

  private static @Nullable Clause forbids(City city, int seat, int place) {
    if (city.horde(seat, place) >= City.MAX_HORDE) {
      return Clauses.MAX_EIGHT;
    }
    return isWaiting(city, seat, place) ? null : Clauses.ORDER_UNDER_CAPS;
  }
}
