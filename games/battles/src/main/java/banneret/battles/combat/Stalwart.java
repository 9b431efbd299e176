package banneret.battles.combat;

import banneret.battles.effect.InForce;
import banneret.battles.field.Act;
import banneret.battles.field.Field;

/** Which units are Stalwart, looked at whenever it matters. */
public final class Stalwart {
  private static final int FRIENDS = 2;

  private Stalwart() {}

  /** True if the unit in a hex is Stalwart now. */
  public static boolean is(Field field, int hex) {
    boolean has =
        field.content.stalwart[field.unit(hex)]
            || hasFriends(field, hex)
            || InForce.allows(field, Act.STALWART, hex);
    return has && !InForce.forbids(field, Act.STALWART, hex);
  }

  private static boolean hasFriends(Field field, int hex) {
    int house = field.house(hex);
    int friends = 0;
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      friends += next >= 0 && field.house(next) == house ? 1 : 0;
    }
    return friends >= FRIENDS;
  }

  /** True if the unit in a hex could answer a melee attack. */
  public static boolean mayCounter(Field field, int hex) {
    return is(field, hex)
        && field.fire(hex) == 0
        && !InForce.forbids(field, Act.COUNTER_ATTACK, hex);
  }
}
