package banneret.server;

import banneret.server.alert.AlertSettings;
import banneret.server.store.Clock;
import banneret.server.store.Retention;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to run.
 *
 * @param port where it listens; 0 for any that is free
 * @param host the address it listens on
 * @param folder where everything is kept, if it is not in a database
 * @param database a PostgreSQL that may be shared, or null
 * @param page the folder of the built page, or null for the one that comes along
 * @param pack a folder of content of the host's own, or null
 * @param proxied true if a proxy stands before it, which says who asks and that TLS is on
 * @param limited false if nobody is told that he asks too much
 * @param bots how many bots may think at once
 * @param idle after how many seconds a table leaves memory
 * @param unread how many bytes all together may leave unread before the slowest are cut off
 * @param clock the clock of this machine
 * @param keeps for how long what nobody uses any more is kept
 * @param alerts how people are told that a game waits for them
 */
public record Settings(
    int port,
    String host,
    Path folder,
    @Nullable String database,
    @Nullable Path page,
    @Nullable Path pack,
    boolean proxied,
    boolean limited,
    int bots,
    int idle,
    long unread,
    Clock clock,
    Retention.Days keeps,
    AlertSettings alerts) {
  private static final long LEAST_UNREAD = 8L << 20;

  /** The usual ones, with everything kept in a folder. */
  public static Settings of(int port, Path folder) {
    int bots = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    long unread = Math.max(LEAST_UNREAD, Runtime.getRuntime().maxMemory() / 8);
    return new Settings(
        port,
        "0.0.0.0",
        folder,
        null,
        null,
        null,
        false,
        true,
        bots,
        300,
        unread,
        Clock.ofMachine(),
        Retention.Days.USUAL,
        AlertSettings.USUAL);
  }

  /** The same, at another address of this machine. */
  public Settings at(String address) {
    return new Settings(
        port, address, folder, database, page, pack, proxied, limited, bots, idle, unread, clock,
        keeps, alerts);
  }

  public Settings withDatabase(String url) {
    return new Settings(
        port, host, folder, url, page, pack, proxied, limited, bots, idle, unread, clock, keeps,
        alerts);
  }

  public Settings withPack(Path content) {
    return new Settings(
        port, host, folder, database, page, content, proxied, limited, bots, idle, unread, clock,
        keeps, alerts);
  }

  /** The same, behind a proxy. */
  public Settings behindProxy() {
    return new Settings(
        port, host, folder, database, page, pack, true, limited, bots, idle, unread, clock, keeps,
        alerts);
  }

  /** The same, but that anybody may ask as much as he likes. */
  public Settings unlimited() {
    return new Settings(
        port, host, folder, database, page, pack, proxied, false, bots, idle, unread, clock, keeps,
        alerts);
  }

  public Settings withIdle(int seconds) {
    return new Settings(
        port, host, folder, database, page, pack, proxied, limited, bots, seconds, unread, clock,
        keeps, alerts);
  }

  public Settings withUnread(long bytes) {
    return new Settings(
        port, host, folder, database, page, pack, proxied, limited, bots, idle, bytes, clock, keeps,
        alerts);
  }

  /** The same, by another clock. */
  public Settings by(Clock other) {
    return new Settings(
        port, host, folder, database, page, pack, proxied, limited, bots, idle, unread, other,
        keeps, alerts);
  }

  /** The same, telling people in another way that a game waits for them. */
  public Settings telling(AlertSettings other) {
    return new Settings(
        port, host, folder, database, page, pack, proxied, limited, bots, idle, unread, clock,
        keeps, other);
  }
}
