package banneret.miniatures.prospect;

import banneret.kernel.game.Game;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Options;
import banneret.miniatures.field.Battlefield;

/** Which dice a player rolls again: those that failed him, and those that served the other. */
final class Rerolls {
  private static final int FACES = 6;

  /** A token is spent on so many dice, or kept for another time. */
  private static final int WORTH_A_TOKEN = 2;

  /** A die of a test that shows less is low. */
  private static final int LOW = 4;

  private Rerolls() {}

  /** What needs no thought when dice may be rolled again. */
  static int obvious(Battlefield field, int seat, String question, Options options) {
    return switch (question) {
      case "re-roll-attack" -> attack(field, seat, options);
      case "re-roll-defence" -> defence(field, seat, options);
      case "re-roll-test" -> test(field, seat, options);
      default -> Game.UNCLEAR;
    };
  }

  private static int attack(Battlefield field, int seat, Options options) {
    int row = field.attack();
    int unit = field.attacker.get(row);
    int hit = field.content.units.hit[field.card(unit)][field.weapon.get(row)];
    return field.isOf(seat, unit)
        ? worse(field, seat, options, hit)
        : better(field, seat, options, hit);
  }

  private static int defence(Battlefield field, int seat, Options options) {
    int row = field.attack();
    int unit = field.defender.get(row);
    int block = Math.min(FACES, field.content.units.defence[field.card(unit)]);
    return field.isOf(seat, unit)
        ? worse(field, seat, options, block)
        : better(field, seat, options, block);
  }

  /** The lowest face that falls short, or none. */
  private static int worse(Battlefield field, int seat, Options options, int needed) {
    for (int i = 0; i < options.size(); i++) {
      int face = options.get(i);
      if (face >= 0 && face + 1 < needed && left(field, seat, face) > 0) {
        return face;
      }
    }
    return Shape.NOTHING;
  }

  /** The lowest face that is enough, if there are dice enough to spend a token on. */
  private static int better(Battlefield field, int seat, Options options, int needed) {
    int row = field.attack();
    int count = 0;
    for (int face = needed - 1; face < FACES; face++) {
      count += field.showing(row, face) + field.again.get(row, face);
    }
    for (int i = 0; count >= WORTH_A_TOKEN && i < options.size(); i++) {
      int face = options.get(i);
      if (face >= 0 && face + 1 >= needed && left(field, seat, face) > 0) {
        return face;
      }
    }
    return Shape.NOTHING;
  }

  /** How many dice that show a face a player has not rolled again. */
  private static int left(Battlefield field, int seat, int face) {
    int own = seat == field.active.get() ? 1 : 2;
    int count = 0;
    for (int by = 0; by < 4; by++) {
      count += (by & own) == 0 ? field.dice.get(field.attack(), by * FACES + face) : 0;
    }
    return count;
  }

  /** A player rolls low dice of a test that he fails again, an enemy high ones that he passes. */
  private static int test(Battlefield field, int seat, Options options) {
    int row = field.test();
    int unit = field.tested.get(row);
    boolean isOwn = field.isOf(seat, unit);
    int sum = field.testDie.get(row, 0) + field.testDie.get(row, 1) + field.modifier.get(row);
    boolean isBegun = field.testDie.get(row, 0) == 0 || field.testDie.get(row, 1) == 0;
    boolean passes = sum >= field.content.units.morale[field.card(unit)];
    for (int i = 0; (isBegun || passes != isOwn) && i < options.size(); i++) {
      int die = options.get(i);
      if (die >= 0
          && die < 2
          && field.testDie.get(row, die) > 0
          && field.testDie.get(row, die) < LOW == isOwn) {
        return die;
      }
    }
    return Shape.NOTHING;
  }
}
