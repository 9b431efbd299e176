package banneret.battue.setup;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.content.Content;
import banneret.battue.turn.FirstTurn;
import banneret.kernel.Ask;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import org.jspecify.annotations.Nullable;

/** From the first player on, each takes an edge of the board for his camp. */
public record ChooseEdge() implements Ask<City> {
  @Override
  public String name() {
    return "choose-edge";
  }

  @Override
  public int asked(City city) {
    return 1 << settler(city);
  }

  /** Whose turn it is to pitch his camp. */
  static int settler(City city) {
    return (city.firstPlayer() + city.settled()) % city.seats();
  }

  @Override
  public Clause clause(City city) {
    return Clauses.ONE_PER_EDGE;
  }

  @Override
  public void candidates(City city, int seat, Options out) {
    for (int edge = 0; edge < Content.EDGES; edge++) {
      out.add(edge);
    }
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int edge) {
    return city.facing(edge) >= 0 ? Clauses.ONE_PER_EDGE : null;
  }

  @Override
  public void answer(City city, int seat, int edge, Flow<City> flow) {
    flow.then(
        new FaceSpace(edge),
        city.settled() + 1 < city.seats() ? new ChooseEdge() : new FirstTurn());
  }

  @Override
  public String phrase(City city, int seat, int edge) {
    return "camp " + city.content.edgeNames.word(edge);
  }

  @Override
  public void say(City city, int seat, int edge, Saying out) {
    out.with("edge", "edge", edge);
  }
}
