package banneret.server;

import banneret.kernel.Malformed;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;

/** Where everything is kept: one SQLite file, or a PostgreSQL that several servers share. */
final class Database implements AutoCloseable {
  static final String POSTGRESQL = "jdbc:postgresql:";
  private static final int CONNECTIONS = 8;

  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final boolean shared;
  private final @Nullable FileChannel lock;

  private Database(HikariConfig config, boolean shared, @Nullable FileChannel lock) {
    try {
      pool = new HikariDataSource(config);
      Flyway.configure().dataSource(pool).locations("classpath:db").load().migrate();
    } catch (FlywayException | com.zaxxer.hikari.pool.HikariPool.PoolInitializationException e) {
      throw new Malformed("", "the database cannot be opened (" + firstLine(e) + ")");
    }
    jdbi = Jdbi.create(pool);
    jdbi.getConfig(StatementExceptions.class)
        .setMessageRendering(StatementExceptions.MessageRendering.NONE); // Logs know no secrets.
    this.shared = shared;
    this.lock = lock;
  }

  /** The first line of what is wrong; the rest may say more than a log should. */
  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  /** Where a server keeps everything by its settings. */
  static Database of(Settings settings) {
    String url = settings.database();
    return url == null ? inFolder(settings.folder(), true) : at(url);
  }

  /** The same, also while a server uses it. */
  static Database forReading(Settings settings) {
    String url = settings.database();
    return url == null ? inFolder(settings.folder(), false) : at(url);
  }

  /** The file in a folder, which one server at a time may write to. */
  private static Database inFolder(Path folder, boolean writes) {
    FileChannel lock = writes ? lock(folder) : null;
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + folder.resolve("banneret.sqlite").toAbsolutePath());
    config.setMaximumPoolSize(CONNECTIONS);
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.addDataSourceProperty("foreign_keys", "true");
    return new Database(config, false, lock);
  }

  private static FileChannel lock(Path folder) {
    Path file = folder.resolve("banneret.lock");
    try {
      Files.createDirectories(folder);
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        throw new Malformed(folder.toString(), "another server uses this folder");
      }
      return channel;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // This very process has it.
    }
  }

  /** A database that other servers use, too. */
  private static Database at(String url) {
    if (!url.startsWith(POSTGRESQL)) {
      throw new Malformed("", "expected a database such as jdbc:postgresql://localhost/banneret");
    }
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setConnectionTimeout(10_000);
    config.addDataSourceProperty("logServerErrorDetail", "false");
    return new Database(config, true, null);
  }

  Jdbi jdbi() {
    return jdbi;
  }

  /** True if other servers may write here. */
  boolean isShared() {
    return shared;
  }

  @Override
  public void close() {
    pool.close();
    if (lock != null) {
      try {
        lock.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
