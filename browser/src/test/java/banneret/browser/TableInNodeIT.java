package banneret.browser;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.ClockAndThreads;
import banneret.kernel.table.GameRecord;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table in the browser says to the letter what the same table says on the JVM. */
class TableInNodeIT {
  private static final Titles TITLES = new Titles();
  private static final String SECRET = "a secret that both know";

  @Test
  void a_table_of_battue_says_the_same_in_the_browser() throws Exception {
    check("battue", Tree.fields().put("seats", 2).put("people", 1), 60);
  }

  @Test
  void a_table_of_thrones_says_the_same_in_the_browser() throws Exception {
    check("thrones", Tree.fields().put("seats", 3).put("people", 2), 40);
  }

  @Test
  void a_table_of_battles_says_the_same_in_the_browser() throws Exception {
    check("battles", Tree.fields().put("seats", 2).put("people", 1), 60);
  }

  @Test
  void a_table_of_miniatures_says_the_same_in_the_browser() throws Exception {
    check("miniatures", Tree.fields().put("seats", 2).put("people", 1), 60);
  }

  private static void check(String game, Tree.Fields wish, int turns) throws Exception {
    Tree.Fields book = book(game);
    String script =
        """
        import * as engine from './banneret.mjs';
        const book = %s;
        let table = engine.openTable(book, %s, '%s');
        const say = (text) => console.log(text);
        for (let turn = 0; turn < %d; turn++) {
          const { awaited, over } = JSON.parse(table.seating());
          if (over) break;
          const seat = awaited[0];
          const line = table.think(seat, 'greedy', false);
          say(line);
          say(table.state(seat));
          say(table.draft(seat, line));
          say(table.answer(seat, line));
          say(table.state(-1));
          if (turn %% 10 === 9) {
            table = engine.readTable(book, JSON.parse(table.record()), '%s', 0);
            say(table.replay(0, 3));
          }
        }
        say(table.news(0, -1));
        say(table.recordFor(1));
        say(table.undo(0));
        say(engine.fingerprintOf(book, JSON.parse(table.record())));
        """
            .formatted(Formats.json(book), Formats.json(wish), SECRET, turns, SECRET);
    List<String> expected = said(SpokenGame.read(book), wish, turns);
    assertThat(Node.run(script).lines().toList()).hasSizeGreaterThan(turns * 5).isEqualTo(expected);
  }

  static Tree.Fields book(String game) {
    Ledger ledger = TITLES.ledger(game);
    Tree.Fields clauses = Tree.fields();
    ledger
        .clauses()
        .forEach(it -> clauses.put(it.id(), Tree.fields().put("en", it.en()).put("fr", it.fr())));
    ledger
        .rulings()
        .forEach(it -> clauses.put(it.id(), Tree.fields().put("en", it.en()).put("fr", it.fr())));
    Tree.Fields texts = Tree.fields();
    for (Texts one : TITLES.texts(game)) {
      Tree.Fields all = Tree.fields();
      one.all().forEach(all::put);
      texts.put(one.language(), all);
    }
    return Tree.fields()
        .put("game", game)
        .put("content", TITLES.content(game))
        .put("texts", texts)
        .put("clauses", clauses);
  }

  private static List<String> said(SpokenGame<?> book, Tree.Fields wish, int turns) {
    PageTable<?> table = PageTable.open(book, wish, SECRET);
    List<String> said = new ArrayList<>();
    for (int turn = 0; turn < turns && !table.seating().flag("over"); turn++) {
      int seat = table.seating().itemsOf("awaited").get(0).asNumber();
      String line = table.think(seat, "greedy", ClockAndThreads.COUNTED);
      said.add(line);
      said.add(table.state(seat).canonical());
      said.add(table.draft(seat, line).canonical());
      said.add(table.answer(seat, line).canonical());
      said.add(table.state(-1).canonical());
      if (turn % 10 == 9) {
        table = PageTable.read(book, GameRecord.read(table.record()), SECRET, 0);
        said.add(table.replay(0, 3).canonical());
      }
    }
    said.add(table.news(0, -1).canonical());
    said.add(table.record(1).canonical());
    said.add(table.undo(0).canonical());
    said.add(table.fingerprint());
    return said;
  }
}
