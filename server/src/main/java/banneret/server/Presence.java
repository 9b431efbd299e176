package banneret.server;

/** Who looks on at a table at which of the servers that share it; nothing if there is but one. */
final class Presence {
  private static final int FRESH_SECONDS = 3 * Tables.HERE_SECONDS;
  private final Hall hall;
  private final String game;
  private int here;
  private int elsewhere;

  Presence(Hall hall, String game) {
    this.hall = hall;
    this.game = game;
  }

  /** The chairs whose holders look on at other servers, a bit each. */
  int elsewhere() {
    return elsewhere;
  }

  /** Looks who is at other servers. */
  void look() {
    if (isShared()) {
      elsewhere = hall.store().elsewhere(game, hall.server(), Hall.now() - FRESH_SECONDS);
    }
  }

  /**
   * Tells other servers who is at this one.
   *
   * @param now the chairs, a bit each
   * @param again true to say it also if it is not new
   */
  void tell(int now, boolean again) {
    if (now != here || (again && now != 0)) {
      here = now;
      Write write =
          Write.to(game)
              .and(handle -> Changes.setHere(handle, game, hall.server(), now, Hall.now()));
      hall.writer().post(write);
    }
  }

  /** True if there may be other servers. */
  boolean isShared() {
    return !hall.server().isEmpty();
  }
}
