package banneret.server.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** What the database says of tables; {@link Changes} changes it. */
public final class Store {
  public static final String GATHERING = "gathering";
  public static final String PLAYING = "playing";
  public static final String OVER = "over";

  /** The columns of a chair and of whoever sits there, joined. */
  static final String CHAIR =
      "chair.chair, coalesce(chair.seat, -1) as seat, chair.person, person.name, person.account,"
          + " chair.bot, chair.contribution, chair.promised";

  private static final int CLOCKS_DIFFER = 5;

  private final Jdbi jdbi;
  private final Clock clock;

  public Store(Database database) {
    jdbi = database.jdbi();
    clock = database.clock();
  }

  private <T> List<T> all(Class<T> type, String sql, Object... values) {
    return jdbi.withHandle(handle -> handle.select(sql, values).mapTo(type).list());
  }

  private <T> Optional<T> one(Class<T> type, String sql, Object... values) {
    return jdbi.withHandle(handle -> handle.select(sql, values).mapTo(type).findOne());
  }

  /** A game, or nothing if there is none of this id. */
  public Optional<Rows.Game> game(String id) {
    return one(Rows.Game.class, "select * from game where id = ?", id);
  }

  /** The ids of some games, in no order. */
  public List<String> games(int most) {
    return all(String.class, "select id from game limit ?", most);
  }

  /** The chairs of a game with those who sit in them. */
  public List<Rows.Chair> chairs(String game) {
    return jdbi.withHandle(handle -> chairs(handle, game));
  }

  public static List<Rows.Chair> chairs(Handle handle, String game) {
    return handle
        .select(
            "select "
                + CHAIR
                + " from chair left join person on person.id = chair.person"
                + " where game = ? order by chair",
            game)
        .mapTo(Rows.Chair.class)
        .list();
  }

  /** The entries of a record from one on. */
  public List<Rows.Logged> log(String game, int from) {
    return all(
        Rows.Logged.class,
        "select * from log where game = ? and seq >= ? order by seq",
        game,
        from);
  }

  /** The lines sealed for the entry of this number. */
  public List<Rows.Sealed> sealed(String game, int seq) {
    return jdbi.withHandle(handle -> sealed(handle, game, seq));
  }

  public static List<Rows.Sealed> sealed(Handle handle, String game, int seq) {
    return handle
        .select("select * from sealed where game = ? and seq = ? order by seat", game, seq)
        .mapTo(Rows.Sealed.class)
        .list();
  }

  /** The undo that waits, or null. */
  public Rows.@Nullable Proposal proposal(String game) {
    return jdbi.withHandle(handle -> proposal(handle, game));
  }

  public static Rows.@Nullable Proposal proposal(Handle handle, String game) {
    return handle
        .select("select * from proposal where game = ?", game)
        .mapTo(Rows.Proposal.class)
        .findOne()
        .orElse(null);
  }

  /** The ids of what was proposed and voted for in a game. */
  public Set<String> asked(String game) {
    return jdbi.withHandle(handle -> asked(handle, game));
  }

  public static Set<String> asked(Handle handle, String game) {
    return handle.select("select id from asked where game = ?", game).mapTo(String.class).set();
  }

  /** How a game is timed, or null. */
  public Rows.@Nullable Pace pace(String game) {
    return jdbi.withHandle(handle -> pace(handle, game));
  }

  public static Rows.@Nullable Pace pace(Handle handle, String game) {
    return handle
        .select("select kind, answer, reserve, holidays, late from pace where game = ?", game)
        .mapTo(Rows.Pace.class)
        .findOne()
        .orElse(null);
  }

  /** What each seat of a game has left of its time; nothing if it is not timed. */
  public List<Rows.Timer> timers(String game) {
    return jdbi.withHandle(handle -> timers(handle, game));
  }

  public static List<Rows.Timer> timers(Handle handle, String game) {
    return handle
        .select("select * from timer where game = ? order by seat", game)
        .mapTo(Rows.Timer.class)
        .list();
  }

  /** Games at which somebody's time was out at a moment. */
  public List<String> late(long now) {
    return all(String.class, "select distinct game from timer where due > 0 and due <= ?", now);
  }

  /** What was said after a number. */
  public List<Rows.Chat> chat(String game, int after) {
    return all(
        Rows.Chat.class,
        "select * from chat where game = ? and number > ? order by number",
        game,
        after);
  }

  /** Who has held which chair of a game while it was on. */
  public List<Rows.Sitting> sittings(String game) {
    return jdbi.withHandle(handle -> sittings(handle, game));
  }

  public static List<Rows.Sitting> sittings(Handle handle, String game) {
    return handle
        .select("select chair, person from sitting where game = ? order by chair, person", game)
        .mapTo(Rows.Sitting.class)
        .list();
  }

  /** True if somebody has been invited to a table by name. */
  public boolean isInvited(String game, String person) {
    return one(
            Integer.class, "select 1 from invitation where game = ? and person = ?", game, person)
        .isPresent();
  }

  /** True if somebody who sits at a table wants nothing to do with a person. */
  public boolean isBlocked(String game, String person) {
    return one(
            Integer.class,
            "select 1 from block join chair on chair.person = block.person"
                + " where block.other = ? and chair.game = ? limit 1",
            person,
            game)
        .isPresent();
  }

  /** When the holder of a chair was last seen. */
  public long seen(String game, int chair) {
    return one(Long.class, "select seen from chair where game = ? and chair = ?", game, chair)
        .orElseThrow();
  }

  /** What a game goes on from, with all that was said and dealt, or null if it begins anew. */
  public Rows.@Nullable Origin origin(String game) {
    return origin(game, "record");
  }

  /** The same without what was said and dealt, which may be much. */
  public Rows.@Nullable Origin originKind(String game) {
    return origin(game, "''");
  }

  private Rows.@Nullable Origin origin(String game, String record) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select kind, anew, <record> as record from origin where game = :game")
            .define("record", record)
            .bind("game", game)
            .mapTo(Rows.Origin.class)
            .findOne()
            .orElse(null));
  }

  /** The tokens of a game that are still good. */
  public List<Rows.Token> tokens(String game, long now) {
    return all(
        Rows.Token.class,
        "select id, seat_token.chair, seat_token.person, created, expires"
            + " from seat_token join chair on chair.game = seat_token.game"
            + " and chair.chair = seat_token.chair and chair.person = seat_token.person"
            + " where seat_token.game = ? and expires > ? order by created, id",
        game,
        now);
  }

  /** The chairs of a game whose holders look on at other servers, a bit each. */
  public int elsewhere(String game, String server, long since) {
    return all(
            Integer.class,
            "select chairs from here where game = ? and server <> ? and at >= ?",
            game,
            server,
            since)
        .stream()
        .reduce(0, (one, other) -> one | other);
  }

  /** What was told of a game that is over, if it was written down. */
  public Optional<String> chronicle(String game) {
    return one(String.class, "select tree from chronicle where game = ?", game);
  }

  /** A page of what was told of a game that is over, if there is one. */
  public Optional<String> told(String game, int page) {
    return one(String.class, "select news from told where game = ? and page = ?", game, page);
  }

  /** Games that are over and of which nothing was written down yet, a few of them. */
  public List<String> untold(int most) {
    return all(
        String.class,
        "select id from game where status = ? and not exists"
            + " (select 1 from chronicle where chronicle.game = game.id)"
            + " order by created desc limit ?",
        OVER,
        most);
  }

  public boolean hasChronicle(String game) {
    return one(Integer.class, "select 1 from chronicle where game = ?", game).isPresent();
  }

  /** The content of a game that was stored under a fingerprint. */
  public Optional<String> pack(String title, String content) {
    return one(
        String.class, "select tree from pack where content = ? and title = ?", content, title);
  }

  /** How many tables somebody has that are not over, and how many of them bots play alone. */
  public static Rows.Unfinished unfinished(Handle handle, String owner) {
    return handle
        .select(
            "select count(*) as tables, coalesce(sum(case when exists (select 1 from chair"
                + " where chair.game = game.id and bot is null)"
                + " then 0 else 1 end), 0) as bots_alone from game"
                + " where owner = ? and status in ('gathering', 'playing')",
            owner)
        .mapTo(Rows.Unfinished.class)
        .one();
  }

  /**
   * Games that have waited for a bot since before a time; also those that were written to by a
   * server whose clock is ahead of ours.
   */
  public List<String> waitingForBots(long before) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "select distinct chair.game from game"
                    + " join chair on chair.game = game.id"
                    + " join log on log.game = game.id"
                    + " and log.seq = (select max(seq) from log where log.game = game.id)"
                    + " where game.status = :playing and chair.bot is not null"
                    + " and (log.at <= :before or log.at > :ahead) and (log.awaited >> chair.seat) % 2 = 1"
                    + " and not exists (select 1 from sealed where sealed.game = game.id"
                    + " and sealed.seq = log.seq + 1 and sealed.seat = chair.seat)")
            .bind("playing", PLAYING)
            .bind("before", before)
            .bind("ahead", clock.now() + CLOCKS_DIFFER)
            .mapTo(String.class)
            .list());
  }
}
