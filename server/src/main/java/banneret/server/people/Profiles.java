package banneret.server.people;

import banneret.kernel.tree.Tree;
import banneret.server.store.Database;
import banneret.server.store.RowTrees;
import banneret.server.store.Rows;
import banneret.server.trouble.Trouble;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** How an account has done, as all may see it. */
public final class Profiles {
  private static final int RECENT = 20;

  /** By game, against people and against bots alone. */
  private static final String RECORDS =
      "select title as game, case when people > 1 then 'people' else 'bots' end as against,"
          + " count(*) as played, sum(case when place = 1 then 1 else 0 end) as won"
          + " from result where person = ?"
          + " group by title, case when people > 1 then 'people' else 'bots' end"
          + " order by title, against desc";

  private static final String SIDES =
      "select title as game, side, count(*) as played,"
          + " sum(case when place = 1 then 1 else 0 end) as won"
          + " from result where person = ? group by title, side order by title, side";

  /** A table that cannot be watched is not named. */
  private static final String LAST =
      "select result.game as id, case when game.watchable = 1 then game.id end as \"table\","
          + " result.title as game, result.side, result.place, result.seats, result.at"
          + " from result left join game on game.id = result.game"
          + " where result.person = ? order by result.at desc, result.game limit ?";

  private static final String OTHERS =
      "select person.name, person.account, result.bot, result.place from result"
          + " left join person on person.id = result.person"
          + " where result.game = ? and (result.person is null or result.person <> ?)"
          + " order by result.place, result.seat";

  private final Jdbi jdbi;
  private final People people;

  public Profiles(Database database, People people) {
    jdbi = database.jdbi();
    this.people = people;
  }

  public Tree.Fields of(String account) {
    Rows.Person person =
        people.account(account).orElseThrow(() -> Trouble.of(404, "no-such-account"));
    return jdbi.withHandle(handle ->
        RowTrees.all(
                handle,
                "select name, account, created as since from person where id = ?",
                person.id())
            .get(0)
            .asFields()
            .put("records", RowTrees.all(handle, RECORDS, person.id()))
            .put("sides", RowTrees.all(handle, SIDES, person.id()))
            .put("recent", recent(handle, person.id())));
  }

  private static Tree.Items recent(Handle handle, String person) {
    Tree.Items out = Tree.items();
    for (Tree one : RowTrees.all(handle, LAST, person, RECENT).all()) {
      Tree.Fields game = one.asFields();
      Tree.Fields told = Tree.fields();
      for (String name : game.names()) {
        if (!name.equals("id")) {
          told.put(name, game.get(name));
        }
      }
      out.add(told.put("others", RowTrees.all(handle, OTHERS, game.text("id"), person)));
    }
    return out;
  }
}
