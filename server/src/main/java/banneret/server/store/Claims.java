package banneret.server.store;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;

/**
 * Which of several servers has its bots think for a table: the first to claim it, for as long as it
 * says so again. Times are those of the database, so that no server's clock matters.
 */
public final class Claims {
  private static final int SECONDS = 12;
  private static final String NOW = "cast(extract(epoch from now()) as bigint)";
  private final Jdbi jdbi;
  private final Writer writer;
  private final String server;
  private volatile boolean released;

  /**
   * @param server the name of this one, or empty if there are no others
   */
  public Claims(Jdbi jdbi, Writer writer, String server) {
    this.jdbi = jdbi;
    this.writer = writer;
    this.server = server;
  }

  private boolean isAlone() {
    return server.isEmpty();
  }

  /** The tables for which other servers think. */
  public Set<String> ofOthers() {
    if (isAlone()) {
      return Set.of();
    }
    return jdbi.withHandle(handle ->
        new HashSet<>(
            handle
                .createQuery("select game from thinker where server <> ? and until >= " + NOW)
                .bind(0, server)
                .mapTo(String.class)
                .list()));
  }

  /** Claims a table for this server; false if another has. */
  public boolean claim(String game) {
    return isAlone() || (!isOfOther(game) && write(game));
  }

  private boolean isOfOther(String game) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select 1 from thinker where game = ? and server <> ? and until >= " + NOW)
            .bind(0, game)
            .bind(1, server)
            .mapTo(Integer.class)
            .findOne()
            .isPresent());
  }

  private boolean write(String game) {
    String sql =
        "insert into thinker (game, server, until) values (?, ?, "
            + NOW
            + " + "
            + SECONDS
            + ") on conflict (game) do update set server = excluded.server, until = excluded.until"
            + " where thinker.server = excluded.server or thinker.until < "
            + NOW;
    // Whether it is too late is asked where it is written, one after the other: what a server
    // claims
    // after it has left its tables to others would keep them waiting for one that is gone.
    return writer.write(
        Write.of("", handle -> !released && handle.execute(sql, game, server) == 1));
  }

  /** Says again that this server thinks for these tables. */
  public void renew(Collection<String> games) {
    if (!isAlone() && !games.isEmpty()) {
      writer.run(handle ->
          handle
              .createUpdate(
                  "update thinker set until = %s + %d where server = :server and game in (<games>)"
                      .formatted(NOW, SECONDS))
              .bind("server", server)
              .bindList("games", games)
              .execute());
    }
  }

  /** Leaves all tables to other servers, for good. */
  public void release() {
    if (!isAlone()) {
      writer.run(handle -> {
        released = true;
        handle.execute("delete from thinker where server = ?", server);
      });
    }
  }
}
