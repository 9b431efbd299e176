package banneret.miniatures.field;

/**
 * Whether there is room for things of each kind, as it was found out; no part of a position. Room
 * that was found is there until anything lies otherwise; where none was found there is none until
 * something moves or leaves.
 */
public final class Findings {
  private final Outlines outlines;
  private final int[] noted;
  private final int[] asked;
  private final boolean[] isRoom;

  Findings(Outlines outlines, int kinds) {
    this.outlines = outlines;
    noted = new int[kinds];
    asked = new int[kinds];
    isRoom = new boolean[kinds];
  }

  /**
   * Whether there is room: 1 if so, 0 if not, -1 if nobody knows.
   *
   * @param about all that it depends on beside what lies on the table
   */
  public int get(int kind, int about) {
    outlines.look();
    boolean isKnown =
        noted[kind] > 0
            && asked[kind] == about
            && (isRoom[kind]
                ? noted[kind] == outlines.version()
                : noted[kind] >= outlines.shaken());
    return isKnown ? isRoom[kind] ? 1 : 0 : -1;
  }

  public boolean note(int kind, int about, boolean found) {
    noted[kind] = outlines.look().version();
    asked[kind] = about;
    isRoom[kind] = found;
    return found;
  }
}
