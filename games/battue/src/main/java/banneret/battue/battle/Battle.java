package banneret.battue.battle;

import banneret.battue.city.City;
import banneret.battue.city.Happenings;
import banneret.battue.loot.LootMoment;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** A battle for a tile: against its controller, or against the neighbour to the left. */
public final class Battle {
  public static final Procedure<City> STEP = Procedure.of("battle", Battle::run);

  private Battle() {}

  private static void run(City city, Flow<City> flow) {
    int space = city.battleSpace();
    int controller = city.controller(space);
    if (city.attackers() == 0 || controller == city.active()) {
      // An event has left no attacker, or opened the door: nothing is fought.
      flow.then(Battle.OVER);
      return;
    }
    int defender = controller;
    if (defender == City.NOBODY) {
      defender = city.left(city.active());
      while (city.out.is(defender)) {
        defender = city.left(defender);
      }
    }
    city.defender.set(defender);
    city.battleRound.set(0);
    flow.tell(Happenings.BATTLE, city.active(), space, defender);
    flow.then(BattleRound.STEP);
  }

  /** The conflict is resolved: what lasted for the battle ends, and cards take their price. */
  public static final Procedure<City> OVER = Procedure.of("battle-over", Battle::over);

  private static void over(City city, Flow<City> flow) {
    boolean fought = city.battleRound.get() > 0;
    city.endBattle();
    if (fought) {
      city.content.effects.react(city, LootMoment.BATTLE_OVER, city.active(), true, flow);
    }
  }
}
