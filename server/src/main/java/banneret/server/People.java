package banneret.server;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Guests, accounts, and by what they are known again. */
final class People {
  private static final int LONGEST_NAME = 40;
  private static final int SHORTEST_PASSWORD = 8;
  private static final int LONGEST_PASSWORD = 200;
  private static final long SESSION_SECONDS = 180L * 24 * 3600;
  private static final int SEEN_EVERY = 3600;
  // 19 MB, two passes: what OWASP asks for.
  private static final Argon2Function ARGON2 =
      Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

  private final Jdbi jdbi;
  private final Writer writer;
  private final Semaphore hashing = new Semaphore(2);

  People(Jdbi jdbi, Writer writer) {
    this.jdbi = jdbi;
    this.writer = writer;
  }

  /** A name that fits a line: marks that nobody sees are taken out of it. */
  static String name(String text) {
    String name = text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "").strip();
    if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST_NAME) {
      throw Trouble.malformed("name");
    }
    return name;
  }

  /** A new guest. */
  Rows.Person guest(String name) {
    Rows.Person person = new Rows.Person(Secrets.id(), name(name), null);
    writer.run(handle ->
        handle.execute(
            "insert into person (id, name, created) values (?, ?, ?)",
            person.id(),
            person.name(),
            Hall.now()));
    return person;
  }

  /** A new session of a person; returns the token. */
  String session(String person) {
    String token = Secrets.token();
    writer.run(handle ->
        handle.execute(
            "insert into session (token, person, seen) values (?, ?, ?)",
            Secrets.hash(token),
            person,
            Hall.now()));
    return token;
  }

  void endSession(String token) {
    String hash = Secrets.hash(token);
    writer.run(handle -> handle.execute("delete from session where token = ?", hash));
  }

  /** Who has the token of a session, or null. */
  @Nullable String bySession(String token) {
    String hash = Secrets.hash(token);
    record Seen(String person, long seen) {}
    Optional<Seen> found =
        jdbi.withHandle(handle ->
            handle
                .createQuery("select person, seen from session where token = ?")
                .bind(0, hash)
                .map((row, any) -> new Seen(row.getString("person"), row.getLong("seen")))
                .findOne());
    long now = Hall.now();
    if (found.isEmpty() || found.get().seen < now - SESSION_SECONDS) {
      return null;
    }
    if (found.get().seen < now - SEEN_EVERY) {
      writer.run(
          handle -> handle.execute("update session set seen = ? where token = ?", now, hash));
    }
    return found.get().person;
  }

  /** Who has the token of a seat, or nobody. */
  Who byToken(String token) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "select chair.game, chair.chair, chair.person from seat_token"
                    + " join chair on chair.game = seat_token.game"
                    + " and chair.chair = seat_token.chair"
                    + " where token = ? and chair.person is not null")
            .bind(0, Secrets.hash(token))
            .map((row, any) ->
                Who.holder(row.getString("game"), row.getInt("chair"), row.getString("person")))
            .findOne()
            .orElse(Who.STRANGER));
  }

  Rows.Person person(String id) {
    return find("id", id).orElseThrow(() -> Trouble.of(401, "stranger"));
  }

  private Optional<Rows.Person> find(String column, String value) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select id, name, account from person where <column> = :value")
            .define("column", column)
            .bind("value", value)
            .map((row, any) ->
                new Rows.Person(
                    row.getString("id"), row.getString("name"), row.getString("account")))
            .findOne());
  }

  /** Makes a guest an account. */
  Rows.Person register(String person, String account, String password) {
    if (person(person).account() != null) {
      throw Trouble.of(409, "is-account");
    }
    String key = key(account);
    if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
      throw Trouble.malformed("password");
    }
    String hash = hashed(() -> Password.hash(password).addRandomSalt(16).with(ARGON2).getResult());
    boolean[] free = {false};
    writer.run(handle ->
        free[0] =
            handle.execute(
                    "update person set account = ?, password = ? where id = ?"
                        + " and not exists (select 1 from person where account = ?)",
                    key,
                    hash,
                    person,
                    key)
                == 1);
    if (!free[0]) {
      throw Trouble.of(409, "account-taken");
    }
    return person(person);
  }

  private static String key(String account) {
    return name(account).toLowerCase(Locale.ROOT);
  }

  /** The account of this name, if the password is right. */
  Rows.Person enter(String account, String password) {
    Optional<Rows.Person> found = find("account", key(account));
    String hash =
        found.isEmpty()
            ? NOBODY
            : jdbi.withHandle(handle ->
                handle
                    .createQuery("select password from person where id = ?")
                    .bind(0, found.get().id())
                    .mapTo(String.class)
                    .one());
    boolean right =
        password.length() <= LONGEST_PASSWORD
            && hashed(() -> Password.check(password, hash).with(ARGON2));
    if (found.isEmpty() || !right) {
      throw Trouble.of(401, "wrong-password");
    }
    return found.get();
  }

  /** Checked when there is no such account, so that the time it takes does not tell. */
  private static final String NOBODY =
      Password.hash(Secrets.token()).addRandomSalt(16).with(ARGON2).getResult();

  /** A few at a time: hashing takes memory and time, and is meant to. */
  private <T> T hashed(java.util.function.Supplier<T> work) {
    hashing.acquireUninterruptibly();
    try {
      return work.get();
    } finally {
      hashing.release();
    }
  }
}
