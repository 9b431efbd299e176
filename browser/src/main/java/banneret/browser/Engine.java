package banneret.browser;

import banneret.kernel.Seeded;
import org.teavm.jso.JSExport;

/** The engine as a page loads it: what JavaScript may call is exported from here. */
public final class Engine {

  private Engine() {}

  /** What a seed deals as its nth number. */
  @JSExport
  public static int luck(int seed, int n) {
    Seeded chance = new Seeded(seed);
    for (int i = 1; i < n; i++) {
      chance.next();
    }
    return chance.next();
  }

  public static void main(String[] args) {}
}
