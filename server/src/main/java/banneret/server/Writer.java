package banneret.server;

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
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one that writes: takes all that waits, writes it in one transaction, commits once, and only
 * then says so. A commit waits for the disk, so a hundred writes in one cost little more than one.
 */
final class Writer implements AutoCloseable {
  static final String CHANNEL = "banneret";
  private static final int MOST = 2000;
  private static final int LONGEST_NOTICE = 7000;
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final Waiting STOP = new Waiting(Write.to(""), new CompletableFuture<>());

  private record Waiting(Write write, CompletableFuture<Boolean> written) {}

  private final Jdbi jdbi;
  private final boolean shared;
  private final String server;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private final Timer commits;
  private final DistributionSummary batches;

  /**
   * @param server the name under which others hear of what this one wrote
   */
  Writer(Database database, String server, MeterRegistry meters) {
    jdbi = database.jdbi();
    shared = database.isShared();
    this.server = server;
    commits = meters.timer("banneret.commit");
    batches = meters.summary("banneret.commit.writes");
    meters.gauge("banneret.commit.waiting", queue, BlockingQueue::size);
    thread = Thread.ofPlatform().name("writer").start(this::run);
  }

  /** Waits until it is on disk; false if another server was first and nothing was written. */
  boolean write(Write write) {
    CompletableFuture<Boolean> written = new CompletableFuture<>();
    queue.add(new Waiting(write, written));
    return written.join();
  }

  /** Writes what nobody waits for. */
  void post(Write write) {
    queue.add(new Waiting(write, new CompletableFuture<>()));
  }

  /** Writes what belongs to no game. */
  void run(Consumer<Handle> more) {
    write(Write.to("").and(more));
  }

  private void run() {
    List<Waiting> batch = new ArrayList<>();
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

  private void write(List<Waiting> batch) {
    batches.record(batch.size());
    try {
      List<Boolean> written = commits.recordCallable(() -> transact(batch));
      for (int i = 0; i < batch.size(); i++) {
        batch.get(i).written.complete(written.get(i));
      }
    } catch (Exception e) {
      alone(batch, e);
    }
  }

  /** One of the writes fails: each is tried by itself, so that it fails alone. */
  private void alone(List<Waiting> batch, Exception failure) {
    if (batch.size() == 1) {
      LOG.warn("not written: {}", failure.toString());
      batch.getFirst().written.completeExceptionally(failure);
      return;
    }
    for (Waiting waiting : batch) {
      write(List.of(waiting));
    }
  }

  private List<Boolean> transact(List<Waiting> batch) {
    return jdbi.inTransaction(handle -> {
      SortedSet<String> games = new TreeSet<>();
      batch.forEach(waiting -> games.add(waiting.write.game()));
      games.remove("");
      if (shared && !games.isEmpty()) {
        lock(handle, games);
      }
      boolean[] first = new boolean[batch.size()];
      appendAll(handle, batch, first);
      sealAll(handle, batch, first);
      List<Boolean> written = new ArrayList<>();
      for (int i = 0; i < batch.size(); i++) {
        Predicate<Handle> more = batch.get(i).write.more();
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

  private static void appendAll(Handle handle, List<Waiting> batch, boolean[] first) {
    PreparedBatch rows =
        handle.prepareBatch(
            "insert into log (game, seq, at, awaited, entry, ids) values (?, ?, ?, ?, ?, ?)"
                + " on conflict do nothing");
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < batch.size(); i++) {
      Rows.Logged row = batch.get(i).write.entry();
      Predicate<Handle> still = batch.get(i).write.still();
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
  private static void sealAll(Handle handle, List<Waiting> batch, boolean[] first) {
    PreparedBatch rows =
        handle.prepareBatch(
            "insert into sealed (game, seq, seat, line, ids)"
                + " select ?, ?, ?, ?, ? where not exists"
                + " (select 1 from log where game = ? and seq = ?)"
                + " on conflict (game, seq, seat)"
                + " do update set line = excluded.line, ids = excluded.ids");
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < batch.size(); i++) {
      Rows.Sealed row = batch.get(i).write.line();
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
      first[places.get(i)] = counts[i] != 0;
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
