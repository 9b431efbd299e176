package banneret.server.people;

import banneret.kernel.tree.Tree;
import banneret.server.store.Clock;
import banneret.server.store.Database;
import banneret.server.store.RowTrees;
import banneret.server.store.Rows;
import banneret.server.store.Writer;
import banneret.server.trouble.Trouble;
import org.jdbi.v3.core.Jdbi;

/**
 * What accounts are to each other. Two are friends if each has asked the other. Whoever is blocked
 * is not told so: what he asks for is simply never seen.
 */
public final class Relations {
  private static final int MOST = 500;
  private static final String UNSEEN =
      " and not exists (select 1 from block where block.person = ? and block.other = person.id)";

  private final Jdbi jdbi;
  private final Clock clock;
  private final Writer writer;
  private final People people;

  public Relations(Database database, Writer writer, People people) {
    jdbi = database.jdbi();
    clock = database.clock();
    this.writer = writer;
    this.people = people;
  }

  /** An account that somebody names, who must have one himself and not mean himself. */
  Rows.Person other(String person, String account) {
    people.mustHaveAccount(person);
    Rows.Person other =
        people.account(account).orElseThrow(() -> Trouble.of(404, "no-such-account"));
    if (other.id().equals(person)) {
      throw Trouble.of(409, "yourself");
    }
    return other;
  }

  /** Friends, those whom somebody has asked, those who ask him, and those he has blocked. */
  public Tree.Fields of(String person) {
    return jdbi.withHandle(handle -> {
      String asked =
          "select name, account from friend join person on person.id = friend.other"
              + " where friend.person = ? and %s exists (select 1 from friend back"
              + " where back.person = friend.other and back.other = friend.person)"
              + " order by name_key";
      String asks =
          "select name, account from friend join person on person.id = friend.person"
              + " where friend.other = ? and not exists (select 1 from friend back"
              + " where back.person = friend.other and back.other = friend.person)";
      String blocked =
          "select name, account from block join person on person.id = block.other"
              + " where block.person = ? order by name_key";
      return Tree.fields()
          .put("friends", RowTrees.all(handle, asked.formatted(""), person))
          .put("asked", RowTrees.all(handle, asked.formatted("not"), person))
          .put("asks", RowTrees.all(handle, asks + UNSEEN + " order by name_key", person, person))
          .put("blocked", RowTrees.all(handle, blocked, person));
    });
  }

  /** Asks to be somebody's friend, or says yes to him. */
  public void befriend(String person, String account) {
    add("friend", person, other(person, account).id());
  }

  /** Two are friends no more, or never were. */
  public void unfriend(String person, String account) {
    String other = other(person, account).id();
    writer.run(handle ->
        handle.execute(
            "delete from friend where (person = ? and other = ?) or (person = ? and other = ?)",
            person,
            other,
            other,
            person));
  }

  /** Wants nothing to do with somebody any more. */
  public void block(String person, String account) {
    String other = other(person, account).id();
    add("block", person, other);
    writer.run(handle -> {
      handle.execute("delete from friend where person = ? and other = ?", person, other);
      handle.execute("delete from invitation where person = ? and inviter = ?", person, other);
    });
  }

  public void unblock(String person, String account) {
    String other = other(person, account).id();
    writer.run(handle ->
        handle.execute("delete from block where person = ? and other = ?", person, other));
  }

  private void add(String table, String person, String other) {
    boolean[] few = {false};
    long now = clock.now();
    writer.run(handle -> {
      int count =
          handle
              .createQuery("select count(*) from <table> where person = :person")
              .define("table", table)
              .bind("person", person)
              .mapTo(Integer.class)
              .one();
      few[0] = count < MOST;
      if (few[0]) {
        handle
            .createUpdate(
                "insert into <table> (person, other, at) values (:person, :other, :now)"
                    + " on conflict do nothing")
            .define("table", table)
            .bind("person", person)
            .bind("other", other)
            .bind("now", now)
            .execute();
      }
    });
    if (!few[0]) {
      throw Trouble.of(409, "too-many-people");
    }
  }
}
