package banneret.server;

import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The sentences that change what the database says of tables; whoever writes says them. */
final class Changes {
  private Changes() {}

  static void insert(Handle handle, Rows.Game game) {
    handle.execute(
        "insert into game (id, title, edition, content, seats, options, start, asks_all, listed,"
            + " watchable, owner, invite, secret, after, status, created)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
        game.created());
  }

  static void insertPack(Handle handle, String content, String title, String tree) {
    handle.execute(
        "insert into pack (content, title, tree) values (?, ?, ?) on conflict do nothing",
        content,
        title,
        tree);
  }

  static void insert(Handle handle, Rows.Logged row) {
    handle.execute(
        "insert into log (game, seq, at, awaited, entry, ids) values (?, ?, ?, ?, ?, ?)",
        row.game(),
        row.seq(),
        row.at(),
        row.awaited(),
        row.entry(),
        row.ids());
  }

  static void insert(Handle handle, String game, Rows.Chair chair) {
    handle.execute(
        "insert into chair (game, chair, seat, person, bot, contribution)"
            + " values (?, ?, ?, ?, ?, ?)",
        game,
        chair.chair(),
        chair.seat() < 0 ? null : chair.seat(),
        chair.person(),
        chair.bot(),
        chair.contribution());
  }

  /** Changes who sits in a chair, unless somebody else has been there first. */
  static boolean reseat(Handle handle, String game, Rows.Chair before, Rows.Chair after) {
    return handle.execute(
            "update chair set seat = ?, person = ?, bot = ?, contribution = ?"
                + " where game = ? and chair = ?"
                + " and coalesce(person, '') = ? and coalesce(bot, '') = ?",
            after.seat() < 0 ? null : after.seat(),
            after.person(),
            after.bot(),
            after.contribution(),
            game,
            before.chair(),
            before.person() == null ? "" : before.person(),
            before.bot() == null ? "" : before.bot())
        == 1;
  }

  static void insertToken(Handle handle, String hash, String game, int chair) {
    handle.execute(
        "insert into seat_token (token, game, chair) values (?, ?, ?)", hash, game, chair);
  }

  static void dropTokens(Handle handle, String game, int chair) {
    handle.execute("delete from seat_token where game = ? and chair = ?", game, chair);
  }

  static void setHere(Handle handle, String game, String server, int chairs, long now) {
    handle.execute("delete from here where game = ? and server = ?", game, server);
    if (chairs != 0) {
      handle.execute("insert into here values (?, ?, ?, ?)", game, server, chairs, now);
    }
  }

  static void setStatus(Handle handle, String game, String status) {
    handle.execute("update game set status = ? where id = ?", status, game);
  }

  /** Changes the undo that waits, unless somebody else has been there first. */
  static boolean propose(
      Handle handle,
      String game,
      Rows.@Nullable Proposal before,
      Rows.@Nullable Proposal proposal) {
    if (!Objects.equals(Store.proposal(handle, game), before)) {
      return false;
    }
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

  /** Adds what was said, unless something else has that number. */
  static boolean insert(Handle handle, String game, Rows.Chat chat) {
    return handle.execute(
            "insert into chat (game, number, seat, recipient, text, at, id)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
            game,
            chat.number(),
            chat.seat(),
            chat.recipient(),
            chat.text(),
            chat.at(),
            chat.id())
        == 1;
  }
}
