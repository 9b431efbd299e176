package banneret.kernel.tree;

import java.nio.charset.StandardCharsets;

/** SHA-256 on 32-bit numbers, the same on every platform; a fingerprint is its first half. */
public final class Fingerprint {
  private static final int[] K = roots(64, 3);
  private static final int[] START = roots(8, 2);

  private Fingerprint() {}

  /** The fingerprint of a text, in 32 hexadecimal digits. */
  public static String of(String text) {
    return hex(sha256(text), 16);
  }

  /** The first 32 bits of a text's hash. */
  public static int bits(String text) {
    return word(sha256(text), 0);
  }

  public static byte[] sha256(String text) {
    return sha256(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The first bytes in hexadecimal digits. */
  public static String hex(byte[] bytes, int count) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      out.append(Character.forDigit(bytes[i] >> 4 & 15, 16));
      out.append(Character.forDigit(bytes[i] & 15, 16));
    }
    return out.toString();
  }

  public static byte[] sha256(byte[] message) {
    int[] state = START.clone();
    int[] words = new int[64];
    int blocks = (message.length + 8) / 64 + 1;
    for (int block = 0; block < blocks; block++) {
      for (int i = 0; i < 16; i++) {
        words[i] = word(message, block * 64 + i * 4);
      }
      if (block == blocks - 1) {
        words[14] = message.length >>> 29;
        words[15] = message.length << 3;
      }
      mix(state, words);
    }
    byte[] digest = new byte[32];
    for (int i = 0; i < 32; i++) {
      digest[i] = (byte) (state[i / 4] >>> (24 - i % 4 * 8));
    }
    return digest;
  }

  private static int word(byte[] message, int at) {
    int word = 0;
    for (int i = at; i < at + 4; i++) {
      int b = i < message.length ? message[i] & 0xFF : i == message.length ? 0x80 : 0;
      word = word << 8 | b;
    }
    return word;
  }

  private static void mix(int[] state, int[] w) {
    for (int i = 16; i < 64; i++) {
      int s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >>> 3;
      int s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >>> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    int a = state[0];
    int b = state[1];
    int c = state[2];
    int d = state[3];
    int e = state[4];
    int f = state[5];
    int g = state[6];
    int h = state[7];
    for (int i = 0; i < 64; i++) {
      int s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      int t1 = h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i];
      int s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      int t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  }

  private static int rotate(int x, int by) {
    return x >>> by | x << (32 - by);
  }

  /** The first 32 bits of the fractions of the square or cube roots of the first primes. */
  private static int[] roots(int count, int power) {
    int[] roots = new int[count];
    int prime = 2;
    for (int i = 0; i < count; i++) {
      roots[i] = fraction(prime, power);
      do {
        prime++;
      } while (!isPrime(prime));
    }
    return roots;
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }

  /** Finds the root bit by bit in whole numbers, so that no platform's rounding matters. */
  private static int fraction(int n, int power) {
    java.math.BigInteger target = java.math.BigInteger.valueOf(n).shiftLeft(32 * power);
    java.math.BigInteger root = java.math.BigInteger.ZERO;
    for (int bit = 36; bit >= 0; bit--) {
      java.math.BigInteger next = root.setBit(bit);
      if (next.pow(power).compareTo(target) <= 0) {
        root = next;
      }
    }
    return root.intValue();
  }
}
