package banneret.play;

import banneret.bots.ClockAndThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * The system's clock and threads, for bots: the calling thread works too, a pool has the others.
 * With 4 threads the pool has 3.
 */
public final class BotThreads implements ClockAndThreads, AutoCloseable {
  private final int threads;
  private final @Nullable ExecutorService pool;

  public BotThreads(int threads) {
    this.threads = threads;
    pool =
        threads == 1
            ? null
            : Executors.newFixedThreadPool(
                threads - 1, Thread.ofPlatform().daemon().name("bot-", 1).factory());
  }

  /** All processors but one, which is left to whoever looks on. */
  public static BotThreads spare() {
    return new BotThreads(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
  }

  @Override
  public boolean hasClock() {
    return true;
  }

  @Override
  public double millis() {
    return System.nanoTime() / 1e6;
  }

  @Override
  public int threads() {
    return threads;
  }

  @Override
  public void work(List<Runnable> tasks) {
    if (pool == null) {
      tasks.forEach(Runnable::run);
      return;
    }
    List<Future<?>> others = new ArrayList<>();
    for (Runnable task : tasks.subList(1, tasks.size())) {
      others.add(pool.submit(task));
    }
    tasks.getFirst().run();
    try {
      for (Future<?> other : others) {
        other.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a bot could not think", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("a bot was interrupted", e);
    }
  }

  @Override
  public void close() {
    if (pool != null) {
      pool.shutdownNow();
    }
  }
}
