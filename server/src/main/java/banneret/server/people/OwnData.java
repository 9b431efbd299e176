package banneret.server.people;

import banneret.kernel.tree.Tree;
import banneret.server.store.Database;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** All that is kept of one person, for that person; nothing by which others could get in. */
public final class OwnData {
  private static final Map<String, String> PARTS = new LinkedHashMap<>();

  static {
    PARTS.put("person", "select name, account, created from person where id = :me");
    PARTS.put(
        "sessions",
        "select device, created, seen from session where person = :me order by created");
    PARTS.put(
        "alerts",
        "select language, zone, quiet_from, quiet_until, every, mail, mailed from contact"
            + " where person = :me");
    PARTS.put("pushes", "select endpoint from push where person = :me order by endpoint");
    PARTS.put(
        "tables",
        "select game.id, title, options, status, game.created from game"
            + " where id in (select game from chair where person = :me"
            + " union select game from sitting where person = :me"
            + " union select id from game where owner = :me) order by game.created, game.id");
    PARTS.put(
        "seats",
        "select sitting.game, sitting.chair, chair.seat from sitting"
            + " join chair on chair.game = sitting.game and chair.chair = sitting.chair"
            + " where sitting.person = :me order by sitting.game, sitting.chair");
    PARTS.put(
        "documents",
        "select game, option, name, text, touched from document where person = :me order by id");
    PARTS.put(
        "said",
        "select game, number, text, at from chat where speaker = :me"
            + " and game in (select game from sitting where person = :me) order by game, number");
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

  private static Tree.Items rows(Handle handle, String sql, String person) {
    Tree.Items out = Tree.items();
    handle.createQuery(sql).bind("me", person).map((row, context) -> fields(row)).forEach(out::add);
    return out;
  }

  private static Tree.Fields fields(ResultSet row) throws SQLException {
    Tree.Fields fields = Tree.fields();
    ResultSetMetaData columns = row.getMetaData();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String value = row.getString(i);
      if (value != null) {
        fields.put(columns.getColumnLabel(i), value);
      }
    }
    return fields;
  }
}
