package banneret.bots;

import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.luck.Seeded;

/** Luck of which one can tell whether it was needed; a new seed costs nothing until then. */
final class WatchedLuck extends Chance {
  private final Seeded luck = new Seeded(0);
  private int seed;
  private boolean used;

  /** Starts again from a seed. */
  void restart(int newSeed) {
    seed = newSeed;
    used = false;
  }

  /** True if luck was needed since the last start. */
  boolean wasUsed() {
    return used;
  }

  int below(int n) {
    if (!used) {
      used = true;
      luck.reseed(seed);
    }
    return luck.below(n);
  }

  @Override
  public int below(Luck what, int n) {
    return below(n);
  }
}
