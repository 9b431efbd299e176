package banneret.server.table;

import banneret.server.store.Rows;
import java.util.ArrayList;
import java.util.List;

/**
 * How the time of a game is counted, in milliseconds. In a live game each seat has its reserve and
 * gets something back for each answer; in one of days each answer has its own time and the reserve
 * is for what goes beyond it. Seats that are asked at once are counted at once.
 *
 * @param pace what all agreed to before the game
 */
record GameClock(Rows.Pace pace) {
  /** Whoever comes back to a live game after his time was out has so long, at least. */
  private static final long SECOND_CHANCE = 30_000;

  /** How much each seat has when the game begins; nobody's time runs yet. */
  List<Rows.Timer> begin(int seats) {
    List<Rows.Timer> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      all.add(new Rows.Timer(seat, pace.reserve(), 0, 0, 0, pace.holidays(), 0, false));
    }
    return all;
  }

  /**
   * The same a moment later.
   *
   * @param answered the seat that has answered, or -1
   * @param arrived when that answer came in: what it waited for here is not its fault
   * @param asked the seats that are asked now and whose people play themselves, a bit each
   */
  List<Rows.Timer> settle(List<Rows.Timer> all, int answered, long arrived, long now, int asked) {
    List<Rows.Timer> next = new ArrayList<>();
    for (Rows.Timer timer : all) {
      boolean isAsked = (asked >>> timer.seat() & 1) != 0;
      Rows.Timer after = timer;
      if (timer.seat() == answered) {
        after = answer(timer, Math.min(arrived, now));
      } else if (timer.runs() && !isAsked) {
        after = stop(timer, now);
      }
      next.add(isAsked && !after.runs() ? start(after, now) : after);
    }
    return next;
  }

  private Rows.Timer answer(Rows.Timer timer, long arrived) {
    Rows.Timer after = timer.runs() ? stop(timer, arrived) : timer;
    long reserve = after.reserve() + (timer.runs() && pace.isLive() ? pace.answer() : 0);
    // Who answers is back, and keeps what is left of his holidays.
    long holidays = after.holidays() + Math.max(0, after.away() - arrived);
    return new Rows.Timer(after.seat(), reserve, 0, 0, 0, holidays, 0, false);
  }

  private Rows.Timer stop(Rows.Timer timer, long now) {
    long used = timer.used() + Math.max(0, now - timer.since());
    long charged = pace.isLive() ? used : Math.max(0, used - pace.answer());
    long reserve = Math.max(0, timer.reserve() - charged);
    return timer.with(reserve, 0, 0, 0);
  }

  private Rows.Timer start(Rows.Timer timer, long now) {
    return run(timer, Math.max(now, timer.away()), 0);
  }

  private Rows.Timer run(Rows.Timer timer, long since, long used) {
    long own = pace.isLive() ? 0 : pace.answer();
    long left = Math.max(0, own + timer.reserve() - used);
    return timer.with(timer.reserve(), used, since, timer.late() ? 0 : since + left);
  }

  /** What a seat has left at a moment, with the time of the next answer. */
  long left(Rows.Timer timer, long now) {
    long own = pace.isLive() ? 0 : pace.answer();
    long used = timer.runs() ? timer.used() + Math.max(0, now - timer.since()) : 0;
    return Math.max(0, own + timer.reserve() - used);
  }

  /** A seat takes so much of its holidays from now on: its time stands meanwhile. */
  Rows.Timer rest(Rows.Timer timer, long wanted, long now) {
    long back = timer.holidays() + Math.max(0, timer.away() - now);
    long taken = Math.min(wanted, back);
    Rows.Timer after =
        new Rows.Timer(
            timer.seat(),
            timer.reserve(),
            timer.used(),
            timer.since(),
            timer.due(),
            back - taken,
            now + taken,
            timer.late());
    return timer.runs()
        ? run(after, now + taken, timer.used() + Math.max(0, now - timer.since()))
        : after;
  }

  /** A seat's time is out, and others decide. */
  Rows.Timer late(Rows.Timer timer) {
    return new Rows.Timer(
        timer.seat(), 0, timer.used(), timer.since(), 0, timer.holidays(), timer.away(), true);
  }

  /** A seat's time is out, and it is not asked any more; who comes back has a second chance. */
  Rows.Timer replaced(Rows.Timer timer) {
    long reserve = pace.isLive() ? Math.max(SECOND_CHANCE, pace.answer()) : 0;
    return new Rows.Timer(timer.seat(), reserve, 0, 0, 0, timer.holidays(), 0, false);
  }
}
