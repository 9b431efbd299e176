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
 * Unseen Allies: the warriors gained join the player's hordes as he likes.
 *
 * @param left how many are to be placed
 */
public record PlaceAllies(int left) implements Procedure<City> {
  @Override
  public String name() {
    return "allies";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("left", left);
  }

  @Override
  public void run(City city, Flow<City> flow) {
    if (left > 0 && room(city, city.active(), 0) > 0) {
      flow.then(new Where(Math.min(left, room(city, city.active(), 0)), 0));
    }
  }

  /** How many warriors the hordes from this place on have room for. */
  static int room(City city, int seat, int from) {
    int room = 0;
    for (int place = from; place < city.content.places; place++) {
      int horde = city.horde(seat, place);
      room += horde > 0 ? City.MAX_HORDE - horde : 0;
    }
    return Math.min(room, city.reserve(seat));
  }

  /**
   * Which horde gets the next warrior.
   *
   * @param left how many are still to be placed
   * @param from the first place that may still be named
   */
  public record Where(int left, int from) implements TurnAsk {
    private static final Clause PLACEMENT = Clauses.of("card.unseen-allies-placement");

    @Override
    public String name() {
      return "place-ally";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("left", left).put("from", from);
    }

    @Override
    public Clause clause(City city) {
      return PLACEMENT;
    }

    @Override
    public boolean continues() {
      return true;
    }

    @Override
    public boolean anyOrder() {
      return true;
    }

    @Override
    public void about(City city, int seat, Saying out) {
      out.number("n", left);
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      Places.hordes(city, seat, out);
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int place) {
      if (city.horde(seat, place) == 0) {
        return PLACEMENT;
      }
      if (city.room(seat, place) <= 0) {
        return Clauses.MAX_EIGHT;
      }
      return place < from || room(city, seat, place) < left ? PLACEMENT : null;
    }

    @Override
    public void answer(City city, int seat, int place, Flow<City> flow) {
      Warriors.join(city, seat, place, 1, flow);
      if (left > 1) {
        flow.then(new Where(left - 1, place));
      }
    }

    @Override
    public String phrase(City city, int seat, int place) {
      return "to " + city.content.placeNames.word(place);
    }

    @Override
    public void say(City city, int seat, int place, Saying out) {
      out.as("option.horde").with("where", "place", place).number("n", city.horde(seat, place));
    }
  }
}
