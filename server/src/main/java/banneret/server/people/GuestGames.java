package banneret.server.people;

import banneret.server.store.Database;
import banneret.server.store.Writer;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/**
 * A guest who signs in brings his tables along. Where the account has a seat as well, they stay two
 * people: nobody holds two seats of one game.
 */
public final class GuestGames {
  private static final String TABLES =
      "select id from game where id in (select game from chair where person = :guest"
          + " union select game from sitting where person = :guest"
          + " union select id from game where owner = :guest)"
          + " and id not in (select game from chair where person = :account"
          + " union select game from sitting where person = :account) order by id";

  private static final List<String> MOVES =
      List.of(
          "update chair set person = :account where person = :guest and game in (<tables>)",
          "update sitting set person = :account where person = :guest and game in (<tables>)",
          "update seat_token set person = :account where person = :guest and game in (<tables>)",
          "update chat set speaker = :account where speaker = :guest and game in (<tables>)",
          "update chat set hearer = :account where hearer = :guest and game in (<tables>)",
          "update result set person = :account where person = :guest and game in (<tables>)",
          "update alerted set person = :account where person = :guest and game in (<tables>)",
          "update game set owner = :account where owner = :guest and id in (<tables>)");

  private final Writer writer;
  private final boolean shared;

  public GuestGames(Database database, Writer writer) {
    this.writer = writer;
    shared = database.isShared();
  }

  /**
   * Gives a guest's tables to an account; the guest is no more if he has none left.
   *
   * @return the tables that have changed hands
   */
  public List<String> bring(String guest, String account) {
    List<String> moved = new ArrayList<>();
    writer.run(handle -> {
      moved.clear();
      moved.addAll(
          handle
              .createQuery(TABLES + (shared ? " for update" : ""))
              .bind("guest", guest)
              .bind("account", account)
              .mapTo(String.class)
              .list());
      if (!moved.isEmpty()) {
        MOVES.forEach(move -> run(handle, move, guest, account, moved));
      }
      handle.execute("update push set person = ? where person = ?", account, guest);
      handle.execute(
          "delete from person where id = ? and account is null"
              + " and not exists (select 1 from chair where chair.person = person.id)"
              + " and not exists (select 1 from sitting where sitting.person = person.id)"
              + " and not exists (select 1 from game where game.owner = person.id)",
          guest);
    });
    return moved;
  }

  private static void run(
      Handle handle, String move, String guest, String account, List<String> tables) {
    try (Update update = handle.createUpdate(move)) {
      update.bind("guest", guest).bind("account", account).bindList("tables", tables).execute();
    }
  }
}
