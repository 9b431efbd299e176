package banneret.battue.setup;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.battue.city.Places;
import banneret.battue.turn.FirstTurn;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** The six warriors of a starting horde stand together before one gate, wall or tower. */
public record FaceSpace(int edge) {
  private static final int STARTING_HORDE = 6;
  public static final Shape<City, FaceSpace> SHAPE =
      Asks.<City, FaceSpace>pickOne(
              "face-space",
              Clauses.HORDE_AT_EDGE,
              Ids.of("edge:edge", FaceSpace::edge, FaceSpace::new))
          .fits((city, it) ->
              city.facing.get(it.edge) < 0
                  && city.steps().contains(FirstTurn.STEP)
                      == (city.settled.get() + 1 == city.seats()))
          .asks((city, it) -> ChooseEdge.settler(city))
          .continues()
          .lead((city, it) -> "camp " + city.content.edgeNames.word(it.edge))
          .among((city, it, out) -> Places.spaces(city, out))
          .quickly((city, it, out) -> it.listFree(city, out))
          .forbids((city, it, space) -> it.forbids(city, space))
          .part("where", Places.SPACE)
          .phrase("facing {where}")
          .does((city, it, space, flow) -> it.settle(city, space, flow));

  private void listFree(City city, Options out) {
    for (int space = 0; space < city.content.ring; space++) {
      if (forbids(city, space) == null) {
        out.add(space);
      }
    }
  }

  private @Nullable Clause forbids(City city, int space) {
    boolean onEdge = false;
    for (int own : city.content.edges[edge]) {
      onEdge |= own == space;
    }
    if (!onEdge) {
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
    int seat = ChooseEdge.settler(city);
    city.pitchCamp(seat, edge, space, STARTING_HORDE);
    city.settled.set(city.settled.get() + 1);
    flow.tell(Happenings.CAMP_PITCHED, seat, edge, space);
  }
}
