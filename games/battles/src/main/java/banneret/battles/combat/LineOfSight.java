package banneret.battles.combat;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.SightLines;

/** Who sees whom. Neighbours always do; the two ends of a line never block it. */
public final class LineOfSight {
  private LineOfSight() {}

  /** True if the archers in a hex see another; from hills a ranged unit sees over units. */
  public static boolean ofRanged(Field field, int from, int to) {
    boolean over =
        field.isOccupied(from)
            && field.unitClass(from) == Content.RANGED
            && field.content.terrain.isHeight[field.terrain(from)];
    return sees(field, from, to, over, Field.NOBODY, false);
  }

  /** True if the dogs of a House in a hex can be let loose on another. */
  public static boolean ofDogs(Field field, int house, int from, int to) {
    return sees(field, from, to, false, house, true);
  }

  private static boolean sees(
      Field field, int from, int to, boolean over, int friend, boolean dogs) {
    return field.board.distance(from, to) <= SightLines.MOST
        && (isFree(field, from, SightLines.left(field.board, from, to), over, friend, dogs)
            || isFree(field, from, SightLines.right(field.board, from, to), over, friend, dogs));
  }

  /**
   * True if nothing blocks along a line from a hex; what is not on the board does not.
   *
   * @param over true if units do not block
   * @param friend the House whose units do not block, or -1
   */
  private static boolean isFree(
      Field field, int from, int[] line, boolean over, int friend, boolean dogs) {
    boolean[] blocks = field.content.terrain.blocks;
    boolean[] blocksDogs = field.content.terrain.blocksDogs;
    int q = field.board.q(from);
    int r = field.board.r(from);
    for (int i = 0; i < line.length; i += 2) {
      int hex = field.board.at(q + line[i], r + line[i + 1]);
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
