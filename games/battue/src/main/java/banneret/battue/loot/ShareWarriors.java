package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Places;
import banneret.battue.TurnAsk;
import banneret.battue.Warriors;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/**
 * Every horde of the active player gets warriors; if there are too few, he says in which order.
 *
 * @param amount how many each horde gets
 */
public record ShareWarriors(int amount) implements Procedure<City> {
  /** Gives every horde of the active player so many warriors. */
  public static void begin(City city, int seat, int amount, Flow<City> flow) {
    for (int place = 0; place < city.content.places; place++) {
      city.setServed(place, false);
    }
    flow.then(new ShareWarriors(amount));
  }

  @Override
  public String name() {
    return "share-warriors";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("amount", amount);
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int seat = city.active();
    int wanted = 0;
    for (int place = 0; place < city.content.places; place++) {
      wanted += Next.isWaiting(city, seat, place) ? share(city, seat, place) : 0;
    }
    if (wanted > city.reserve(seat) && city.reserve(seat) > 0) {
      flow.then(new Next(amount), this);
      return;
    }
    for (int place = 0; place < city.content.places; place++) {
      if (Next.isWaiting(city, seat, place)) {
        serve(city, seat, place, amount, flow);
      }
      city.setServed(place, false);
    }
  }

  private int share(City city, int seat, int place) {
    return Math.min(amount, City.MAX_HORDE - city.horde(seat, place));
  }

  private static void serve(City city, int seat, int place, int amount, Flow<City> flow) {
    Warriors.join(city, seat, place, amount, flow);
    city.setServed(place, true);
  }

  /** Which horde gets its warriors next. */
  public record Next(int amount) implements TurnAsk {
    static boolean isWaiting(City city, int seat, int place) {
      int horde = city.horde(seat, place);
      return horde > 0 && horde < City.MAX_HORDE && !city.isServed(place);
    }

    @Override
    public String name() {
      return "next-share";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("amount", amount);
    }

    @Override
    public Clause clause(City city) {
      return Clauses.ORDER_UNDER_CAPS;
    }

    @Override
    public void about(City city, int seat, Saying out) {
      out.number("n", amount).number("reserve", city.reserve(seat));
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      Places.hordes(city, seat, out);
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int place) {
      if (city.horde(seat, place) >= City.MAX_HORDE) {
        return Clauses.MAX_EIGHT;
      }
      return isWaiting(city, seat, place) ? null : Clauses.ORDER_UNDER_CAPS;
    }

    @Override
    public void answer(City city, int seat, int place, Flow<City> flow) {
      serve(city, seat, place, amount, flow);
    }

    @Override
    public String phrase(City city, int seat, int place) {
      return "next " + city.content.placeNames.word(place);
    }

    @Override
    public void say(City city, int seat, int place, Saying out) {
      out.as("option.horde").with("where", "place", place).number("n", city.horde(seat, place));
    }
  }
}
