package banneret.kernel.luck;

/** Luck from a seed, by a generator on 32-bit numbers that is the same on every platform. */
public final class Seeded extends Chance {
  private static final int GOLDEN = 0x9E3779B9;
  private int seed;
  private int a;
  private int b;
  private int c;
  private int counter;

  public Seeded(int seed) {
    reseed(seed);
  }

  /** A stream of its own for each part of one seed: a game of a batch, a bot at a table. */
  public static int mix(int seed, int part) {
    int x = seed + GOLDEN * (part + 1);
    x = (x ^ (x >>> 16)) * 0x21F0AAAD;
    x = (x ^ (x >>> 15)) * 0x735A2D97;
    return x ^ (x >>> 15);
  }

  /** Starts again as a new generator with this seed would. */
  public void reseed(int from) {
    seed = from;
    start(from);
  }

  /** Goes on with a stream of its own for each number of outcomes drawn. */
  @Override
  public void resume(int drawn) {
    start(drawn == 0 ? seed : mix(seed, ~drawn));
  }

  private void start(int from) {
    a = mix(from, 0);
    b = mix(from, 1);
    c = mix(from, 2);
    counter = 1;
    for (int i = 0; i < 12; i++) {
      next();
    }
  }

  /** The next 32 bits (sfc32). */
  public int next() {
    int result = a + b + counter++;
    a = b ^ (b >>> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >>> 11)) + result;
    return result;
  }

  /** A number from 0 to n-1, each exactly alike. */
  public int below(int n) {
    int bits;
    int result;
    do {
      bits = next() >>> 1;
      result = bits % n;
    } while (bits - result + (n - 1) < 0);
    return result;
  }

  @Override
  public int below(Luck luck, int n) {
    return below(n);
  }
}
