package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Fight;

/**
 * The exact chances of a blow before it is struck. A re-roll that the striker has counts as used as
 * well as can be for the outcome asked for; a Stalwart target stands firm; what commanders may do
 * once in a battle is left out.
 *
 * @param dice how many are rolled; of War Dogs none, since a die says it first
 * @param percentHit that at least one figure falls
 * @param percentEliminated that the target is eliminated, by hits or by hexes it cannot retreat
 * @param percentRetreat that the target survives and falls back at least one hex
 * @param held the chance, from 0 to 1, that the target survives where it stands, with the dice as
 *     they fall
 */
public record Odds(
    int dice, int percentHit, int percentEliminated, int percentRetreat, double held) {
  static final Odds NONE = new Odds(0, 0, 0, 0, 0);
  private static final double HUNDRED = 100;

  private enum Aim {
    HIT,
    ELIMINATE,
    DRIVE_BACK,
    LEAVE_STANDING
  }

  /** The chances of an attack by the unit in one hex on the one in another. */
  public static Odds of(Field field, int from, int to) {
    return Struck.by(declared(field, from, to));
  }

  /** The field as it is when the dice of an attack are counted. */
  private static Field declared(Field field, int from, int to) {
    Field trial = field.copy();
    boolean melee = trial.unitClass(from) != Content.RANGED;
    if (melee && trial.isEngaged(from) && trial.opponent(from) != to) {
      trial.disengage(from);
    }
    trial.fight.beginAttack(Fight.ATTACK, from, to);
    Attack.noteEngagement(trial);
    if (melee) {
      boolean free = !trial.isEngaged(to) || trial.opponent(to) == from;
      if (free) {
        trial.engage(from, to, trial.house(from));
      } else {
        trial.fight.setMarked(Fight.FLANK);
      }
    }
    return trial;
  }

  /** The chances of one of several attacks that one unit makes on all its neighbours. */
  static Odds ofOneOfAll(Field field, int from, int to, boolean isFirst, boolean mayFlank) {
    if (isFirst) {
      return of(field, from, to);
    }
    Field trial = field.copy();
    Attack.beginOneOfAll(trial, from, to, false, mayFlank);
    if (trial.opponent(from) == to) {
      trial.engage(from, to, trial.house(from));
    }
    return Struck.by(trial);
  }

  /** The chances of War Dogs that the unit in one hex looses on the one in another. */
  public static Odds ofDogs(Field field, int from, int to) {
    Field trial = field.copy();
    trial.fight.beginAttack(Fight.DOGS, from, to);
    Attack.noteEngagement(trial);
    double[] sums = new double[Aim.values().length];
    for (int face = 0; face < Content.FACES; face++) {
      double chance = (double) field.content.die[face] / field.content.dieFaces;
      if (face < Content.RANKS) {
        trial.fight.setDogsRank(face);
      }
      Struck struck = new Struck(trial, face < Content.RANKS ? Dice.count(trial) : 0);
      for (Aim aim : Aim.values()) {
        sums[aim.ordinal()] +=
            chance
                * switch (face) {
                  case Content.VALOR -> struck.outcome(aim, 1, 0);
                  case Content.MORALE -> struck.outcome(aim, 0, Resolve.retreat(trial, 1));
                  default -> struck.best(aim);
                };
      }
    }
    return told(0, sums);
  }

  /** The chances of hidden archers in one hex against the unit in another. */
  public static Odds ofShot(Field field, int from, int to) {
    Field trial = field.copy();
    trial.fight.beginAttack(Fight.ARCHERS, from, to);
    return Struck.by(trial);
  }

  /** The chances of the parting blow at a unit that leaves its engagement; none if it is let go. */
  public static Odds ofPartingBlow(Field field, int leaver) {
    int striker = field.opponent(leaver);
    boolean strikes =
        striker >= 0
            && field.fire(striker) == 0
            && !InForce.allows(field, Act.LEAVE_FREELY, leaver);
    if (!strikes) {
      return NONE;
    }
    return ofStrike(field, Fight.PARTING, striker, leaver);
  }

  /** The chances of a parting blow or a counter-attack that is about to be struck. */
  static Odds ofStrike(Field field, int kind, int striker, int target) {
    Field trial = field.copy();
    if (kind == Fight.PARTING) {
      trial.disengage(target);
    }
    trial.fight.beginAttack(kind, striker, target);
    return Struck.by(trial);
  }

  /** The chances of the counter-attack on the attacker of one hex by its target in another. */
  public static Odds ofCounter(Field field, int from, int to) {
    Field trial = declared(field, from, to);
    boolean answers = !Dice.isRanged(trial) && Stalwart.mayCounter(trial, to);
    if (!answers) {
      return NONE;
    }
    double comes = Struck.by(trial).held;
    trial.fight.beginAttack(Fight.COUNTER, to, from);
    Struck struck = new Struck(trial, Dice.count(trial));
    double[] sums = new double[Aim.values().length];
    for (Aim aim : Aim.values()) {
      sums[aim.ordinal()] = comes * struck.best(aim);
    }
    return told(struck.dice, sums);
  }

  /** The chance that a unit which tries to set a fire lights or feeds it, in percent. */
  public static int ofFire(Field field, int from) {
    Field trial = field.copy();
    trial.fight.beginAttack(Fight.SCORCH, from, Field.NOWHERE);
    int burns = field.content.die[Content.GREEN];
    burns += InForce.allows(field, Act.VALOR_BURNS, from) ? field.content.die[Content.VALOR] : 0;
    double none = 1;
    for (int i = Dice.count(trial); i > 0; i--) {
      none *= 1 - (double) burns / field.content.dieFaces;
    }
    return percent(1 - none);
  }

  /** The chance that one die puts out the fire in a hex, in percent. */
  public static int ofPuttingOut(Field field, int hex) {
    int level = field.fire(hex);
    return level == 0 ? 0 : percent((double) field.content.die[level - 1] / field.content.dieFaces);
  }

  /** How many active enemy units could attack the unit of one hex if it stood in another. */
  public static int threats(Field field, int from, int to) {
    Field trial = field.copy();
    if (from != to) {
      trial.disengage(from);
      trial.move(from, to);
    }
    int enemy = Field.other(trial.house(to));
    int count = 0;
    for (int u = 0; u < trial.units(enemy); u++) {
      int hex = trial.hexOf(enemy, u);
      count += trial.isActive(hex) && Attacks.mayAttack(trial, hex, to) ? 1 : 0;
    }
    return count;
  }

  private static int percent(double chance) {
    return (int) Math.floor(chance * HUNDRED + 0.5);
  }

  private static Odds told(int dice, double[] sums) {
    return new Odds(
        dice,
        percent(sums[Aim.HIT.ordinal()]),
        percent(sums[Aim.ELIMINATE.ordinal()]),
        percent(sums[Aim.DRIVE_BACK.ordinal()]),
        sums[Aim.LEAVE_STANDING.ordinal()]);
  }

  /** A target that is struck with some dice: what each roll does to it. */
  private static final class Struck {
    private final Field field;
    private final int dice;
    private final int rerolls;
    private final double[] chance = new double[Content.FACES];
    private final boolean[] hits = new boolean[Content.FACES];
    private final int ignored;
    private final int plain;
    private final int needed;
    private final int stands;

    Struck(Field field, int dice) {
      this.field = field;
      this.dice = dice;
      int target = field.fight.target();
      for (int face = 0; face < Content.FACES; face++) {
        chance[face] = (double) field.content.die[face] / field.content.dieFaces;
        hits[face] = Hits.hits(field, face);
      }
      rerolls = AttackRoll.rerolls(field);
      ignored = Hits.ignored(field);
      int commander = field.commander(target);
      plain = field.figures(target) - (commander >= 0 ? 1 : 0);
      needed = plain + (commander >= 0 ? field.content.capture[commander] : 0);
      stands = Stalwart.is(field, target) ? 1 : 0;
    }

    static Odds by(Field field) {
      Struck struck = new Struck(field, Dice.count(field));
      double[] sums = new double[Aim.values().length];
      for (Aim aim : Aim.values()) {
        sums[aim.ordinal()] = struck.best(aim);
      }
      return told(struck.dice, sums);
    }

    /** The chance of an outcome, with all dice to roll. */
    double best(Aim aim) {
      int again = aim == Aim.LEAVE_STANDING ? 0 : rerolls;
      int[] fresh = new int[Content.FACES];
      return fall(new Roll(aim, fresh, new int[Content.FACES], again), fresh, dice, 0, 1);
    }

    /**
     * The chance of an outcome over all ways in which dice may fall.
     *
     * @param into where they are counted, by face
     * @param left dice that have not fallen, on this face or on later ones
     * @param share the chance that one of these falls on this face or later
     */
    private double fall(Roll roll, int[] into, int left, int face, double share) {
      if (left == 0) {
        return decided(roll);
      }
      boolean isLast = face == Content.FACES - 1;
      double here = isLast ? 1 : chance[face] / share;
      double sum = 0;
      for (int count = isLast ? left : 0; count <= left; count++) {
        double p = choose(left, count) * power(here, count) * power(1 - here, left - count);
        if (p > 0) {
          into[face] += count;
          sum += p * fall(roll, into, left - count, face + 1, share - chance[face]);
          into[face] -= count;
        }
      }
      return sum;
    }

    /** All dice lie: the striker keeps them, or rolls one symbol again, which then stays. */
    private double decided(Roll roll) {
      int hit = 0;
      int back = 0;
      for (int face = 0; face < Content.FACES; face++) {
        int count = roll.fresh[face] + roll.kept[face];
        hit += hits[face] ? count : 0;
        back += face == Content.MORALE ? count : 0;
      }
      boolean isBlow = field.fight.attackKind() == Fight.PARTING;
      int retreat = isBlow ? 0 : Resolve.retreat(field, Math.max(0, back - stands));
      double best = outcome(roll.aim, Math.max(0, hit - ignored), retreat);
      for (int face = 0; roll.again > 0 && face < Content.FACES; face++) {
        if (roll.fresh[face] > 0) {
          int[] others = roll.fresh.clone();
          others[face] = 0;
          Roll next = new Roll(roll.aim, others, roll.kept.clone(), roll.again - 1);
          best = Math.max(best, fall(next, next.kept, roll.fresh[face], 0, 1));
        }
      }
      return best;
    }

    /**
     * Dice that lie.
     *
     * @param fresh by face, those that may be rolled again
     * @param kept by face, those that may not
     * @param again how many re-rolls are left
     */
    private record Roll(Aim aim, int[] fresh, int[] kept, int again) {}

    /** 1 if so many hits and hexes of retreat bring an outcome, 0 if not. */
    double outcome(Aim aim, int taken, int retreat) {
      int target = field.fight.target();
      boolean isGone = taken >= needed;
      int goes = isGone ? 0 : Retreat.longest(field, field.house(target), target, retreat, target);
      int all = isGone ? taken : taken + retreat - goes;
      boolean eliminated = all >= needed;
      boolean comes =
          switch (aim) {
            case HIT -> eliminated || (all > 0 && plain > 0);
            case ELIMINATE -> eliminated;
            case DRIVE_BACK -> !eliminated && goes > 0;
            case LEAVE_STANDING -> !eliminated && goes == 0;
          };
      return comes ? 1 : 0;
    }
  }

  private static double power(double base, int times) {
    double product = 1;
    for (int i = 0; i < times; i++) {
      product *= base;
    }
    return product;
  }

  private static double choose(int of, int some) {
    double ways = 1;
    for (int i = 0; i < some; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }
}
