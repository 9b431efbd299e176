package banneret.battue.turn;

import banneret.battue.city.City;
import banneret.battue.loot.LootDeck;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** All camps stand: the first player takes the first turn. */
public final class FirstTurn {
  public static final Procedure<City> STEP = Procedure.of("first-turn", FirstTurn::run);

  private FirstTurn() {}

  private static void run(City city, Flow<City> flow) {
    if (city.seats() == 2) {
      LootDeck.draw(city, city.left(city.firstPlayer.get()), city.secondPlayerCards.get(), flow);
    }
    city.active.set(city.firstPlayer.get());
    city.round.set(1);
    flow.then(Turn.BEGIN);
  }
}
