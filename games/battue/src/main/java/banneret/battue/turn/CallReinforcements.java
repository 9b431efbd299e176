package banneret.battue.turn;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.city.InForce.Act;
import banneret.battue.city.Questions;
import banneret.kernel.luck.Luck;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** Hordes may call reinforcements, one die each; those that do stay where they are this turn. */
public final class CallReinforcements {
  public static final Procedure<City> STEP =
      InForce.phase("reinforcements", Act.CALL_REINFORCEMENTS, CallReinforcements::next);
  public static final Procedure<City> NEXT =
      Procedure.of("more-reinforcements", CallReinforcements::next);

  /** What keeps warriors away, by number in the text. */
  private static final int FULL_HORDE = 1;

  private static final int EMPTY_RESERVE = 2;
  private static final Luck DIE = Luck.numbers("reinforcements");

  private CallReinforcements() {}

  private static void next(City city, Flow<City> flow) {
    int seat = city.active();
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      if (forbids(city, seat, at) == null) {
        flow.then(CALL);
        return;
      }
    }
  }

  /** Which horde calls next. */
  public static final Asking<City, None> CALL =
      Questions.nextHorde(
              "call-reinforcements",
              "call",
              Clauses.REINFORCE,
              (city, it, place) -> forbids(city, city.active(), place),
              (city, place) -> city.horde(city.active(), place))
          .does((city, it, place, flow) -> call(city, city.active(), place, flow))
          .ask(None.NONE);

  private static @Nullable Clause forbids(City city, int seat, int place) {
    int horde = city.horde(seat, place);
    if (horde == 0) {
      return Clauses.HORDE;
    }
    if (city.called.is(place)) {
      return Clauses.ONE_CALL;
    }
    if (horde >= City.MAX_HORDE) {
      return Clauses.MAX_EIGHT;
    }
    return city.reserve.get(seat) == 0 ? Clauses.MAX_FIFTEEN : null;
  }

  private static void call(City city, int seat, int place, Flow<City> flow) {
    int die = flow.die(DIE);
    city.called.set(place, true);
    int room = City.MAX_HORDE - city.horde(seat, place);
    int reserve = city.reserve.get(seat);
    int gained = city.muster(seat, place, (die + 1) / 2);
    int limit = gained == (die + 1) / 2 ? 0 : room <= reserve ? FULL_HORDE : EMPTY_RESERVE;
    flow.tell(Happenings.CALLED, seat, place, die, gained, limit);
    flow.then(NEXT);
  }
}
