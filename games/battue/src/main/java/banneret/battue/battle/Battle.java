package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Happenings;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;

/** A battle for a tile: against its controller, or against the neighbour to the left. */
public record Battle() implements Procedure<City> {
  public static final Battle STEP = new Battle();

  @Override
  public String name() {
    return "battle";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    int space = city.battleSpace();
    int controller = city.controller(space);
    if (city.attackers() == 0 || controller == city.active()) {
      // An event has left no attacker, or opened the door: nothing is fought.
      flow.then(BattleOver.STEP);
      return;
    }
    int defender = controller;
    if (defender == City.NOBODY) {
      defender = city.left(city.active());
      while (city.isOut(defender)) {
        defender = city.left(defender);
      }
    }
    city.setDefender(defender);
    city.setBattleRound(0);
    flow.tell(Happenings.BATTLE, city.active(), space, defender);
    flow.then(BattleRound.STEP);
  }
}
