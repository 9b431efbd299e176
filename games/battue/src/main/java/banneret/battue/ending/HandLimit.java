package banneret.battue.ending;

import banneret.battue.city.City;
import banneret.battue.loot.DiscardCards;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** At the end of his turn a player keeps six cards at most. */
public final class HandLimit {
  public static final Procedure<City> STEP = Procedure.of("hand-limit", HandLimit::run);

  private HandLimit() {}

  private static void run(City city, Flow<City> flow) {
    int excess = city.handSize(city.active()) - City.HAND_LIMIT;
    if (excess > 0) {
      flow.then(DiscardCards.toLimit(excess));
    }
  }
}
