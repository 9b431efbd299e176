package banneret.battue.battle;

import banneret.battue.city.City;
import banneret.battue.city.InForce;
import banneret.battue.loot.LootMoment;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;

/** The conflict is resolved: what lasted for the battle ends, and cards take their price. */
public final class BattleOver {
  public static final Procedure<City> STEP = Procedure.of("battle-over", BattleOver::run);

  private BattleOver() {}

  private static void run(City city, Flow<City> flow) {
    boolean fought = city.battleRound.get() > 0;
    city.lasting.sweep(city.cells, InForce.ROUND);
    city.lasting.sweep(city.cells, InForce.BATTLE);
    city.endBattle();
    if (fought) {
      InForce.react(city, LootMoment.BATTLE_OVER, city.active(), true, flow);
    }
  }
}
