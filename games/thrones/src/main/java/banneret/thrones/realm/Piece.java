package banneret.thrones.realm;

/** A unit or an order of a kind in a region, as a choice: both in one code. */
public final class Piece {
  private static final int REGIONS = 64;

  private Piece() {}

  public static int code(int region, int kind) {
    return kind * REGIONS + region;
  }

  public static int region(int code) {
    return code % REGIONS;
  }

  public static int kind(int code) {
    return code / REGIONS;
  }
}
