package banneret.server.limit;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Where the engine works when that takes a while: playing a record again, trying a line. As many
 * threads as there are processors, so that all others are answered meanwhile; those who wait are
 * served in turn.
 */
public final class EnginePool implements AutoCloseable {
  private static final ThreadLocal<Boolean> INSIDE = ThreadLocal.withInitial(() -> false);
  private final FairQueue waiting = new FairQueue();
  private final AtomicInteger queued = new AtomicInteger();
  private final ExecutorService threads;
  private final Timer timer;

  public EnginePool(int most, MeterRegistry meters) {
    threads = Executors.newFixedThreadPool(most, Thread.ofPlatform().name("engine-", 0).factory());
    timer = meters.timer("banneret.engine");
    meters.gauge("banneret.engine.waiting", queued);
  }

  /** Does somebody's work when it is his turn, and waits for it. */
  public <T> T run(String whose, Supplier<T> work) {
    if (INSIDE.get()) {
      return work.get(); // Whoever works here has had his turn.
    }
    CompletableFuture<T> done = new CompletableFuture<>();
    queued.incrementAndGet();
    waiting.add(whose, true, () -> finish(done, work));
    threads.execute(this::next);
    try {
      return done.join();
    } catch (CompletionException e) {
      switch (e.getCause()) {
        case RuntimeException failure -> throw failure;
        case Error failure -> throw failure;
        case null, default -> throw e;
      }
    }
  }

  /** How many wait for their turn. */
  public int waiting() {
    return queued.get();
  }

  private void next() {
    Runnable next = waiting.next();
    if (next != null) {
      queued.decrementAndGet();
      INSIDE.set(true);
      timer.record(next);
    }
  }

  private static <T> void finish(CompletableFuture<T> done, Supplier<T> work) {
    try {
      done.complete(work.get());
    } catch (RuntimeException | Error e) {
      done.completeExceptionally(e);
    }
  }

  @Override
  public void close() {
    threads.close();
  }
}
