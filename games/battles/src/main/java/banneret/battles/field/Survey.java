package banneret.battles.field;

/** The units of both Houses in lists, for whoever judges a position; no part of it. */
public final class Survey {
  /** The hexes of the units of each House, in the order of the board. */
  public final int[][] hexes;

  /** How many units each House has. */
  public final int[] count = new int[2];

  /** How well each House stands. */
  public final int[] outlook = new int[2];

  /** How far the nearest enemy of each unit is, whatever lies between. */
  public final int[][] nearest;

  /** What threatens each unit. */
  public final int[][] danger;

  // What each unit is as an attacker: how far it strikes from where it stands and after a move, how
  // likely it is to do so near and far, its dice, whom it is engaged with, and marks as bits.
  public final int[][] range;
  public final int[][] reach;
  public final int[][] near;
  public final int[][] far;
  public final int[][] dice;
  public final int[][] held;
  public final int[][] marks;

  // What it is as a target: the faces that hit it, and the most dice that may be rolled against it.
  public final int[][] faces;
  public final int[][] cap;

  // Whom it would hurt most, -1 if it reaches nobody; how much that hurts; and how much it takes.
  public final int[][] victim;
  public final int[][] harm;
  public final int[][] parts;

  Survey(int size) {
    hexes = new int[2][size];
    nearest = new int[2][size];
    danger = new int[2][size];
    range = new int[2][size];
    reach = new int[2][size];
    near = new int[2][size];
    far = new int[2][size];
    dice = new int[2][size];
    held = new int[2][size];
    marks = new int[2][size];
    faces = new int[2][size];
    cap = new int[2][size];
    victim = new int[2][size];
    harm = new int[2][size];
    parts = new int[2][size];
  }

  /** Lists the units as they stand now. */
  public void look(Field field) {
    for (int house = 0; house < 2; house++) {
      int units = field.units(house);
      for (int unit = 0; unit < units; unit++) {
        hexes[house][unit] = field.hexOf(house, unit);
      }
      count[house] = units;
    }
  }
}
