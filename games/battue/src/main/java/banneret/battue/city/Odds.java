package banneret.battue.city;

import banneret.battue.city.InForce.Figure;
import banneret.battue.city.InForce.Turning;

/** What the dice of the next clash can bring, as far as all can see. */
public final class Odds {
  private static final int SIDES = 6;
  private static final int PERCENT = 100;

  private Odds() {}

  /** The attack without its dice: warriors and the cards in force. */
  public static int attack(City city) {
    return Strength.attack(city) - city.attackDie.get();
  }

  /** The defence without its die: the tile, its warriors and the cards in force. */
  public static int defence(City city) {
    return Strength.defence(city) - (rolls(city) ? city.defenceDie.get() : 0);
  }

  /** How many dice the defender rolls: one, or none if a card says so. */
  public static int defenceDice(City city) {
    return rolls(city) ? 1 : 0;
  }

  private static boolean rolls(City city) {
    return !city.content.effects.isReplaced(city, Turning.DEFENCE_ROLL, city.defender());
  }

  /** In how many of a hundred cases the attacker wins the next clash. */
  public static int ofAttacker(City city) {
    int dice = 1 + city.content.effects.most(city, Figure.ATTACK_DICE, city.active());
    int all = 1;
    for (int die = 0; die < dice + defenceDice(city); die++) {
      all *= SIDES;
    }
    int won = waysToWin(attack(city) - defence(city), dice, defenceDice(city));
    return (won * PERCENT + all / 2) / all;
  }

  /** In how many ways dice and a lead come to more than the defender's die, if he rolls one. */
  public static int waysToWin(int lead, int dice, int defenceDice) {
    int[] rolled = {1};
    for (int die = 0; die < dice; die++) {
      rolled = withOneMore(rolled);
    }
    int[] defended = defenceDice == 0 ? new int[] {1} : withOneMore(new int[] {1});
    int won = 0;
    for (int attack = 0; attack < rolled.length; attack++) {
      for (int defence = 0; defence < Math.min(defended.length, lead + attack); defence++) {
        won += rolled[attack] * defended[defence];
      }
    }
    return won;
  }

  /** In how many ways each sum comes about with one die more. */
  private static int[] withOneMore(int[] ways) {
    int[] more = new int[ways.length + SIDES];
    for (int sum = 0; sum < ways.length; sum++) {
      for (int side = 1; side <= SIDES; side++) {
        more[sum + side] += ways[sum];
      }
    }
    return more;
  }
}
