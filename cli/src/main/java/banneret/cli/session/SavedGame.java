package banneret.cli.session;

import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.play.Records;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** A game kept in a file, with who sits where and what is sealed but not yet open. */
public final class SavedGame {
  private static final String SEALED = "sealed";

  private SavedGame() {}

  static void write(Path file, Table<?> table, List<String> chairs) {
    GameRecord record = table.record().playedBy(chairs);
    List<String> sealed = sealed(table, chairs.size());
    if (sealed.stream().allMatch(String::isEmpty)) {
      Records.write(file, record);
    } else {
      Records.write(file, record, Tree.fields().put(SEALED, items(sealed)));
    }
  }

  private static Tree.Items items(List<String> texts) {
    Tree.Items items = Tree.items();
    texts.forEach(items::add);
    return items;
  }

  /** What each seat has sealed, nothing if it has not. */
  static List<String> sealed(Table<?> table, int seats) {
    return IntStream.range(0, seats).mapToObj(table::sealed).toList();
  }

  /** Seals again what was sealed when the game was kept. */
  public static void seal(Path file, Table<?> table) {
    List<String> sealed = Records.beside(file).itemsIfAny(SEALED).texts();
    for (int seat = 0; seat < sealed.size(); seat++) {
      if (!sealed.get(seat).isEmpty() && table.sealed(seat).isEmpty()) {
        table.answer(seat, sealed.get(seat));
      }
    }
  }
}
