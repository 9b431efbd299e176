package banneret.server.people;

import banneret.kernel.tree.Tree;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.Rows;
import banneret.server.store.Writer;
import banneret.server.trouble.Trouble;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** By what people are known again: a session for each browser, and tokens of programs. */
public final class Sessions {
  private static final long SESSION_SECONDS = 180L * 24 * 3600;
  private static final int SEEN_EVERY = 3600;
  private static final int AT_ONCE = 500;
  private static final int MOST_LISTED = 100;

  private final Jdbi jdbi;
  private final Clock clock;
  private final Writer writer;

  public Sessions(Database database, Writer writer) {
    jdbi = database.jdbi();
    clock = database.clock();
    this.writer = writer;
  }

  /** A new session of a person; returns the token. */
  public String begin(String person, String device) {
    String token = Secrets.token();
    long now = clock.now();
    writer.run(handle ->
        handle.execute(
            "insert into session (token, person, seen, id, device, created)"
                + " values (?, ?, ?, ?, ?, ?)",
            Secrets.hash(token),
            person,
            now,
            Secrets.id(),
            device,
            now));
    return token;
  }

  public void end(String token) {
    String hash = Secrets.hash(token);
    writer.run(handle -> handle.execute("delete from session where token = ?", hash));
  }

  /**
   * Ends one of somebody's sessions.
   *
   * @return the hash of its token
   */
  public String end(String person, String id) {
    String hash =
        jdbi.withHandle(handle ->
            handle
                .select("select token from session where person = ? and id = ?", person, id)
                .mapTo(String.class)
                .findFirst()
                .orElseThrow(() -> Trouble.of(404, "no-such-session")));
    writer.run(handle -> handle.execute("delete from session where token = ?", hash));
    return hash;
  }

  /** Ends all sessions of somebody but the one of this token. */
  void endOthers(String person, String token) {
    String kept = Secrets.hash(token);
    writer.run(handle ->
        handle.execute("delete from session where person = ? and token <> ?", person, kept));
  }

  /** The sessions of somebody, the last used first. */
  public Tree.Items of(String person, String token) {
    String own = Secrets.hash(token);
    Tree.Items out = Tree.items();
    jdbi.useHandle(handle ->
        handle
            .select(
                "select id, device, created, seen, token from session where person = ?"
                    + " order by seen desc, created desc limit ?",
                person,
                MOST_LISTED)
            .map((row, context) ->
                Tree.fields()
                    .put("id", row.getString("id"))
                    .put("device", row.getString("device"))
                    .put("created", Instant.ofEpochSecond(row.getLong("created")).toString())
                    .put("seen", Instant.ofEpochSecond(row.getLong("seen")).toString())
                    .put("here", row.getString("token").equals(own)))
            .forEach(out::add));
    return out;
  }

  /** Who has the token of a session, or null. */
  public @Nullable String person(String token) {
    String hash = Secrets.hash(token);
    Optional<Rows.Session> found =
        jdbi.withHandle(handle ->
            handle
                .createQuery("select person, seen from session where token = ?")
                .bind(0, hash)
                .mapTo(Rows.Session.class)
                .findOne());
    long now = clock.now();
    if (found.isEmpty() || found.get().seen() < now - SESSION_SECONDS) {
      return null;
    }
    if (found.get().seen() < now - SEEN_EVERY) {
      writer.run(
          handle -> handle.execute("update session set seen = ? where token = ?", now, hash));
    }
    return found.get().person();
  }

  /** Those of these tokens that are good no more. */
  public Set<String> ended(Set<String> tokens) {
    Map<String, String> byHash = new HashMap<>();
    tokens.forEach(token -> byHash.put(Secrets.hash(token), token));
    List<String> hashes = List.copyOf(byHash.keySet());
    for (int from = 0; from < hashes.size(); from += AT_ONCE) {
      List<String> some = hashes.subList(from, Math.min(hashes.size(), from + AT_ONCE));
      jdbi.withHandle(handle ->
              handle
                  .createQuery("select token from session where token in (<tokens>)")
                  .bindList("tokens", some)
                  .mapTo(String.class)
                  .list())
          .forEach(byHash::remove);
    }
    return Set.copyOf(byHash.values());
  }

  /** Who has the token of a seat, or nobody. */
  public Who byToken(String token) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "select chair.game, chair.chair, chair.person, seat_token.id from seat_token"
                    + " join chair on chair.game = seat_token.game"
                    + " and chair.chair = seat_token.chair and chair.person = seat_token.person"
                    + " where token = ? and expires > ?")
            .bind(0, Secrets.hash(token))
            .bind(1, clock.now())
            .mapTo(Rows.Holder.class)
            .findOne()
            .map(it -> Who.holder(it.game(), it.chair(), it.person(), it.id()))
            .orElse(Who.STRANGER));
  }
}
