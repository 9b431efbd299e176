package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.loot.DiscardCards;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;

/** At the end of his turn a player keeps six cards at most. */
public record HandLimit() implements Procedure<City> {
  public static final HandLimit STEP = new HandLimit();

  @Override
  public String name() {
    return "hand-limit";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int excess = city.handSize(city.active()) - City.HAND_LIMIT;
    if (excess > 0) {
      flow.then(DiscardCards.toLimit(excess));
    }
  }
}
