package banneret.cli.session;

import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.play.Records;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A game kept in a file, with who sits where, what is sealed but not yet open, the line that was
 * begun and where its luck comes from.
 */
public final class SavedGame {
  private static final String SEALED = "sealed";
  private static final String LUCK = "luck";
  private static final String BEGUN = "begun";

  private SavedGame() {}

  /** A line that a seat has begun to say. */
  public record Begun(int seat, String line) {
    /** Nothing. */
    public static final Begun NONE = new Begun(-1, "");
  }

  /**
   * @param luck the seed that all luck of the game came from, or null if it came from several
   */
  static void write(
      Path file, Table<?> table, List<String> chairs, @Nullable Integer luck, Begun begun) {
    GameRecord record = table.record().playedBy(chairs);
    List<String> sealed = sealed(table, chairs.size());
    Tree.Fields beside = Tree.fields();
    if (!sealed.stream().allMatch(String::isEmpty)) {
      beside.put(SEALED, items(sealed));
    }
    if (luck != null && table.standing() == null) {
      beside.put(LUCK, luck);
    }
    if (!begun.line.isEmpty()) {
      beside.put(BEGUN, Tree.fields().put("seat", begun.seat).put("line", begun.line));
    }
    if (beside.names().isEmpty()) {
      Records.write(file, record);
    } else {
      Records.write(file, record, beside);
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

  /** The seed that all luck of the game came from, or null if that was not noted. */
  public static @Nullable Integer luck(Path file) {
    Tree.Fields beside = Records.beside(file);
    return beside.has(LUCK) ? beside.number(LUCK) : null;
  }

  /** The line that was begun when the game was kept. */
  public static Begun begun(Path file) {
    Tree.Fields beside = Records.beside(file);
    if (!beside.has(BEGUN)) {
      return Begun.NONE;
    }
    Tree.Fields begun = beside.fieldsOf(BEGUN);
    return new Begun(begun.number("seat"), begun.text("line"));
  }
}
