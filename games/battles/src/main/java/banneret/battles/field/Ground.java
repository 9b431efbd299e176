package banneret.battles.field;

import banneret.geometry.hex.HexBoard;

/**
 * What terrain and fires mean for a move, as they lie at one moment: a bit for each hex in a number
 * for each row. Positions share it until the ground changes.
 */
public final class Ground {
  /** Hexes that can be entered, be there a unit or not. */
  public final int[] open;

  /** Hexes that end a move, forests among them. */
  public final int[] stops;

  public final int[] forests;
  public final int[] fords;
  public final int[] roads;

  /** Hexes that nobody enters to follow a target. */
  public final int[] noFollowUp;

  Ground(Field field) {
    HexBoard board = field.board;
    Terrain terrain = field.content.terrain;
    int rows = board.rows();
    open = new int[rows];
    stops = new int[rows];
    forests = new int[rows];
    fords = new int[rows];
    roads = new int[rows];
    noFollowUp = new int[rows];
    for (int hex = 0; hex < board.size(); hex++) {
      if (!board.has(hex)) {
        continue;
      }
      int row = board.row(hex);
      int bit = 1 << board.column(hex);
      int kind = field.terrain(hex);
      if (field.fire(hex) == 0 && !terrain.isImpassable(kind)) {
        open[row] |= bit;
      }
      stops[row] |= terrain.entry[kind] == Terrain.STOP ? bit : 0;
      forests[row] |= terrain.isForest[kind] ? bit : 0;
      fords[row] |= terrain.entry[kind] == Terrain.FORD ? bit : 0;
      roads[row] |= terrain.isRoad(kind) ? bit : 0;
      noFollowUp[row] |= terrain.noFollowUp[kind] ? bit : 0;
    }
  }
}
