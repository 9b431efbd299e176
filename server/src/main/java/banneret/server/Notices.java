package banneret.server;

import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears of what other servers write to the database they share. */
final class Notices implements AutoCloseable {
  private static final int PATIENCE = 500;
  private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
  private final Jdbi jdbi;
  private final String server;
  private final Tables tables;
  private final Thread thread;
  private volatile boolean stopped;

  /**
   * @param server the name of this one, whose own notices are not news
   */
  Notices(Jdbi jdbi, String server, Tables tables) {
    this.jdbi = jdbi;
    this.server = server;
    this.tables = tables;
    thread = Thread.ofPlatform().name("notices").daemon().start(this::run);
  }

  private void run() {
    while (!stopped) {
      try (Handle handle = jdbi.open()) {
        handle.execute("listen " + Writer.CHANNEL);
        tables.hearAll(); // Whatever was said while nobody listened.
        PGConnection connection = handle.getConnection().unwrap(PGConnection.class);
        while (!stopped) {
          for (PGNotification notice : connection.getNotifications(PATIENCE)) {
            hear(notice.getParameter());
          }
        }
      } catch (SQLException | JdbiException e) {
        if (!stopped) {
          LOG.warn("not listening to the database: {}", e.getMessage());
          pause();
        }
      }
    }
  }

  private void hear(String notice) {
    List<String> words = List.of(notice.split(" "));
    if (!words.getFirst().equals(server)) {
      for (String id : words.subList(1, words.size())) {
        Thread.startVirtualThread(() -> tables.hear(id));
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    stopped = true;
    try {
      thread.join(4L * PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
