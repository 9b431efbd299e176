package banneret.battue.turn;

import banneret.battue.City;
import banneret.battue.loot.LootDeck;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;

/** All camps stand: the first player takes the first turn. */
public record FirstTurn() implements Procedure<City> {
  @Override
  public String name() {
    return "first-turn";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    if (city.seats() == 2) {
      LootDeck.draw(city, city.left(city.firstPlayer()), city.secondPlayerCards(), flow);
    }
    city.setActive(city.firstPlayer());
    city.setRound(1);
    flow.then(Turn.BEGIN);
  }
}
