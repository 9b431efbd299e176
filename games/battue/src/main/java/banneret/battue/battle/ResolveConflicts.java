package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Places;
import banneret.battue.TurnAsk;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Procedure;
import banneret.kernel.Saying;
import org.jspecify.annotations.Nullable;

/** The active player resolves his conflicts one after the other, in the order he likes. */
public record ResolveConflicts() implements Procedure<City> {
  public static final ResolveConflicts STEP = new ResolveConflicts();
  private static final Choose CHOOSE = new Choose();

  @Override
  public String name() {
    return "conflicts";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int found = -1;
    int seat = city.active();
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      if (city.isContestedByActive(at)) {
        if (found >= 0) {
          flow.then(CHOOSE, this);
          return;
        }
        found = at;
      }
    }
    if (found >= 0) {
      flow.then(this);
      resolve(city, found, flow);
    }
  }

  private static void resolve(City city, int space, Flow<City> flow) {
    city.setBattleSpace(space);
    if (city.isFaceDown(space)) {
      flow.then(new Reveal(space), Battle.STEP);
    } else {
      flow.then(Battle.STEP);
    }
  }

  /** Which conflict comes next. */
  public record Choose() implements TurnAsk {
    @Override
    public String name() {
      return "choose-conflict";
    }

    @Override
    public Clause clause(City city) {
      return Clauses.ANY_ORDER;
    }

    @Override
    public void candidates(City city, int seat, Options out) {
      Places.spaces(city, out);
    }

    @Override
    public void options(City city, int seat, Options out) {
      for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
        if (city.isContestedByActive(at)) {
          out.add(at);
        }
      }
    }

    @Override
    public @Nullable Clause forbids(City city, int seat, int space) {
      if (city.horde(seat, space) == 0) {
        return Clauses.ANY_ORDER;
      }
      return city.isContestedByActive(space) ? null : Clauses.OWN_TILE;
    }

    @Override
    public void answer(City city, int seat, int space, Flow<City> flow) {
      resolve(city, space, flow);
    }

    @Override
    public String phrase(City city, int seat, int space) {
      return "attack " + city.content.spaceNames.word(space);
    }

    @Override
    public void say(City city, int seat, int space, Saying out) {
      out.with("where", "place", space).number("n", city.horde(seat, space));
    }
  }
}
