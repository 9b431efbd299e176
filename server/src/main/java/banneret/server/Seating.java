package banneret.server;

import banneret.kernel.Position;
import banneret.kernel.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who may sit, play and look where.
 *
 * @param <P> the game's position
 */
final class Seating<P extends Position<P>> {
  private final SharedTable<P> table;

  Seating(SharedTable<P> table) {
    this.table = table;
  }

  /** Sits down in a chair, or in any that is free if it is -1. */
  Tree.Fields sit(Who who, int number, String invite, String contribution) {
    return table.attempt(() -> {
      String person = who.known();
      Chairs chairs = table.chairs();
      boolean invited = table.row().invite().equals(invite) || isMember(who);
      if (!table.row().listed() && !invited) {
        throw Trouble.of(403, "not-invited");
      }
      if (number >= 0 || chairs.of(who).isEmpty()) {
        Rows.Chair chair = number >= 0 ? chairs.chair(number) : chairs.free();
        boolean adds = table.is(Store.GATHERING);
        boolean knowsAnother = !adds && !chairs.of(who).isEmpty();
        if (chair == null || !Chairs.isFree(chair) || table.is(Store.OVER) || knowsAnother) {
          throw Trouble.of(409, "taken");
        }
        String added = adds ? contribution : chair.contribution();
        table.reseat(chair, new Rows.Chair(chair.chair(), chair.seat(), person, null, null, added));
      }
      return table.sight().tree(who);
    });
  }

  /** Gets up from a chair; the owner may clear one before the game. */
  Tree.Fields leave(Who who, int number) {
    return table.attempt(() -> {
      Rows.Chair chair = table.chairs().chair(number);
      boolean gathering = table.is(Store.GATHERING);
      if (!table.chairs().holds(who, chair) && !(gathering && isOwner(who))) {
        throw Trouble.of(403, "not-yours");
      }
      String added = gathering ? "" : chair.contribution();
      table.reseat(chair, new Rows.Chair(number, chair.seat(), null, null, chair.bot(), added));
      return table.sight().tree(who);
    });
  }

  /** Hands a seat to a bot, or back if that is null. */
  Tree.Fields hand(Who who, int number, @Nullable String bot) {
    return table.attempt(() -> {
      Rows.Chair chair = table.chairs().chair(number);
      boolean own = table.chairs().holds(who, chair);
      if (!own && !isOwner(who)) {
        throw Trouble.of(403, "not-owner");
      }
      table.presence().look();
      if (bot != null && !own && (here() >>> number & 1) != 0) {
        throw Trouble.of(409, "is-here");
      }
      String person = chair.person();
      table.reseat(
          chair, new Rows.Chair(number, chair.seat(), person, null, bot, chair.contribution()));
      return table.sight().tree(who);
    });
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

  /** Lets a program with this token play for a holder. */
  void allow(Who who, int number, String hash) {
    table.attempt(() -> {
      if (!table.chairs().holds(who, table.chairs().chair(number))) {
        throw Trouble.of(403, "not-yours");
      }
      table.allow(number, hash);
      return true;
    });
  }

  boolean isOwner(Who who) {
    return who.person() != null && who.person().equals(table.row().owner());
  }

  boolean isMember(Who who) {
    return isOwner(who) || !table.chairs().of(who).isEmpty();
  }

  /** The seat for which somebody plays: the one named, or his first. */
  int toPlay(Who who, int wanted) {
    if (table.is(Store.GATHERING)) {
      throw Trouble.of(409, "not-begun");
    }
    List<Integer> own = table.chairs().seats(who);
    if (own.isEmpty() || (wanted != Reader.OWN_SEAT && !own.contains(wanted))) {
      throw Trouble.of(403, "not-yours");
    }
    int seat = wanted == Reader.OWN_SEAT ? own.getFirst() : wanted;
    if (table.chairs().ofSeat(seat).bot() != null) {
      throw Trouble.of(409, "bot-plays");
    }
    return seat;
  }

  /** The seat from which somebody may look; when the game is over, from any. */
  int toLook(Who who, int wanted) {
    List<Integer> own = table.chairs().seats(who);
    if (wanted == Reader.OWN_SEAT && !own.isEmpty()) {
      return own.getFirst();
    }
    if (own.contains(wanted)) {
      return wanted;
    }
    if (!table.row().watchable() && !isMember(who)) {
      throw Trouble.of(403, "not-watchable");
    }
    if (wanted >= 0 && (!table.is(Store.OVER) || wanted >= table.row().seats())) {
      throw Trouble.of(403, "not-yours");
    }
    return Math.max(-1, wanted);
  }

  int seatOf(Reader reader) {
    return toLook(reader.who(), reader.wanted());
  }
}
