package banneret.battles.field;

import banneret.kernel.effect.Condition;
import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Selector;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Target;
import banneret.kernel.effect.Targets;
import java.util.function.IntPredicate;

/**
 * Sorts of units: class, rank, engaged or not. Most commands ask for nothing else of an active unit
 * or an inactive one, so that whether they find one is a matter of two sets of sorts, a bit each.
 */
public final class Sorts {
  private static final int ENGAGED = 2;
  private static final int RANKED = ENGAGED * Content.RANKS;
  private static final int COUNT = RANKED * Content.CLASSES;

  /** In the sorts of a command: it names inactive units. */
  private static final int INACTIVE = 1 << COUNT;

  private static final int ALL = INACTIVE - 1;

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

  private Sorts() {}

  /** The sort of the unit in a hex. */
  private static int of(Field field, int hex) {
    return field.unitClass(hex) * RANKED
        + field.rank(hex) * ENGAGED
        + (field.isEngaged(hex) ? 1 : 0);
  }

  private static boolean has(int sorts, int sort) {
    return (sorts >>> sort & 1) != 0;
  }

  /** The sorts of all units whose class, rank or engagement is so. */
  private static int that(IntPredicate sort) {
    int found = 0;
    for (int i = 0; i < COUNT; i++) {
      found |= sort.test(i) ? 1 << i : 0;
    }
    return found;
  }

  public static int ofClass(int unitClass) {
    return that(sort -> sort / RANKED == unitClass);
  }

  public static int ofRank(int rank) {
    return that(sort -> sort % RANKED / ENGAGED == rank);
  }

  public static int notEngaged() {
    return that(sort -> sort % ENGAGED == 0);
  }

  /** A condition that looks at nothing but the sort of a unit. */
  public record OfSort(int sorts) implements Condition<Field> {
    @Override
    public boolean holds(Field field, Effect<Field> effect, int owner, int hex) {
      return hex >= 0 && field.isOccupied(hex) && has(sorts, of(field, hex));
    }
  }

  /** The sorts of units that a command may name, or 0 if it asks for more than that. */
  public static int namedBy(Sentence<Field> command) {
    Target<Field> target = command.to();
    if (target == null) {
      return 0;
    }
    Selector<Field> selector = target.selector();
    boolean inactive = selector.equals(INACTIVE_UNIT);
    int sorts = inactive || selector.equals(ACTIVE_UNIT) ? ALL : 0;
    for (Condition<Field> condition : target.conditions()) {
      sorts &= condition instanceof OfSort of ? of.sorts : 0;
    }
    return sorts == 0 || !inactive ? sorts : sorts | INACTIVE;
  }

  /** Looks at the units that a commander controls; true if there is any that he may name. */
  public static boolean look(Field field, int commander) {
    int house = field.content.commanderHouse[commander];
    int centre = field.commanderHex(commander);
    field.sortsActive = 0;
    field.sortsInactive = 0;
    int units = field.units(house);
    for (int u = 0; u < units; u++) {
      int hex = field.hexOf(house, u);
      if (field.board.distance(centre, hex) <= Content.ZONE) {
        note(field, hex);
      }
    }
    return (field.sortsActive | field.sortsInactive) != 0;
  }

  /** Looks at the units that were noted as controlled by the commander of a House. */
  public static void lookAgain(Field field, int house) {
    field.sortsActive = 0;
    field.sortsInactive = 0;
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      if (field.isControlled(hex)) {
        note(field, hex);
      }
    }
  }

  private static void note(Field field, int hex) {
    if (!field.isActive(hex)) {
      field.sortsInactive |= 1 << of(field, hex);
    } else if (!field.did(hex, Field.ORDERED)) {
      field.sortsActive |= 1 << of(field, hex);
    }
  }

  /** Those of the sorts of a command that were seen at the last look. */
  public static int seen(Field field, int sorts) {
    return (sorts & INACTIVE) == 0 ? sorts & field.sortsActive : sorts & field.sortsInactive;
  }

  /** Notes which units a commander controls. */
  public static void mark(Field field, int commander) {
    int house = field.content.commanderHouse[commander];
    int centre = field.commanderHex(commander);
    for (int u = 0; u < field.units(house); u++) {
      int hex = field.hexOf(house, u);
      field.setControlled(hex, field.board.distance(centre, hex) <= Content.ZONE);
    }
  }

  /** True if the unit in a hex is one that a command with these sorts may name. */
  public static boolean isNamed(Field field, int hex, int sorts) {
    boolean inactive = (sorts & INACTIVE) != 0;
    return field.isControlled(hex)
        && field.isActive(hex) != inactive
        && (inactive || !field.did(hex, Field.ORDERED))
        && has(sorts, of(field, hex));
  }

  /** True if one unit alone is of the sorts of a command, among those that are controlled. */
  public static boolean isOne(Field field, int house, int sorts) {
    int count = 0;
    for (int u = 0; u < field.units(house); u++) {
      count += isNamed(field, field.hexOf(house, u), sorts) ? 1 : 0;
    }
    return count == 1;
  }
}
