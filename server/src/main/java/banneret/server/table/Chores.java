package banneret.server.table;

import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is done from time to time, apart, so that nobody waits for it. */
public final class Chores implements AutoCloseable {
  private static final int DAY_SECONDS = 24 * 3600;
  private static final Logger LOG = LoggerFactory.getLogger(Chores.class);
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("chores").daemon().factory());

  /** Does something once, soon. */
  void soon(Runnable chore) {
    thread.execute(guarded(chore));
  }

  /** Does something every so many seconds. */
  public void every(int seconds, Runnable chore) {
    ScheduledFuture<?> _ =
        thread.scheduleWithFixedDelay(guarded(chore), seconds, seconds, TimeUnit.SECONDS);
  }

  /** Does something once a day, at an hour of this machine. */
  void nightly(LocalTime hour, Runnable chore) {
    long first =
        Duration.between(LocalTime.now(ZoneId.systemDefault()), hour).plusDays(1).toSeconds()
            % DAY_SECONDS;
    ScheduledFuture<?> _ =
        thread.scheduleAtFixedRate(guarded(chore), first, DAY_SECONDS, TimeUnit.SECONDS);
  }

  /** One that failed once would not be done again. */
  private static Runnable guarded(Runnable chore) {
    return () -> {
      try {
        chore.run();
      } catch (RuntimeException | Error e) {
        LOG.error("a chore failed", e);
      }
    };
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
