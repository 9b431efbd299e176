package banneret.battue.event;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.Questions;
import banneret.kernel.effect.Sentence;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;

/**
 * Camp Fever: from the active player to the left, each loses a warrior of his largest horde.
 *
 * @param done how many players have been looked at
 * @param amount how many warriors the horde loses
 */
public record Fever(int done, int amount) {
  public static final Deed<City, Fever> STEP =
      Deed.of(
              "fever",
              Ids.of("done:4 amount:9", Fever::done, Fever::amount, Fever::new),
              Fever::run)
          .fits((city, it) -> it.done <= city.seats());

  /** Strikes, if anybody has a horde of two at least. */
  public static boolean strike(
      City city, Sentence<City> said, int owner, int none, Flow<City> flow) {
    for (int seat = 0; seat < city.seats(); seat++) {
      if (largest(city, seat) >= 2) {
        flow.then(STEP.with(new Fever(0, said.number(city, owner, none))));
        return true;
      }
    }
    return false;
  }

  static int largest(City city, int seat) {
    int largest = 0;
    for (int place = 0; place < city.content.places; place++) {
      largest = Math.max(largest, city.horde(seat, place));
    }
    return largest;
  }

  private static void run(City city, Fever it, Flow<City> flow) {
    if (it.done == city.seats()) {
      return;
    }
    int seat = (city.active() + it.done) % city.seats();
    flow.then(STEP.with(new Fever(it.done + 1, it.amount)));
    int largest = largest(city, seat);
    if (largest < 2) {
      return;
    }
    int found = -1;
    for (int place = 0; place < city.content.places; place++) {
      if (city.horde(seat, place) == largest) {
        if (found >= 0) {
          flow.then(Which.SHAPE.ask(new Which(seat, it.amount)));
          return;
        }
        found = place;
      }
    }
    lose(city, seat, found, it.amount, flow);
  }

  private static void lose(City city, int seat, int place, int amount, Flow<City> flow) {
    int lost = city.dismiss(seat, place, amount);
    flow.tell(Happenings.WARRIORS_LOST, seat, place, lost);
  }

  /** Which of several hordes, equally large, falls ill. */
  public record Which(int seat, int amount) {
    public static final Shape<City, Which> SHAPE =
        Questions.amongHordes(
                Asks.<City, Which>pickOne(
                        "fevered-horde",
                        Clauses.EVENT_FOLLOW,
                        Ids.of("seat:seat amount:9", Which::seat, Which::amount, Which::new))
                    .asks((city, it) -> it.seat),
                (city, it) -> it.seat,
                "fever {where}")
            .forbids((city, it, place) ->
                city.horde(it.seat, place) == largest(city, it.seat) ? null : Clauses.EVENT_FOLLOW)
            .does((city, it, place, flow) -> lose(city, it.seat, place, it.amount, flow));
  }
}
