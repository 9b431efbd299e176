package banneret.server.table;

import banneret.server.people.Who;
import banneret.server.store.Listing;
import banneret.server.store.Retention;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import banneret.server.trouble.Input;
import banneret.server.trouble.Trouble;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.time.LocalTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables in memory: read when somebody needs them, forgotten when nobody has for a while. */
public final class Tables implements AutoCloseable {
  /** How often a server says who is there. */
  static final int HERE_SECONDS = 60;

  private static final int SWEEP_SECONDS = 5;
  private static final int LATE_SECONDS = 1;
  private static final int FEW = 10;
  private static final LocalTime NIGHT = LocalTime.of(4, 0);
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private final TableContext context;
  private final Retention retention;
  private final long idleNanos;
  private final Map<String, SharedTable<?>> live = new ConcurrentHashMap<>();
  private final AtomicLong deaf = new AtomicLong();
  private final Set<String> unplayable = ConcurrentHashMap.newKeySet();
  private final Chores chores;

  public Tables(
      TableContext context,
      int idleSeconds,
      Retention retention,
      Chores chores,
      MeterRegistry meters) {
    this.chores = chores;
    this.context = context;
    this.retention = retention;
    idleNanos = TimeUnit.SECONDS.toNanos(idleSeconds);
    meters.gaugeMapSize("banneret.tables.live", Tags.empty(), live);
  }

  public TableContext context() {
    return context;
  }

  /** The table of an id. */
  public SharedTable<?> table(String wanted) {
    String id = Input.known(wanted, "no-such-table");
    while (true) {
      SharedTable<?> table = live.computeIfAbsent(id, this::load);
      if (!table.isGone()) {
        return table;
      }
      live.remove(id, table);
    }
  }

  /** Reads of a table, also of one that cannot be played on here. */
  public <T> T read(String id, Function<SharedTable<?>, T> now, Function<PastTable, T> past) {
    SharedTable<?> table;
    try {
      table = table(id);
    } catch (Trouble e) {
      if (e.status() != Trouble.NOT_PLAYED_HERE) {
        throw e;
      }
      return past.apply(new PastTable(context, row(id), e));
    }
    return now.apply(table);
  }

  private Rows.Game row(String id) {
    return context.store().game(id).orElseThrow(() -> Trouble.of(404, "no-such-table"));
  }

  private SharedTable<?> load(String id) {
    Rows.Game row = row(id);
    long before = deaf.get();
    SharedTable<?> table = SharedTable.load(context, row);
    if (deaf.get() != before) {
      table.refresh(); // Something may have been written meanwhile, and nobody was told.
    }
    return table;
  }

  /**
   * Looks, soon and from time to time, for tables to forget and for bots that nobody called; apart,
   * so that nobody waits for it.
   */
  public void start() {
    chores.soon(() -> callBots(context.clock().now()));
    chores.nightly(NIGHT, () -> retention.sweep(context.clock().now()).forEach(this::hear));
    chores.every(
        HERE_SECONDS,
        () -> {
          each(SharedTable::lookAround);
          context.store().untold(FEW).forEach(this::tell);
        });
    chores.every(LATE_SECONDS, this::checkTime);
    chores.every(
        SWEEP_SECONDS,
        () -> {
          live.values().removeIf(table -> table.retire(idleNanos));
          each(SharedTable::beginIfDue);
          context.bots().renew();
          callBots(context.clock().now() - SWEEP_SECONDS);
        });
  }

  /** Does something to each table in memory; one that fails does not keep the others from it. */
  private void each(Consumer<SharedTable<?>> chore) {
    for (SharedTable<?> table : live.values()) {
      try {
        chore.accept(table);
      } catch (RuntimeException e) {
        LOG.warn("table {}: {}", table.id(), e.toString());
      }
    }
  }

  /** A game has ended and its server with it: whoever reads it writes down what was told. */
  private void tell(String id) {
    try {
      if (!unplayable.contains(id)) {
        table(id);
      }
    } catch (RuntimeException e) {
      fails(id, e);
    }
  }

  /** One broken table fails alone. */
  private void fails(String id, RuntimeException why) {
    LOG.warn("table {}: {}", id, why.toString());
    if (isForGood(why)) {
      unplayable.add(id); // It is said once.
    }
  }

  private void callBots(long waitingSince) {
    Set<String> others = context.bots().ofOtherServers();
    for (String id : context.store().waitingForBots(waitingSince)) {
      try {
        if (!unplayable.contains(id) && !others.contains(id)) {
          context.bots().call(table(id).bots());
        }
      } catch (RuntimeException e) {
        fails(id, e);
      }
    }
  }

  /** Looks whose time is out: mostly nobody's, and the database finds that by an index. */
  private void checkTime() {
    for (String id : context.store().late(context.clock().millis())) {
      try {
        if (!unplayable.contains(id)) {
          table(id).timing().check();
        }
      } catch (RuntimeException e) {
        fails(id, e);
      }
    }
  }

  /** True if it is the table that is broken, and not for the moment the database. */
  private static boolean isForGood(RuntimeException why) {
    return why instanceof Trouble trouble
        ? trouble.status() == Trouble.NOT_PLAYED_HERE
        : !(why instanceof JdbiException || why instanceof CompletionException);
  }

  /**
   * Somebody gets up wherever he sits.
   *
   * @return all tables that know him
   */
  public List<String> leaveAll(Who who) {
    List<Listing.Listed> all = context.listing().of(who.known(), Integer.MAX_VALUE);
    for (Listing.Listed one : all) {
      for (Rows.Chair chair : one.chairs()) {
        if (who.known().equals(chair.person()) && !one.status().equals(Store.OVER)) {
          leave(who, one.id(), chair.chair());
        }
      }
    }
    return all.stream().map(Listing.Listed::id).toList();
  }

  /** The tables of somebody. */
  public List<String> of(String person) {
    return context.listing().of(person, Integer.MAX_VALUE).stream()
        .map(Listing.Listed::id)
        .toList();
  }

  private void leave(Who who, String id, int chair) {
    try {
      table(id).seating().leave(who, chair);
    } catch (Trouble e) {
      LOG.warn("table {}: {} when somebody left for good", id, e.code());
    }
  }

  /** The people of these tables have changed beside their games. */
  public void hearAnew(List<String> ids) {
    ids.forEach(id -> {
      context.writer().post(Write.to(id)); // Other servers are told.
      hear(id);
    });
  }

  /** True if the holder of a chair looks on, here or at another server. */
  public boolean isHere(String id, int chair) {
    SharedTable<?> table = live.get(id);
    int here =
        table == null
            ? new Presence(context, id).looked()
            : table.look(() -> {
              table.presence().look();
              return table.seating().here();
            });
    return (here >>> chair & 1) != 0;
  }

  /** Another server has written of a table. */
  public void hear(String id) {
    SharedTable<?> table =
        live.computeIfPresent(id, (any, one) -> one); // Waits for one that loads.
    if (table != null) {
      try {
        table.refresh();
      } catch (RuntimeException e) {
        LOG.warn("table {} leaves memory: {}", id, e.toString());
        live.remove(id, table);
        table.vanish();
        callBotsOf(id);
      }
    } else {
      callBotsOf(id);
    }
  }

  /** Other servers leave the bots of a table to this one, which may have it no more in memory. */
  private void callBotsOf(String id) {
    if (context.bots().hasClaimed(id)) {
      try {
        table(id);
      } catch (RuntimeException e) {
        fails(id, e);
      }
    }
  }

  /** Others may have written of any table, also of one that is just being read. */
  public void hearAll() {
    deaf.incrementAndGet();
    live.keySet().forEach(this::hear);
  }

  @Override
  public void close() {
    live.values().forEach(SharedTable::vanish);
  }
}
