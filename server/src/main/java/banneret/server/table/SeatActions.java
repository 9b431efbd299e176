package banneret.server.table;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import banneret.server.game.RunningGame;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import banneret.server.trouble.Trouble;
import banneret.wire.Herald;
import banneret.wire.Wants;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What those who sit may do: answer, take back, talk.
 *
 * @param <P> the game's position
 */
public final class SeatActions<P extends Position<P>> {
  /** Proposed instead of a number of entries: that the game ends. */
  static final int END = 0;

  private final SharedTable<P> table;

  SeatActions(SharedTable<P> table) {
    this.table = table;
  }

  /**
   * Answers for a seat; the same id again is not played again.
   *
   * @param seq the entry after which it was meant to be said, or -1 for any
   */
  public void answer(Asker asker, String line, String id, int seq) {
    table.catchUp(seq);
    attempt(asker, seat -> answer(asker.whose(), seat, line, id, seq, asker.arrived()));
  }

  /** Does something for a seat; the asker hears of it first. */
  private void attempt(Asker asker, IntFunction<Tree.Fields> deed) {
    table.attempt(
        () -> deed.apply(table.seating().toPlay(asker.who(), asker.seat())), asker.hears());
  }

  /** Does what only people may, for a seat for which a bot may play. */
  private void attemptInPerson(Asker asker, IntFunction<Tree.Fields> deed) {
    table.attempt(
        () -> {
          asker.who().mustBePerson();
          return deed.apply(table.seating().toSpeak(asker.who(), asker.seat()));
        },
        asker.hears());
  }

  /** What has ended stays as it is. */
  private void mustGoOn() {
    if (table.is(Store.OVER)) {
      throw Trouble.of(409, "over");
    }
  }

  private Tree.Fields answer(
      String whose, int seat, String line, String id, int seq, long arrived) {
    RunningGame.Done before = table.playing().answered(seat, id);
    if (before != null) {
      return done(before);
    }
    expect(seq);
    RunningGame<P> play = table.playing();
    Write write = table.work(whose, () -> play.answer(seat, line, id));
    if (write.entry() == null) {
      table.seal(write, seat, arrived);
    } else {
      table.move(write, seat, arrived);
    }
    return done(table.playing().answered(seat, id));
  }

  /** Answers for a bot. */
  void answerForBot(int seat, String line, String id, int seq) {
    answer(table.whose(), seat, line, id, seq, table.now());
  }

  private void expect(int seq) {
    if (seq >= 0 && seq != table.seq()) {
      throw Trouble.of(409, "stale");
    }
  }

  private Tree.Fields done(RunningGame.@Nullable Done done) {
    Tree.Fields out = Tree.fields().put("seq", done == null ? table.seq() : done.seq());
    return done == null || done.line().isEmpty() ? out : out.put("line", done.line());
  }

  /**
   * What a line would come to.
   *
   * @param seq the entry after which it was meant to be said, or -1 for any
   */
  public Tree.Fields draft(Asker asker, String line, int seq, Wants wants) {
    table.catchUp(seq);
    return table.look(() -> {
      int seat = table.seating().toPlay(asker.who(), asker.seat());
      expect(seq); // Only who may play learns how far the game is.
      Herald<P> herald = table.playing().herald();
      return table.work(asker.whose(), () -> herald.draft(seat, line, wants));
    });
  }

  /** What a seat may not say next, and why; most who are asked never want to know. */
  public Tree.Fields refused(Asker asker, String line, int seq, Wants wants) {
    table.catchUp(seq);
    return table.look(() -> {
      int seat = table.seating().toPlay(asker.who(), asker.seat());
      expect(seq);
      Herald<P> herald = table.playing().herald();
      return table.work(asker.whose(), () -> herald.refused(seat, line, wants));
    });
  }

  /**
   * What a bot would say for a seat that has begun a line, and why; only where no other person
   * plays. It thinks without the lock.
   */
  public Tree.Fields hint(Asker asker, String line, int seq, Wants wants) {
    table.catchUp(seq);
    Advice<P> advice =
        table.look(() -> {
          asker.who().mustBePerson();
          int seat = table.seating().toPlay(asker.who(), asker.seat());
          mustGoOn();
          expect(seq);
          if ((table.playersInPerson() & ~own(asker)) != 0) {
            throw Trouble.of(409, "no-hint");
          }
          return Advice.at(table.loaded(), table.playing(), seat);
        });
    return table.context().bots().advise(asker.whose(), means -> advice.give(line, wants, means));
  }

  /**
   * A pose held against the rules: the allowed one nearest to it, or the pose itself.
   *
   * @param line what the seat has said of its line so far
   * @param seq the entry after which it was meant to be placed, or -1 for any
   */
  public Tree.Fields fit(
      Asker asker, String line, String pose, boolean snaps, int seq, Wants wants) {
    table.catchUp(seq);
    return table.look(() -> {
      int seat = table.seating().toPlay(asker.who(), asker.seat());
      expect(seq);
      Herald<P> herald = table.playing().herald();
      return table.work(
          asker.whose(),
          () ->
              snaps
                  ? herald.nearest(seat, line, pose, wants)
                  : herald.measure(seat, line, pose, wants));
    });
  }

  /** Takes back the seat's last answer. */
  public void undo(Asker asker, String id) {
    attemptInPerson(
        asker,
        seat -> {
          mustGoOn();
          table.seating().toPlay(asker.who(), seat);
          if (table.playing().answered(seat, id) == null) {
            table.move(table.playing().undo(seat, id));
          }
          return done(table.playing().answered(seat, id));
        });
  }

  /** Gives up: the game ends if only one is left, else a bot plays the seat to the end. */
  public void resign(Asker asker, String id) {
    attemptInPerson(
        asker,
        seat -> {
          if (!isDone(seat, id)) {
            mustGoOn();
            table.move(table.playing().resign(seat, id));
          }
          table.settle();
          return done(table.playing().answered(seat, id));
        });
  }

  /**
   * Asks all to take back so many entries, or to end the game as it stands if that is {@link #END};
   * the same id again asks for nothing more.
   */
  public void propose(Asker asker, int count, String id) {
    attemptInPerson(
        asker,
        seat -> {
          if (isDone(seat, id)) {
            return done(table.playing().answered(seat, id));
          }
          mustGoOn();
          if (count < END || count >= table.playing().inForce()) {
            throw Trouble.malformed("count");
          }
          if (count == END && !mayEnd(asker)) {
            throw Trouble.of(409, "no-end");
          }
          agree(new Rows.Proposal(table.seq(), count, seat, own(asker)), seat, id);
          return done(null);
        });
  }

  /** Bots agree to any end: without another person it takes a game in which nothing happens. */
  private boolean mayEnd(Asker asker) {
    return (table.playersInPerson() & ~own(asker)) != 0 || table.playing().isStill();
  }

  /** True if a seat has said this before: it led to an entry, or was proposed or voted for. */
  private boolean isDone(int seat, String id) {
    return table.playing().answered(seat, id) != null || table.hasAsked(asked(seat, id));
  }

  private static String asked(int seat, String id) {
    return seat + ":" + id;
  }

  /** Agrees to the proposal that waits, or ends it. */
  public void vote(Asker asker, boolean agrees, String id) {
    attemptInPerson(
        asker,
        seat -> {
          if (isDone(seat, id)) {
            return done(table.playing().answered(seat, id));
          }
          mustGoOn();
          Rows.Proposal waiting = table.proposal();
          if (waiting == null) {
            throw Trouble.of(409, "no-proposal");
          }
          if (agrees) {
            agree(waiting.agreedBy(own(asker)), seat, id);
          } else {
            table.propose(null, asked(seat, id));
          }
          return done(null);
        });
  }

  /** The seats that somebody holds, a bit each: he agrees for all of them. */
  private int own(Asker asker) {
    return table.chairs().seats(asker.who()).stream().mapToInt(own -> 1 << own).sum();
  }

  /** Takes the entries back if all people agree, or keeps the proposal until they do. */
  private void agree(Rows.Proposal next, int seat, String id) {
    boolean ends = next.count() == END;
    int asked = ends ? table.playersInPerson() : table.chairs().people();
    if ((asked & ~next.agreed()) == 0) {
      table.move(
          ends
              ? table.playing().agree(seat, id)
              : table.playing().takeBack(next.count(), seat, id));
    } else {
      table.propose(next, asked(seat, id));
    }
  }

  /** A seat's time stands for so many days, as far as its holidays reach; 0 ends a holiday. */
  public void rest(Asker asker, int days) {
    attemptInPerson(
        asker,
        seat -> {
          mustGoOn();
          table.seating().rest(seat, days);
          return done(null);
        });
  }

  /** Says something to the table, or to one seat. */
  public void say(Asker asker, int recipient, String text, String id) {
    attemptInPerson(
        asker,
        seat -> {
          if (recipient != Chat.TABLE) {
            table.chairs().ofSeat(recipient);
            if (!table.loaded().game().privateTalk() || recipient == seat) {
              throw Trouble.of(409, "no-private-talk");
            }
          }
          Chat chat = table.chat();
          if (!chat.has(seat, id)) {
            String speaker = table.chairs().ofSeat(seat).person();
            String hearer =
                recipient == Chat.TABLE ? null : table.chairs().ofSeat(recipient).person();
            table.say(
                new Rows.Chat(
                    chat.last() + 1,
                    seat,
                    recipient,
                    text,
                    table.context().clock().now(),
                    id,
                    speaker,
                    hearer,
                    null,
                    -1));
          }
          return Tree.fields();
        });
  }
}
