package banneret.browser;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.ClockAndThreads;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The engine in the browser checks no bound, null or cast by itself. So a record with something
 * wrong in it must be refused there for the reason it is refused for on the JVM, or be taken and
 * come to the same end.
 */
class BrokenRecordsInNodeIT {
  private static final int BROKEN = 200;

  @Test
  void broken_records_of_battue_are_refused_in_the_browser() throws Exception {
    check("battue", 2);
  }

  @Test
  void broken_records_of_thrones_are_refused_in_the_browser() throws Exception {
    check("thrones", 3);
  }

  @Test
  void broken_records_of_battles_are_refused_in_the_browser() throws Exception {
    check("battles", 2);
  }

  @Test
  void broken_records_of_miniatures_are_refused_in_the_browser() throws Exception {
    check("miniatures", 2);
  }

  private static void check(String game, int seats) throws Exception {
    Tree.Fields book = TableInNodeIT.book(game);
    PageTable<?> table =
        PageTable.open(
            SpokenGame.read(book), Tree.fields().put("seats", seats).put("people", 0), "secret");
    for (int turn = 0; turn < 60; turn++) {
      int seat = table.seating().itemsOf("awaited").get(0).asNumber();
      table.answer(seat, table.think(seat, "random", ClockAndThreads.COUNTED));
    }
    String record = Formats.json(table.record());
    Seeded random = new Seeded(1);
    List<String> broken = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < BROKEN; i++) {
      Tree spoilt = spoil(Formats.json("record.json", record), random);
      broken.add(Formats.json(spoilt).replace("\n", " "));
      expected.add(outcome(book, spoilt));
    }
    String script =
        """
        import { fingerprintOf } from './banneret.mjs';
        const book = %s;
        for (const record of [%s]) {
          try {
            console.log(fingerprintOf(book, record));
          } catch (failure) {
            const isOurs = failure instanceof Error && !(failure instanceof TypeError || failure instanceof RangeError);
            console.log(isOurs ? 'refused' : 'failed: ' + failure);
          }
        }
        """
            .formatted(Formats.json(book), String.join(",\n", broken));
    assertThat(expected).contains("refused").anyMatch(end -> !end.equals("refused"));
    assertThat(Node.run(script).lines().toList()).isEqualTo(expected);
  }

  private static String outcome(Tree.Fields book, Tree record) {
    try {
      return Table.replay(
              SpokenGame.read(book).game(),
              GameRecord.read(record),
              Integer.MAX_VALUE,
              new Seeded(0))
          .write()
          .fingerprint();
    } catch (Malformed e) {
      return "refused";
    }
  }

  /** The same tree with one value left out or of another kind or size. */
  private static Tree spoil(Tree tree, Seeded random) {
    if (tree instanceof Tree.Fields fields && fields.names().size() > 0) {
      List<String> names = List.copyOf(fields.names());
      String chosen = names.get(random.below(names.size()));
      boolean isLeftOut = random.below(8) == 0;
      Tree.Fields out = Tree.fields();
      for (String name : names) {
        if (!name.equals(chosen)) {
          out.put(name, fields.get(name));
        } else if (!isLeftOut) {
          out.put(name, spoil(fields.get(name), random));
        }
      }
      return out;
    }
    if (tree instanceof Tree.Items items && items.size() > 0 && random.below(6) > 0) {
      int chosen = random.below(items.size());
      Tree.Items out = Tree.items();
      for (int i = 0; i < items.size(); i++) {
        out.add(i == chosen ? spoil(items.get(i), random) : items.get(i));
      }
      return out;
    }
    return switch (random.below(7)) {
      case 0 -> Tree.of(99);
      case 1 -> Tree.of(-1);
      case 2 -> Tree.of(random.below(6));
      case 3 -> Tree.of("purple");
      case 4 -> Tree.items();
      case 5 -> Tree.fields();
      default -> Tree.of(1 << 30);
    };
  }
}
