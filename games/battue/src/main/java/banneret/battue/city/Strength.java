package banneret.battue.city;

import banneret.battue.city.InForce.Figure;
import banneret.battue.city.InForce.Turning;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Breakdown.Source;
import banneret.kernel.told.Saying;
import banneret.kernel.told.Tally;

/** The values of attack and defence, with where each point comes from. */
public final class Strength {
  private static final Source WARRIORS =
      new Source("warriors", Saying.NUMBER, Clauses.STRENGTH, true);
  private static final Source DEFENDERS = Source.of("warriors", Clauses.OCCUPIED_DEFENCE);
  private static final Source TILE = new Source("tile", "place", Clauses.EMPTY_DEFENCE, true);
  private static final Source FLOOR =
      Source.of("floor", Clauses.of("ruling.tile-defence-with-events"));
  private static final Source ATTACK_DIE = Source.of("die", Clauses.ATTACK_VALUE);
  private static final Source DEFENCE_DIE = Source.of("die", Clauses.EMPTY_DEFENCE);

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

  public static Breakdown[] explain(City city) {
    return new Breakdown[] {explainAttack(city), explainDefence(city)};
  }

  private static Tally tallyAttack(City city) {
    Tally tally = city.tally;
    tally.clear();
    tally.add(WARRIORS, city.attackers(), city.attackers());
    InForce.tally(city, Figure.ATTACK, city.active(), city.battleSpace(), tally);
    return tally.add(ATTACK_DIE, 0, city.attackDie.get());
  }

  private static Tally tallyDefence(City city) {
    Tally tally = city.tally;
    int space = city.battleSpace();
    tally.clear();
    tally.add(TILE, space, city.printedDefence(space));
    InForce.tally(city, Figure.TILE_DEFENCE, City.NOBODY, space, tally);
    tally.add(FLOOR, 0, InForce.tileDefence(city, space) - tally.sum());
    if (city.content.effects.isReplaced(city, Turning.DEFENCE_ROLL, city.defender())) {
      return tally; // The tile alone: battue.ambiguous.outmaneuver-and-bonuses.
    }
    tally.add(DEFENDERS, city.defenders(), city.defenders());
    InForce.tally(city, Figure.DEFENCE, city.defender(), space, tally);
    return tally.add(DEFENCE_DIE, 0, city.defenceDie.get());
  }
}
