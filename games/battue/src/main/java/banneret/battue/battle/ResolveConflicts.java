package banneret.battue.battle;

import banneret.battue.city.City;
import banneret.battue.city.Clauses;
import banneret.battue.city.Questions;
import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Ids.None;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** The active player resolves his conflicts one after the other, in the order he likes. */
public final class ResolveConflicts {
  public static final Procedure<City> STEP = Procedure.of("conflicts", ResolveConflicts::run);

  private ResolveConflicts() {}

  private static void run(City city, Flow<City> flow) {
    int found = -1;
    int seat = city.active();
    for (int at = city.nextHorde(seat, 0); at >= 0; at = city.nextHorde(seat, at + 1)) {
      if (city.isContestedByActive(at)) {
        if (found >= 0) {
          flow.then(CHOOSE, STEP);
          return;
        }
        found = at;
      }
    }
    if (found >= 0) {
      flow.then(STEP);
      resolve(city, found, flow);
    }
  }

  private static void resolve(City city, int space, Flow<City> flow) {
    city.battleSpace.set(space);
    if (city.isFaceDown(space)) {
      flow.then(Reveal.STEP.with(new Reveal(space)), Battle.STEP);
    } else {
      flow.then(Battle.STEP);
    }
  }

  /** Which conflict comes next. */
  public static final Asking<City, None> CHOOSE =
      Questions.pickOne("choose-conflict", Clauses.ANY_ORDER)
          .forbids(ResolveConflicts::forbids)
          .likely((city, it, out) -> Questions.hordes(city, city.active(), out))
          .part("where", Questions.SPACE)
          .phrase("attack {where}")
          .saying((city, it, space, out) -> out.number("n", city.horde(city.active(), space)))
          .does((city, it, space, flow) -> resolve(city, space, flow))
          .ask(None.NONE);

  private static @Nullable Clause forbids(City city, None it, int space) {
    if (city.horde(city.active(), space) == 0) {
      return Clauses.ANY_ORDER;
    }
    return city.isContestedByActive(space) ? null : Clauses.OWN_TILE;
  }
}
