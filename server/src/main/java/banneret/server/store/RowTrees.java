package banneret.server.store;

import banneret.kernel.tree.Tree;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** Rows as they are told: a field for each column, nothing where there is nothing. */
public final class RowTrees {
  private static final Set<String> TIMES = Set.of("at", "created", "seen", "since", "touched");

  private RowTrees() {}

  /** What a query finds; the columns of {@link #TIMES} are seconds and told as moments. */
  public static Tree.Items all(Handle handle, String sql, Object... values) {
    Tree.Items out = Tree.items();
    handle.select(sql, values).map((row, context) -> fields(row)).forEach(out::add);
    return out;
  }

  private static Tree.Fields fields(ResultSet row) throws SQLException {
    Tree.Fields fields = Tree.fields();
    ResultSetMetaData columns = row.getMetaData();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String name = columns.getColumnLabel(i);
      String value = row.getString(i);
      if (value == null) {
        continue;
      }
      if (TIMES.contains(name)) {
        fields.put(name, Instant.ofEpochSecond(row.getLong(i)).toString());
      } else if (columns.getColumnType(i) == Types.VARCHAR) {
        fields.put(name, value);
      } else {
        fields.put(name, row.getInt(i));
      }
    }
    return fields;
  }
}
