package banneret.kernel.luck;

/** Luck that was written down, and another source that must have brought the same. */
public final class Witnessed extends Chance {
  private final Chance written;
  private final Chance source;

  public Witnessed(Chance written, Chance source) {
    this.written = written;
    this.source = source;
  }

  @Override
  public int below(Luck luck, int n) {
    return same(luck, written.below(luck, n), source.below(luck, n));
  }

  @Override
  public int die(Luck luck) {
    return same(luck, written.die(luck), source.die(luck));
  }

  @Override
  public int draw(Luck luck, byte[] counts, int at, int kinds, int total) {
    int kind = source.draw(luck, counts, at, kinds, total);
    return same(luck, written.draw(luck, counts, at, kinds, total), kind);
  }

  private static int same(Luck luck, int said, int derived) {
    if (said != derived) {
      throw new Mismatch(
          "'" + luck.label() + " " + luck.word(said) + "' should be " + luck.word(derived));
    }
    return said;
  }
}
