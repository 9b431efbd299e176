package banneret.server.people;

import banneret.kernel.tree.Fingerprint;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/** What nobody can guess. */
public final class Secrets {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz023456789";
  private static final int CODE_LENGTH = 16;
  private static final int GROUP = 4;

  private Secrets() {}

  private static byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    RANDOM.nextBytes(bytes);
    return bytes;
  }

  /** 256 bits, for cookies and tokens. */
  public static String token() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32));
  }

  /** 120 bits, for ids and invitations. */
  public static String id() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(15));
  }

  /** 80 bits that can be written down: four groups of letters and digits that look different. */
  static String code() {
    byte[] bytes = bytes(CODE_LENGTH);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < CODE_LENGTH; i++) {
      out.append(i > 0 && i % GROUP == 0 ? "-" : "").append(LETTERS.charAt(bytes[i] & 31));
    }
    return out.toString();
  }

  /** The secret of the dice, in hexadecimal digits. */
  public static String dice() {
    return Fingerprint.hex(bytes(32), 32);
  }

  /** What the database keeps of a token. */
  public static String hash(String token) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return Fingerprint.hex(sha.digest(token.getBytes(StandardCharsets.UTF_8)), 32);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
