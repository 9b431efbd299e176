package banneret.server.store;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one that writes: takes all that waits, writes it in one transaction, commits once, and only
 * then says so. A commit waits for the disk, so a hundred writes in one cost little more than one.
 */
public final class Writer implements AutoCloseable {
  static final String CHANNEL = "banneret";
  private static final int PATIENCE_SECONDS = 5;
  private static final int MOST = 2000;
  private static final int LONGEST_NOTICE = 7000;
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final Waiting STOP = new Waiting(Write.to(""), new CompletableFuture<>());

  private record Waiting(Write write, CompletableFuture<Boolean> written) {}

  private final Jdbi jdbi;
  private final Clock clock;
  private final boolean shared;
  private final String server;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private final Timer commits;
  private final DistributionSummary batches;
  private final Runnable whenEnded;
  private final List<Waiting> batch = new ArrayList<>();
  private volatile @Nullable Throwable ended;
  private volatile Consumer<String> hears = any -> {};

  /**
   * @param server the name under which others hear of what this one wrote
   * @param whenEnded told if it ends without having been closed: nothing can be written any more
   */
  public Writer(Database database, String server, MeterRegistry meters, Runnable whenEnded) {
    jdbi = database.jdbi();
    clock = database.clock();
    shared = database.isShared();
    this.server = server;
    this.whenEnded = whenEnded;
    commits = meters.timer("banneret.commit");
    batches = meters.summary("banneret.commit.writes");
    meters.gauge("banneret.commit.waiting", queue, BlockingQueue::size);
    thread = Thread.ofPlatform().name("writer").start(this::run);
  }

  /** From now on somebody hears of each table that something was written of. */
  public void tell(Consumer<String> somebody) {
    hears = somebody;
  }

  /** Waits until it is on disk; false if another server was first and nothing was written. */
  public boolean write(Write write) {
    CompletableFuture<Boolean> written = new CompletableFuture<>();
    add(new Waiting(write, written));
    return written.join();
  }

  private void add(Waiting waiting) {
    queue.add(waiting);
    Throwable why = ended;
    if (why != null) {
      failAll(why);
    }
  }

  /** Writes something to see whether that can be done; fails if it cannot, or not soon. */
  public void probe() {
    long now = clock.now();
    Write write =
        Write.to("")
            .and(handle -> {
              handle.execute("delete from pulse where server = ?", server);
              handle.execute("insert into pulse (server, at) values (?, ?)", server, now);
            });
    CompletableFuture<Boolean> written = new CompletableFuture<>();
    add(new Waiting(write, written));
    written.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  /** Writes what nobody waits for. */
  public void post(Write write) {
    add(new Waiting(write, new CompletableFuture<>()));
  }

  /** Writes what belongs to no game. */
  public void run(Consumer<Handle> more) {
    write(Write.to("").and(more));
  }

  /** It never ends alone: whoever waits hears of it, and so does the server. */
  private void run() {
    try {
      work();
      Throwable closed = new IllegalStateException("the writer is closed");
      ended = closed;
      failAll(closed); // Whoever comes too late does not wait for ever.
    } catch (Throwable e) {
      ended = e;
      batch.forEach(waiting -> waiting.written.completeExceptionally(e));
      failAll(e);
      LOG.error("the writer has ended: nothing can be written any more", e);
      whenEnded.run();
    }
  }

  private void failAll(Throwable why) {
    for (Waiting next = queue.poll(); next != null; next = queue.poll()) {
      next.written.completeExceptionally(why);
    }
  }

  private void work() {
    boolean goesOn = true;
    while (goesOn) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts the writer", e);
      }
      queue.drainTo(batch, MOST);
      goesOn = !batch.remove(STOP);
      if (!batch.isEmpty()) {
        write(batch);
      }
    }
  }

  private void write(List<Waiting> some) {
    batches.record(some.size());
    try {
      List<Boolean> written = commits.recordCallable(() -> transact(some));
      for (int i = 0; i < some.size(); i++) {
        some.get(i).written.complete(written.get(i));
      }
      some.stream().map(one -> one.write.game()).filter(game -> !game.isEmpty()).forEach(hears);
    } catch (Exception e) { // Whatever it is, those who wait hear of it and the writer goes on.
      alone(some, e);
    } catch (LinkageError | StackOverflowError | AssertionError e) {
      alone(some, e);
    }
  }

  /** One of the writes fails: each is tried by itself, so that it fails alone. */
  private void alone(List<Waiting> some, Throwable failure) {
    if (some.size() == 1 || failure instanceof ConnectionException) {
      LOG.warn("{} not written: {}", some.size(), failure.toString());
      some.forEach(waiting -> waiting.written.completeExceptionally(failure));
      return;
    }
    for (Waiting waiting : some) {
      write(List.of(waiting));
    }
  }

  private List<Boolean> transact(List<Waiting> some) {
    return jdbi.inTransaction(handle -> {
      SortedSet<String> games = new TreeSet<>();
      some.forEach(waiting -> games.add(waiting.write.game()));
      games.remove("");
      if (shared && !games.isEmpty()) {
        lock(handle, games);
      }
      boolean[] first = new boolean[some.size()];
      appendAll(handle, some, first);
      sealAll(handle, some, first);
      List<Boolean> written = new ArrayList<>();
      for (int i = 0; i < some.size(); i++) {
        Predicate<Handle> more = some.get(i).write.more();
        written.add(first[i] && (more == null || more.test(handle)));
      }
      if (shared && !games.isEmpty()) {
        tell(handle, games);
      }
      return written;
    });
  }

  /** One server at a time writes of a game; in order, so that no two wait for each other. */
  private static void lock(Handle handle, SortedSet<String> games) {
    handle
        .createQuery("select id from game where id in (<games>) order by id for update")
        .bindList("games", games)
        .mapTo(String.class)
        .list();
  }

  private static void appendAll(Handle handle, List<Waiting> some, boolean[] first) {
    PreparedBatch rows =
        handle.prepareBatch(
            "insert into log (game, seq, at, awaited, entry, ids) values (?, ?, ?, ?, ?, ?)"
                + " on conflict do nothing");
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < some.size(); i++) {
      Rows.Logged row = some.get(i).write.entry();
      Predicate<Handle> still = some.get(i).write.still();
      boolean holds = still == null || still.test(handle);
      first[i] = holds && row == null;
      if (holds && row != null) {
        places.add(i);
        rows.add(row.game(), row.seq(), row.at(), row.awaited(), row.entry(), row.ids());
      }
    }
    execute(rows, places, first);
  }

  /** A line is sealed only for an entry that is not there yet. */
  private static void sealAll(Handle handle, List<Waiting> some, boolean[] first) {
    PreparedBatch rows =
        handle.prepareBatch(
            "insert into sealed (game, seq, seat, line, ids)"
                + " select ?, ?, ?, ?, ? where not exists"
                + " (select 1 from log where game = ? and seq = ?)"
                + " on conflict (game, seq, seat)"
                + " do update set line = excluded.line, ids = excluded.ids");
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < some.size(); i++) {
      Rows.Sealed row = some.get(i).write.line();
      if (row != null) {
        places.add(i);
        rows.add(row.game(), row.seq(), row.seat(), row.line(), row.ids(), row.game(), row.seq());
      }
    }
    execute(rows, places, first);
  }

  private static void execute(PreparedBatch rows, List<Integer> places, boolean[] first) {
    int[] counts = places.isEmpty() ? new int[0] : rows.execute();
    for (int i = 0; i < counts.length; i++) {
      first[places.get(i)] = counts[i] == 1;
    }
    rows.close();
  }

  private void tell(Handle handle, SortedSet<String> games) {
    StringBuilder notice = new StringBuilder(server);
    for (String game : games) {
      if (notice.length() > LONGEST_NOTICE) {
        handle.execute("select pg_notify(?, ?)", CHANNEL, notice.toString());
        notice.setLength(server.length());
      }
      notice.append(' ').append(game);
    }
    handle.execute("select pg_notify(?, ?)", CHANNEL, notice.toString());
  }

  /** Writes what waits, then ends. */
  @Override
  public void close() {
    queue.add(STOP);
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
