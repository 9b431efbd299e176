package banneret.server.store;

import java.util.List;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** The sentences that change what the database says of tables; whoever writes says them. */
public final class Changes {
  private static final int MOST_INVITED = 50;

  private Changes() {}

  public static void insert(Handle handle, Rows.Game game) {
    handle.execute(
        "insert into game (id, title, edition, content, seats, options, start, asks_all, listed,"
            + " watchable, owner, invite, secret, after, status, created, absence,"
            + " hashes) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        game.id(),
        game.title(),
        game.edition(),
        game.content(),
        game.seats(),
        game.options(),
        game.start(),
        game.asksAll() ? 1 : 0,
        game.listed() ? 1 : 0,
        game.watchable() ? 1 : 0,
        game.owner(),
        game.invite(),
        game.secret(),
        game.after(),
        game.status(),
        game.created(),
        game.absence(),
        game.hashes() ? 1 : 0);
  }

  public static void insertPack(Handle handle, String content, String title, String tree) {
    handle.execute(
        "insert into pack (content, title, tree) values (?, ?, ?) on conflict do nothing",
        content,
        title,
        tree);
  }

  /** Writes entries of a record, many at once. */
  public static void insertAll(Handle handle, List<Rows.Logged> rows) {
    try (PreparedBatch batch =
        handle.prepareBatch(
            "insert into log (game, seq, at, awaited, entry, ids) values (?, ?, ?, ?, ?, ?)")) {
      rows.forEach(
          row -> batch.add(row.game(), row.seq(), row.at(), row.awaited(), row.entry(), row.ids()));
      batch.execute();
    }
  }

  /**
   * Adds a chair.
   *
   * @param now when its holder is seen first
   */
  public static void insert(Handle handle, String game, Rows.Chair chair, long now) {
    handle.execute(
        "insert into chair (game, chair, seat, person, bot, contribution, promised, seen)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?)",
        game,
        chair.chair(),
        chair.seat() < 0 ? null : chair.seat(),
        chair.person(),
        chair.bot(),
        chair.contribution(),
        chair.promised(),
        now);
  }

  /** Changes who sits in a chair, unless that or the game's beginning has been there first. */
  public static boolean reseat(Handle handle, String game, Rows.Chair before, Rows.Chair after) {
    return handle.execute(
            "update chair set seat = ?, person = ?, bot = ?, contribution = ?, promised = ?"
                + " where game = ? and chair = ?"
                + " and coalesce(seat, -1) = ? and coalesce(person, '') = ?"
                + " and coalesce(bot, '') = ?",
            after.seat() < 0 ? null : after.seat(),
            after.person(),
            after.bot(),
            after.contribution(),
            after.promised(),
            game,
            before.chair(),
            before.seat(),
            before.person() == null ? "" : before.person(),
            before.bot() == null ? "" : before.bot())
        == 1;
  }

  /** Adds a token, if whoever gives it still holds the chair. */
  public static boolean insertToken(Handle handle, String hash, String game, Rows.Token token) {
    return handle.execute(
            "insert into seat_token (token, game, chair, id, person, created, expires)"
                + " select ?, ?, ?, ?, ?, ?, ? where exists"
                + " (select 1 from chair where game = ? and chair = ? and person = ?)",
            hash,
            game,
            token.chair(),
            token.id(),
            token.person(),
            token.created(),
            token.expires(),
            game,
            token.chair(),
            token.person())
        == 1;
  }

  public static void dropToken(Handle handle, String game, int chair, String id) {
    handle.execute(
        "delete from seat_token where game = ? and chair = ? and id = ?", game, chair, id);
  }

  /** Notes that somebody holds a chair while the game is on. */
  public static void sits(Handle handle, String game, int chair, String person) {
    handle.execute(
        "insert into sitting (game, chair, person) values (?, ?, ?) on conflict do nothing",
        game,
        chair,
        person);
  }

  /** Notes that the holder of a chair was there. */
  public static void seen(Handle handle, String game, int chair, long now) {
    handle.execute(
        "update chair set seen = ? where game = ? and chair = ? and seen < ?",
        now,
        game,
        chair,
        now);
  }

  public static void insertOrigin(Handle handle, String game, Rows.Origin origin) {
    handle.execute(
        "insert into origin (game, kind, record) values (?, ?, ?)",
        game,
        origin.kind(),
        origin.record());
  }

  /** Writes from where a game begins that was begun elsewhere, and its entries so far. */
  public static void setBeginning(
      Handle handle, Rows.Game game, @Nullable String start, boolean asksAll, int after) {
    handle.execute(
        "update game set start = ?, asks_all = ?, after = ? where id = ?",
        start,
        asksAll ? 1 : 0,
        after,
        game.id());
  }

  /** Tells all of a table what became of a seat. */
  public static void notice(
      Handle handle, String game, int seat, String notice, String text, long now) {
    handle.execute(
        "insert into chat (game, number, seat, recipient, text, at, id, notice, seq)"
            + " select ?, coalesce(max(number), 0) + 1, ?, -1, ?, ?, '', ?,"
            + " (select coalesce(max(seq), -1) from log where game = ?)"
            + " from chat where game = ?",
        game,
        seat,
        text,
        now,
        notice,
        game,
        game);
  }

  public static void dropTokens(Handle handle, String game, int chair) {
    handle.execute("delete from seat_token where game = ? and chair = ?", game, chair);
  }

  public static void setHere(Handle handle, String game, String server, int chairs, long now) {
    handle.execute("delete from here where game = ? and server = ?", game, server);
    if (chairs != 0) {
      handle.execute("insert into here values (?, ?, ?, ?)", game, server, chairs, now);
    }
  }

  /** Writes what was told of a game that is over, unless another server has. */
  public static void insertChronicle(Handle handle, String game, Chronicle chronicle) {
    int rows =
        handle.execute(
            "insert into chronicle (game, tree) values (?, ?) on conflict do nothing",
            game,
            chronicle.state());
    for (int page = 0; rows == 1 && page < chronicle.pages().size(); page++) {
      handle.execute(
          "insert into told (game, page, news) values (?, ?, ?) on conflict do nothing",
          game,
          page,
          chronicle.pages().get(page));
    }
  }

  /** Writes what became of a game. */
  public static void insertResults(Handle handle, List<Rows.Result> results) {
    for (Rows.Result one : results) {
      handle.execute(
          "insert into result (game, seat, title, side, person, bot, place, points, seats, people,"
              + " at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
          one.game(),
          one.seat(),
          one.title(),
          one.side(),
          one.person(),
          one.bot(),
          one.place(),
          one.points(),
          one.seats(),
          one.people(),
          one.at());
    }
  }

  /** Invites somebody to a table, once. */
  public static void invite(Handle handle, String game, String person, String inviter, long now) {
    handle.execute(
        "insert into invitation (game, person, inviter, at) select ?, ?, ?, ?"
            + " where (select count(*) from invitation where game = ?) < ? on conflict do nothing",
        game,
        person,
        inviter,
        now,
        game,
        MOST_INVITED);
  }

  public static void setStatus(Handle handle, String game, String status) {
    handle.execute("update game set status = ? where id = ?", status, game);
  }

  /** Deletes a table with all that belongs to it. */
  public static void delete(Handle handle, String game) {
    handle.execute("delete from log where game = ?", game);
    handle.execute("delete from sealed where game = ?", game);
    handle.execute("delete from game where id = ?", game);
  }

  /** Deletes a table at which the game has not begun; false if it has. */
  public static boolean callOff(Handle handle, String game) {
    int gathers =
        handle.execute(
            "update game set status = status where id = ? and status = ?", game, Store.GATHERING);
    if (gathers == 1) {
      delete(handle, game);
    }
    return gathers == 1;
  }

  /** Changes the undo that waits, unless somebody else has been there first; notes the id. */
  public static boolean propose(
      Handle handle,
      String game,
      Rows.@Nullable Proposal before,
      Rows.@Nullable Proposal proposal,
      String id) {
    if (!Objects.equals(Store.proposal(handle, game), before)) {
      return false;
    }
    handle.execute("insert into asked (game, id) values (?, ?)", game, id);
    handle.execute("delete from proposal where game = ?", game);
    if (proposal != null) {
      handle.execute(
          "insert into proposal (game, seq, count, seat, agreed) values (?, ?, ?, ?, ?)",
          game,
          proposal.seq(),
          proposal.count(),
          proposal.seat(),
          proposal.agreed());
    }
    return true;
  }

  public static void insert(Handle handle, String game, Rows.Pace pace) {
    handle.execute(
        "insert into pace (game, kind, answer, reserve, holidays, late) values (?, ?, ?, ?, ?, ?)",
        game,
        pace.kind(),
        pace.answer(),
        pace.reserve(),
        pace.holidays(),
        pace.late());
  }

  /** Writes what seats have left of their time. */
  public static void setTimers(Handle handle, String game, List<Rows.Timer> timers) {
    for (Rows.Timer timer : timers) {
      handle.execute(
          "insert into timer (game, seat, reserve, used, since, due, holidays, away, late)"
              + " values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (game, seat) do update"
              + " set reserve = excluded.reserve, used = excluded.used, since = excluded.since,"
              + " due = excluded.due, holidays = excluded.holidays, away = excluded.away,"
              + " late = excluded.late",
          game,
          timer.seat(),
          timer.reserve(),
          timer.used(),
          timer.since(),
          timer.due(),
          timer.holidays(),
          timer.away(),
          timer.late() ? 1 : 0);
    }
  }

  /** Gives back to those at one table whose time began at a moment what the disk then took. */
  public static void giveBack(Handle handle, String game, long since, long millis) {
    handle.execute(
        "update timer set due = case when due > 0 then due + ? else 0 end, since = since + ?"
            + " where game = ? and since = ?",
        millis,
        millis,
        game,
        since);
  }

  /** Gives back to all whose time runs what passed while no server was there. */
  public static void giveBack(Handle handle, long millis) {
    handle.execute("update timer set since = since + ? where since > 0", millis);
    handle.execute("update timer set due = due + ? where due > 0", millis);
  }

  /** Adds what was said, unless something else has that number. */
  public static boolean insert(Handle handle, String game, Rows.Chat chat) {
    return handle.execute(
            "insert into chat (game, number, seat, recipient, text, at, id, speaker, hearer)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
            game,
            chat.number(),
            chat.seat(),
            chat.recipient(),
            chat.text(),
            chat.at(),
            chat.id(),
            chat.speaker(),
            chat.hearer())
        == 1;
  }
}
