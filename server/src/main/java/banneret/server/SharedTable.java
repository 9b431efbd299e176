package banneret.server;

import banneret.bots.Bots;
import banneret.kernel.GameRecord;
import banneret.kernel.Malformed;
import banneret.kernel.Position;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
final class SharedTable<P extends Position<P>> {
  private static final int SOON = 10;
  private static final int TRIES = 5;
  private static final int LONGEST_FOR_BOTS = 50_000;
  private static final Logger LOG = LoggerFactory.getLogger(SharedTable.class);

  private final Hall hall;
  private final Library.Book<P> book;
  private final ReentrantLock lock = new ReentrantLock(true);
  private final Condition changed = lock.newCondition();
  private final Audience audience = new Audience();
  private final Seating<P> seating = new Seating<>(this);
  private final Moves<P> moves = new Moves<>(this);
  private final Sight<P> sight = new Sight<>(this);
  private Rows.Game row;
  private Chairs chairs;
  private Rows.@Nullable Proposal proposal;
  private final Chat chat = new Chat();
  private final Presence presence;
  private @Nullable Play<P> play;
  private int sealedBy = -1;
  private boolean tableChanged;
  private boolean gone;
  private volatile long touched = System.nanoTime();

  /** Another server was first; what it did has been read. */
  private static final class Overtaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Overtaken() {
      super("overtaken", null, false, false);
    }
  }

  private SharedTable(Hall hall, Rows.Game row, Library.Book<P> book) {
    this.hall = hall;
    this.row = row;
    this.book = book;
    chairs = new Chairs(row.id(), List.of());
    presence = new Presence(hall, row.id());
  }

  /** Reads a table from the database. */
  static SharedTable<?> load(Hall hall, Rows.Game row) {
    return load(hall, row, hall.library().book(row));
  }

  private static <P extends Position<P>> SharedTable<P> load(
      Hall hall, Rows.Game row, Library.Book<P> book) {
    SharedTable<P> table = new SharedTable<>(hall, row, book);
    table.attempt(() -> {
      table.read();
      table.settle();
      return true;
    });
    return table;
  }

  /** Sitting down and getting up. */
  Seating<P> seating() {
    return seating;
  }

  /** Playing and talking. */
  Moves<P> moves() {
    return moves;
  }

  /** Looking on. */
  Sight<P> sight() {
    return sight;
  }

  Library.Book<P> book() {
    return book;
  }

  String id() {
    return row.id();
  }

  // What lies here; all that follows is for those who hold the lock.

  Rows.Game row() {
    return row;
  }

  boolean is(String status) {
    return row.status().equals(status);
  }

  Chairs chairs() {
    return chairs;
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

  @Nullable Play<P> play() {
    return play;
  }

  /** The game, which must have begun. */
  Play<P> playing() {
    if (play == null) {
      throw Trouble.of(409, "not-begun");
    }
    return play;
  }

  /** The record so far, with who sat where. */
  GameRecord record() {
    return playing().record().playedBy(chairs.players());
  }

  /** The number of the last entry. */
  int seq() {
    return play == null ? -1 : play.seq();
  }

  /** The bots that are asked, a bit for each seat; those who would play for ever are not. */
  int awaitedBots() {
    return play != null && is(Store.PLAYING) && play.seq() < LONGEST_FOR_BOTS
        ? play.awaited() & chairs.bots()
        : 0;
  }

  /** The undo that waits for consent, or null. */
  Rows.@Nullable Proposal proposal() {
    return proposal != null && proposal.seq() == seq() ? proposal : null;
  }

  // Doing, reading and writing

  /** Looks at something under the lock. */
  <T> T look(Supplier<T> glance) {
    lock.lock();
    try {
      touched = System.nanoTime();
      if (gone) {
        throw Trouble.of(503, "stopping");
      }
      return glance.get();
    } finally {
      lock.unlock();
    }
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
          if (tries == TRIES) {
            throw Trouble.of(503, "stopping");
          }
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
      audience.showTable(sight::tree);
    }
    tableChanged = false;
    changed.signalAll();
    tellHere(false);
    hall.bench().call(this);
  }

  /** Waits, for so many seconds at most, until the record is longer than this or has ended. */
  void awaitMoves(int after, int seconds) {
    long left = TimeUnit.SECONDS.toNanos(seconds);
    try {
      while (seq() <= after && left > 0 && !gone && !is(Store.OVER)) {
        left = changed.awaitNanos(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads all anew. */
  private void read() {
    String id = row.id();
    tableChanged = true;
    // First the record: whoever has begun it has seated everybody before.
    List<Rows.Logged> log = hall.store().log(id, 0);
    row = hall.store().game(id).orElseThrow(() -> Trouble.of(404, "no-such-table"));
    chairs = new Chairs(id, hall.store().chairs(id));
    proposal = hall.store().proposal(id);
    presence.look();
    hear(hall.store().chat(id, chat.last()));
    try {
      play = log.isEmpty() ? null : Play.read(book, row, chairs.contributions(), log);
    } catch (Malformed e) {
      LOG.error("table {} cannot be played on: {}", id, e.getMessage());
      throw Trouble.of(Trouble.NOT_PLAYED_HERE, "no-such-content");
    }
  }

  /** Reads what is new. */
  private void follow() {
    String id = row.id();
    if (play == null) {
      read();
      return;
    }
    try {
      play.follow(hall.store().log(id, play.seq() + 1));
    } catch (Malformed e) {
      read();
      return;
    }
    tableChanged = true;
    row = hall.store().game(id).orElse(row);
    chairs = new Chairs(id, hall.store().chairs(id));
    proposal = hall.store().proposal(id);
    presence.look();
    hear(hall.store().chat(id, chat.last()));
  }

  /** Does what is due: opens lines that are all in, begins when all sit. */
  void settle() {
    if (play != null && !play.isOver()) {
      Write opened = play.seal(hall.store().sealed(row.id(), play.seq() + 1));
      if (opened != null) {
        move(opened);
      }
    }
    if (is(Store.GATHERING) && chairs.isFull()) {
      begin();
    }
  }

  /** Begins: all chairs are taken, nothing more can be added to the luck. */
  private void begin() {
    Play<P> next = play == null ? Play.open(book, row, chairs.contributions()) : play;
    List<Integer> seats = next.seats();
    Write write = play == null ? next.begun() : Write.to(row.id());
    List<Rows.Chair> sitting = chairs.all();
    Write begins = write.provided(handle -> Store.chairs(handle, row.id()).equals(sitting));
    commit(
        begins.and(handle -> {
          Changes.setStatus(handle, row.id(), Store.PLAYING);
          for (Rows.Chair chair : sitting) {
            Rows.Chair seated = Chairs.seated(chair, seats.get(chair.chair()));
            Changes.reseat(handle, row.id(), chair, seated);
          }
        }));
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
      written = hall.writer().write(write);
    } catch (RuntimeException e) {
      vanish(); // What lies in memory is not what lies on disk.
      throw Trouble.of(500, "our-fault");
    }
    if (!written) {
      read();
      settle();
      throw new Overtaken();
    }
  }

  /** Writes a line that waits for the others. */
  void seal(Write write, int seat) {
    commit(write);
    sealedBy = seat;
  }

  /** Writes the next entry of the record, and what follows from it. */
  void move(Write write) {
    boolean over = playing().isOver();
    boolean proposed = proposal != null;
    commit(
        write.and(handle -> {
          if (proposed) {
            handle.execute("delete from proposal where game = ?", row.id());
          }
          if (over) {
            Changes.setStatus(handle, row.id(), Store.OVER);
          }
        }));
    hall.moves().increment();
    tableChanged |= over || proposed;
    proposal = null;
    row = over ? row.withStatus(Store.OVER) : row;
  }

  /** Writes a wish to take entries back, or that there is none any more. */
  void propose(Rows.@Nullable Proposal next) {
    Rows.Proposal before = proposal;
    commit(Write.of(row.id(), handle -> Changes.propose(handle, row.id(), before, next)));
    proposal = next;
    tableChanged = true;
  }

  /** Writes something said. */
  void say(Rows.Chat said) {
    commit(Write.of(row.id(), handle -> Changes.insert(handle, row.id(), said)));
    hear(List.of(said));
  }

  private void hear(List<Rows.Chat> said) {
    for (Rows.Chat one : said) {
      chat.add(List.of(one));
      audience.hear(chat, one);
    }
  }

  /** Writes who sits in a chair now; tokens go when its holder does. */
  void reseat(Rows.Chair before, Rows.Chair after) {
    commit(
        Write.of(
            row.id(),
            handle -> {
              boolean first = Changes.reseat(handle, row.id(), before, after);
              if (first && after.person() == null) {
                Changes.dropTokens(handle, row.id(), before.chair());
              }
              return first;
            }));
    chairs = new Chairs(row.id(), hall.store().chairs(row.id()));
    tableChanged = true;
    audience.reseat(seating::seatOf);
    try {
      settle();
    } catch (Overtaken e) {
      audience.reseat(seating::seatOf); // The chair is written; what overtook the rest was read.
    }
  }

  /** Writes that a program with this token may play for a chair. */
  void allow(int chair, String hash) {
    commit(Write.to(row.id()).and(handle -> Changes.insertToken(handle, hash, row.id(), chair)));
  }

  /** Who looks on at other servers. */
  Presence presence() {
    return presence;
  }

  /** Tells other servers who is at this one. */
  private void tellHere(boolean again) {
    if (presence.isShared()) {
      presence.tell(gone ? 0 : seating.looking(), again);
    }
  }

  // Coming and going; for those who do not hold the lock.

  /** Tells other servers from time to time that those who are here still are. */
  void tellHere() {
    lock.lock();
    try {
      tellHere(true);
    } finally {
      lock.unlock();
    }
  }

  void detach(Reader reader) {
    lock.lock();
    try {
      if (audience.remove(reader) && !gone) {
        audience.showTable(sight::tree);
        tellHere(false);
      }
    } finally {
      lock.unlock();
    }
  }

  /** How long the bot that is asked thinks by a clock; -1 if none is asked. */
  int awaitedBotMillis() {
    lock.lock();
    try {
      int asked = gone ? 0 : awaitedBots();
      int seat = Integer.numberOfTrailingZeros(asked);
      return asked == 0 ? -1 : Bots.millis(String.valueOf(chairs.ofSeat(seat).bot()));
    } finally {
      lock.unlock();
    }
  }

  /**
   * Leaves memory if nobody looks on and nothing was done for so long; a game that is over, soon.
   */
  boolean retire(long nanos) {
    long quiet = System.nanoTime() - touched;
    if (quiet < nanos / SOON || !lock.tryLock()) {
      return false;
    }
    try {
      gone |= audience.isEmpty() && (quiet >= nanos || is(Store.OVER));
      return gone;
    } finally {
      lock.unlock();
    }
  }

  /** Leaves memory at once. */
  void vanish() {
    lock.lock();
    try {
      gone = true;
      tellHere(false);
      audience.dismiss(Trouble.of(503, "stopping"));
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  boolean isGone() {
    lock.lock();
    try {
      return gone;
    } finally {
      lock.unlock();
    }
  }
}
