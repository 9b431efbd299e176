package banneret.server.table;

import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import banneret.server.people.Who;
import banneret.server.store.Changes;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import banneret.server.trouble.Trouble;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Who may sit, play and look where. A seat passes to a bot by its holder's word, or when he has
 * been away for as long as the table said before the game; all are told.
 *
 * @param <P> the game's position
 */
public final class Seating<P extends Position<P>> {
  /** How long a game waits for what somebody said he would add to the dice. */
  static final int PROMISE_SECONDS = 30;

  /** The bot that plays for whoever has resigned. */
  private static final String SUBSTITUTE = "normal";

  private final SharedTable<P> table;

  Seating(SharedTable<P> table) {
    this.table = table;
  }

  /**
   * What somebody brings who sits down.
   *
   * @param invite the invitation, if he has one
   * @param added what he adds to the dice
   * @param promises true if he adds it later, once he has seen what the server is bound to
   */
  public record Guest(Who who, String invite, String added, boolean promises) {}

  /** Sits down in a chair, or in any that is free if it is -1. */
  public Tree.Fields sit(Guest guest, int number) {
    return table.attempt(() -> {
      Who who = guest.who;
      String person = who.known();
      boolean invited = isInvited(guest, person);
      boolean unwanted = !invited && table.context().store().isBlocked(table.id(), person);
      if (unwanted || (!table.row().listed() && !invited)) {
        throw Trouble.of(403, "not-invited");
      }
      List<Rows.Chair> own = table.chairs().of(who);
      if (number >= 0 || own.isEmpty()) {
        Rows.Chair chair = number >= 0 ? table.chairs().chair(number) : free(person);
        if (chair == null || !Chairs.isFree(chair) || table.is(Store.OVER)) {
          throw Trouble.of(409, "taken");
        }
        boolean gathers = table.is(Store.GATHERING);
        if (!own.isEmpty() && !(gathers && isOwner(who))) {
          throw Trouble.of(409, "sits-already");
        }
        sit(guest, chair, gathers);
      }
      return table.reading().tree(who);
    });
  }

  private boolean isInvited(Guest guest, String person) {
    return table.row().invite().equals(guest.invite)
        || isMember(guest.who)
        || table.context().store().isInvited(table.id(), person);
  }

  /** Invites an account by name: it may sit down without the link. */
  public Tree.Fields invite(Who who, String account) {
    return table.attempt(() -> {
      who.mustBePerson();
      member(who);
      if (!table.is(Store.GATHERING)) {
        throw Trouble.of(409, "begun");
      }
      String game = table.id();
      long now = table.context().clock().now();
      table.commit(
          Write.to(game).and(handle -> Changes.invite(handle, game, account, who.known(), now)));
      return table.reading().tree(who);
    });
  }

  private Rows.@Nullable Chair free(String person) {
    for (Rows.Sitting before : table.sittings()) {
      Rows.Chair chair = table.chairs().chair(before.chair());
      if (before.person().equals(person) && Chairs.isFree(chair)) {
        return chair; // Where he sat before.
      }
    }
    return table.chairs().free();
  }

  private void sit(Guest guest, Rows.Chair chair, boolean gathers) {
    String person = guest.who.known();
    String game = table.id();
    if (gathers) {
      long until = guest.promises ? table.context().clock().now() + PROMISE_SECONDS : 0;
      Write write = change(chair, chair.of(person, guest.added, until), any -> {});
      boolean mayHoldMore = isOwner(guest.who);
      // He may sit down at another server at this very moment.
      table.reseat(write.provided(handle -> mayHoldMore || !holdsAny(handle, game, person)));
      return;
    }
    Rows.Origin origin = table.origin();
    if (origin != null && !origin.anew() && !isOwner(guest.who)) {
      throw Trouble.of(409, "known-cards"); // Whoever brought them knows them all.
    }
    if (hasHeldAnother(table.sittings(), person, chair.chair())) {
      throw Trouble.of(409, "held-another");
    }
    Write write =
        change(
            chair,
            chair.of(person, chair.contribution(), 0),
            handle -> {
              Changes.sits(handle, table.id(), chair.chair(), person);
              Changes.seen(handle, table.id(), chair.chair(), table.context().clock().now());
              tell(handle, chair, Chat.Notice.JOINED, name(handle, person));
            });
    table.reseat(
        write.provided(handle ->
            !holdsAny(handle, game, person)
                && !hasHeldAnother(Store.sittings(handle, game), person, chair.chair())));
  }

  private static boolean holdsAny(Handle handle, String game, String person) {
    return Store.chairs(handle, game).stream().anyMatch(one -> person.equals(one.person()));
  }

  private static String name(Handle handle, String person) {
    return handle
        .createQuery("select name from person where id = ?")
        .bind(0, person)
        .mapTo(String.class)
        .one();
  }

  private static boolean hasHeldAnother(List<Rows.Sitting> all, String person, int chair) {
    return all.stream().anyMatch(one -> one.person().equals(person) && one.chair() != chair);
  }

  /** What is written when another sits in a chair or none; tokens go when its holder does. */
  private Write change(Rows.Chair before, Rows.Chair after, Consumer<Handle> more) {
    String game = table.id();
    return Write.of(
        game,
        handle -> {
          boolean first = Changes.reseat(handle, game, before, after);
          if (first && after.person() == null) {
            Changes.dropTokens(handle, game, before.chair());
          }
          if (first) {
            more.accept(handle);
          }
          return first;
        });
  }

  /** All are told what became of a seat. */
  private void tell(Handle handle, Rows.Chair chair, Chat.Notice notice, String text) {
    if (chair.seat() >= 0) {
      Changes.notice(
          handle, table.id(), chair.seat(), notice.word(), text, table.context().clock().now());
    }
  }

  /** Adds to the dice what was promised, for all chairs of somebody that still owe it. */
  public Tree.Fields contribute(Who who, String text) {
    return table.attempt(() -> {
      who.mustBePerson();
      List<Rows.Chair> own = table.chairs().of(who);
      if (own.isEmpty()) {
        throw Trouble.of(403, "not-yours");
      }
      if (!table.is(Store.GATHERING)) {
        throw Trouble.of(409, "begun");
      }
      for (Rows.Chair chair : own) {
        if (chair.promised() > 0 && table.is(Store.GATHERING)) {
          table.reseat(change(chair, chair.adds(text), any -> {}));
        }
      }
      return table.reading().tree(who);
    });
  }

  /** Gets up from a chair; the owner may clear one before the game. */
  public Tree.Fields leave(Who who, int number) {
    return table.attempt(() -> {
      who.mustBePerson();
      Rows.Chair chair = table.chairs().chair(number);
      boolean gathers = table.is(Store.GATHERING);
      if (!table.chairs().holds(who, chair) && !(gathers && isOwner(who))) {
        throw Trouble.of(403, "not-yours");
      }
      Rows.Chair after = gathers ? chair.of(null, "", 0) : chair.left(chair.contribution());
      table.reseat(change(chair, after, handle -> tell(handle, chair, Chat.Notice.LEFT, "")));
      return table.reading().tree(who);
    });
  }

  /** Before the game its owner may call it off: the table is no more. */
  public Tree.Fields callOff(Who who) {
    table.attempt(() -> {
      who.mustBePerson();
      if (!isOwner(who)) {
        throw Trouble.of(403, "not-owner");
      }
      if (!table.is(Store.GATHERING)) {
        throw Trouble.of(409, "begun");
      }
      table.commit(Write.of(table.id(), handle -> Changes.callOff(handle, table.id())));
      return true;
    });
    table.vanish();
    return Tree.fields();
  }

  /** Hands a seat to a bot, or back to its holder if that is null. */
  public Tree.Fields hand(Who who, int number, @Nullable String bot) {
    return table.attempt(() -> {
      who.mustBePerson();
      Rows.Chair chair = table.chairs().chair(number);
      if (table.is(Store.GATHERING)) {
        fill(who, chair, bot);
      } else {
        checkHands(who, chair, bot);
        Chat.Notice notice = bot == null ? Chat.Notice.RETURNED : Chat.Notice.HANDED;
        table.reseat(
            change(
                chair,
                chair.playedBy(bot),
                handle -> tell(handle, chair, notice, bot == null ? "" : bot)));
      }
      return table.reading().tree(who);
    });
  }

  /** A seat's time is out: what all agreed to before the game happens, and all are told. */
  void timeOut(Rows.Timer timer, GameClock clock) {
    String game = table.id();
    Rows.Chair chair = table.chairs().ofSeat(timer.seat());
    String late = clock.pace().late();
    Consumer<Handle> told = handle -> tell(handle, chair, Chat.Notice.LATE, late);
    switch (late) {
      case Rows.Pace.RESIGN -> table.timing().resign(timer.seat(), told);
      case Rows.Pace.VOTE ->
          table
              .timing()
              .tell(
                  Write.to(game)
                      .and(handle -> Changes.setTimers(handle, game, List.of(clock.late(timer))))
                      .and(told));
      default ->
          table.reseat(
              change(
                  chair,
                  chair.playedBy(SUBSTITUTE),
                  handle -> {
                    Changes.setTimers(handle, game, List.of(clock.replaced(timer)));
                    told.accept(handle);
                  }));
    }
  }

  /** A seat's time stands for so many days. */
  void rest(int seat, int days) {
    GameClock clock = table.timing().clock();
    if (clock == null || clock.pace().holidays() == 0) {
      throw Trouble.of(409, "no-holidays");
    }
    String game = table.id();
    Rows.Chair chair = table.chairs().ofSeat(seat);
    long wanted = TimeUnit.DAYS.toMillis(days);
    long now = table.now();
    table
        .timing()
        .tell(
            Write.to(game)
                .and(handle -> {
                  Rows.Timer before = Store.timers(handle, game).get(seat);
                  Changes.setTimers(handle, game, List.of(clock.rest(before, wanted, now)));
                  tell(handle, chair, Chat.Notice.AWAY, Integer.toString(days));
                }));
  }

  /** Has bots play for those who have resigned. */
  void replace(int resigned) {
    for (Rows.Chair chair : table.chairs().all()) {
      boolean plays = chair.seat() >= 0 && (resigned >>> chair.seat() & 1) != 0;
      if (plays && chair.bot() == null) {
        table.reseat(change(chair, chair.playedBy(SUBSTITUTE), any -> {}));
        return; // What is due is done again after each.
      }
    }
  }

  /** Before the game its owner seats bots where nobody sits, and has them get up. */
  private void fill(Who who, Rows.Chair chair, @Nullable String bot) {
    if (!isOwner(who)) {
      throw Trouble.of(403, "not-owner");
    }
    if (chair.person() != null) {
      throw Trouble.of(409, "taken");
    }
    table.reseat(change(chair, chair.playedBy(bot), any -> {}));
  }

  private void checkHands(Who who, Rows.Chair chair, @Nullable String bot) {
    boolean own = table.chairs().holds(who, chair);
    if (!own && !isMember(who)) {
      throw Trouble.of(403, "not-yours");
    }
    if (table.is(Store.OVER)) {
      throw Trouble.of(409, "over");
    }
    if (bot == null && (table.playing().stopped() >>> chair.seat() & 1) != 0) {
      throw Trouble.of(409, "resigned");
    }
    if (own || (Chairs.isFree(chair) && bot != null)) {
      return;
    }
    if (bot == null || chair.bot() != null) {
      throw Trouble.of(403, "not-yours"); // Its holder takes it back, nobody else.
    }
    if (table.timing().isLate(chair.seat())) {
      return; // Its time is out, and all agreed that the others decide then.
    }
    table.presence().look();
    if ((here() >>> chair.chair() & 1) != 0) {
      throw Trouble.of(409, "is-here");
    }
    int minutes = table.row().absence();
    long away =
        table.context().clock().now() - table.context().store().seen(table.id(), chair.chair());
    if (away < minutes * 60L) {
      throw Trouble.of(409, "not-absent", Map.of("minutes", Integer.toString(minutes)));
    }
  }

  /** The chairs whose holders look on, a bit each. */
  int here() {
    return looking() | table.presence().elsewhere();
  }

  /** The chairs whose holders look on at this server, a bit each. */
  int looking() {
    int mask = 0;
    for (Rows.Chair chair : table.chairs().all()) {
      boolean looks = table.audience().has(who -> table.chairs().holds(who, chair));
      mask |= looks ? 1 << chair.chair() : 0;
    }
    return mask;
  }

  boolean isOwner(Who who) {
    return Chairs.isOwner(table.row(), who);
  }

  /** Refuses whoever is not of the table. */
  public Who member(Who who) {
    if (!isMember(who)) {
      throw Trouble.of(403, "not-yours");
    }
    return who;
  }

  boolean isMember(Who who) {
    return table.chairs().isMember(table.row(), who);
  }

  /** The seat for which somebody plays: the one named, or his first. */
  int toPlay(Who who, int wanted) {
    int seat = toSpeak(who, wanted);
    if (table.chairs().ofSeat(seat).bot() != null) {
      throw Trouble.of(409, "bot-plays");
    }
    return seat;
  }

  /** The seat for which somebody speaks, though a bot may play for him. */
  int toSpeak(Who who, int wanted) {
    if (table.is(Store.GATHERING)) {
      throw Trouble.of(409, "not-begun");
    }
    List<Integer> own = table.chairs().seats(who);
    if (own.isEmpty() || (wanted != Reader.OWN_SEAT && !own.contains(wanted))) {
      throw Trouble.of(403, "not-yours");
    }
    table.presence().seen(table.chairs().of(who));
    return wanted == Reader.OWN_SEAT ? own.getFirst() : wanted;
  }

  /** The seat from which somebody may look; when the game is over, from any. */
  public int toLook(Who who, int wanted) {
    table.presence().seen(table.chairs().of(who));
    return table.chairs().toLook(table.row(), who, wanted);
  }

  int seatOf(Reader reader) {
    return toLook(reader.who(), reader.wanted());
  }
}
