package banneret.battue.loot;

import banneret.battue.City;
import banneret.battue.Effects;
import banneret.kernel.Clause;
import banneret.kernel.Flow;

/** A card that stays in force for a round, a battle or a turn. */
abstract class LastingEffect extends LootEffect {
  private final int scope;

  LastingEffect(String id, Clause clause, Bonus bonus, int scope, LootMoment moment) {
    super(id, clause, bonus, moment);
    this.scope = scope;
  }

  @Override
  public final int scope() {
    return scope;
  }

  @Override
  void act(City city, int seat, int kind, Flow<City> flow) {
    Effects.addLoot(city, kind, seat, 0, 1);
  }
}
