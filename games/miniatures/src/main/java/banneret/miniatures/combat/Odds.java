package banneret.miniatures.combat;

import banneret.kernel.told.Breakdown;
import banneret.miniatures.effect.InForce;
import banneret.miniatures.field.Act;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Figure;
import banneret.miniatures.field.Inches;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.ground.Path;
import banneret.miniatures.loss.Test;
import banneret.miniatures.move.Charges;
import banneret.miniatures.move.Speed;
import banneret.miniatures.touch.Engaged;
import java.util.List;

/** What an attack or a charge is likely to bring; nobody spends a token or plays a card. */
public final class Odds {
  private Odds() {}

  /**
   * How likely an attack deals 0, 1, 2 … wounds, its panic test aside.
   *
   * @param marks what is so of the attack, see {@link Attack#begin}
   */
  public static double[] wounds(
      Battlefield field, int unit, int target, int weapon, int arc, int marks) {
    Battlefield trial = declared(field, unit, target, weapon, arc, marks);
    int row = trial.attack();
    double[] found = new double[trial.health(target) + 1];
    int dice = Math.max(0, Dice.count(trial, row).sum());
    double hit = chance(Dice.toHit(trial, row).sum());
    double again = Attack.mayReroll(trial, row) ? 2 - hit : 1; // Misses are rolled again.
    double six = again / Dice.FACES;
    double less = again * hit - six;
    double sixes = 1;
    for (int n = 0; n <= dice; n++) {
      double share = sixes * Math.pow(six, n);
      for (int other = 0; other <= dice - n; other++) {
        double rest = Math.pow(less, other) * Math.pow(1 - six - less, dice - n - other);
        addWounds(trial, row, n, other, share * choose(dice - n, other) * rest, found);
      }
      sixes = sixes * (dice - n) / (n + 1);
    }
    return found;
  }

  /** The table as it would be if the attack had just been declared. */
  private static Battlefield declared(
      Battlefield field, int unit, int target, int weapon, int arc, int marks) {
    Battlefield trial = field.copy();
    int row = trial.beginAttack();
    trial.attacker.set(row, unit);
    trial.defender.set(row, target);
    trial.weapon.set(row, weapon);
    trial.attackArc.set(row, arc);
    trial.marks.set(row, marks);
    return trial;
  }

  /** What an attack would roll, from which face on it hits, and from which on it may be blocked. */
  public static List<Breakdown> figures(
      Battlefield field, int unit, int target, int weapon, int arc, int marks) {
    Battlefield trial = declared(field, unit, target, weapon, arc, marks);
    int row = trial.attack();
    Breakdown dice = Dice.count(trial, row).toBreakdown("attack-dice");
    Breakdown toHit = Dice.toHit(trial, row).toBreakdown("to-hit");
    return Attack.isSure(trial, row)
        ? List.of(dice, toHit)
        : List.of(dice, toHit, Dice.toBlock(trial, row).toBreakdown("to-block"));
  }

  /** True if misses of the attack may be rolled again without a token or a card. */
  public static boolean rollsAgain(
      Battlefield field, int unit, int target, int weapon, int arc, int marks) {
    Battlefield trial = declared(field, unit, target, weapon, arc, marks);
    return Attack.mayReroll(trial, trial.attack());
  }

  /** What is added to the dice of the panic test that follows wounds from an attack. */
  public static Breakdown panic(
      Battlefield field, int unit, int target, int weapon, int arc, int marks) {
    Battlefield trial = declared(field, unit, target, weapon, arc, marks);
    return Test.added(trial, target, Attack.panicModifier(trial, trial.attack()));
  }

  /** How likely two dice and what is added to them make this much. */
  public static double twoDice(int added, int needed) {
    int enough = 0;
    for (int one = 1; one <= Dice.FACES; one++) {
      for (int two = 1; two <= Dice.FACES; two++) {
        enough += one + two + added >= needed ? 1 : 0;
      }
    }
    return enough / (double) (Dice.FACES * Dice.FACES);
  }

  private static double choose(int of, int count) {
    double ways = 1;
    for (int i = 0; i < count; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }

  /** The chance of a die to show a face or more; a one never is enough, a six always. */
  static double chance(int needed) {
    return (Dice.FACES + 1 - Math.clamp(needed, 2, Dice.FACES)) / (double) Dice.FACES;
  }

  /** Adds what comes of so many sixes and other hits, as {@link Attack} counts them. */
  private static void addWounds(
      Battlefield field, int row, int sixes, int others, double share, double[] found) {
    int attacker = field.attacker.get(row);
    int unit = field.defender.get(row);
    int rolled = others + (InForce.allows(field, Act.CRITICAL_BLOW, attacker) ? 2 : 1) * sixes;
    int hits = Math.max(0, InForce.changed(field, Figure.HITS, attacker, rolled));
    if (hits == 0) {
      found[0] += share;
      return;
    }
    int sure =
        Attack.isSure(field, row)
            ? hits
            : InForce.allows(field, Act.PRECISION, attacker) ? Math.min(hits, sixes) : 0;
    int needed =
        InForce.allows(field, Act.ONLY_SIXES_BLOCK, attacker)
            ? Dice.FACES
            : Dice.toBlock(field, row).sum();
    double block = chance(needed);
    int more = Math.max(0, InForce.changed(field, Figure.BLOCKS, unit, 0));
    boolean isHalved = InForce.allows(field, Act.HALF_WOUNDS, unit);
    int saves = hits - sure;
    for (int blocked = 0; blocked <= saves; blocked++) {
      int wounds = hits - Math.min(hits, blocked + more);
      wounds = isHalved ? wounds / 2 : wounds;
      wounds += InForce.changed(field, Figure.WOUNDS, attacker, 0);
      double likely =
          choose(saves, blocked) * Math.pow(block, blocked) * Math.pow(1 - block, saves - blocked);
      found[Math.clamp(wounds, 0, found.length - 1)] += share * likely;
    }
  }

  /** The arc of the target from which a unit would attack it now, in melee or from afar. */
  public static int arc(Battlefield field, int unit, int target) {
    int side = Engaged.side(field, target, unit);
    return side >= 0 ? side : Bearings.best(field, unit, target);
  }

  /** How many of the charge die's six faces bring a charger that looks this way to its target. */
  public static int facesThatReach(Battlefield field, int unit, int target, int heading) {
    int far = Charges.distance(field, unit, target, heading);
    if (far == Charges.NEVER) {
      return 0;
    }
    int cost = Charges.cost(field, unit, heading, far);
    int speed = Speed.of(field, unit) * Inches.ONE;
    int needed = (Math.max(0, cost - speed) + Inches.ONE - 1) / Inches.ONE;
    return Math.clamp(Dice.FACES + 1 - needed, 0, Dice.FACES);
  }

  /** How likely a charge on a target succeeds by the shortest way; 0 if it may not be declared. */
  public static double charge(Battlefield field, int unit, int target) {
    if (Charges.forbids(field, unit, target) != null) {
      return 0;
    }
    int heading = Charges.bestHeading(field, unit, target);
    double one = facesThatReach(field, unit, target, heading) / (double) Dice.FACES;
    return isHindered(field, unit, target, heading) ? one * one : one;
  }

  /** True if the charger would pass through ground that makes it roll twice and take the lower. */
  public static boolean isHindered(Battlefield field, int unit, int target, int heading) {
    int far = Charges.distance(field, unit, target, heading);
    return Path.pieces(
            field,
            unit,
            Path.slim(field, unit, field.pose(unit).x(), field.pose(unit).y(), heading),
            heading,
            far,
            TableContent.HINDERING)
        > 0;
  }
}
