package banneret.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears of what other servers write to the database they share. */
public final class Notices implements AutoCloseable {
  private static final int PATIENCE = 500;
  private static final int ASK_EVERY = 10;
  private static final int DEAD_MILLIS = 10_000;
  private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
  private final Jdbi jdbi;
  private final String server;
  private final Consumer<String> hears;
  private final Runnable hearsAll;
  private final Thread thread;
  private volatile boolean stopped;

  /**
   * @param server the name of this one, whose own notices are not news
   * @param hears told of each game that another server has written of
   * @param hearsAll told when it may have been any
   */
  public Notices(Jdbi jdbi, String server, Consumer<String> hears, Runnable hearsAll) {
    this.jdbi = jdbi;
    this.server = server;
    this.hears = hears;
    this.hearsAll = hearsAll;
    thread = Thread.ofPlatform().name("notices").daemon().start(this::run);
  }

  private void run() {
    while (!stopped) {
      try (Handle handle = jdbi.open()) {
        handle.execute("listen " + Writer.CHANNEL);
        hearsAll.run(); // Whatever was said while nobody listened.
        PGConnection connection = handle.getConnection().unwrap(PGConnection.class);
        handle.getConnection().setNetworkTimeout(Runnable::run, DEAD_MILLIS);
        for (int turn = 1; !stopped; turn++) {
          if (turn % ASK_EVERY == 0) {
            handle.execute("select 1"); // A connection that has died says nothing by itself.
          }
          for (PGNotification notice : connection.getNotifications(PATIENCE)) {
            hear(notice.getParameter());
          }
        }
      } catch (SQLException | RuntimeException e) {
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
        Thread.startVirtualThread(() -> hears.accept(id));
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
