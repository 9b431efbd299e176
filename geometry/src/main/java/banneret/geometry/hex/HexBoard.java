package banneret.geometry.hex;

/**
 * A board of hexes with a corner at the top, in rows; every second row, from row 1 on, lies half a
 * hex to the right.
 *
 * <p>A hex is a number from 0, row by row. Directions go clockwise from the north-east: {@link #NE}
 * to {@link #NW}. Axial coordinates count along the row ({@code q}) and along the rows down to the
 * right ({@code r}), so that the same step changes them by the same amount everywhere.
 */
public final class HexBoard {
  public static final int NE = 0;
  public static final int E = 1;
  public static final int SE = 2;
  public static final int SW = 3;
  public static final int W = 4;
  public static final int NW = 5;

  /** How many directions there are. */
  public static final int SIDES = 6;

  /** In place of a hex: there is none. */
  public static final int OFF = -1;

  static final int[] STEP_Q = {1, 1, 0, -1, -1, 0};
  static final int[] STEP_R = {-1, 0, 1, 1, 0, -1};

  private final int rows;
  private final int columns;
  private final boolean oddRowsShorter;
  private final int[] first;
  private final int[] row;
  private final int[] q;
  private final int[] neighbours;
  private final int[] edges;
  private final int edgeCount;

  /**
   * Lays a board out.
   *
   * @param columns hexes of an even row
   * @param oddRowsShorter whether odd rows have one hex less, because the half hexes at their ends
   *     do not count
   */
  public HexBoard(int rows, int columns, boolean oddRowsShorter) {
    this(rows, columns, oddRowsShorter, columns);
  }

  /**
   * Lays a board out whose hexes have the numbers that they have on one with longer rows, so that a
   * number means the same place on both. The numbers at the end of each row are no hexes.
   *
   * @param numberedAs columns of the board with longer rows
   */
  public HexBoard(int rows, int columns, boolean oddRowsShorter, int numberedAs) {
    if (rows < 1 || columns < 2 || numberedAs < columns) {
      throw new IllegalArgumentException(rows + " rows of " + columns);
    }
    this.rows = rows;
    this.columns = columns;
    this.oddRowsShorter = oddRowsShorter;
    first = new int[rows + 1];
    for (int i = 0; i < rows; i++) {
      first[i + 1] = first[i] + numberedAs - (oddRowsShorter ? i & 1 : 0);
    }
    int size = first[rows];
    row = new int[size];
    q = new int[size];
    for (int i = 0; i < rows; i++) {
      for (int hex = first[i]; hex < first[i + 1]; hex++) {
        row[hex] = i;
        q[hex] = hex - first[i] - (i >> 1);
      }
    }
    neighbours = new int[size * SIDES];
    edges = new int[size * SIDES];
    int counted = 0;
    for (int hex = 0; hex < size; hex++) {
      for (int side = 0; side < SIDES; side++) {
        int other = at(q[hex] + STEP_Q[side], row[hex] + STEP_R[side]);
        neighbours[hex * SIDES + side] = other;
        boolean known = other != OFF && other < hex;
        edges[hex * SIDES + side] = known ? edges[other * SIDES + opposite(side)] : counted++;
      }
    }
    edgeCount = counted;
  }

  public int rows() {
    return rows;
  }

  /** How many numbers there are; each is a hex unless the board is numbered as a longer one. */
  public int size() {
    return row.length;
  }

  public int row(int hex) {
    return row[hex];
  }

  /** The place of a hex in its row, from 0. */
  public int column(int hex) {
    return hex - first[row[hex]];
  }

  /** The hex at a place of a row, or {@link #OFF}. */
  public int hex(int row, int column) {
    return row < 0 || row >= rows || column < 0 || column >= length(row)
        ? OFF
        : first[row] + column;
  }

  /** How many hexes a row has. */
  public int length(int row) {
    return columns - (oddRowsShorter ? row & 1 : 0);
  }

  /** True if a number is a hex of this board. */
  public boolean has(int hex) {
    return hex >= 0 && hex < row.length && column(hex) < length(row[hex]);
  }

  public int q(int hex) {
    return q[hex];
  }

  public int r(int hex) {
    return row[hex];
  }

  /** The hex with these axial coordinates, or {@link #OFF}. */
  public int at(int q, int r) {
    return hex(r, q + (r >> 1));
  }

  /** The hex next to this one in a direction, or {@link #OFF}. */
  public int neighbour(int hex, int direction) {
    return neighbours[hex * SIDES + direction];
  }

  /** The direction from a hex to one next to it, or -1 if it is not next to it. */
  public int direction(int from, int to) {
    for (int side = 0; side < SIDES; side++) {
      if (neighbours[from * SIDES + side] == to) {
        return side;
      }
    }
    return -1;
  }

  public static int opposite(int direction) {
    return direction < 3 ? direction + 3 : direction - 3;
  }

  /** The number of a hex's edge; two neighbours share one. Edges of the board have numbers too. */
  public int edge(int hex, int direction) {
    return edges[hex * SIDES + direction];
  }

  /** How many edges there are. */
  public int edges() {
    return edgeCount;
  }

  /** How many steps lead from one hex to another, if nothing is in the way. */
  public int distance(int one, int other) {
    return steps(q[other] - q[one], row[other] - row[one]);
  }

  static int steps(int dq, int dr) {
    int along = Math.abs(dq);
    int down = Math.abs(dr);
    int across = Math.abs(dq + dr);
    return Math.max(along, Math.max(down, across));
  }

  /**
   * Writes the hexes at exactly this distance, clockwise from the one straight to the north-east,
   * leaving out what is off the board.
   *
   * @param out room for six times the radius, or for one at radius 0
   * @return how many were written
   */
  public int ring(int centre, int radius, int[] out) {
    if (radius == 0) {
      out[0] = centre;
      return 1;
    }
    int count = 0;
    int atQ = q[centre] + STEP_Q[NE] * radius;
    int atR = row[centre] + STEP_R[NE] * radius;
    for (int side = 0; side < SIDES; side++) {
      int way = (side + SE) % SIDES;
      for (int step = 0; step < radius; step++) {
        int hex = at(atQ, atR);
        if (hex != OFF) {
          out[count++] = hex;
        }
        atQ += STEP_Q[way];
        atR += STEP_R[way];
      }
    }
    return count;
  }

  /**
   * Writes the hexes at this distance or less, the centre among them, in their order on the board.
   *
   * @param out room for them; the size of the board is enough
   * @return how many were written
   */
  public int within(int centre, int radius, int[] out) {
    int count = 0;
    int down = Math.min(rows - 1, row[centre] + radius);
    for (int r = Math.max(0, row[centre] - radius); r <= down; r++) {
      int shift = r - row[centre];
      int from = q[centre] + Math.max(-radius, -radius - shift);
      int to = q[centre] + Math.min(radius, radius - shift);
      for (int along = from; along <= to; along++) {
        int hex = at(along, r);
        if (hex != OFF) {
          out[count++] = hex;
        }
      }
    }
    return count;
  }

  /** The hexes of an even row. */
  public int columns() {
    return columns;
  }
}
