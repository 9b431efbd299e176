package banneret.server.people;

import banneret.server.limit.RateLimit;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.Rows;
import banneret.server.store.Writer;
import banneret.server.trouble.Trouble;
import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Guests, accounts, and by what they are known again. */
public final class People {
  private static final int LONGEST_NAME = 40;
  private static final int SHORTEST_PASSWORD = 8;
  private static final int LONGEST_PASSWORD = 200;
  private static final long SESSION_SECONDS = 180L * 24 * 3600;
  private static final int SEEN_EVERY = 3600;
  private static final int AT_ONCE = 500;
  // 19 MB, two passes: what OWASP asks for.
  private static final Argon2Function ARGON2 =
      Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

  private final Jdbi jdbi;
  private final Clock clock;
  private final Writer writer;
  private final @Nullable RateLimit attempts;
  private final Semaphore hashing = new Semaphore(2);

  /**
   * @param attempts how often somebody may try the password of an account, or null for any
   */
  public People(Database database, Writer writer, @Nullable RateLimit attempts) {
    jdbi = database.jdbi();
    clock = database.clock();
    this.writer = writer;
    this.attempts = attempts;
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
  public Rows.Person guest(String name) {
    Rows.Person person = new Rows.Person(Secrets.id(), name(name), null);
    writer.run(handle ->
        handle.execute(
            "insert into person (id, name, created) values (?, ?, ?)",
            person.id(),
            person.name(),
            clock.now()));
    return person;
  }

  /** A new session of a person; returns the token. */
  public String session(String person) {
    String token = Secrets.token();
    writer.run(handle ->
        handle.execute(
            "insert into session (token, person, seen) values (?, ?, ?)",
            Secrets.hash(token),
            person,
            clock.now()));
    return token;
  }

  public void endSession(String token) {
    String hash = Secrets.hash(token);
    writer.run(handle -> handle.execute("delete from session where token = ?", hash));
  }

  /** Who has the token of a session, or null. */
  public @Nullable String bySession(String token) {
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

  /** Those of these tokens of sessions that are good no more. */
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

  public Rows.Person person(String id) {
    return find("id", id).orElseThrow(() -> Trouble.of(401, "stranger"));
  }

  private Optional<Rows.Person> find(String column, String value) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("select id, name, account from person where <column> = :value")
            .define("column", column)
            .bind("value", value)
            .mapTo(Rows.Person.class)
            .findOne());
  }

  /** Makes a guest an account. */
  public Rows.Person register(String person, String account, String password) {
    if (person(person).account() != null) {
      throw Trouble.of(409, "is-account");
    }
    String key = key(account);
    String hash = hash(password);
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
  public Rows.Person enter(String account, String password) {
    if (attempts != null && !attempts.grants(key(account), 1)) {
      throw Trouble.of(429, "too-many");
    }
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
            && hashed(() -> Password.check(password, hash).with(parameters(hash)));
    if (found.isEmpty() || !right) {
      throw Trouble.of(401, "wrong-password");
    }
    if (!parameters(hash).equals(ARGON2)) {
      setPassword(found.get().id(), password);
    }
    return found.get();
  }

  /** The parameters a hash was made with: those of today, or older ones. */
  private static Argon2Function parameters(String hash) {
    return Argon2Function.getInstanceFromHash(hash);
  }

  /** Changes a password; all other sessions of the account end. */
  public void change(String person, String before, String after, String session) {
    String account = person(person).account();
    if (account == null) {
      throw Trouble.of(409, "no-account");
    }
    enter(account, before);
    setPassword(person, after);
    String kept = Secrets.hash(session);
    writer.run(handle ->
        handle.execute("delete from session where person = ? and token <> ?", person, kept));
  }

  /** Refuses one who has an account and does not know its password. */
  public void checkPassword(String person, String password) {
    String account = person(person).account();
    if (account != null) {
      enter(account, password);
    }
  }

  /** Another name for somebody. */
  public Rows.Person rename(String person, String wanted) {
    String name = name(wanted);
    writer.run(handle -> handle.execute("update person set name = ? where id = ?", name, person));
    return person(person);
  }

  /** Somebody is no more; what he said stays at its tables, without his name. */
  public void delete(String person) {
    writer.run(handle -> handle.execute("delete from person where id = ?", person));
  }

  private void setPassword(String person, String password) {
    String hash = hash(password);
    writer.run(
        handle -> handle.execute("update person set password = ? where id = ?", hash, person));
  }

  private String hash(String password) {
    if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
      throw Trouble.malformed("password");
    }
    return hashed(() -> Password.hash(password).addRandomSalt(16).with(ARGON2).getResult());
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
