package banneret.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Where a server under test keeps everything. */
enum Kept {
  SQLITE,
  POSTGRESQL;

  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static final Map<Kept, Server> SERVERS = new ConcurrentHashMap<>();
  private static EmbeddedPostgres postgres;

  /** Settings of a server with a fresh place of its own. */
  Settings fresh() {
    try {
      Settings settings = Settings.of(0, Files.createTempDirectory("banneret"));
      return this == SQLITE ? settings : settings.withDatabase(database());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static synchronized String database() throws IOException {
    if (postgres == null) {
      postgres = EmbeddedPostgres.builder().start();
    }
    String name = "test" + DATABASES.incrementAndGet();
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return postgres.getJdbcUrl("postgres", name);
  }

  /** A server that all tests share which do not need one of their own; nobody asks too much. */
  Server server() {
    return SERVERS.computeIfAbsent(this, any -> Server.open(unlimited(fresh(), 300)));
  }

  /** The same settings, but that anybody may ask as much as he likes. */
  static Settings unlimited(Settings settings, int idle) {
    return new Settings(
        settings.port(),
        settings.host(),
        settings.folder(),
        settings.database(),
        settings.page(),
        settings.pack(),
        settings.proxied(),
        false,
        settings.bots(),
        idle);
  }
}
