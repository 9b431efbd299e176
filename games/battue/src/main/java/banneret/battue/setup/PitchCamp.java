package banneret.battue.setup;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.battue.city.Questions;
import banneret.battue.turn.Turn;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** From the first player on, each takes an edge of the board for his camp. */
public final class PitchCamp {
  private static final int STARTING_HORDE = 6;

  public static final Asking<City, None> STEP =
      Asks.<City, None>pickOne("choose-edge", Clauses.ONE_PER_EDGE, Ids.NONE)
          .asks((city, it) -> settler(city))
          .forbids((city, it, edge) -> city.facing.get(edge) >= 0 ? Clauses.ONE_PER_EDGE : null)
          .part("edge", Questions.EDGE)
          .phrase("camp {edge}")
          .does((city, it, edge, flow) -> flow.then(Facing.SHAPE.ask(new Facing(edge)), next(city)))
          .ask(None.NONE);

  private PitchCamp() {}

  private static Step<City> next(City city) {
    return city.settled.get() + 1 < city.seats() ? STEP : Turn.FIRST;
  }

  /** Whose turn it is to pitch his camp. */
  private static int settler(City city) {
    return (city.firstPlayer.get() + city.settled.get()) % city.seats();
  }

  /** The six warriors of a starting horde stand together before one gate, wall or tower. */
  public record Facing(int edge) {
    public static final Shape<City, Facing> SHAPE =
        Asks.<City, Facing>pickOne(
                "face-space", Clauses.HORDE_AT_EDGE, Ids.of("edge:edge", Facing::edge, Facing::new))
            .fits((city, it) ->
                city.facing.get(it.edge) < 0
                    && city.steps().contains(Turn.FIRST)
                        == (city.settled.get() + 1 == city.seats()))
            .asks((city, it) -> settler(city))
            .continues()
            .lead((city, it) -> "camp " + city.content.edgeNames.word(it.edge))
            .forbids((city, it, space) -> it.forbids(city, space))
            .likely((city, it, out) -> out.addRange(city.content.ring))
            .part("where", Questions.SPACE)
            .phrase("facing {where}")
            .does((city, it, space, flow) -> it.settle(city, space, flow));

    private @Nullable Clause forbids(City city, int space) {
      if (!city.content.isOnEdge(space, edge)) {
        return Clauses.HORDE_AT_EDGE;
      }
      for (int other = 0; other < Content.EDGES; other++) {
        if (city.facing.get(other) == space) {
          return Clauses.CAMPS_DIFFER;
        }
      }
      return null;
    }

    private void settle(City city, int space, Flow<City> flow) {
      int seat = settler(city);
      city.pitchCamp(seat, edge, space, STARTING_HORDE);
      city.settled.set(city.settled.get() + 1);
      flow.tell(Happenings.CAMP_PITCHED, seat, edge, space);
    }
  }
}
