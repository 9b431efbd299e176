package banneret.battles.combat;

import banneret.battles.field.Content;
import banneret.battles.field.Field;

/**
 * The exact chances of an attack before it is declared, without re-rolls, answers or cards to come.
 *
 * @param dice how many are rolled
 * @param percentHit that at least one figure falls
 * @param percentEliminated that the target is eliminated or its commander captured by the hits
 * @param percentRetreat that the target survives and has to fall back
 */
public record Odds(int dice, int percentHit, int percentEliminated, int percentRetreat) {
  private static final int HUNDRED = 100;

  /** The chances of the unit in one hex against the one in another. */
  public static Odds of(Field field, int from, int to) {
    Field trial = field.copy();
    trial.beginAttack(Field.ATTACK, from, to);
    boolean melee = trial.unitClass(from) != Content.RANGED;
    if (trial.isEngaged(to)) {
      trial.setMarked(Field.WAS_ENGAGED);
      boolean own = trial.opponent(from) == to;
      if (melee && !own) {
        trial.setMarked(Field.FLANK);
      }
    } else if (melee) {
      if (trial.isEngaged(from)) {
        trial.disengage(from);
      }
      trial.engage(from, to, trial.house(from));
    }
    return of(trial);
  }

  private static Odds of(Field field) {
    int dice = Dice.count(field);
    int target = field.target();
    double hitFace = 0;
    double bothFace = 0;
    double backFace = 0;
    for (int face = 0; face < Content.FACES; face++) {
      double chance = (double) field.content.die[face] / field.content.dieFaces;
      boolean hits = Hits.hits(field, face);
      boolean back = face == Content.MORALE;
      hitFace += hits && !back ? chance : 0;
      bothFace += hits && back ? chance : 0;
      backFace += back && !hits ? chance : 0;
    }
    int ignored = Hits.ignored(field);
    int commander = field.commander(target);
    int plain = field.figures(target) - (commander >= 0 ? 1 : 0);
    int needed = plain + (commander >= 0 ? field.content.capture[commander] : 0);
    int shrugs = Stalwart.is(field, target) ? 1 : 0;
    double hit = 0;
    double killed = 0;
    double back = 0;
    for (int h = 0; h <= dice; h++) {
      for (int b = 0; b + h <= dice; b++) {
        for (int m = 0; m + b + h <= dice; m++) {
          int misses = dice - h - b - m;
          double miss = 1 - hitFace - bothFace - backFace;
          double p =
              ways(dice, h, b, m)
                  * power(hitFace, h)
                  * power(bothFace, b)
                  * power(backFace, m)
                  * power(miss, misses);
          int taken = Math.max(0, h + b - ignored);
          hit += taken > 0 && plain > 0 ? p : 0;
          if (taken >= needed) {
            killed += p;
          } else if (b + m > shrugs) {
            back += p;
          }
        }
      }
    }
    return new Odds(dice, percent(hit), percent(killed), percent(back));
  }

  private static int percent(double chance) {
    return (int) Math.floor(chance * HUNDRED + 0.5);
  }

  private static double power(double base, int times) {
    double product = 1;
    for (int i = 0; i < times; i++) {
      product *= base;
    }
    return product;
  }

  /** How many ways there are to have so many dice of three kinds among all. */
  private static double ways(int dice, int one, int two, int three) {
    return choose(dice, one) * choose(dice - one, two) * choose(dice - one - two, three);
  }

  private static double choose(int of, int some) {
    double ways = 1;
    for (int i = 0; i < some; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }
}
