package banneret.kernel;

import java.util.List;

/**
 * Luck from a secret whose hash was published before anyone sat down, from what the players added
 * to it, and from a counter: when the secret is shown, anybody can derive every outcome anew.
 */
public final class Committed extends Chance {
  private final String source;
  private int counter;

  /**
   * @param secret the secret, in any text
   * @param contributions what the players added, in the order of their chairs
   */
  public Committed(String secret, List<String> contributions) {
    StringBuilder out = new StringBuilder(secret).append(':');
    contributions.forEach(text -> out.append(text).append(':'));
    source = out.toString();
  }

  /** The hash that commits to a secret, in hexadecimal digits. */
  public static String commitment(String secret) {
    return Fingerprint.hex(Fingerprint.sha256(secret), 32);
  }

  @Override
  protected int below(Luck luck, int n) {
    int outcome = counter++;
    int bits;
    int result;
    int attempt = 0;
    do {
      bits = Fingerprint.bits(source + outcome + ":" + attempt++) >>> 1;
      result = bits % n;
    } while (bits - result + (n - 1) < 0); // The last stretch is incomplete.
    return result;
  }

  @Override
  protected void resume(int drawn) {
    counter = drawn;
  }
}
