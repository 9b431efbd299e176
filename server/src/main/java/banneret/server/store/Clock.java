package banneret.server.store;

import java.time.InstantSource;
import org.jdbi.v3.core.Jdbi;

/**
 * What time it is. Servers that share a database go by its clock, so that it does not matter whose
 * own is wrong; they compare now and then and count on by themselves in between.
 */
public final class Clock {
  private final InstantSource own;
  private volatile long offset;

  /**
   * @param own the clock of this machine
   */
  public Clock(InstantSource own) {
    this.own = own;
  }

  /** The clock of this machine, right or wrong. */
  public static Clock ofMachine() {
    return new Clock(InstantSource.system());
  }

  /** Milliseconds since 1970. */
  public long millis() {
    return own.millis() + offset;
  }

  /** Seconds since 1970, as the database has most times. */
  public long now() {
    return Math.floorDiv(millis(), 1000L);
  }

  /**
   * Compares with the clock of a database; half of the time the question takes is its way there.
   */
  void compare(Jdbi jdbi) {
    jdbi.useHandle(handle -> {
      long before = own.millis();
      long there =
          handle
              .createQuery("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
              .mapTo(Long.class)
              .one();
      long after = own.millis();
      offset = there - before - (after - before) / 2;
    });
  }
}
