package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.TurnAsk;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;

/** Which horde acts next, until the player has no more to do with any. */
interface HordeAsk extends TurnAsk {
  int DONE = -1;

  /** The word for what the hordes do. */
  String verb();

  /** How many warriors of the horde are concerned. */
  int concerned(City city, int seat, int place);

  /** The horde acts. */
  void act(City city, int seat, int place, Flow<City> flow);

  @Override
  default void candidates(City city, int seat, Options out) {
    for (int place = 0; place < city.content.places; place++) {
      out.add(place);
    }
    out.add(DONE);
  }

  @Override
  default void options(City city, int seat, Options out) {
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      if (forbids(city, seat, at) == null) {
        out.add(at);
      }
    }
    out.add(DONE);
  }

  @Override
  default void answer(City city, int seat, int place, Flow<City> flow) {
    if (place != DONE) {
      act(city, seat, place, flow);
    }
  }

  @Override
  default String phrase(City city, int seat, int place) {
    return verb() + (place == DONE ? " no more" : " " + city.content.placeNames.word(place));
  }

  @Override
  default void say(City city, int seat, int place, Saying out) {
    if (place == DONE) {
      out.as("option." + name() + ".done");
    } else {
      out.with("where", "place", place).number("n", concerned(city, seat, place));
    }
  }
}
