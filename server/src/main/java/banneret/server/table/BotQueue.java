package banneret.server.table;

import banneret.bots.ClockAndThreads;
import banneret.play.BotThreads;
import banneret.server.limit.FairQueue;
import banneret.server.store.Claims;
import banneret.server.trouble.Trouble;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the bots sit and think, a few at a time; tables whose bots are asked queue for them. Those
 * that take their time do not keep the quick ones waiting, people are served in turn, and tables of
 * bots alone come last.
 */
public final class BotQueue implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BotQueue.class);
  private static final long CLAIMED_NANOS = TimeUnit.SECONDS.toNanos(5);
  private static final long ADVICE_SECONDS = 30;
  private static final long FORGOTTEN_NANOS = TimeUnit.MINUTES.toNanos(1);
  private final Set<AsksBots> queued = ConcurrentHashMap.newKeySet();
  private final Map<String, Long> lastNanos = new ConcurrentHashMap<>();
  private final FairQueue quickWaiting = new FairQueue();
  private final FairQueue slowWaiting = new FairQueue();
  private final ScheduledThreadPoolExecutor quick;
  private final ScheduledThreadPoolExecutor slow;
  private final BotThreads hands = new BotThreads(1);
  private final Timer thoughts;
  private final Claims claims;
  private final Map<String, Long> claimed = new ConcurrentHashMap<>();

  public BotQueue(int threads, Claims claims, MeterRegistry meters) {
    this.claims = claims;
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
  void call(AsksBots table) {
    int millis = table.awaitedBotMillis();
    if (millis >= 0 && queued.add(table)) {
      FairQueue waiting = millis > 0 ? slowWaiting : quickWaiting;
      waiting.add(table.whose(), table.isAwaited(), () -> think(table));
      (millis > 0 ? slow : quick).execute(() -> runNext(waiting));
    }
  }

  private static void runNext(FairQueue waiting) {
    Runnable next = waiting.next();
    if (next != null) {
      next.run();
    }
  }

  /**
   * What a bot thinks for a person who asks for a hint, in turn among those that take their time.
   */
  <T> T advise(String whose, Function<ClockAndThreads, T> thought) {
    CompletableFuture<T> done =
        CompletableFuture.supplyAsync(
            () -> thought.apply(hands),
            task -> {
              slowWaiting.add(whose, true, task);
              slow.execute(() -> runNext(slowWaiting));
            });
    try {
      return done.orTimeout(ADVICE_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Trouble trouble ? trouble : e;
    }
  }

  /** Tables for which this server does not think. */
  Set<String> ofOtherServers() {
    return claims.ofOthers();
  }

  /** True if other servers leave a table to this one. */
  boolean hasClaimed(String game) {
    return claimed.containsKey(game);
  }

  /** True if this server is the one that thinks for a table; it need not ask each time. */
  private boolean isClaimed(AsksBots table) {
    long now = System.nanoTime();
    Long since = claimed.get(table.id());
    if (since != null && now - since < CLAIMED_NANOS) {
      return true;
    }
    boolean ours = claims.claim(table.id());
    if (ours) {
      claimed.put(table.id(), now);
    } else {
      claimed.remove(table.id());
    }
    return ours;
  }

  /** From time to time: says again for which tables this server thinks. */
  void renew() {
    long now = System.nanoTime();
    claimed.values().removeIf(since -> now - since > FORGOTTEN_NANOS);
    claims.renew(queued.stream().map(AsksBots::id).filter(claimed::containsKey).sorted().toList());
  }

  private void think(AsksBots table) {
    try {
      if (!isClaimed(table)) {
        queued.remove(table);
        return;
      }
      long start = System.nanoTime();
      AsksBots.Said said = thoughts.record(() -> table.think(hands));
      if (said == null) {
        queued.remove(table);
        call(table); // One may have been asked since it looked, while it was still in the queue.
      } else if (said.forced()) {
        // To answer at once would tell the others that there was no choice.
        long usual = lastNanos.getOrDefault(said.bot(), 0L);
        ScheduledFuture<?> _ = quick.schedule(() -> say(table, said), usual, TimeUnit.NANOSECONDS);
      } else {
        lastNanos.put(said.bot(), System.nanoTime() - start);
        say(table, said);
      }
    } catch (RuntimeException | Error e) {
      giveUp(table, e);
    }
  }

  /** Others think while this waits for the disk. */
  private void say(AsksBots table, AsksBots.Said said) {
    Thread.startVirtualThread(() -> {
      try {
        table.say(said);
        queued.remove(table);
        call(table); // At the end of the queue: other tables wait, too.
      } catch (RuntimeException | Error e) {
        giveUp(table, e);
      }
    });
  }

  /** The sweep of the tables will call it again. */
  private void giveUp(AsksBots table, Throwable why) {
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
    try {
      claims.release();
    } catch (RuntimeException e) {
      LOG.warn("other servers will wait for our tables a while: {}", e.toString());
    }
  }
}
