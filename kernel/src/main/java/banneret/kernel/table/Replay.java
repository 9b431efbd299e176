package banneret.kernel.table;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Witnessed;
import banneret.kernel.notation.LineReader;
import banneret.kernel.notation.Refusal;
import banneret.kernel.notation.Wording;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays a record again, entry by entry, with the luck it brought.
 *
 * @param <P> the game's position
 */
final class Replay<P extends Position<P>> {
  private final Game<P> game;
  private final GameRecord record;
  private final History<P> history;
  private P position;
  private @Nullable P start;

  /** Lays the table of a record; nothing has happened on it yet. */
  Replay(Game<P> game, GameRecord record) {
    if (!record.game().equals(game.id())) {
      throw new Malformed("", "the record is of '" + record.game() + "', not " + game.id());
    }
    if (record.edition() != game.edition()) {
      throw new Malformed(
          "",
          "the record was made under edition "
              + record.edition()
              + " of the rules, here is edition "
              + game.edition());
    }
    if (!record.content().equals(game.content())) {
      throw new Malformed(
          "", "the record was made with other content (" + record.content() + ") than there is");
    }
    this.game = game;
    this.record = record;
    history = new History<>();
    Tree.Fields start = record.start();
    position = start == null ? game.lay(record.setup()) : Positions.read(game, start);
  }

  /** Goes on with a table on which the record so far has been played. */
  Replay(Game<P> game, GameRecord record, P position, History<P> history) {
    this.game = game;
    this.record = record;
    this.position = position;
    this.history = history;
  }

  /** Plays one more entry. */
  Replay<P> next(Entry entry) {
    repeat(entry, record.entries().size(), null);
    return this;
  }

  /** Plays every entry, also those that were taken back; another source must bring all its luck. */
  void witness(Chance source) {
    List<P> before = new ArrayList<>();
    for (int i = 0; i < record.entries().size(); i++) {
      Entry entry = record.entries().get(i);
      if (entry instanceof Entry.Undone undone) {
        if (undone.count() >= before.size()) {
          throw wrong(i, "more is taken back than there is");
        }
        for (int n = 0; n < undone.count(); n++) {
          position = before.removeLast();
        }
        history.add(entry);
      } else {
        before.add(position);
        repeat(entry, i, source);
      }
    }
  }

  P position() {
    return position;
  }

  History<P> history() {
    return history;
  }

  /** Plays up to and with so many of the entries in force. */
  Replay<P> play(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("cannot play " + count + " entries");
    }
    List<Entry> inForce = record.inForce();
    if (inForce.isEmpty() || !(inForce.getFirst() instanceof Entry.Begun)) {
      throw new Malformed("", "the record does not begin with a 'begin' entry");
    }
    playAll(count < inForce.size() ? inForce.subList(0, count) : record.entries());
    return this;
  }

  private void playAll(List<Entry> entries) {
    boolean[] stays = new boolean[entries.size()];
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Entry.Undone undone) {
        for (int n = 0; n < undone.count(); n++) {
          stays[kept.removeLast()] = false;
        }
      } else {
        stays[i] = true;
        kept.add(i);
      }
    }
    for (int i = 0; i < entries.size(); i++) {
      if (stays[i]) {
        repeat(entries.get(i), i, null);
      } else {
        history.addPassed(entries.get(i));
      }
    }
  }

  private void repeat(Entry entry, int index, @Nullable Chance witness) {
    List<String> outcomes = new ArrayList<>();
    entry.dealt().forEach(outcome -> outcomes.add(outcome.phrase()));
    Scripted script = new Scripted(outcomes);
    Chance luck = witness == null ? script : new Witnessed(script, witness);
    Engine<P> engine = history.engine(position.copy(), luck);
    int toldBefore = history.toldSoFar();
    int forced;
    try {
      switch (entry) {
        case Entry.Begun begun -> {
          if (index > 0) {
            throw wrong(index, "a second beginning");
          }
          engine.run();
        }
        case Entry.Answered answered -> {
          if (engine.table().sealedAsk() != null) {
            throw wrong(index, "one line where all lines are opened at once");
          }
          int heard = say(engine, answered.seat(), answered.line(), index);
          checkHeard(heard == answered.heard(), index);
        }
        case Entry.Opened opened -> {
          List<Integer> heard = Wording.heardAll(engine.table());
          sayAll(engine, opened.lines(), index);
          checkHeard(heard.equals(opened.heard()), index);
        }
        case Entry.Stopped stopped -> stop(engine, stopped, index);
        case Entry.Undone undone -> throw new IllegalStateException("not in force");
      }
      forced = Forced.answer(engine, record.asksAll());
    } catch (Chance.Awaited | Chance.Mismatch e) {
      throw wrong(index, e.getMessage());
    }
    if (!script.rest().isEmpty()) {
      throw wrong(index, "there is luck to spare");
    }
    Stopping.settle(engine, history.stopped());
    if (entry instanceof Entry.Answered answered) {
      int seat = answered.seat();
      boolean barrier = engine.isBarred() || (forced & ~(1 << seat)) != 0;
      history.mayTakeBack(position, seat, barrier, toldBefore);
    } else {
      history.bar();
    }
    position = engine.table();
    history.add(entry);
    history.score(Stopping.points(game, position), game.round(position));
  }

  private void stop(Engine<P> engine, Entry.Stopped entry, int index) {
    List<Integer> before = history.stopped();
    int playing = Stopping.playing(game, engine.table(), before);
    boolean agreed = entry.why() == Entry.Stop.AGREED;
    if (engine.table().standing() != null
        || (agreed ? entry.seats() != playing : Integer.bitCount(entry.seats()) != 1)
        || (entry.seats() & ~playing) != 0) {
      throw wrong(index, "those who stop do not play");
    }
    Stopping.apply(game, engine, entry, before);
  }

  private static Malformed wrong(int index, @Nullable String what) {
    return new Malformed("", "entry " + index + " of the record: " + what);
  }

  private static void checkHeard(boolean asItShould, int index) {
    if (!asItShould) {
      throw wrong(index, "it is not heard by those who may hear it");
    }
  }

  private void sayAll(Engine<P> engine, List<String> lines, int index) {
    Lines sealed = engine.table().sealed();
    if (engine.table().sealedAsk() == null || sealed == null) {
      throw wrong(index, "lines are opened, but no sealed question waits");
    }
    for (int seat = 0; seat < lines.size(); seat++) {
      if (!lines.get(seat).isEmpty()) {
        sealed.of(seat).clear(); // The table may have answered for this seat.
      }
    }
    for (int seat = 0; seat < lines.size(); seat++) {
      if (!lines.get(seat).isEmpty()) {
        say(engine, seat, lines.get(seat), index);
      }
    }
    if (!engine.hasOpened()) {
      throw wrong(index, "not all lines are in");
    }
  }

  /** The position before a line, kept in one that is used again. */
  private P start(P table) {
    P kept = start;
    if (kept == null) {
      kept = table.copy();
      start = kept;
    } else {
      kept.copyFrom(table);
    }
    return kept;
  }

  /** Says a line again; returns the seats that may hear it. */
  private int say(Engine<P> engine, int seat, String line, int index) {
    P start = start(engine.table());
    LineReader<P> notation = new LineReader<>(game, engine, seat, line, false, start::copy);
    Refusal refusal =
        (Engine.awaited(engine.table()) >>> seat & 1) == 0
            ? Refusal.of(Refusal.Why.NOT_ASKED, line)
            : notation.play().refusal();
    if (refusal != null) {
      String by = refusal.clause() == null ? "" : " by " + refusal.clause();
      throw wrong(index, "'" + line + "' is refused" + by);
    }
    return notation.heard();
  }
}
