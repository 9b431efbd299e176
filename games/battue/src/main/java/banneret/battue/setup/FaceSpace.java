package banneret.battue.setup;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Happenings;
import banneret.battue.Places;
import banneret.battue.content.Content;
import banneret.kernel.Ask;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.Tree;
import org.jspecify.annotations.Nullable;

/** The six warriors of a starting horde stand together before one gate, wall or tower. */
public record FaceSpace(int edge) implements Ask<City> {
  static final int STARTING_HORDE = 6;

  @Override
  public String name() {
    return "face-space";
  }

  @Override
  public void write(Tree.Fields out) {
    out.put("edge", edge);
  }

  @Override
  public int asked(City city) {
    return 1 << ChooseEdge.settler(city);
  }

  @Override
  public Clause clause(City city) {
    return Clauses.HORDE_AT_EDGE;
  }

  @Override
  public boolean continues() {
    return true;
  }

  @Override
  public String lead(City city) {
    return "camp " + city.content.edgeNames.word(edge);
  }

  @Override
  public void candidates(City city, int seat, Options out) {
    Places.spaces(city, out);
  }

  @Override
  public void options(City city, int seat, Options out) {
    for (int space = 0; space < city.content.ring; space++) {
      if (forbids(city, seat, space) == null) {
        out.add(space);
      }
    }
  }

  @Override
  public @Nullable Clause forbids(City city, int seat, int space) {
    boolean onEdge = false;
    for (int own : city.content.edges[edge]) {
      onEdge |= own == space;
    }
    if (!onEdge) {
      return Clauses.HORDE_AT_EDGE;
    }
    for (int other = 0; other < Content.EDGES; other++) {
      if (city.facing(other) == space) {
        return Clauses.CAMPS_DIFFER;
      }
    }
    return null;
  }

  @Override
  public void answer(City city, int seat, int space, Flow<City> flow) {
    city.pitchCamp(seat, edge, space, STARTING_HORDE);
    city.setSettled(city.settled() + 1);
    flow.tell(Happenings.CAMP_PITCHED, seat, edge, space);
  }

  @Override
  public String phrase(City city, int seat, int space) {
    return "facing " + city.content.spaceNames.word(space);
  }

  @Override
  public void say(City city, int seat, int space, Saying out) {
    out.with("where", "place", space);
  }
}
