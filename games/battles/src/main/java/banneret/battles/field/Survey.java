package banneret.battles.field;

/** The units of both Houses in lists, for whoever judges a position; no part of it. */
public final class Survey {
  /** The hexes of the units of each House, in the order of the board. */
  public final int[][] hexes;

  /** How many units each House has. */
  public final int[] count = new int[2];

  /** How well each House stands. */
  public final int[] outlook = new int[2];

  /** What threatens the unit in a hex. */
  public final int[] danger;

  Survey(int size) {
    hexes = new int[2][size];
    danger = new int[size];
  }

  /** Lists the units as they stand now. */
  public void look(Field field) {
    for (int house = 0; house < 2; house++) {
      int units = field.units(house);
      for (int unit = 0; unit < units; unit++) {
        int hex = field.hexOf(house, unit);
        hexes[house][unit] = hex;
        danger[hex] = 0;
      }
      count[house] = units;
    }
  }
}
