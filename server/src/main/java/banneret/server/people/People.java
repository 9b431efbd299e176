package banneret.server.people;

import banneret.server.limit.RateLimit;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.Rows;
import banneret.server.store.Writer;
import banneret.server.trouble.Trouble;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** Guests and accounts. */
public final class People {
  private static final int MOST_CALLED = 100;

  private final Jdbi jdbi;
  private final Clock clock;
  private final Writer writer;
  private final Sessions sessions;
  private final @Nullable RateLimit attempts;
  private final Passwords passwords = new Passwords();

  /**
   * @param attempts how often somebody may try the password of an account, or null for any
   */
  public People(Database database, Writer writer, Sessions sessions, @Nullable RateLimit attempts) {
    jdbi = database.jdbi();
    clock = database.clock();
    this.writer = writer;
    this.sessions = sessions;
    this.attempts = attempts;
  }

  public Sessions sessions() {
    return sessions;
  }

  /** A new guest. */
  public Rows.Person guest(String wanted) {
    Rows.Person person = new Rows.Person(Secrets.id(), Names.name(wanted), null);
    String key = Names.key(wanted);
    boolean[] free = {false};
    writer.run(handle ->
        free[0] =
            !Names.isAnothers(handle, key, "")
                && handle.execute(
                        "insert into person (id, name, name_key, created) values (?, ?, ?, ?)",
                        person.id(),
                        person.name(),
                        key,
                        clock.now())
                    == 1);
    mustBeFree(free[0]);
    return person;
  }

  private static void mustBeFree(boolean free) {
    if (!free) {
      throw Trouble.of(409, "name-taken");
    }
  }

  public Rows.Person person(String id) {
    return find("id", id).orElseThrow(() -> Trouble.of(401, "stranger"));
  }

  /** The account of a name, however it is written. */
  public Optional<Rows.Person> account(String name) {
    return find("account", Names.key(name));
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

  /** Those who are called as an account is, or will be. */
  public List<String> called(String account) {
    return jdbi.withHandle(handle ->
        handle
            .select(
                "select id from person where name_key = ? limit ?", Names.key(account), MOST_CALLED)
            .mapTo(String.class)
            .list());
  }

  /** Makes a guest an account; whoever else is called so is called otherwise from now on. */
  public Rows.Person register(String person, String account, String password) {
    if (person(person).account() != null) {
      throw Trouble.of(409, "is-account");
    }
    String key = Names.account(account);
    String hash = hash(password);
    boolean[] free = {false};
    writer.run(handle -> {
      free[0] =
          handle.execute(
                  "update person set account = ?, password = ? where id = ?"
                      + " and not exists (select 1 from person where account = ?)",
                  key,
                  hash,
                  person,
                  key)
              == 1;
      if (free[0]) {
        Names.giveWay(handle, key, person);
      }
    });
    if (!free[0]) {
      throw Trouble.of(409, "account-taken");
    }
    return person(person);
  }

  /** The account of this name, if the password is right. */
  public Rows.Person enter(String account, String password) {
    countAttempt(account);
    Optional<Rows.Person> found = account(account);
    String hash = found.isEmpty() ? null : hashOf(found.get().id());
    if (!passwords.isRight(password, hash) || hash == null || found.isEmpty()) {
      throw Trouble.of(401, "wrong-password");
    }
    if (Passwords.isOld(hash)) {
      setPassword(found.get().id(), password);
    }
    return found.get();
  }

  private String hashOf(String person) {
    return jdbi.withHandle(handle ->
        handle
            .select("select password from person where id = ?", person)
            .mapTo(String.class)
            .one());
  }

  /** Refuses whoever tries too often to get into an account. */
  void countAttempt(String account) {
    if (attempts != null && !attempts.grants(Names.key(account), 1)) {
      throw Trouble.of(429, "too-many");
    }
  }

  /** Changes a password; all other sessions of the account end. */
  public void change(String person, String before, String after, String session) {
    enter(mustHaveAccount(person), before);
    setPassword(person, after);
    sessions.endOthers(person, session);
  }

  /** The account of somebody, who must have one. */
  public String mustHaveAccount(String person) {
    String account = person(person).account();
    if (account == null) {
      throw Trouble.of(409, "no-account");
    }
    return account;
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
    String name = Names.name(wanted);
    String key = Names.key(wanted);
    boolean[] free = {false};
    writer.run(handle ->
        free[0] =
            !Names.isAnothers(handle, key, person)
                && handle.execute(
                        "update person set name = ?, name_key = ? where id = ?", name, key, person)
                    == 1);
    mustBeFree(free[0]);
    return person(person);
  }

  /** Somebody is no more; what he said stays at its tables, without his name. */
  public void delete(String person) {
    writer.run(handle -> handle.execute("delete from person where id = ?", person));
  }

  /** What the database keeps of a password. */
  String hash(String password) {
    return passwords.hash(password);
  }

  private void setPassword(String person, String password) {
    String hash = hash(password);
    writer.run(
        handle -> handle.execute("update person set password = ? where id = ?", hash, person));
  }
}
