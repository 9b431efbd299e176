package banneret.server.store;

import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * When the house was open: as long as one server says so every few seconds. What passes while none
 * does, or while the database does not answer, is charged to nobody.
 */
public final class OpenHours implements AutoCloseable {
  private static final long CLOSED_MILLIS = 15_000;
  private static final Logger LOG = LoggerFactory.getLogger(OpenHours.class);
  private final Writer writer;
  private final Clock clock;
  private final boolean shared;
  private long lastNanos;
  private boolean opened;

  public OpenHours(Database database, Writer writer) {
    this.writer = writer;
    clock = database.clock();
    shared = database.isShared();
  }

  /** Says that the house is open; the first to say so again gives back what was lost. */
  public synchronized void beat() {
    long nanos = System.nanoTime();
    long silent = TimeUnit.NANOSECONDS.toMillis(nanos - lastNanos);
    boolean goesOn = opened && silent < CLOSED_MILLIS;
    writer.run(handle -> beat(handle, goesOn));
    lastNanos = nanos;
    opened = true;
  }

  /** Says it for the last time, so that what comes next is charged to nobody. */
  @Override
  public synchronized void close() {
    if (opened) {
      try {
        beat();
      } catch (RuntimeException e) {
        LOG.warn("the last seconds count as closed: {}", e.toString());
      }
    }
  }

  /**
   * @param goesOn true if this server has said so not long ago, whatever the clock shows
   */
  private void beat(Handle handle, boolean goesOn) {
    long now = clock.millis();
    long last =
        handle
            .createQuery("select at from alive where id = 1" + (shared ? " for update" : ""))
            .mapTo(Long.class)
            .findOne()
            .orElse(now);
    if (!goesOn && now - last > CLOSED_MILLIS) {
      Changes.giveBack(handle, now - last);
      LOG.atInfo().addKeyValue("seconds", (now - last) / 1000).log("was closed");
    }
    handle.execute(
        "insert into alive (id, at) values (1, ?) on conflict (id) do update set at = excluded.at",
        now);
  }
}
