package banneret.server.store;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterator;
import org.jdbi.v3.core.statement.Update;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.jspecify.annotations.Nullable;

/**
 * Everything a server keeps, in a file: a row to a line, the same whatever database it came from.
 * It holds secrets of games in progress and hashes of passwords.
 */
public final class Archive {
  private static final String TABLE = "in";
  private static final String HEAD = "banneret";
  private static final int VERSION = 1;
  private static final int ROWS_AT_ONCE = 500;

  /** In an order in which each row finds what it refers to. */
  private static final List<String> TABLES =
      List.of(
          "person",
          "document",
          "session",
          "recovery_code",
          "pack",
          "game",
          "origin",
          "chair",
          "sitting",
          "seat_token",
          "log",
          "sealed",
          "proposal",
          "asked",
          "pace",
          "timer",
          "chat",
          "chronicle",
          "told",
          "contact",
          "push",
          "alerted",
          "vapid",
          "result",
          "friend",
          "block",
          "invitation");

  private Archive() {}

  /**
   * Writes everything to a file, as it is at one moment; a server may be running.
   *
   * @return how many tables of players it holds
   */
  public static int export(Path folder, @Nullable String url, Path file) {
    Database.keepPrivate(file);
    try (Database database = Database.forReading(folder, url);
        BufferedWriter out = Files.newBufferedWriter(file)) {
      return database
          .jdbi()
          .inTransaction(
              TransactionIsolationLevel.SERIALIZABLE,
              handle -> {
                out.write(Formats.json(Tree.fields().put(HEAD, "export").put("version", VERSION)));
                out.newLine();
                int games = 0;
                for (String table : TABLES) {
                  int rows = export(handle, table, out);
                  games = table.equals("game") ? rows : games;
                }
                return games;
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int export(Handle handle, String table, BufferedWriter out) {
    int count = 0;
    try (ResultIterator<Tree.Fields> rows =
        handle
            .createQuery("select * from <table>")
            .define("table", table)
            .setFetchSize(ROWS_AT_ONCE) // No table is ever in memory whole.
            .map((row, context) -> {
              Tree.Fields fields = Tree.fields().put(TABLE, table);
              ResultSetMetaData columns = row.getMetaData();
              for (int i = 1; i <= columns.getColumnCount(); i++) {
                String value = row.getString(i);
                if (value != null) {
                  fields.put(columns.getColumnName(i), value);
                }
              }
              return fields;
            })
            .iterator()) {
      while (rows.hasNext()) {
        out.write(Formats.json(rows.next()));
        out.newLine();
        count++;
      }
      return count;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Adds everything from a file that is not there yet; no server may be running on the folder.
   *
   * @return how many rows were added
   */
  public static int read(Path folder, @Nullable String url, Path file) {
    try (Database database = Database.of(folder, url);
        BufferedReader in = Files.newBufferedReader(file)) {
      return database
          .jdbi()
          .inTransaction(handle -> {
            Map<String, Map<String, Integer>> types = types(handle);
            checkHead(file, in.readLine());
            int added = 0;
            int number = 1;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
              added += add(handle, types, file + ":" + ++number, line);
            }
            return added;
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void checkHead(Path file, @Nullable String line) {
    Tree.Fields head = Formats.json(file + ":1", line == null ? "{}" : line).asFields();
    if (!head.has(HEAD) || !head.has("version")) {
      throw new Malformed(file + ":1", "this is no export of a server");
    }
    if (head.number("version") != VERSION) {
      throw new Malformed(
          file + ":1",
          "an export of version " + head.number("version") + "; version " + VERSION + " is known");
    }
  }

  /** The types of all columns, by table and name. */
  private static Map<String, Map<String, Integer>> types(Handle handle) {
    Map<String, Map<String, Integer>> types = new LinkedHashMap<>();
    for (String table : TABLES) {
      try (var statement = handle.getConnection().createStatement();
          var rows = statement.executeQuery("select * from " + table + " where 1 = 0")) {
        Map<String, Integer> columns = new LinkedHashMap<>();
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
          columns.put(rows.getMetaData().getColumnName(i), rows.getMetaData().getColumnType(i));
        }
        types.put(table, columns);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
    return types;
  }

  private static int add(
      Handle handle, Map<String, Map<String, Integer>> types, String place, String line) {
    Tree.Fields row = Formats.json(place, line).asFields();
    @Nullable Map<String, Integer> columns = types.get(row.text(TABLE));
    if (columns == null) {
      throw new Malformed(place, "there is no table '" + row.text(TABLE) + "'");
    }
    for (String name : row.names()) {
      if (!name.equals(TABLE) && !columns.containsKey(name)) {
        throw new Malformed(place, "'" + row.text(TABLE) + "' has no column '" + name + "'");
      }
    }
    String names = String.join(", ", columns.keySet());
    String values = ":" + String.join(", :", columns.keySet());
    try (Update update =
        handle.createUpdate(
            "insert into %s (%s) values (%s) on conflict do nothing"
                .formatted(row.text(TABLE), names, values))) {
      columns.forEach((name, type) -> {
        boolean text = type == Types.VARCHAR;
        if (!row.has(name)) {
          update.bindNull(name, type);
        } else if (text) {
          update.bind(name, row.text(name));
        } else {
          update.bind(name, number(place, name, row.text(name)));
        }
      });
      return update.execute();
    }
  }

  private static long number(String place, String name, String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new Malformed(place, name + ": expected a whole number");
    }
  }
}
