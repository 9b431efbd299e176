package banneret.server.people;

import banneret.kernel.tree.Tree;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.Writer;
import banneret.server.trouble.Input;
import banneret.server.trouble.Trouble;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** What accounts keep for set-ups of their own, such as army lists: a name and a text. */
public final class Documents {
  private static final int MOST = 100;
  private static final int LONGEST_NAME = 80;
  private static final int LONGEST_TEXT = 4_000;
  private static final int LONGEST_WORD = 40;

  private final Jdbi jdbi;
  private final Writer writer;
  private final Clock clock;
  private final People people;

  public Documents(Database database, Writer writer, People people) {
    jdbi = database.jdbi();
    clock = database.clock();
    this.writer = writer;
    this.people = people;
  }

  /** A row of the table. */
  public record Kept(
      String person,
      String id,
      String game,
      String option,
      String name,
      String text,
      long touched) {
    private Tree.Fields tree() {
      return Tree.fields()
          .put("id", id)
          .put("game", game)
          .put("option", option)
          .put("name", name)
          .put("text", text)
          .put("touched", Instant.ofEpochSecond(touched).toString());
    }
  }

  /** All of somebody's, the newest first. */
  public Tree.Fields all(Who who) {
    String person = who.known();
    List<Kept> rows =
        jdbi.withHandle(handle ->
            handle
                .select("select * from document where person = ? order by touched desc, id", person)
                .map(ConstructorMapper.of(Kept.class))
                .list());
    Tree.Items documents = Tree.items();
    rows.forEach(row -> documents.add(row.tree()));
    return Tree.fields().put("documents", documents);
  }

  /** Keeps a document, in place of an older one with the same id. */
  public Tree.Fields keep(Who who, String id, Tree.Fields body) {
    String person = account(who);
    Kept row =
        new Kept(
            person,
            id,
            Input.text(body, "game", LONGEST_WORD),
            Input.text(body, "option", LONGEST_WORD),
            Input.text(body, "name", LONGEST_NAME).strip(),
            Input.text(body, "text", LONGEST_TEXT),
            clock.now());
    if (row.name.isEmpty()) {
      throw Trouble.malformed("name");
    }
    boolean[] kept = {false};
    writer.run(handle -> kept[0] = put(handle, row));
    if (!kept[0]) {
      throw Trouble.of(409, "too-many-documents", Map.of("most", Integer.toString(MOST)));
    }
    return row.tree();
  }

  private static boolean put(Handle handle, Kept row) {
    int others =
        handle
            .select(
                "select count(*) from document where person = ? and id <> ?", row.person, row.id)
            .mapTo(Integer.class)
            .one();
    if (others >= MOST) {
      return false;
    }
    handle.execute(
        "insert into document (person, id, game, option, name, text, touched)"
            + " values (?, ?, ?, ?, ?, ?, ?) on conflict (person, id) do update set"
            + " game = excluded.game, option = excluded.option, name = excluded.name,"
            + " text = excluded.text, touched = excluded.touched",
        row.person,
        row.id,
        row.game,
        row.option,
        row.name,
        row.text,
        row.touched);
    return true;
  }

  public Tree.Fields drop(Who who, String id) {
    String person = who.known();
    writer.run(
        handle -> handle.execute("delete from document where person = ? and id = ?", person, id));
    return Tree.fields();
  }

  /** A guest's would go with his session, so it is accounts that keep them. */
  private String account(Who who) {
    String person = who.known();
    if (people.person(person).account() == null) {
      throw Trouble.of(409, "no-account");
    }
    return person;
  }
}
