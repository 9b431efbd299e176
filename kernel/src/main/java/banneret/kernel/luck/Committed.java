package banneret.kernel.luck;

import banneret.kernel.tree.Fingerprint;
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

  /**
   * The same with the hash of each contribution in its place, so that no two sets of contributions
   * come to the same text, whatever is in them.
   */
  public static Committed hashing(String secret, List<String> contributions) {
    return new Committed(secret, contributions.stream().map(Committed::commitment).toList());
  }

  /** The hash that commits to a secret, in hexadecimal digits. */
  public static String commitment(String secret) {
    return Fingerprint.hex(Fingerprint.sha256(secret), 32);
  }

  @Override
  public int below(Luck luck, int n) {
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
  public void resume(int drawn) {
    counter = drawn;
  }
}
