package banneret.kernel.told;

/**
 * Something that happened at the table.
 *
 * @param what its kind
 * @param audience the seats that may know its secret figures
 * @param figures one for each figure of its kind
 * @param sums the arithmetic behind it, if there is any
 */
public record Event(Happening what, int audience, int[] figures, Breakdown[] sums) {
  public static final Breakdown[] NO_SUMS = {};

  /** True if the seat may know the secret figures. */
  public boolean isOpenTo(int seat) {
    return seat >= 0 && (audience >>> seat & 1) != 0;
  }

  /** What the seat may read of it; a seat of -1 is a spectator. */
  public Saying saying(int seat) {
    boolean open = isOpenTo(seat) || !what.hasSecrets();
    Saying saying = new Saying("event." + what.name() + (open ? "" : ".others"));
    for (int i = 0; i < figures.length; i++) {
      Happening.Detail figure = what.figures().get(i);
      if (open || !figure.secret()) {
        saying.with(figure.name(), figure.kind(), figures[i]);
      }
    }
    return saying;
  }
}
