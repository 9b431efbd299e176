package banneret.server;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables in memory: read when somebody needs them, forgotten when nobody has for a while. */
final class Tables implements AutoCloseable {
  /** How often a server says who is there. */
  static final int HERE_SECONDS = 60;

  private static final int SWEEP_SECONDS = 5;
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private final Hall hall;
  private final long idleNanos;
  private final Map<String, SharedTable<?>> live = new ConcurrentHashMap<>();
  private final Set<String> unplayable = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService sweeper =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("sweeper").daemon().factory());

  Tables(Hall hall, int idleSeconds, MeterRegistry meters) {
    this.hall = hall;
    idleNanos = TimeUnit.SECONDS.toNanos(idleSeconds);
    meters.gaugeMapSize("banneret.tables.live", Tags.empty(), live);
  }

  Hall hall() {
    return hall;
  }

  /** The table of an id. */
  SharedTable<?> table(String id) {
    while (true) {
      SharedTable<?> table = live.computeIfAbsent(id, this::load);
      if (!table.isGone()) {
        return table;
      }
      live.remove(id, table);
    }
  }

  private SharedTable<?> load(String id) {
    Rows.Game row = hall.store().game(id).orElseThrow(() -> Trouble.of(404, "no-such-table"));
    return SharedTable.load(hall, row);
  }

  /** Looks, now and from time to time, for tables to forget and for bots that nobody called. */
  void start() {
    callBots(Hall.now());
    every(HERE_SECONDS, () -> live.values().forEach(SharedTable::tellHere));
    every(
        SWEEP_SECONDS,
        () -> {
          live.values().removeIf(table -> table.retire(idleNanos));
          callBots(Hall.now() - SWEEP_SECONDS);
        });
  }

  private void every(int seconds, Runnable chore) {
    ScheduledFuture<?> _ =
        sweeper.scheduleWithFixedDelay(
            () -> {
              try {
                chore.run();
              } catch (RuntimeException e) {
                LOG.error("a chore failed", e);
              }
            },
            seconds,
            seconds,
            TimeUnit.SECONDS);
  }

  private void callBots(long waitingSince) {
    for (String id : hall.store().waitingForBots(waitingSince)) {
      try {
        if (!unplayable.contains(id)) {
          hall.bench().call(table(id));
        }
      } catch (Trouble e) {
        LOG.warn("table {} waits for a bot: {}", id, e.code());
        if (e.status() == Trouble.NOT_PLAYED_HERE) {
          unplayable.add(id); // It is said once.
        }
      }
    }
  }

  /** Another server has written of a table. */
  void hear(String id) {
    SharedTable<?> table = live.get(id);
    if (table != null) {
      try {
        table.refresh();
      } catch (RuntimeException e) {
        LOG.warn("table {} leaves memory: {}", id, e.toString());
        live.remove(id, table);
        table.vanish();
      }
    }
  }

  /** Others may have written of any table. */
  void hearAll() {
    live.keySet().forEach(this::hear);
  }

  @Override
  public void close() {
    sweeper.shutdownNow();
    live.values().forEach(SharedTable::vanish);
  }
}
