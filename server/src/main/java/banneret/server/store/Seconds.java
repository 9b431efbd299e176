package banneret.server.store;

/** Time as the database has it: seconds since 1970. */
public final class Seconds {
  private Seconds() {}

  public static long now() {
    return System.currentTimeMillis() / 1000;
  }
}
