package banneret.server.table;

import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.tree.Malformed;
import banneret.server.game.LoadedGame;
import banneret.server.game.RunningGame;
import banneret.server.store.Changes;
import banneret.server.store.Chronicle;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import banneret.server.trouble.Trouble;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One table in memory: the game, who sits where and who looks on. All that happens to it happens
 * under its lock, and is on disk before anybody hears of it. What was not written because another
 * server was first is judged anew, on the table as that server left it.
 *
 * @param <P> the game's position
 */
public final class SharedTable<P extends Position<P>> {
  private static final int SOON = 10;
  private static final int TRIES = 5;
  private static final Logger LOG = LoggerFactory.getLogger(SharedTable.class);

  private final TableContext context;
  private final LoadedGame<P> loaded;
  private final TableLock lock = new TableLock();
  private final Audience audience = new Audience();
  private final Seating<P> seating = new Seating<>(this);
  private final SeatActions<P> moves = new SeatActions<>(this);
  private final Reading<P> reading = new Reading<>(this);
  private final Programs<P> programs = new Programs<>(this);
  private final Timing<P> timing = new Timing<>(this);
  private final BotSeats<P> bots = new BotSeats<>(this);
  private final Chat chat = new Chat();
  private final Presence presence;
  private TableRows rows;
  private @Nullable RunningGame<P> play;
  private int sealedBy = -1;
  private boolean tableChanged;

  /** Another server was first; what it did has been read. */
  private static final class Overtaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Overtaken() {
      super("overtaken", null, false, false);
    }
  }

  private SharedTable(TableContext context, Rows.Game row, LoadedGame<P> loaded) {
    this.context = context;
    this.loaded = loaded;
    rows = TableRows.of(row);
    presence = new Presence(context, row.id());
  }

  /** Reads a table from the database. */
  static SharedTable<?> load(TableContext context, Rows.Game row) {
    return load(context, row, context.library().game(row));
  }

  private static <P extends Position<P>> SharedTable<P> load(
      TableContext context, Rows.Game row, LoadedGame<P> loaded) {
    SharedTable<P> table = new SharedTable<>(context, row, loaded);
    table.attempt(() -> {
      table.read();
      table.settle();
      table.writeChronicle();
      return true;
    });
    return table;
  }

  /** Sitting down and getting up. */
  public Seating<P> seating() {
    return seating;
  }

  /** Programs that play for those who sit. */
  public Programs<P> programs() {
    return programs;
  }

  /** Playing and talking. */
  public SeatActions<P> moves() {
    return moves;
  }

  /** Looking on. */
  public Reading<P> reading() {
    return reading;
  }

  LoadedGame<P> loaded() {
    return loaded;
  }

  /** The seats that bots play. */
  BotSeats<P> bots() {
    return bots;
  }

  public String id() {
    return rows.row().id();
  }

  // What lies here; all that follows is for those who hold the lock.

  Rows.Game row() {
    return rows.row();
  }

  boolean is(String status) {
    return row().status().equals(status);
  }

  TableContext context() {
    return context;
  }

  Chairs chairs() {
    return rows.chairs();
  }

  /** Who has held which chair while the game was on. */
  List<Rows.Sitting> sittings() {
    return rows.sittings();
  }

  /** What the game went on from, or null. */
  Rows.@Nullable Origin origin() {
    return rows.origin();
  }

  Chat chat() {
    return chat;
  }

  Audience audience() {
    return audience;
  }

  /** Lets a reader look on from a seat. */
  void attach(Reader reader, int seat) {
    audience.add(reader, seat);
    tableChanged = true;
  }

  @Nullable RunningGame<P> play() {
    return play;
  }

  /** The game, which must have begun. */
  RunningGame<P> playing() {
    if (play == null) {
      throw Trouble.of(409, "not-begun");
    }
    return play;
  }

  /** The record so far, with who sat where. */
  GameRecord record() {
    return playing().record().playedBy(chairs().players());
  }

  /** The number of the last entry. */
  int seq() {
    return play == null ? -1 : play.seq();
  }

  /** Everybody's time. */
  Timing<P> timing() {
    return timing;
  }

  /** What time it is, in milliseconds. */
  public long now() {
    return context.clock().millis();
  }

  /** The undo that waits for consent, or null. */
  Rows.@Nullable Proposal proposal() {
    Rows.Proposal proposal = rows.proposal();
    return proposal != null && proposal.seq() == seq() ? proposal : null;
  }

  // Doing, reading and writing

  /** Looks at something under the lock. */
  public <T> T look(Supplier<T> glance) {
    return lock.look(glance);
  }

  /** Does something under the lock, if the table is still in memory. */
  void ifHere(Runnable deed) {
    lock.ifHere(deed);
  }

  /** Does something under the lock, again if another server was first, then shows what is new. */
  <T> T attempt(Supplier<T> deed) {
    return attempt(deed, any -> {});
  }

  /**
   * The same.
   *
   * @param first hears of it before all others
   */
  <T> T attempt(Supplier<T> deed, Consumer<T> first) {
    return look(() -> {
      for (int tries = 1; ; tries++) {
        try {
          T result = deed.get();
          first.accept(result);
          show();
          return result;
        } catch (Overtaken e) {
          audience.reseat(seating::seatOf);
          show(); // What was read is shown whatever comes of the deed now.
          if (tries == TRIES) {
            throw Trouble.of(503, "stopping");
          }
        } catch (JdbiException e) {
          vanish(); // What lies in memory may not be what lies on disk.
          throw Trouble.ourFault(e);
        }
      }
    });
  }

  /** Shows all readers what is new, and calls the bots that are asked. */
  private void show() {
    if (play != null) {
      audience.show(play, sealedBy);
    }
    sealedBy = -1;
    if (tableChanged) {
      audience.showTable(reading::tree);
    }
    tableChanged = false;
    lock.tell();
    tellHere(false);
    context.bots().call(bots);
  }

  /** Waits, for so many seconds at most, until the record is longer than this or has ended. */
  void awaitMoves(int after, int seconds) {
    lock.await(seconds, () -> seq() > after || is(Store.OVER));
  }

  /** Reads all anew. */
  private void read() {
    // First the record: whoever has begun it has seated everybody before.
    List<Rows.Logged> log = context.store().log(id(), 0);
    readRows();
    try {
      play = log.isEmpty() ? null : replay(log);
    } catch (Malformed e) {
      LOG.error("table {} cannot be played on: {}", id(), e.getMessage());
      throw Trouble.of(Trouble.NOT_PLAYED_HERE, "no-such-content");
    }
  }

  /** Reads all but the record anew. */
  private void readRows() {
    tableChanged = true;
    rows = TableRows.read(context.store(), id());
    timing.read();
    presence.look();
    hearTold();
  }

  /** Writes down what there is to tell of a game that is over; nobody waits for it. */
  private void writeChronicle() {
    if (is(Store.OVER) && play != null && !context.store().hasChronicle(id())) {
      Chronicle chronicle = work(whose(), play::chronicle);
      String id = id();
      context
          .writer()
          .post(Write.to("").and(handle -> Changes.insertChronicle(handle, id, chronicle)));
    }
  }

  /** Plays a record again. */
  private RunningGame<P> replay(List<Rows.Logged> log) {
    List<String> added = chairs().contributions();
    return work(whose(), () -> RunningGame.read(loaded, row(), added, log, context.clock()));
  }

  /** Has the engine do what takes a while, for somebody; others are answered meanwhile. */
  <T> T work(String forWhom, Supplier<T> work) {
    return context.engine().run(forWhom, work);
  }

  /** Reads what is new. */
  private void follow() {
    if (play == null) {
      read();
      return;
    }
    try {
      play.follow(context.store().log(id(), play.seq() + 1));
    } catch (Malformed e) {
      read();
      return;
    }
    readRows();
  }

  /** The seats of people who still play, a bit each. */
  int playersInPerson() {
    return play == null ? 0 : chairs().people() & play.playing();
  }

  /**
   * Does what is due: opens lines that are all in, has bots play for those who have resigned, ends
   * when nobody is left but bots, begins when all sit.
   */
  void settle() {
    timing.beginIfDue();
    if (play != null && !play.isOver() && play.stopped() != 0) {
      if (playersInPerson() == 0) {
        move(play.agree(-1, ""));
      } else {
        seating.replace(play.stopped());
      }
    }
    if (play != null && !play.isOver()) {
      Write opened = play.seal(context.store().sealed(id(), play.seq() + 1));
      if (opened != null) {
        move(opened);
      }
    }
    if (is(Store.GATHERING)
        && chairs().isFull()
        && !chairs().awaitContribution(context.clock().now())) {
      begin();
    }
  }

  private void begin() {
    commit(new GameStart<>(this).write());
    read();
    audience.reseat(seating::seatOf);
    settle();
  }

  /** Takes over what other servers have written if somebody has heard more than lies here. */
  void catchUp(int seq) {
    if (presence.isShared() && seq != Integer.MAX_VALUE && look(() -> seq > seq())) {
      refresh();
    }
  }

  /** Takes over what other servers have written. */
  void refresh() {
    attempt(() -> {
      follow();
      settle();
      audience.reseat(seating::seatOf);
      return true;
    });
  }

  /** Waits until it is on disk. */
  void commit(Write write) {
    boolean written;
    try {
      written = context.writer().write(write);
    } catch (RuntimeException e) {
      vanish(); // What lies in memory is not what lies on disk.
      throw Trouble.ourFault(e);
    }
    if (!written) {
      read();
      settle();
      throw new Overtaken();
    }
  }

  /**
   * Writes a line that waits for the others.
   *
   * @param arrived when it came in
   */
  void seal(Write write, int seat, long arrived) {
    timing.commit(write, seat, arrived);
    sealedBy = seat;
  }

  /** Writes the next entry of the record, and what follows from it. */
  void move(Write write) {
    move(write, -1, 0);
  }

  /**
   * The same for an answer.
   *
   * @param arrived when it came in
   */
  void move(Write write, int answered, long arrived) {
    boolean over = playing().isOver();
    boolean proposed = rows.proposal() != null;
    List<Rows.Result> results =
        over ? Results.of(playing(), row(), chairs(), context.clock().now()) : List.of();
    timing.commit(
        write.and(handle -> {
          if (proposed) {
            handle.execute("delete from proposal where game = ?", id());
          }
          if (over) {
            Changes.setStatus(handle, id(), Store.OVER);
            Changes.insertResults(handle, results);
          }
        }),
        answered,
        arrived);
    context.moves().increment();
    tableChanged |= over || proposed;
    rows = rows.proposing(null, rows.asked());
    if (over) {
      rows = rows.withStatus(Store.OVER);
      writeChronicle();
    }
  }

  /** True if something was proposed or voted for under this id, whatever came of it. */
  boolean hasAsked(String id) {
    return rows.asked().contains(id);
  }

  /** Writes a wish to take entries back, or that there is none any more; an id counts once. */
  void propose(Rows.@Nullable Proposal next, String id) {
    Rows.Proposal before = rows.proposal();
    String game = id();
    commit(
        Write.of(game, handle -> Changes.propose(handle, game, before, next, id))
            .provided(handle -> !Store.asked(handle, game).contains(id)));
    rows = rows.proposing(next, context.store().asked(game));
    tableChanged = true;
  }

  /** Writes something said. */
  void say(Rows.Chat said) {
    commit(Write.of(id(), handle -> Changes.insert(handle, id(), said)));
    hear(List.of(said));
  }

  /** Has all hear what the table itself has told since. */
  void hearTold() {
    hear(context.store().chat(id(), chat.last()));
  }

  /** What all see of the table beside the game is another now. */
  void changeTable() {
    tableChanged = true;
  }

  private void hear(List<Rows.Chat> said) {
    for (Rows.Chat one : said) {
      chat.add(one);
      audience.hear(chat, one, chairs());
    }
  }

  /** Writes who sits in a chair now, on a condition; what is told of it is heard by all. */
  void reseat(Write write) {
    timing.commit(write, -1, 0);
    rows = rows.reseated(context.store());
    hearTold();
    tableChanged = true;
    audience.reseat(seating::seatOf);
    try {
      settle();
    } catch (Overtaken e) {
      audience.reseat(seating::seatOf); // The chair is written; what overtook the rest was read.
    }
  }

  /** Who looks on at other servers. */
  Presence presence() {
    return presence;
  }

  /** Tells other servers who is at this one. */
  private void tellHere(boolean again) {
    if (presence.isShared()) {
      presence.tell(lock.isGone() ? 0 : seating.looking(), again);
    }
  }

  // Coming and going; for those who do not hold the lock.

  /** From time to time: tells other servers who is here, and looks who may still be. */
  void lookAround() {
    lock.hold(() -> {
      tellHere(true);
      programs.dismissEnded();
      return true;
    });
  }

  /** Begins if it has waited long enough for what was to be added to the dice. */
  void beginIfDue() {
    lock.ifHere(() -> {
      if (is(Store.GATHERING) && chairs().isFull()) {
        attempt(() -> {
          settle();
          return true;
        });
      }
    });
  }

  public void detach(Reader reader) {
    lock.hold(() -> {
      boolean was = audience.remove(reader);
      if (was && !lock.isGone()) {
        presence.left(chairs().of(reader.who()));
        audience.showTable(reading::tree);
        tellHere(false);
      }
      return was;
    });
  }

  /** Whose table it is: the engine and the bots serve people in turn. */
  String whose() {
    String owner = row().owner();
    return owner == null ? id() : owner;
  }

  /**
   * Leaves memory if nobody looks on and nothing was done for so long; a game that is over, soon.
   */
  boolean retire(long nanos) {
    long quiet = lock.quietNanos();
    return quiet >= nanos / SOON
        && lock.leaveIf(() -> audience.isEmpty() && (quiet >= nanos || is(Store.OVER)));
  }

  /** Leaves memory at once. */
  void vanish() {
    lock.hold(() -> {
      lock.leave();
      tellHere(false);
      audience.dismiss(Trouble.of(503, "stopping"));
      return true;
    });
  }

  boolean isGone() {
    return lock.hold(lock::isGone);
  }
}
