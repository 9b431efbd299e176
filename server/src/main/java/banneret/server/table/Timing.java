package banneret.server.table;

import banneret.kernel.step.Position;
import banneret.server.game.RunningGame;
import banneret.server.store.Changes;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Everybody's time at a table, if its game is timed: counted where it is written, so that it is the
 * same at every server.
 *
 * @param <P> the game's position
 */
final class Timing<P extends Position<P>> {
  /** An answer that came in just in time may still be on its way to the table. */
  private static final long GRACE_MILLIS = 1000;

  private static final long SLOW_MILLIS = 250;
  private static final String LATE = "late:"; // No client's id has a colon.

  private final SharedTable<P> table;
  private @Nullable GameClock clock;
  private List<Rows.Timer> timers = List.of();

  Timing(SharedTable<P> table) {
    this.table = table;
  }

  /** How the game is timed, or null if it is not. */
  @Nullable GameClock clock() {
    return clock;
  }

  /** What each seat has left of its time; nothing if the game is not timed. */
  List<Rows.Timer> timers() {
    return timers;
  }

  /** True if a seat's time is out and the others decide. */
  boolean isLate(int seat) {
    return timers.stream().anyMatch(one -> one.seat() == seat && one.late());
  }

  /** Reads how much time everybody has. */
  void read() {
    Rows.Pace pace = clock == null ? store().pace(table.id()) : clock.pace();
    clock = pace == null ? null : new GameClock(pace);
    timers = pace == null ? List.of() : store().timers(table.id());
  }

  private Store store() {
    return table.context().store();
  }

  /** Gives everybody his time when the game has begun. */
  void beginIfDue() {
    GameClock timed = clock;
    RunningGame<P> play = table.play();
    if (timed != null && play != null && !play.isOver() && timers.isEmpty()) {
      List<Rows.Timer> first = timed.begin(table.row().seats());
      String game = table.id();
      commit(Write.to(game).and(handle -> Changes.setTimers(handle, game, first)), -1, 0);
    }
  }

  /**
   * Writes something, and what it means for everybody's time.
   *
   * @param answered the seat that has answered, or -1
   * @param arrived when that answer came in
   */
  void commit(Write write, int answered, long arrived) {
    GameClock timed = clock;
    RunningGame<P> play = table.play();
    if (timed == null || play == null) {
      table.commit(write);
      return;
    }
    int awaited = play.isOver() ? 0 : play.awaited();
    long[] written = {0};
    table.commit(
        write.and(handle -> {
          written[0] = table.now();
          settle(handle, timed, answered, arrived, written[0], awaited);
        }));
    table.changeTable();
    long slow = table.now() - written[0];
    if (slow > SLOW_MILLIS) { // Nobody is charged for what the disk takes.
      String game = table.id();
      long since = written[0];
      table
          .context()
          .writer()
          .post(Write.to(game).and(handle -> Changes.giveBack(handle, game, since, slow)));
    }
  }

  /** Whose time runs from now on, and what each has left. */
  private void settle(
      Handle handle, GameClock timed, int answered, long arrived, long written, int awaited) {
    String game = table.id();
    Chairs sitting = new Chairs(game, Store.chairs(handle, game));
    int asked = awaited & sitting.people() & ~sitting.bots();
    List<Rows.Timer> before = Store.timers(handle, game);
    timers = timed.settle(before, answered, arrived, written, asked);
    Changes.setTimers(handle, game, timers.stream().filter(one -> !before.contains(one)).toList());
  }

  /** Writes something that changes how much time somebody has; all are told. */
  void tell(Write write) {
    commit(write, -1, 0);
    table.hearTold();
  }

  /** Does what all agreed to, if somebody's time is out; one after the other. */
  void check() {
    table.attempt(() -> {
      read();
      GameClock timed = clock;
      long now = table.now() - GRACE_MILLIS;
      for (Rows.Timer timer : timers) {
        if (timed != null && timer.due() > 0 && timer.due() <= now) {
          table.seating().timeOut(timer, timed);
          return true;
        }
      }
      return false;
    });
  }

  /** A seat whose time is out gives up. */
  void resign(int seat, Consumer<Handle> told) {
    table.move(table.playing().resign(seat, LATE + table.seq()).and(told));
    table.hearTold();
    table.settle();
  }
}
