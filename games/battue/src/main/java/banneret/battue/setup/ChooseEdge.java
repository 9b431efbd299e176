package banneret.battue.setup;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Content;
import banneret.battue.city.Places;
import banneret.battue.turn.FirstTurn;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Step;

/** From the first player on, each takes an edge of the board for his camp. */
public final class ChooseEdge {
  public static final Asking<City, None> STEP =
      Asks.<City, None>pickOne("choose-edge", Clauses.ONE_PER_EDGE, Ids.NONE)
          .asks((city, it) -> settler(city))
          .among((city, it, out) -> {
            for (int edge = 0; edge < Content.EDGES; edge++) {
              out.add(edge);
            }
          })
          .forbids((city, it, edge) -> city.facing.get(edge) >= 0 ? Clauses.ONE_PER_EDGE : null)
          .part("edge", Places.EDGE)
          .phrase("camp {edge}")
          .does((city, it, edge, flow) ->
              flow.then(FaceSpace.SHAPE.ask(new FaceSpace(edge)), next(city)))
          .ask(None.NONE);

  private ChooseEdge() {}

  private static Step<City> next(City city) {
    return city.settled.get() + 1 < city.seats() ? STEP : FirstTurn.STEP;
  }

  /** Whose turn it is to pitch his camp. */
  static int settler(City city) {
    return (city.firstPlayer.get() + city.settled.get()) % city.seats();
  }
}
