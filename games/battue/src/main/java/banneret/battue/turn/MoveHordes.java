package banneret.battue.turn;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Happenings;
import banneret.battue.city.InForce;
import banneret.battue.city.InForce.Act;
import banneret.battue.city.Questions;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** The active player moves his hordes, one at a time, each warrior once, to adjacent tiles. */
public final class MoveHordes {
  public static final Procedure<City> STEP = InForce.phase("moves", Act.MOVE, MoveHordes::next);
  public static final Procedure<City> NEXT = Procedure.of("more-moves", MoveHordes::next);

  private MoveHordes() {}

  private static void next(City city, Flow<City> flow) {
    int seat = city.active();
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      if (city.movable(at) > 0) {
        flow.then(FROM);
        return;
      }
    }
  }

  /** Null if so many warriors may go from one place to another, or the clause that forbids it. */
  private static @Nullable Clause forbids(City city, int from, int to, int count) {
    if (city.isCamp(from)) {
      if (gate(city, from) != to) {
        return Clauses.ENTERS_AT_ITS_SPACE;
      }
    } else if (!city.content.isAdjacent[from][to]) {
      return Clauses.ADJACENT;
    }
    return city.horde(city.active(), to) + count > City.MAX_HORDE ? Clauses.MERGE : null;
  }

  /** The space by which a camp's horde enters. */
  private static int gate(City city, int camp) {
    return city.facing.get(camp - city.content.spaces);
  }

  /** The fewest warriors of a horde that may go: all of it before the first conquest. */
  private static int fewest(City city, int from) {
    return city.conquered.is(city.active()) ? 1 : city.movable(from);
  }

  /** Which horde moves next, if any. */
  public static final Asking<City, None> FROM =
      Questions.nextHorde("move-from", "move", Clauses.MOVE, MoveHordes::forbidsFrom, City::movable)
          .does((city, it, from, flow) -> flow.then(To.SHAPE.ask(new To(from)), NEXT))
          .ask(None.NONE);

  private static @Nullable Clause forbidsFrom(City city, None it, int from) {
    if (city.horde(city.active(), from) == 0) {
      return Clauses.HORDE;
    }
    if (city.called.is(from)) {
      return Clauses.REINFORCED_STAYS;
    }
    if (city.movable(from) <= 0) {
      return Clauses.ONCE_PER_WARRIOR;
    }
    int fewest = fewest(city, from);
    if (city.isCamp(from)) {
      return forbids(city, from, gate(city, from), fewest);
    }
    for (int to : city.content.adjacent[from]) {
      if (city.horde(city.active(), to) + fewest <= City.MAX_HORDE) {
        return null;
      }
    }
    return Clauses.MERGE;
  }

  /** Where the horde goes. */
  public record To(int from) {
    public static final Shape<City, To> SHAPE =
        Questions.pickOne("move-to", Clauses.ADJACENT, Ids.of("from:place", To::from, To::new))
            .fits((city, it) -> mayLeave(city, it.from))
            .by((city, it) -> city.isCamp(it.from) ? Clauses.ENTERS_AT_ITS_SPACE : Clauses.ADJACENT)
            .continues()
            .about((city, it, out) ->
                out.with("from", "place", it.from).number("n", city.movable(it.from)))
            .quickly((city, it, out) -> listOpen(city, it.from, out))
            .forbids((city, it, to) -> forbids(city, it.from, to, fewest(city, it.from)))
            .part("where", Questions.SPACE)
            .phrase("to {where}")
            .does((city, it, to, flow) -> {
              if (city.movable(it.from) > 1) {
                flow.then(HowMany.SHAPE.ask(new HowMany(it.from, to)));
              } else {
                go(city, it.from, to, city.movable(it.from), flow);
              }
            });
  }

  private static boolean mayLeave(City city, int from) {
    return from < city.content.places && forbidsFrom(city, None.NONE, from) == null;
  }

  private static void listOpen(City city, int from, Options out) {
    if (city.isCamp(from)) {
      out.add(gate(city, from));
      return;
    }
    int fewest = fewest(city, from);
    for (int to : city.content.adjacent[from]) {
      if (city.horde(city.active(), to) + fewest <= City.MAX_HORDE) {
        out.add(to);
      }
    }
  }

  /** How many warriors go: a horde may split once its player has conquered a tile. */
  public record HowMany(int from, int to) {
    public static final Shape<City, HowMany> SHAPE =
        Asks.<City, HowMany>amount(
                "move-count",
                Clauses.SPLIT,
                Ids.of("from:place to:place", HowMany::from, HowMany::to, HowMany::new),
                1,
                (city, it) -> City.WARRIORS)
            .fits((city, it) ->
                it.to < city.content.spaces
                    && mayLeave(city, it.from)
                    && MoveHordes.forbids(city, it.from, it.to, fewest(city, it.from)) == null)
            .asks((city, it) -> city.active())
            .continues()
            .about((city, it, out) ->
                out.with("from", "place", it.from)
                    .with("to", "place", it.to)
                    .number("n", city.movable(it.from)))
            .between((city, it) -> fewest(city, it.from), HowMany::most, Clauses.NO_SPLIT)
            .forbids(HowMany::forbids)
            .phrase("with {n}")
            .does((city, it, count, flow) -> go(city, it.from, it.to, count, flow));

    private static int most(City city, HowMany it) {
      return Math.min(city.movable(it.from), City.MAX_HORDE - city.horde(city.active(), it.to));
    }

    private static @Nullable Clause forbids(City city, HowMany it, int count) {
      if (count > city.movable(it.from)) {
        return Clauses.ONCE_PER_WARRIOR;
      }
      if (count < fewest(city, it.from)) {
        return Clauses.NO_SPLIT;
      }
      return MoveHordes.forbids(city, it.from, it.to, count);
    }
  }

  private static void go(City city, int from, int to, int count, Flow<City> flow) {
    city.lead(city.active(), from, to, count);
    city.arrived.add(to, count);
    flow.tell(Happenings.MOVED, city.active(), from, to, count);
  }
}
