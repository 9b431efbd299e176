package banneret.battles.field;

import banneret.kernel.effect.Condition;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Selector;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Target;
import banneret.kernel.effect.Targets;
import java.util.function.IntPredicate;

/**
 * Sorts of units: active or not, class, rank, engaged or not. Most commands ask for nothing else,
 * so that whether one finds a unit is a matter of two sets of sorts, a bit each.
 */
public final class Sorts {
  private static final int ENGAGED = 2;
  private static final int RANKED = ENGAGED * Content.RANKS;
  private static final int CLASSED = RANKED * Content.CLASSES;
  private static final int COUNT = 2 * CLASSED;

  /** Things that are units, and those of the seat that acts. */
  public static final Targets<Field> UNITS =
      new Targets<>("unit", "hex", field -> field.board.size());

  public static final Targets<Field> OWN = UNITS.along(Field::next);

  /** Units that the commander who uses a card may activate, and those he may rally. */
  public static final Selector<Field> ACTIVE_UNIT =
      OWN.that((field, owner, hex) ->
          field.isControlled(hex)
              && field.isActive(hex)
              && !field.did(hex, Field.ORDERED)
              && field.isOf(hex, owner));

  public static final Selector<Field> INACTIVE_UNIT =
      OWN.that((field, owner, hex) ->
          field.isControlled(hex) && !field.isActive(hex) && field.isOf(hex, owner));

  static final long ACTIVE = (1L << CLASSED) - 1;
  static final long INACTIVE = ACTIVE << CLASSED;

  private Sorts() {}

  /** The sort of the unit in a hex. */
  private static int of(Field field, int hex) {
    return (field.isActive(hex) ? 0 : CLASSED)
        + field.unitClass(hex) * RANKED
        + field.rank(hex) * ENGAGED
        + (field.isEngaged(hex) ? 1 : 0);
  }

  /** The sorts of all units whose class, rank or engagement is so. */
  private static long that(IntPredicate sort) {
    long found = 0;
    for (int i = 0; i < COUNT; i++) {
      found |= sort.test(i) ? 1L << i : 0;
    }
    return found;
  }

  public static long ofClass(int unitClass) {
    return that(sort -> sort % CLASSED / RANKED == unitClass);
  }

  public static long ofRank(int rank) {
    return that(sort -> sort % RANKED / ENGAGED == rank);
  }

  public static long notEngaged() {
    return that(sort -> sort % ENGAGED == 0);
  }

  /** A condition that looks at nothing but the sort of a unit. */
  public record OfSort(long sorts) implements Condition<Field> {
    @Override
    public boolean holds(Field field, Effect<Field> effect, int owner, int hex) {
      return hex >= 0 && field.isOccupied(hex) && (sorts >>> of(field, hex) & 1) != 0;
    }
  }

  /** The sorts of units that a command may name, or 0 if it asks for more than that. */
  public static long namedBy(Sentence<Field> command) {
    Target<Field> target = command.to();
    if (target == null) {
      return 0;
    }
    Selector<Field> selector = target.selector();
    long sorts =
        selector.equals(ACTIVE_UNIT) ? ACTIVE : selector.equals(INACTIVE_UNIT) ? INACTIVE : 0;
    for (Condition<Field> condition : target.conditions()) {
      sorts &= condition instanceof OfSort of ? of.sorts : 0;
    }
    return sorts;
  }

  /** The sorts of units that a House's commander controls and could still activate or rally. */
  public static long controlled(Field field, int house) {
    long there = 0;
    for (int hex = field.next(house, 0); hex >= 0; hex = field.next(house, hex + 1)) {
      if (field.isControlled(hex) && isFree(field, hex)) {
        there |= 1L << of(field, hex);
      }
    }
    return there;
  }

  /** Notes which units a commander controls, and tells their sorts. */
  public static long mark(Field field, int commander) {
    int house = field.content.commanderHouse[commander];
    int centre = field.commanderHex(commander);
    long there = 0;
    for (int hex = field.next(house, 0); hex >= 0; hex = field.next(house, hex + 1)) {
      boolean near = field.board.distance(centre, hex) <= Content.ZONE;
      field.setControlled(hex, near);
      if (near && isFree(field, hex)) {
        there |= 1L << of(field, hex);
      }
    }
    return there;
  }

  /** True if the unit in a hex is one of these sorts that a command may name. */
  public static boolean isNamed(Field field, int hex, long sorts) {
    return field.isControlled(hex) && isFree(field, hex) && (sorts >>> of(field, hex) & 1) != 0;
  }

  /** False for a unit that was activated this turn and is still active. */
  private static boolean isFree(Field field, int hex) {
    return !field.isActive(hex) || !field.did(hex, Field.ORDERED);
  }

  /** The sorts that inactive units of these sorts are of once they are rallied. */
  public static long rallied(long sorts) {
    return (sorts & INACTIVE) >>> CLASSED;
  }

  /** True if one unit alone is of these sorts, among those that are controlled. */
  public static boolean isOne(Field field, int house, long sorts) {
    int count = 0;
    for (int hex = field.next(house, 0); hex >= 0; hex = field.next(house, hex + 1)) {
      count += isNamed(field, hex, sorts) ? 1 : 0;
    }
    return count == 1;
  }
}
