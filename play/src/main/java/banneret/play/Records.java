package banneret.play;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Chance;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Records of games as JSON files, one entry to a line. */
public final class Records {
  private Records() {}

  /** The record as it stands in a file. */
  public static String text(GameRecord record) {
    return text(record.write());
  }

  private static String text(Tree.Fields fields) {
    StringBuilder out = new StringBuilder("{");
    String before = "\n  ";
    for (String name : fields.names()) {
      out.append(before).append(Tree.of(name)).append(": ");
      before = ",\n  ";
      Tree value = fields.get(name);
      if (!name.equals("entries")) {
        out.append(Formats.json(value));
        continue;
      }
      String open = "[\n    ";
      for (Tree entry : value.asItems().all()) {
        out.append(open).append(Formats.json(entry));
        open = ",\n    ";
      }
      out.append(value.asItems().size() == 0 ? "[]" : "\n  ]");
    }
    return out.append("\n}\n").toString();
  }

  /** Writes a record; a reader sees the old file or the new one, never half of it. */
  public static void write(Path file, GameRecord record) {
    write(file, text(record));
  }

  /** Writes a record with what is needed beside it to go on where it stops. */
  public static void write(Path file, GameRecord record, Tree.Fields beside) {
    write(file, text(record.write().put(GameRecord.BESIDE, beside)));
  }

  private static void write(Path file, String text) {
    Path next = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(next, text);
      Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a record; what is wrong is said with file and line. */
  public static GameRecord read(Path file) {
    return read(file.toString(), Formats.text(file));
  }

  /** What was noted beside a record, or nothing. */
  public static Tree.Fields beside(Path file) {
    return Formats.json(file.toString(), Formats.text(file))
        .asFields()
        .fieldsIfAny(GameRecord.BESIDE);
  }

  /** Reads a record; the file is what errors name. */
  public static GameRecord read(String file, String text) {
    GameRecord record = GameRecord.read(Formats.json(file, text));
    try {
      record.inForce();
    } catch (Malformed e) {
      throw new Malformed(file, String.valueOf(e.getMessage()));
    }
    return record;
  }

  /** Plays a record again under the content there is; luck goes on from the chance given. */
  public static Table<?> replay(Titles titles, GameRecord record, Chance afterwards) {
    Game<?> game = titles.game(record.game());
    int seats = record.setup().seats();
    if (seats < game.minSeats() || seats > game.maxSeats()) {
      throw new Malformed("", "the record is of a game with " + seats + " seats");
    }
    return Table.replay(game, record, Integer.MAX_VALUE, afterwards);
  }
}
