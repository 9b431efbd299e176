package banneret.server;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** What the database says of tables; {@link Changes} changes it. */
final class Store {
  static final String GATHERING = "gathering";
  static final String PLAYING = "playing";
  static final String OVER = "over";

  private final Jdbi jdbi;

  Store(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** A game, or nothing if there is none of this id. */
  Optional<Rows.Game> game(String id) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select * from game where id = ?")
            .bind(0, id)
            .map((row, context) -> game(row))
            .findOne());
  }

  private static Rows.Game game(ResultSet row) throws SQLException {
    return new Rows.Game(
        row.getString("id"),
        row.getString("title"),
        row.getInt("edition"),
        row.getString("content"),
        row.getInt("seats"),
        row.getString("options"),
        row.getString("start"),
        row.getInt("asks_all") != 0,
        row.getInt("listed") != 0,
        row.getInt("watchable") != 0,
        row.getString("owner"),
        row.getString("invite"),
        row.getString("secret"),
        row.getInt("after"),
        row.getString("status"),
        row.getLong("created"));
  }

  /** Tables that anybody may join or watch, the newest first. */
  List<Rows.Game> open(int most) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "select * from game where (status = ? and listed = 1)"
                    + " or (status = ? and watchable = 1 and listed = 1)"
                    + " order by created desc limit ?")
            .bind(0, GATHERING)
            .bind(1, PLAYING)
            .bind(2, most)
            .map((row, context) -> game(row))
            .list());
  }

  /** The tables a person sits at or has made, the newest first. */
  List<Rows.Game> of(String person, int most) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "select * from game where owner = :person or id in"
                    + " (select game from chair where person = :person)"
                    + " order by created desc limit :most")
            .bind("person", person)
            .bind("most", most)
            .map((row, context) -> game(row))
            .list());
  }

  /** The ids of some games, in no order. */
  List<String> games(int most) {
    return jdbi.withHandle(handle ->
        handle.createQuery("select id from game limit ?").bind(0, most).mapTo(String.class).list());
  }

  /** The chairs of a game with those who sit in them. */
  List<Rows.Chair> chairs(String game) {
    return jdbi.withHandle(handle -> chairs(handle, game));
  }

  static List<Rows.Chair> chairs(Handle handle, String game) {
    return handle
        .createQuery(
            "select chair.*, person.name from chair"
                + " left join person on person.id = chair.person"
                + " where game = ? order by chair")
        .bind(0, game)
        .map((row, context) -> chair(row))
        .list();
  }

  private static Rows.Chair chair(ResultSet row) throws SQLException {
    int seat = row.getInt("seat");
    return new Rows.Chair(
        row.getInt("chair"),
        row.wasNull() ? -1 : seat,
        row.getString("person"),
        row.getString("name"),
        row.getString("bot"),
        row.getString("contribution"));
  }

  /** The entries of a record from one on. */
  List<Rows.Logged> log(String game, int from) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select * from log where game = ? and seq >= ? order by seq")
            .bind(0, game)
            .bind(1, from)
            .map((row, context) ->
                new Rows.Logged(
                    row.getString("game"),
                    row.getInt("seq"),
                    row.getLong("at"),
                    row.getInt("awaited"),
                    row.getString("entry"),
                    row.getString("ids")))
            .list());
  }

  /** The seats a game waits for, a bit each. */
  int awaited(String game) {
    return jdbi.withHandle(handle -> {
      int seq =
          handle
              .createQuery("select coalesce(max(seq), -1) from log where game = ?")
              .bind(0, game)
              .mapTo(Integer.class)
              .one();
      int mask =
          handle
              .createQuery("select awaited from log where game = ? and seq = ?")
              .bind(0, game)
              .bind(1, seq)
              .mapTo(Integer.class)
              .findOne()
              .orElse(0);
      for (Rows.Sealed line : sealed(handle, game, seq + 1)) {
        mask &= ~(1 << line.seat());
      }
      return mask;
    });
  }

  /** The lines sealed for the entry of this number. */
  List<Rows.Sealed> sealed(String game, int seq) {
    return jdbi.withHandle(handle -> sealed(handle, game, seq));
  }

  static List<Rows.Sealed> sealed(Handle handle, String game, int seq) {
    return handle
        .createQuery("select * from sealed where game = ? and seq = ? order by seat")
        .bind(0, game)
        .bind(1, seq)
        .map((row, context) ->
            new Rows.Sealed(
                row.getString("game"),
                row.getInt("seq"),
                row.getInt("seat"),
                row.getString("line"),
                row.getString("ids")))
        .list();
  }

  /** The undo that waits, or null. */
  Rows.@Nullable Proposal proposal(String game) {
    return jdbi.withHandle(handle -> proposal(handle, game));
  }

  static Rows.@Nullable Proposal proposal(Handle handle, String game) {
    return handle
        .createQuery("select * from proposal where game = ?")
        .bind(0, game)
        .map((row, context) ->
            new Rows.Proposal(
                row.getInt("seq"), row.getInt("count"), row.getInt("seat"), row.getInt("agreed")))
        .findOne()
        .orElse(null);
  }

  /** What was said after a number. */
  List<Rows.Chat> chat(String game, int after) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select * from chat where game = ? and number > ? order by number")
            .bind(0, game)
            .bind(1, after)
            .map((row, context) ->
                new Rows.Chat(
                    row.getInt("number"),
                    row.getInt("seat"),
                    row.getInt("recipient"),
                    row.getString("text"),
                    row.getLong("at"),
                    row.getString("id")))
            .list());
  }

  /** The chairs of a game whose holders look on at other servers, a bit each. */
  int elsewhere(String game, String server, long since) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select chairs from here where game = ? and server <> ? and at >= ?")
            .bind(0, game)
            .bind(1, server)
            .bind(2, since)
            .mapTo(Integer.class)
            .stream()
            .reduce(0, (one, other) -> one | other));
  }

  /** The content of a game that was stored under a fingerprint. */
  Optional<String> pack(String content) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select tree from pack where content = ?")
            .bind(0, content)
            .mapTo(String.class)
            .findOne());
  }

  /** Games that have waited for a bot since before a time. */
  List<String> waitingForBots(long before) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "select distinct chair.game from game"
                    + " join chair on chair.game = game.id"
                    + " join log on log.game = game.id"
                    + " and log.seq = (select max(seq) from log where log.game = game.id)"
                    + " where game.status = :playing and chair.bot is not null"
                    + " and log.at <= :before and (log.awaited >> chair.seat) % 2 = 1"
                    + " and not exists (select 1 from sealed where sealed.game = game.id"
                    + " and sealed.seq = log.seq + 1 and sealed.seat = chair.seat)")
            .bind("playing", PLAYING)
            .bind("before", before)
            .mapTo(String.class)
            .list());
  }
}
