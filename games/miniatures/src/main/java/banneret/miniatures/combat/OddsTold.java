package banneret.miniatures.combat;

import banneret.geometry.plane.Gap;
import banneret.geometry.plane.Outline;
import banneret.kernel.place.Pose;
import banneret.kernel.told.Saying;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.ground.Bearings;
import banneret.miniatures.ground.Sights;
import banneret.miniatures.move.Charges;

/** The odds of an attack or a charge, told with the option to make it. */
public final class OddsTold {
  private static final int HUNDRED = 100;

  private OddsTold() {}

  /** A melee attack on an enemy that the unit is engaged with. */
  public static void melee(Battlefield field, int unit, int target, Saying out) {
    int weapon = field.content.units.attack(field.card(unit), UnitCards.MELEE);
    if (weapon >= 0) {
      attack(field, unit, target, weapon, out);
    }
  }

  /** A shot; how far it goes is measured from the middle of the front. */
  static void shot(Battlefield field, int unit, int target, int weapon, Saying out) {
    Outline from = field.tray(unit);
    int x = (from.x(0) + from.x(1)) / 2;
    int y = (from.y(0) + from.y(1)) / 2;
    out.with("far", Saying.LENGTH, Gap.between(field.tray(target), x, y))
        .number("covered", Sights.isCovered(field, unit, target) ? 1 : 0);
    attack(field, unit, target, weapon, out);
  }

  private static void attack(Battlefield field, int unit, int target, int weapon, Saying out) {
    int arc = Odds.arc(field, unit, target);
    double[] wounds = Odds.wounds(field, unit, target, weapon, arc, 0);
    double mean = 0;
    for (int n = 0; n < wounds.length; n++) {
      mean += n * wounds[n];
    }
    out.with("arc", "arc", arc)
        .number("wounds", (int) Math.round(mean))
        .number("any", percent(1 - wounds[0]))
        .number("kill", percent(wounds[wounds.length - 1]));
  }

  /** A charge along its best way. */
  public static void charge(Battlefield field, int unit, int target, Saying out) {
    int heading = Charges.bestHeading(field, unit, target);
    int far = Charges.distance(field, unit, target, heading);
    out.with("arc", "arc", Bearings.best(field, unit, target))
        .with("far", Saying.LENGTH, Charges.cost(field, unit, heading, far))
        .number("chance", percent(Odds.charge(field, unit, target)));
  }

  /** A charge that begins with this heading: how likely it arrives, and how it would lie then. */
  static void pivot(Battlefield field, int unit, int target, int heading, Saying out) {
    double one = Odds.facesThatReach(field, unit, target, heading) / (double) Dice.FACES;
    boolean reaches = one > 0 && Odds.isHindered(field, unit, target, heading);
    out.number("chance", percent(reaches ? one * one : one));
    int row = field.charge();
    for (int how = Charges.WHOLE; row >= 0 && how <= Charges.BETWEEN; how++) {
      int arc = field.arc.get(row);
      if (Charges.isFree(field, unit, target, arc, how)) {
        Pose end = Charges.aligned(field, unit, target, arc, how);
        out.with("arc", "arc", arc)
            .with("end-x", Saying.LENGTH, end.x())
            .with("end-y", Saying.LENGTH, end.y())
            .with("end-turn", Saying.ANGLE, end.turn());
        return;
      }
    }
  }

  private static int percent(double chance) {
    return (int) Math.round(chance * HUNDRED);
  }
}
