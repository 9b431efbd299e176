package banneret.kernel.table;

import banneret.kernel.luck.Chance;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What has come to pass at a table: the entries of its record, what was told, and what may be taken
 * back.
 *
 * @param <P> the game's position
 */
final class History<P extends Position<P>> {
  private final List<Entry> entries = new ArrayList<>();
  private final List<Table.Told> told = new ArrayList<>();
  private final List<Saved<P>> undo = new ArrayList<>();
  private final List<Stop> stops = new ArrayList<>();
  private int inForce;
  private int drawn;
  private int[] points = {};
  private int changed;

  /** Seats stopped playing, and after how many entries in force. */
  private record Stop(int entry, Entry.Stopped stopped) {}

  /** What an answer may be taken back to; the position is null if it has been already. */
  private record Saved<P>(@Nullable P position, int seat, int told) {}

  /** An engine whose events are told as those of the next entry. */
  Engine<P> engine(P table, Chance luck) {
    int entry = inForce + 1;
    return new Engine<>(table, luck, event -> told.add(new Table.Told(entry, event)), true);
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  List<Table.Told> told() {
    return List.copyOf(told);
  }

  int size() {
    return entries.size();
  }

  List<Entry> entriesFrom(int index) {
    return List.copyOf(entries.subList(index, entries.size()));
  }

  List<Table.Told> toldAfter(int entry) {
    int from = told.size();
    while (from > 0 && told.get(from - 1).entry() > entry) {
      from--;
    }
    return List.copyOf(told.subList(from, told.size()));
  }

  int toldSoFar() {
    return told.size();
  }

  /** Forgets all that was told after this many. */
  void forget(int toldBefore) {
    told.subList(toldBefore, told.size()).clear();
  }

  /** How many entries are in force. */
  int inForce() {
    return inForce;
  }

  /** How many outcomes of luck were drawn, those that were taken back included. */
  int drawn() {
    return drawn;
  }

  void add(Entry entry) {
    entries.add(entry);
    drawn += entry.dealt().size();
    inForce += entry instanceof Entry.Undone undone ? -undone.count() : 1;
    stops.removeIf(stop -> stop.entry > inForce);
    if (entry instanceof Entry.Stopped stopped) {
      stops.add(new Stop(inForce, stopped));
    }
  }

  /** The seats that have resigned, a bit each, in the order in which they did. */
  List<Integer> stopped() {
    return stops.stream()
        .filter(stop -> stop.stopped.why() == Entry.Stop.RESIGNED)
        .map(stop -> stop.stopped.seats())
        .toList();
  }

  /** Notes what all have scored in a round. */
  void score(int[] now, int round) {
    if (!Arrays.equals(points, now) || round < changed) {
      points = now;
      changed = round;
    }
  }

  /** In how many rounds nobody has scored anything. */
  int quiet(int round) {
    return Math.max(0, round - changed);
  }

  /** Keeps an entry that was taken back, or that took some back: only undo minds it. */
  void addPassed(Entry entry) {
    switch (entry) {
      case Entry.Answered answered -> mayTakeBack(null, answered.seat(), false, told.size());
      case Entry.Undone undone -> {
        if (undone.seat() < 0) {
          undo.clear();
        } else if (!undo.isEmpty()) {
          undo.removeLast();
        }
      }
      case Entry.Begun begun -> undo.clear();
      case Entry.Opened opened -> undo.clear();
      case Entry.Stopped stopped -> undo.clear();
    }
    entries.add(entry);
    drawn += entry.dealt().size();
  }

  /** Notes that a seat may take its answer back, unless there was a barrier. */
  void mayTakeBack(@Nullable P before, int seat, boolean barrier, int toldBefore) {
    if (barrier) {
      undo.clear();
    } else {
      acts(seat);
      undo.add(new Saved<>(before, seat, toldBefore));
    }
  }

  /** A seat does something: the others can take nothing back any more. */
  void acts(int seat) {
    if (!undo.isEmpty() && undo.getLast().seat != seat) {
      undo.clear();
    }
  }

  /** Something has happened that nobody can take back. */
  void bar() {
    undo.clear();
  }

  boolean mayUndo(int seat) {
    return !undo.isEmpty() && undo.getLast().seat == seat;
  }

  /** Takes back the seat's last answer; returns the position before it. */
  P undo(int seat) {
    Saved<P> saved = undo.removeLast();
    forget(saved.told);
    add(new Entry.Undone(seat, 1));
    return Objects.requireNonNull(saved.position);
  }

  /** Takes back entries, all seats having agreed; what was told is again as it was then. */
  void takeBack(int count, History<P> earlier) {
    undo.clear();
    told.clear();
    told.addAll(earlier.told);
    add(new Entry.Undone(-1, count));
  }
}
