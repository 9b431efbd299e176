package banneret.miniatures.field;

/** The trays on the table in lists, for whoever judges a position; no part of it. */
public final class Survey {
  /** How many trays there are; the arrays below have an entry for each of them. */
  public int count;

  public final int[] unit;
  public final int[] seat;

  /** Where it stands, and where it looks, a thousandth of an inch for each part of 1,024. */
  public final int[] x;

  public final int[] y;
  public final int[] ahead;
  public final int[] up;

  // Half of its front and half of its depth.
  public final int[] broad;
  public final int[] deep;

  public final int[] health;
  public final int[] full;
  public final int[] speed;
  public final int[] range;

  /** The wounds that its blows and its shots would deal if nothing blocked them, in 64ths. */
  public final int[] blows;

  public final int[] charge;
  public final int[] shots;

  /** The face from which on it blocks, and the wounds that panic is likely to cost it, in 64ths. */
  public final int[] block;

  public final int[] panic;

  /** How likely it is to act before anything changes, in 64ths. */
  public final int[] ready;

  public final boolean[] isEngaged;

  /** Wounds that enemies are about to deal it, in 64ths; they may not come. */
  public final int[] danger;

  /** Wounds that the dice on the table are about to deal it, in 64ths. */
  public final int[] sure;

  /** The nearest enemy: how far it is, in thousandths of an inch. */
  public final int[] nearest;

  /** Whether each seat would win if the game were over now. */
  public final boolean[] isAhead;

  /** How well each seat stands. */
  public final int[] outlook;

  Survey(int trays, int seats) {
    unit = new int[trays];
    seat = new int[trays];
    x = new int[trays];
    y = new int[trays];
    ahead = new int[trays];
    up = new int[trays];
    broad = new int[trays];
    deep = new int[trays];
    health = new int[trays];
    full = new int[trays];
    speed = new int[trays];
    range = new int[trays];
    blows = new int[trays];
    charge = new int[trays];
    shots = new int[trays];
    block = new int[trays];
    panic = new int[trays];
    ready = new int[trays];
    isEngaged = new boolean[trays];
    danger = new int[trays];
    sure = new int[trays];
    nearest = new int[trays];
    isAhead = new boolean[seats];
    outlook = new int[seats];
  }
}
