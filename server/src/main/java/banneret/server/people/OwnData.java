package banneret.server.people;

import banneret.kernel.tree.Tree;
import banneret.server.store.Database;
import banneret.server.store.RowTrees;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** All that is kept of one person, for that person; nothing by which others could get in. */
public final class OwnData {
  private static final Map<String, String> PARTS = new LinkedHashMap<>();

  static {
    PARTS.put("person", "select name, account, created from person where id = ?");
    PARTS.put(
        "sessions", "select device, created, seen from session where person = ? order by created");
    PARTS.put(
        "alerts",
        "select language, zone, quiet_from, quiet_until, every, mail, mailed from contact"
            + " where person = ?");
    PARTS.put("pushes", "select endpoint from push where person = ? order by endpoint");
    PARTS.put(
        "tables",
        "select game.id, title, options, status, game.created from game"
            + " where id in (select game from chair where person = ?"
            + " union select game from sitting where person = ?"
            + " union select id from game where owner = ?) order by game.created, game.id");
    PARTS.put(
        "seats",
        "select sitting.game, sitting.chair, chair.seat from sitting"
            + " join chair on chair.game = sitting.game and chair.chair = sitting.chair"
            + " where sitting.person = ? order by sitting.game, sitting.chair");
    PARTS.put(
        "results",
        "select game, title, side, place, points, seats, at from result where person = ?"
            + " order by at, game");
    PARTS.put(
        "friends",
        "select account, at from friend join person on person.id = friend.other"
            + " where friend.person = ? order by account");
    PARTS.put(
        "blocked",
        "select account, at from block join person on person.id = block.other"
            + " where block.person = ? order by account");
    PARTS.put(
        "documents",
        "select game, option, name, text, touched from document where person = ? order by id");
    PARTS.put(
        "said",
        "select game, number, text, at from chat where speaker = ?"
            + " and game in (select game from sitting where person = ?) order by game, number");
  }

  private final Jdbi jdbi;

  public OwnData(Database database) {
    jdbi = database.jdbi();
  }

  /** Everything of somebody, a list of rows for each part. */
  public Tree.Fields of(String person) {
    Tree.Fields out = Tree.fields();
    jdbi.useHandle(
        handle -> PARTS.forEach((name, sql) -> out.put(name, rows(handle, sql, person))));
    return out;
  }

  /** All blanks of a query are the person. */
  private static Tree.Items rows(Handle handle, String sql, String person) {
    long blanks = sql.chars().filter(letter -> letter == '?').count();
    return RowTrees.all(handle, sql, Collections.nCopies((int) blanks, person).toArray());
  }
}
