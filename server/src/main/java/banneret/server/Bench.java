package banneret.server;

import banneret.kernel.Position;
import banneret.play.Hands;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the bots sit and think, a few at a time; tables whose bots are asked queue for them. Those
 * that take their time do not keep the quick ones waiting.
 */
final class Bench implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Bench.class);
  private final Set<SharedTable<?>> queued = ConcurrentHashMap.newKeySet();
  private final Map<String, Long> lastNanos = new ConcurrentHashMap<>();
  private final ScheduledThreadPoolExecutor quick;
  private final ScheduledThreadPoolExecutor slow;
  private final Hands hands = new Hands(1);
  private final Timer thoughts;

  Bench(int threads, MeterRegistry meters) {
    quick = pool("bot-", threads);
    slow = pool("slow-bot-", threads);
    thoughts = meters.timer("banneret.bot.thought");
    meters.gauge("banneret.bot.queue", queued, Set::size);
  }

  private static ScheduledThreadPoolExecutor pool(String name, int threads) {
    ScheduledThreadPoolExecutor pool =
        new ScheduledThreadPoolExecutor(
            threads, Thread.ofPlatform().name(name, 0).daemon().factory(), (task, any) -> {});
    pool.setKeepAliveTime(1, TimeUnit.MINUTES);
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  /** Has the bots of a table answer what they are asked, one line after the other. */
  void call(SharedTable<?> table) {
    int millis = table.awaitedBotMillis();
    if (millis >= 0 && queued.add(table)) {
      (millis > 0 ? slow : quick).execute(() -> think(table));
    }
  }

  private <P extends Position<P>> void think(SharedTable<P> table) {
    try {
      long start = System.nanoTime();
      Moves.Said said = thoughts.record(() -> table.moves().think(hands));
      if (said == null) {
        queued.remove(table);
      } else if (said.forced()) {
        // To answer at once would tell the others that there was no choice.
        long usual = lastNanos.getOrDefault(said.bot(), 0L);
        ScheduledFuture<?> _ = quick.schedule(() -> say(table, said), usual, TimeUnit.NANOSECONDS);
      } else {
        lastNanos.put(said.bot(), System.nanoTime() - start);
        say(table, said);
      }
    } catch (RuntimeException e) {
      giveUp(table, e);
    }
  }

  /** Others think while this waits for the disk. */
  private void say(SharedTable<?> table, Moves.Said said) {
    Thread.startVirtualThread(() -> {
      try {
        table.moves().say(said);
        queued.remove(table);
        call(table); // At the end of the queue: other tables wait, too.
      } catch (RuntimeException e) {
        giveUp(table, e);
      }
    });
  }

  /** The sweep of the tables will call it again. */
  private void giveUp(SharedTable<?> table, RuntimeException why) {
    queued.remove(table);
    if (why instanceof Trouble trouble) {
      LOG.warn("table {}: a bot gives up: {}", table.id(), trouble.code());
    } else {
      LOG.error("table {}: a bot gives up", table.id(), why);
    }
  }

  @Override
  public void close() {
    quick.shutdownNow();
    slow.shutdownNow();
    hands.close();
  }
}
