package banneret.miniatures.field;

/**
 * What was found out about pairs of units, kept while all lies as it did; no part of a position.
 */
public final class Pairs {
  private final Outlines outlines;
  private final int count;
  private final int[] noted;
  private final int[] asked;
  private final byte[] found;

  Pairs(Outlines outlines, int count) {
    this.outlines = outlines;
    this.count = count;
    noted = new int[count * count];
    asked = new int[count * count];
    found = new byte[count * count];
  }

  /**
   * What was noted, or -1 if nobody knows.
   *
   * @param about all that it depends on beside what lies on the table
   */
  public int get(int unit, int other, int about) {
    int at = unit * count + other;
    return noted[at] == outlines.version() && asked[at] == about ? found[at] : -1;
  }

  public int note(int unit, int other, int about, int what) {
    int at = unit * count + other;
    noted[at] = outlines.version();
    asked[at] = about;
    found[at] = (byte) what;
    return what;
  }
}
