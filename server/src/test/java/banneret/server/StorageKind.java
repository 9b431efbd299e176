package banneret.server;

import banneret.server.store.Database;
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
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Where a server under test keeps everything. */
enum StorageKind {
  SQLITE,
  POSTGRESQL;

  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static final Map<StorageKind, Server> SERVERS = new ConcurrentHashMap<>();
  private static final Map<StorageKind, Settings> SETTINGS = new ConcurrentHashMap<>();
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
    return SERVERS.computeIfAbsent(this, any -> Server.open(unlimited(shared(), 300)));
  }

  private Settings shared() {
    return SETTINGS.computeIfAbsent(this, StorageKind::fresh);
  }

  /** Reads what the shared server keeps. */
  <T> T read(Function<Handle, T> look) {
    Settings settings = shared();
    try (Database database = Database.forReading(settings.folder(), settings.database())) {
      return database.jdbi().withHandle(look::apply);
    }
  }

  /** What a server keeps, beside that server. */
  static Jdbi jdbi(Settings settings) {
    String database = settings.database();
    return Jdbi.create(
        database == null
            ? "jdbc:sqlite:" + settings.folder().resolve("banneret.sqlite") + "?busy_timeout=10000"
            : database);
  }

  /** Writes beside the shared server. */
  void write(Consumer<Handle> deed) {
    jdbi(shared()).useTransaction(deed::accept);
  }

  /** The same settings, but that anybody may ask as much as he likes. */
  static Settings unlimited(Settings settings, int idle) {
    return settings.unlimited().withIdle(idle);
  }
}
