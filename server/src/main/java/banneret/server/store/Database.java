package banneret.server.store;

import banneret.kernel.tree.Malformed;
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
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.Locale;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;

/** Where everything is kept: one SQLite file, or a PostgreSQL that several servers share. */
public final class Database implements AutoCloseable {
  static final String POSTGRESQL = "jdbc:postgresql:";
  private static final int CONNECTIONS = 8;
  private static final String FILE = "banneret.sqlite";

  /** A server that hangs in the middle of a transaction keeps the others waiting so long. */
  private static final String PATIENCE =
      "select set_config('lock_timeout', '10s', false),"
          + " set_config('idle_in_transaction_session_timeout', '30s', false)";

  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final Clock clock;
  private final boolean shared;
  private final @Nullable FileChannel lock;

  private Database(
      HikariConfig config,
      Clock clock,
      boolean writes,
      boolean shared,
      @Nullable FileChannel lock) {
    this.clock = clock;
    pool = open(config, writes);
    jdbi = Jdbi.create(pool);
    jdbi.getConfig(StatementExceptions.class)
        .setMessageRendering(StatementExceptions.MessageRendering.NONE); // Logs know no secrets.
    Rows.ALL.forEach(type -> jdbi.registerRowMapper(ConstructorMapper.factory(type)));
    this.shared = shared;
    this.lock = lock;
    compareClocks();
  }

  /** Opens it, brought up to date unless it is only read. */
  private static HikariDataSource open(HikariConfig config, boolean writes) {
    @Nullable HikariDataSource opened = null;
    try {
      opened = new HikariDataSource(config);
      Flyway flyway = Flyway.configure().dataSource(opened).locations("classpath:db").load();
      if (writes) {
        flyway.migrate();
      } else if (flyway.info().pending().length > 0) {
        throw new Malformed("", "the database is of an older version: start the server once");
      }
      return opened;
    } catch (RuntimeException e) {
      if (opened != null) {
        opened.close();
      }
      throw e instanceof Malformed ? e : new Malformed("", whatIsWrong(e));
    }
  }

  /** A sentence for whoever wrote the address. */
  private static String whatIsWrong(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && sql.getSQLState() != null) {
        String state = sql.getSQLState();
        if (state.startsWith("08")) {
          return "no database answers at that address: is it right, and does the database run?";
        }
        if (state.startsWith("28")) {
          return "the database knows no such user, or the password is another";
        }
        if (state.equals("3D000")) {
          return "the database server has no database of that name";
        }
      }
    }
    return "the database cannot be opened (" + firstLine(failure) + ")";
  }

  /** The first line of what is wrong; the rest may say more than a log should. */
  private static String firstLine(Throwable e) {
    String line = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return line.replaceAll("(?i)(password=)[^&\\s]*", "$1…").replaceAll("//[^/@\\s]*@", "//…@");
  }

  /** Where a server keeps everything: in a folder, unless there is the address of a database. */
  public static Database of(Path folder, @Nullable String url) {
    return of(folder, url, Clock.ofMachine());
  }

  /** The same, by this clock. */
  public static Database of(Path folder, @Nullable String url, Clock clock) {
    return url == null ? inFolder(folder, clock, true) : at(url, clock, true);
  }

  /** The same, also while a server uses it; nothing can be changed. */
  public static Database forReading(Path folder, @Nullable String url) {
    Clock clock = Clock.ofMachine();
    return url == null ? inFolder(folder, clock, false) : at(url, clock, false);
  }

  /** The file in a folder, which one server at a time may write to. */
  private static Database inFolder(Path folder, Clock clock, boolean writes) {
    if (!writes && !Files.exists(folder.resolve(FILE))) {
      throw new Malformed(folder.toString(), "nothing is kept there");
    }
    FileChannel lock = writes ? lock(folder) : null;
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + folder.resolve(FILE).toAbsolutePath());
    config.setMaximumPoolSize(CONNECTIONS);
    if (!writes) {
      config.setConnectionInitSql("pragma query_only = true");
    }
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.addDataSourceProperty("foreign_keys", "true");
    try {
      if (writes) {
        keepPrivate(folder.resolve(FILE));
      }
      return new Database(config, clock, writes, false, lock);
    } catch (Malformed e) {
      release(lock);
      throw e;
    }
  }

  /** Makes a file that only its owner reads, where there are such files. */
  static void keepPrivate(Path file) {
    try {
      if (!Files.exists(file)) {
        Files.createFile(file);
      }
      if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
    } catch (IOException e) {
      throw new Malformed(file.toString(), "cannot be written (" + e.getMessage() + ")");
    }
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
      throw new Malformed(folder.toString(), "nothing can be kept there (" + e.getMessage() + ")");
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
  private static Database at(String url, Clock clock, boolean writes) {
    if (!url.startsWith(POSTGRESQL)) {
      throw new Malformed("", "expected a database such as jdbc:postgresql://localhost/banneret");
    }
    if (url.toLowerCase(Locale.ROOT).contains("rewritebatchedinserts")) {
      throw new Malformed(
          "", "reWriteBatchedInserts hides which rows were written: leave it out of the address");
    }
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setConnectionTimeout(10_000);
    config.setConnectionInitSql(
        writes ? PATIENCE : "set session characteristics as transaction read only");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty("socketTimeout", "60");
    config.addDataSourceProperty("logServerErrorDetail", "false");
    return new Database(config, clock, writes, true, null);
  }

  public Jdbi jdbi() {
    return jdbi;
  }

  /** What time it is. */
  public Clock clock() {
    return clock;
  }

  /** Goes by the clock of a database that others share; no server's own matters. */
  public void compareClocks() {
    if (shared) {
      clock.compare(jdbi);
    }
  }

  /** True if other servers may write here. */
  public boolean isShared() {
    return shared;
  }

  @Override
  public void close() {
    pool.close();
    release(lock);
  }

  private static void release(@Nullable FileChannel lock) {
    if (lock != null) {
      try {
        lock.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
