package banneret.battles.field;

import banneret.geometry.hex.HexBoard;
import banneret.kernel.step.Options;
import java.util.Arrays;

/**
 * Sets of hexes, a number for each row and a bit for each hex, that grow from neighbour to
 * neighbour: what searches for reach work with, and no part of a position.
 */
public final class Flood {
  private final HexBoard board;
  private final int rows;

  /** Where the unit may go. */
  private final int[] free;

  /** Where its move ends. */
  private final int[] ends;

  /** What it has come to. */
  private final int[] found;

  /** What it has come to, by how many hexes it may still go. */
  private int[] levels;

  /** Where walks on the road have ended. */
  private final int[] roadEnd;

  private int[] fords = {};
  private int[] roads = {};
  private final int[] edge;
  private final int[] next;
  private final int[] walked;
  private boolean rider;
  private int top;

  Flood(HexBoard board) {
    this.board = board;
    rows = board.rows();
    free = new int[rows];
    ends = new int[rows];
    found = new int[rows];
    roadEnd = new int[rows];
    edge = new int[rows];
    next = new int[rows];
    walked = new int[rows];
    levels = new int[8 * rows];
  }

  /**
   * Begins anew.
   *
   * @param hexes how many the unit may go at most
   * @param rider true if fords slow it, false if they stop it
   * @param ranger true if forests do not stop it
   * @param follows true if it follows its target
   */
  public void begin(Field field, int hexes, boolean rider, boolean ranger, boolean follows) {
    Ground ground = field.ground();
    fords = ground.fords;
    roads = ground.roads;
    this.rider = rider;
    top = hexes;
    for (int row = 0; row < rows; row++) {
      free[row] = follows ? ground.open[row] & ~ground.noFollowUp[row] : ground.open[row];
      int stops = ranger ? ground.stops[row] & ~ground.forests[row] : ground.stops[row];
      ends[row] = rider ? stops : stops | ground.fords[row];
    }
    for (int house = 0; house < 2; house++) {
      int units = field.units(house);
      for (int i = 0; i < units; i++) {
        int hex = field.hexOf(house, i);
        free[board.row(hex)] &= ~(1 << board.column(hex));
      }
    }
    Arrays.fill(found, 0);
    Arrays.fill(roadEnd, 0);
    if ((hexes + 1) * rows > levels.length) {
      levels = new int[(hexes + 1) * rows];
    }
    Arrays.fill(levels, 0, (hexes + 1) * rows, 0);
  }

  /** The hex in which the unit stands: whatever the ground, its move does not end there. */
  public void start(int hex) {
    int bit = 1 << board.column(hex);
    levels[top * rows + board.row(hex)] |= bit;
    ends[board.row(hex)] &= ~bit;
  }

  /** The first hex that the unit enters; returns how many it may still go. */
  public int enter(int hex) {
    int row = board.row(hex);
    int bit = 1 << board.column(hex);
    boolean isFord = (fords[row] & bit) != 0;
    int left = Math.max(0, rider && isFord ? top - 2 : top - 1);
    levels[left * rows + row] |= bit;
    found[row] |= bit;
    return left;
  }

  /** Goes on from all hexes with so many left, and then from those with less. */
  public void spread(int most) {
    for (int left = most; left > 0; left--) {
      int at = left * rows;
      for (int row = 0; row < rows; row++) {
        edge[row] = levels[at + row] & ~ends[row];
      }
      grow();
      int after = at - rows;
      int slowed = Math.max(0, after - rows);
      for (int row = 0; row < rows; row++) {
        int fresh = next[row] & free[row] & ~found[row];
        found[row] |= fresh;
        int slow = rider ? fresh & fords[row] : 0;
        levels[slowed + row] |= slow;
        levels[after + row] |= fresh & ~slow;
      }
    }
  }

  /** Fills the next hexes with all neighbours of the edge. Odd rows lie half a hex to the right. */
  private void grow() {
    Arrays.fill(next, 0);
    for (int row = 0; row < rows; row++) {
      int bits = edge[row];
      if (bits != 0) {
        next[row] |= bits << 1 | bits >>> 1;
        int across = (row & 1) == 0 ? bits | bits >>> 1 : bits | bits << 1;
        if (row > 0) {
          next[row - 1] |= across;
        }
        if (row + 1 < rows) {
          next[row + 1] |= across;
        }
      }
    }
  }

  /** Walks so many hexes from a road hex, on roads alone, and finds what lies one hex farther. */
  public void beyondRoad(int from, int hexes) {
    walk(from, hexes, false);
    System.arraycopy(edge, 0, roadEnd, 0, rows);
    grow();
    for (int row = 0; row < rows; row++) {
      found[row] |= next[row] & free[row];
    }
  }

  /** Walks so many hexes from a road hex, on roads alone, and finds what lies on the way. */
  public void alongRoad(int from, int hexes) {
    walk(from, hexes, true);
  }

  private void walk(int from, int hexes, boolean finds) {
    Arrays.fill(edge, 0);
    Arrays.fill(walked, 0);
    edge[board.row(from)] = 1 << board.column(from);
    for (int i = 0; i < hexes; i++) {
      grow();
      for (int row = 0; row < rows; row++) {
        edge[row] = next[row] & free[row] & roads[row] & ~walked[row];
        walked[row] |= edge[row];
        roadEnd[row] |= edge[row];
        found[row] |= finds ? edge[row] : 0;
      }
    }
  }

  /** True if the unit gets to a hex. */
  public boolean has(int hex) {
    return (found[board.row(hex)] >>> board.column(hex) & 1) != 0;
  }

  /** Lists what the unit gets to, in the order of the board, each with a mark. */
  public void list(Options out, int mark) {
    for (int row = 0; row < rows; row++) {
      int first = board.hex(row, 0);
      for (int bits = found[row]; bits != 0; bits &= bits - 1) {
        out.add(first + Integer.numberOfTrailingZeros(bits) | mark);
      }
    }
  }

  /** How many hexes the unit has left in a hex; -1 where only the road leads, or nothing. */
  private int left(int hex) {
    for (int left = top; left >= 0; left--) {
      if (isIn(levels, left * rows, hex)) {
        return left;
      }
    }
    return -1;
  }

  private boolean isIn(int[] set, int at, int hex) {
    return (set[at + board.row(hex)] >>> board.column(hex) & 1) != 0;
  }

  /**
   * The hex from which the unit comes to another: of its neighbours the first with the most left.
   */
  public int before(int hex) {
    boolean byRoad = left(hex) < 0;
    int best = Field.NOWHERE;
    for (int from = 0; from < board.size(); from++) {
      boolean leads =
          board.distance(from, hex) == 1
              && left(from) >= 0
              && (byRoad ? isIn(roadEnd, 0, from) || left(from) == top : !isIn(ends, 0, from));
      if (leads && (best < 0 || left(from) > left(best))) {
        best = from;
      }
    }
    return best;
  }
}
