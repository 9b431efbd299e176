package banneret.battles.effect;

import banneret.battles.field.Content;
import banneret.battles.field.Field;

/** Commanders and the zones that they control. */
public final class Zones {
  private Zones() {}

  /** The commander whose ability an effect is, or the one who uses the card. */
  public static int commanderOf(Field field, int effect) {
    int commanders = field.content.commanders;
    return effect < 2 * commanders ? effect / 2 : field.turn.leader();
  }

  /** Where the commander stands whose commit or card is being carried out, or -1. */
  public static int leaderHex(Field field) {
    int commander = field.turn.committing() >= 0 ? field.turn.committing() : field.turn.leader();
    return commander < 0 ? Field.NOWHERE : field.commanderHex(commander);
  }

  public static boolean isNearLeader(Field field, int hex, int distance) {
    int leader = leaderHex(field);
    return leader >= 0 && field.board.distance(leader, hex) <= distance;
  }

  /** True if a hex lies in the zone of some commander of the House whose unit stands there. */
  public static boolean isControlledByAny(Field field, int hex) {
    int house = field.house(hex);
    for (int w = 0; w < field.units(house); w++) {
      int at = field.hexOf(house, w);
      if (field.commander(at) >= 0 && field.board.distance(at, hex) <= Content.ZONE) {
        return true;
      }
    }
    return false;
  }

  /** True if a unit that was activated this turn stands beside a hex. */
  public static boolean isBesideOrdered(Field field, int hex) {
    int house = field.house(hex);
    for (int side = 0; side < 6; side++) {
      int next = field.board.neighbour(hex, side);
      if (next >= 0 && field.isOf(next, house) && field.did(next, Field.ORDERED)) {
        return true;
      }
    }
    return false;
  }
}
