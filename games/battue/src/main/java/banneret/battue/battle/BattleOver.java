package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.battue.loot.DiscardCards;
import banneret.battue.loot.LootEffects;
import banneret.kernel.Flow;
import banneret.kernel.Procedure;

/** The conflict is resolved: what lasted for the battle ends, and Gathering takes its card. */
public record BattleOver() implements Procedure<City> {
  public static final BattleOver STEP = new BattleOver();

  @Override
  public String name() {
    return "battle-over";
  }

  @Override
  public void run(City city, Flow<City> flow) {
    boolean fought = city.battleRound() > 0;
    city.lasting().sweep(city.cells, Effects.ROUND);
    city.lasting().sweep(city.cells, Effects.BATTLE);
    city.endBattle();
    int seat = city.active();
    if (fought && city.handSize(seat) > 0 && Effects.holds(city, LootEffects.GATHERING, seat)) {
      flow.then(DiscardCards.afterBattle());
    }
  }
}
