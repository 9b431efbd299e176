package banneret.battles.combat;

import banneret.battles.field.Content;
import banneret.battles.field.Field;

/** Who sees whom. Neighbours always do; the two ends of a line never block it. */
public final class Sight {
  private Sight() {}

  /** True if the archers in a hex see another; from hills a ranged unit sees over units. */
  public static boolean ofRanged(Field field, int from, int to) {
    boolean over =
        field.isOccupied(from)
            && field.unitClass(from) == Content.RANGED
            && field.content.terrain.isHeight[field.terrain(from)];
    return isFree(field, field.battle.lines.left(from, to), over, Field.NOBODY, false)
        || isFree(field, field.battle.lines.right(from, to), over, Field.NOBODY, false);
  }

  /** True if the dogs of a House in a hex can be let loose on another. */
  public static boolean ofDogs(Field field, int house, int from, int to) {
    return isFree(field, field.battle.lines.left(from, to), false, house, true)
        || isFree(field, field.battle.lines.right(from, to), false, house, true);
  }

  /**
   * True if nothing blocks along a line.
   *
   * @param over true if units do not block
   * @param friend the House whose units do not block, or -1
   */
  private static boolean isFree(Field field, int[] line, boolean over, int friend, boolean dogs) {
    boolean[] blocks = field.content.terrain.blocks;
    boolean[] blocksDogs = field.content.terrain.blocksDogs;
    for (int hex : line) {
      if (hex < 0) {
        continue;
      }
      int terrain = field.terrain(hex);
      if (blocks[terrain] || (dogs && blocksDogs[terrain])) {
        return false;
      }
      if (!over && field.isOccupied(hex) && field.house(hex) != friend) {
        return false;
      }
    }
    return true;
  }
}
