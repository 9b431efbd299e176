package banneret.kernel.luck;

/** The only source of luck. */
public abstract class Chance {
  /** A number from 0 to n-1. */
  public abstract int below(Luck luck, int n);

  /** A die of six sides. */
  public int die(Luck luck) {
    return 1 + below(luck, 6);
  }

  /** A kind, drawn from counts by kind that add up to the total. */
  public int draw(Luck luck, byte[] counts, int at, int kinds, int total) {
    int left = below(luck, total);
    int kind = 0;
    while ((left -= counts[at + kind]) >= 0) {
      kind++;
    }
    return kind;
  }

  /**
   * A record has been played again that had drawn so many outcomes: luck from a source that always
   * begins alike must not bring them again.
   */
  public void resume(int drawn) {}

  /** Luck that has no outcome yet: whoever runs the step must ask for one and run it again. */
  public static final class Awaited extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Luck luck;
    private final int low;
    private final int high;

    Awaited(Luck luck, int low, int high) {
      super("waiting for " + luck.label(), null, false, false);
      this.luck = luck;
      this.low = low;
      this.high = high;
    }

    public Luck luck() {
      return luck;
    }

    public int low() {
      return low;
    }

    public int high() {
      return high;
    }
  }

  /** Luck that was written down and does not fit what the game asks for. */
  public static final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Mismatch(String message) {
      super(message, null, false, false);
    }
  }
}
