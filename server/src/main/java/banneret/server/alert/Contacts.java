package banneret.server.alert;

import banneret.server.people.Secrets;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.Writer;
import com.interaso.webpush.VapidKeys;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

/** What the database says of how people are told, and of what they were told. */
public final class Contacts {
  private static final long WISH_SECONDS = TimeUnit.DAYS.toSeconds(2);
  private static final int MOST_PUSHES = 10;
  private static final String OF_PERSON = "select * from contact where person = ?";

  private final Jdbi jdbi;
  private final Writer writer;
  private final Clock clock;

  public Contacts(Database database, Writer writer) {
    jdbi = database.jdbi();
    clock = database.clock();
    this.writer = writer;
  }

  /** Where a browser hears pushes. */
  public record Push(String endpoint, String person, String p256dh, String auth) {}

  /**
   * A seat that waits for somebody.
   *
   * @param seq the entry after which it was asked
   * @param seen when its holder last looked, in seconds
   */
  public record Wait(
      String game, String title, int chair, int seat, String person, int seq, long seen) {}

  /** How people are told. */
  enum Way {
    MAIL("contact.mail is not null"),
    PUSH("exists (select 1 from push where push.person = contact.person)");

    private final String reaches;

    Way(String reaches) {
      this.reaches = reaches;
    }

    String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  private <T> List<T> all(Class<T> type, String sql, Object... values) {
    return jdbi.withHandle(
        handle -> handle.select(sql, values).map(ConstructorMapper.of(type)).list());
  }

  /** How somebody wants to be told; nothing if he has never said. */
  Optional<Contact> of(String person) {
    return all(Contact.class, OF_PERSON, person).stream().findFirst();
  }

  /** Settles when somebody is told; where mails go stays as it is. */
  void settle(String person, String language, String zone, int from, int until, int every) {
    writer.run(handle ->
        handle.execute(
            "insert into contact (person, language, zone, quiet_from, quiet_until, every, mailed,"
                + " unsubscribe) values (?, ?, ?, ?, ?, ?, 0, ?) on conflict (person) do update set"
                + " language = excluded.language, zone = excluded.zone,"
                + " quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,"
                + " every = excluded.every",
            person,
            language,
            zone,
            from,
            until,
            every,
            Secrets.token()));
  }

  /** Keeps the usual hours for somebody who has settled nothing. */
  private void begin(Handle handle, String person, String language) {
    handle.execute(
        "insert into contact (person, language, zone, quiet_from, quiet_until, every, mailed,"
            + " unsubscribe) values (?, ?, 'UTC', 0, 0, 0, 0, ?) on conflict do nothing",
        person,
        language,
        Secrets.token());
  }

  /** Somebody wishes for mails; returns what the link that confirms it holds. */
  String wishMail(String person, String mail, String language) {
    String token = Secrets.token();
    long expires = clock.now() + WISH_SECONDS;
    writer.run(handle -> {
      begin(handle, person, language);
      handle.execute("delete from mail_wish where person = ? or expires < ?", person, clock.now());
      handle.execute(
          "insert into mail_wish (token, person, mail, expires) values (?, ?, ?, ?)",
          Secrets.hash(token),
          person,
          mail,
          expires);
    });
    return token;
  }

  /** Whoever holds this reads what is sent to that address: mails go there from now on. */
  boolean confirm(String token) {
    boolean[] known = {false};
    String hash = Secrets.hash(token);
    long now = clock.now();
    writer.run(handle -> {
      known[0] =
          handle.execute(
                  "update contact set mail = (select mail from mail_wish where token = ?),"
                      + " mailed = 0 where person ="
                      + " (select person from mail_wish where token = ? and expires > ?)",
                  hash,
                  hash,
                  now)
              == 1;
      handle.execute("delete from mail_wish where token = ?", hash);
    });
    return known[0];
  }

  /** The address that waits to be confirmed, or null. */
  @Nullable String wished(String person) {
    return jdbi.withHandle(handle ->
        handle
            .select(
                "select mail from mail_wish where person = ? and expires > ?", person, clock.now())
            .mapTo(String.class)
            .findFirst()
            .orElse(null));
  }

  /** No mails any more. */
  void endMail(String person) {
    writer.run(handle -> {
      handle.execute("update contact set mail = null where person = ?", person);
      handle.execute("delete from mail_wish where person = ?", person);
    });
  }

  /** Whoever has the link of a mail needs not sign in to have no more. */
  boolean unsubscribe(String token) {
    boolean[] known = {false};
    writer.run(handle ->
        known[0] =
            handle.execute("update contact set mail = null where unsubscribe = ?", token) == 1);
    return known[0];
  }

  /** A browser of somebody hears pushes; the newest few of his count. */
  void addPush(Push push, String language) {
    writer.run(handle -> {
      begin(handle, push.person, language);
      handle.execute("delete from push where endpoint = ?", push.endpoint);
      List<String> all =
          handle
              .select("select endpoint from push where person = ?", push.person)
              .mapTo(String.class)
              .list();
      if (all.size() < MOST_PUSHES) {
        handle.execute(
            "insert into push (endpoint, person, p256dh, auth) values (?, ?, ?, ?)",
            push.endpoint,
            push.person,
            push.p256dh,
            push.auth);
      }
    });
  }

  void dropPush(String person, String endpoint) {
    writer.run(handle ->
        handle.execute("delete from push where person = ? and endpoint = ?", person, endpoint));
  }

  List<Push> pushes(String person) {
    return all(Push.class, "select * from push where person = ?", person);
  }

  /** The keys by which push services know this house: made once, the same at every server. */
  VapidKeys keys() {
    VapidKeys made = VapidKeys.generate();
    writer.run(handle ->
        handle.execute(
            "insert into vapid (id, public_key, private_key) values (1, ?, ?)"
                + " on conflict do nothing",
            made.getX509PublicKey(),
            made.getPkcs8PrivateKey()));
    return jdbi.withHandle(handle ->
        handle
            .select("select public_key, private_key from vapid where id = 1")
            .map((row, context) ->
                VapidKeys.create(row.getString("public_key"), row.getString("private_key")))
            .one());
  }

  /**
   * Seats that wait for people who can be told in a way and were not told of it yet. Nobody is told
   * of a table again before he has looked at it.
   *
   * @param before games that wait since then or earlier, in seconds
   */
  List<Wait> waits(Way way, long before) {
    return all(
        Wait.class,
        "select chair.game, game.title, chair.chair, chair.seat, chair.person, log.seq, chair.seen"
            + " from contact join chair on chair.person = contact.person"
            + " join game on game.id = chair.game and game.status = 'playing'"
            + " join log on log.game = game.id"
            + " and log.seq = (select max(seq) from log where log.game = game.id)"
            + " left join sealed on sealed.game = game.id and sealed.seq = log.seq + 1"
            + " and sealed.seat = chair.seat"
            + " left join alerted on alerted.game = game.id and alerted.seat = chair.seat"
            + " and alerted.way = ? and alerted.person = chair.person"
            + " where chair.bot is null and (log.awaited >> chair.seat) % 2 = 1"
            + " and sealed.seat is null and log.at <= ? and "
            + way.reaches
            + " and (alerted.seq is null or (alerted.seq < log.seq and alerted.at < chair.seen))"
            + " order by chair.person, log.at",
        way.word(),
        before);
  }

  /** Takes it on to tell somebody; false if another server has. */
  boolean claim(Way way, Wait wait) {
    boolean[] first = {false};
    long now = clock.now();
    writer.run(handle ->
        first[0] =
            handle.execute(
                    "insert into alerted (game, seat, way, person, seq, at)"
                        + " values (?, ?, ?, ?, ?, ?) on conflict (game, seat, way) do update"
                        + " set person = excluded.person, seq = excluded.seq, at = excluded.at"
                        + " where alerted.seq < excluded.seq or alerted.person <> excluded.person",
                    wait.game,
                    wait.seat,
                    way.word(),
                    wait.person,
                    wait.seq,
                    now)
                == 1);
    return first[0];
  }

  /** It could not be told: somebody may try again. */
  void release(Way way, Wait wait) {
    writer.run(handle ->
        handle.execute(
            "delete from alerted where game = ? and seat = ? and way = ? and seq = ?",
            wait.game,
            wait.seat,
            way.word(),
            wait.seq));
  }

  /** A mail has gone to somebody. */
  void mailed(String person) {
    long now = clock.now();
    writer.run(
        handle -> handle.execute("update contact set mailed = ? where person = ?", now, person));
  }
}
