package banneret.server;

import banneret.server.store.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jdbi.v3.core.Jdbi;

/**
 * A clock that a test moves: that of this machine and, where servers share a database, that of the
 * database with it.
 */
final class MovedClock implements InstantSource {
  private final Settings settings;
  private volatile Duration ahead = Duration.ZERO;

  private MovedClock(Settings settings) {
    this.settings = settings;
  }

  /** A clock for servers of these settings, which are to go {@link #settings by} it. */
  static MovedClock of(Settings settings) {
    MovedClock clock = new MovedClock(settings);
    String url = settings.database();
    if (url != null) {
      Server.open(settings).close(); // The tables of the house come first.
      Jdbi jdbi = StorageKind.jdbi(settings);
      String database = url.replaceFirst(".*/([^?]*).*", "$1");
      jdbi.useHandle(handle -> {
        handle.execute("create table moved (seconds bigint not null)");
        handle.execute("insert into moved values (0)");
        for (String name : new String[] {"clock_timestamp", "now"}) {
          handle.execute(
              "create function public.%1$s() returns timestamptz language sql volatile as $$ select pg_catalog.%1$s() + make_interval(secs => (select seconds from public.moved)) $$"
                  .formatted(name));
        }
        handle.execute("alter database " + database + " set search_path = public, pg_catalog");
      });
    }
    return clock;
  }

  /** Settings of a server that goes by it. */
  Settings settings() {
    return settings.by(new Clock(this));
  }

  @Override
  public Instant instant() {
    return Instant.now().plus(ahead);
  }

  /** Time goes by. */
  void pass(Duration time) {
    ahead = ahead.plus(time);
    if (settings.database() != null) {
      StorageKind.jdbi(settings)
          .useHandle(handle -> handle.execute("update moved set seconds = ?", ahead.toSeconds()));
    }
  }
}
