package banneret.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What nobody uses any more goes, once a night. */
public final class Retention {
  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
  private static final long DAY = 24L * 3600;
  private static final int AT_ONCE = 200;

  private final Jdbi jdbi;
  private final Writer writer;
  private final Days days;

  /**
   * For how many days something is kept; 0 for ever.
   *
   * @param sessions a session that nobody has used
   * @param guests a guest who has no session and sits nowhere
   * @param abandoned a table at which nobody has moved
   * @param ended a game that is over
   */
  public record Days(int sessions, int guests, int abandoned, int ended) {
    public static final Days USUAL = new Days(180, 30, 180, 0);
  }

  public Retention(Jdbi jdbi, Writer writer, Days days) {
    this.jdbi = jdbi;
    this.writer = writer;
    this.days = days;
  }

  /**
   * Deletes all that has been kept long enough.
   *
   * @param now the time, in seconds
   * @return the tables that are no more
   */
  public List<String> sweep(long now) {
    List<String> tables = new ArrayList<>();
    List<String> some;
    do { // A few at a time, so that players need not wait.
      some = jdbi.withHandle(handle -> forgotten(handle, now));
      for (String table : some) {
        writer.write(Write.to(table).and(handle -> Changes.delete(handle, table)));
      }
      tables.addAll(some);
    } while (some.size() == AT_ONCE);
    int[] rows = {0, 0};
    writer.run(handle -> {
      handle.execute("delete from seat_token where expires < ?", now);
      handle.execute("delete from here where at < ?", now - DAY);
      handle.execute("delete from pulse where at < ?", now - DAY);
      handle.execute("delete from thinker where until < ?", now - DAY);
      handle.execute(
          "delete from sealed where exists (select 1 from log"
              + " where log.game = sealed.game and log.seq = sealed.seq)");
      handle.execute("delete from mail_wish where expires < ?", now);
      handle.execute("delete from recovery_link where expires < ?", now);
      handle.execute("delete from pack where content not in (select content from game)");
      if (days.sessions > 0) {
        rows[0] = handle.execute("delete from session where seen < ?", now - days.sessions * DAY);
      }
      if (days.guests > 0) {
        rows[1] = deleteGuests(handle, now - days.guests * DAY);
      }
    });
    LOG.atInfo()
        .addKeyValue("tables", tables.size())
        .addKeyValue("sessions", rows[0])
        .addKeyValue("guests", rows[1])
        .log("swept");
    return tables;
  }

  private List<String> forgotten(Handle handle, long now) {
    String last = "coalesce((select max(at) from log where log.game = game.id), created)";
    return handle
        .createQuery(
            "select id from game where (status <> 'over' and %1$s < :abandoned)".formatted(last)
                + " or (status = 'over' and %1$s < :ended) order by created limit :most"
                    .formatted(last))
        .bind("abandoned", days.abandoned > 0 ? now - days.abandoned * DAY : 0)
        .bind("ended", days.ended > 0 ? now - days.ended * DAY : 0)
        .bind("most", AT_ONCE)
        .mapTo(String.class)
        .list();
  }

  private static int deleteGuests(Handle handle, long before) {
    return handle.execute(
        "delete from person where account is null and created < ?"
            + " and not exists (select 1 from session where session.person = person.id)"
            + " and not exists (select 1 from chair where chair.person = person.id)"
            + " and not exists (select 1 from sitting where sitting.person = person.id)"
            + " and not exists (select 1 from game where game.owner = person.id)",
        before);
  }
}
