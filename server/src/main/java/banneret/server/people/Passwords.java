package banneret.server.people;

import banneret.server.trouble.Trouble;
import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Hashes passwords, a few at a time: it takes memory and time, and is meant to. */
final class Passwords {
  private static final int SHORTEST = 8;
  private static final int LONGEST = 200;
  // 19 MB, two passes: what OWASP asks for.
  private static final Argon2Function ARGON2 =
      Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

  /** Checked when there is no such account, so that the time it takes does not tell. */
  private static final String NOBODY =
      Password.hash(Secrets.token()).addRandomSalt(16).with(ARGON2).getResult();

  private final Semaphore hashing = new Semaphore(2);

  String hash(String password) {
    if (password.length() < SHORTEST || password.length() > LONGEST) {
      throw Trouble.malformed("password");
    }
    return hashed(() -> Password.hash(password).addRandomSalt(16).with(ARGON2).getResult());
  }

  /** True if a password is the one that was hashed; it never is if there is no hash. */
  boolean isRight(String password, @Nullable String hash) {
    String known = hash == null ? NOBODY : hash;
    return password.length() <= LONGEST
        && hashed(() -> Password.check(password, known).with(parameters(known)))
        && hash != null;
  }

  /** True if a hash was made with other parameters than those of today. */
  static boolean isOld(String hash) {
    return !parameters(hash).equals(ARGON2);
  }

  private static Argon2Function parameters(String hash) {
    return Argon2Function.getInstanceFromHash(hash);
  }

  private <T> T hashed(Supplier<T> work) {
    hashing.acquireUninterruptibly();
    try {
      return work.get();
    } finally {
      hashing.release();
    }
  }
}
