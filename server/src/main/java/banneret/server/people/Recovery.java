package banneret.server.people;

import banneret.kernel.tree.Tree;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.Rows;
import banneret.server.store.Writer;
import banneret.server.trouble.Trouble;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Ways back for whoever has forgotten his password: codes on paper, or a link in a mail. */
public final class Recovery {
  private static final int CODES = 8;
  private static final long LINK_SECONDS = TimeUnit.HOURS.toSeconds(1);

  private final Jdbi jdbi;
  private final Clock clock;
  private final Writer writer;
  private final People people;

  public Recovery(Database database, Writer writer, People people) {
    jdbi = database.jdbi();
    clock = database.clock();
    this.writer = writer;
    this.people = people;
  }

  /** How many codes an account has left. */
  public int codesLeft(String person) {
    return jdbi.withHandle(handle ->
        handle
            .select("select count(*) from recovery_code where person = ?", person)
            .mapTo(Integer.class)
            .one());
  }

  /** New codes for an account; those it had are good no more. */
  public Tree.Items newCodes(String person, String password) {
    people.enter(people.mustHaveAccount(person), password);
    List<String> codes = new ArrayList<>();
    Tree.Items out = Tree.items();
    for (int i = 0; i < CODES; i++) {
      String code = Secrets.code();
      codes.add(Secrets.hash(plain(code)));
      out.add(code);
    }
    writer.run(handle -> {
      handle.execute("delete from recovery_code where person = ?", person);
      codes.forEach(code ->
          handle.execute("insert into recovery_code (person, code) values (?, ?)", person, code));
    });
    return out;
  }

  /** A code without what only makes it easier to read. */
  private static String plain(String code) {
    return code.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
  }

  /** Sets a new password by a code, which is good no more; all sessions of the account end. */
  public Rows.Person byCode(String account, String code, String password) {
    people.countAttempt(account);
    Optional<Rows.Person> found = people.account(account);
    String id = found.map(Rows.Person::id).orElse("");
    String hash = Secrets.hash(plain(code));
    boolean known =
        jdbi.withHandle(handle ->
            handle
                .select("select 1 from recovery_code where person = ? and code = ?", id, hash)
                .mapTo(Integer.class)
                .findFirst()
                .isPresent());
    if (!known) {
      throw Trouble.of(401, "wrong-code");
    }
    return comesBack(
        id,
        password,
        handle ->
            handle.execute("delete from recovery_code where person = ? and code = ?", id, hash)
                == 1,
        "wrong-code");
  }

  /** What the link in a mail holds that lets somebody back in; earlier ones are good no more. */
  public String newLink(String person) {
    String token = Secrets.token();
    long expires = clock.now() + LINK_SECONDS;
    writer.run(handle -> {
      dropLinks(handle, person);
      handle.execute(
          "insert into recovery_link (token, person, expires) values (?, ?, ?)",
          Secrets.hash(token),
          person,
          expires);
    });
    return token;
  }

  private static void dropLinks(Handle handle, String person) {
    handle.execute("delete from recovery_link where person = ?", person);
  }

  /** Sets a new password by the link of a mail; all sessions of the account end. */
  public Rows.Person byLink(String token, String password) {
    String hash = Secrets.hash(token);
    String person =
        jdbi.withHandle(handle ->
            handle
                .select(
                    "select person from recovery_link where token = ? and expires > ?",
                    hash,
                    clock.now())
                .mapTo(String.class)
                .findFirst()
                .orElseThrow(() -> Trouble.of(404, "no-such-link")));
    return comesBack(
        person,
        password,
        handle -> handle.execute("delete from recovery_link where token = ?", hash) == 1,
        "no-such-link");
  }

  /** What lets somebody in once. */
  @FunctionalInterface
  private interface Key {
    boolean use(Handle handle);
  }

  private Rows.Person comesBack(String person, String password, Key key, String otherwise) {
    String hash = people.hash(password); // Before the key is used: it may be too short.
    boolean[] used = {false};
    Consumer<Handle> change =
        handle -> {
          used[0] = key.use(handle);
          if (used[0]) {
            handle.execute("update person set password = ? where id = ?", hash, person);
            handle.execute("delete from session where person = ?", person);
            dropLinks(handle, person);
          }
        };
    writer.run(change);
    if (!used[0]) {
      throw Trouble.of(404, otherwise);
    }
    return people.person(person);
  }
}
