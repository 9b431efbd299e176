package banneret.battue.battle;

import banneret.battue.City;
import banneret.battue.Clauses;
import banneret.battue.Effects;
import banneret.battue.event.EventEffect;
import banneret.battue.loot.LootEffect;
import banneret.battue.loot.LootEffects;
import banneret.kernel.Breakdown;
import banneret.kernel.Breakdown.Source;
import banneret.kernel.Lasting;
import banneret.kernel.Saying;
import banneret.kernel.Tally;

/** The values of attack and defence, with where each point comes from. */
public final class Strength {
  private static final Source WARRIORS =
      new Source("warriors", Saying.NUMBER, Clauses.STRENGTH, true);
  private static final Source DEFENDERS =
      new Source("warriors", Saying.NUMBER, Clauses.OCCUPIED_DEFENCE, false);
  private static final Source TILE = new Source("tile", "place", Clauses.EMPTY_DEFENCE, true);
  private static final Source EVENT = new Source("event", "event", Clauses.EVENT_FOLLOW, false);
  private static final Source FLOOR =
      new Source("floor", Saying.NUMBER, Clauses.of("ruling.tile-defence-with-events"), false);
  private static final Source ATTACK_DIE =
      new Source("die", Saying.NUMBER, Clauses.ATTACK_VALUE, false);
  private static final Source DEFENCE_DIE =
      new Source("die", Saying.NUMBER, Clauses.EMPTY_DEFENCE, false);

  private Strength() {}

  public static int attack(City city) {
    return tallyAttack(city).sum();
  }

  public static int defence(City city) {
    return tallyDefence(city).sum();
  }

  public static Breakdown explainAttack(City city) {
    return tallyAttack(city).toBreakdown("attack");
  }

  public static Breakdown explainDefence(City city) {
    return tallyDefence(city).toBreakdown("defence");
  }

  private static Tally tallyAttack(City city) {
    Tally tally = city.tally;
    tally.clear();
    tally.add(WARRIORS, city.attackers(), city.attackers());
    addCards(city, LootEffect.Bonus.ATTACK, tally);
    addEvents(city, EventEffect.Figure.ATTACK, city.active(), tally);
    return tally.add(ATTACK_DIE, 0, city.attackDie());
  }

  private static Tally tallyDefence(City city) {
    Tally tally = city.tally;
    int space = city.battleSpace();
    int printed = city.printedDefence(space);
    tally.clear();
    tally.add(TILE, space, printed);
    addEvents(city, EventEffect.Figure.TILE_DEFENCE, space, tally);
    tally.add(FLOOR, 0, Effects.tileDefence(city, space) - tally.sum());
    if (Effects.find(city, LootEffects.OUTMANEUVER) >= 0) {
      return tally;
    }
    tally.add(DEFENDERS, city.defenders(), city.defenders());
    addCards(city, LootEffect.Bonus.DEFENCE, tally);
    return tally.add(DEFENCE_DIE, 0, city.defenceDie());
  }

  private static void addCards(City city, LootEffect.Bonus bonus, Tally tally) {
    Lasting lasting = city.lasting();
    int rows = lasting.count(city.cells);
    for (int row = 0; row < rows; row++) {
      int kind = Effects.lootKind(city, row);
      if (kind >= 0 && city.content.lootEffect[kind].bonus() == bonus) {
        tally.add(city.content.lootEffect[kind].source(), kind, city.content.lootAmount[kind]);
      }
    }
  }

  private static void addEvents(City city, EventEffect.Figure figure, int target, Tally tally) {
    Lasting lasting = city.lasting();
    int rows = lasting.count(city.cells);
    for (int row = 0; row < rows; row++) {
      int kind = Effects.eventKind(city, row);
      if (kind >= 0
          && city.content.eventEffect[kind].figure() == figure
          && lasting.target(city.cells, row) == target) {
        tally.add(EVENT, kind, city.content.eventAmount[kind]);
      }
    }
  }
}
