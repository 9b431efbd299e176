package banneret.play;

import banneret.cases.Case;
import banneret.cases.CaseFile;
import banneret.kernel.game.Game;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads and runs files of cases; docs/cases.md says how they are written. */
public final class Cases {
  private Cases() {}

  /** Runs all cases of the files and folders; a file that cannot be read is a failed case. */
  public static List<Case.Result> run(Titles titles, Path... paths) {
    List<Case.Result> results = new ArrayList<>();
    for (Path path : paths) {
      for (Path file : files(path)) {
        try {
          for (Case one : read(titles, file)) {
            results.add(one.run());
          }
        } catch (Malformed e) {
          List<String> what = List.of(String.valueOf(e.getMessage()));
          results.add(new Case.Result(file.toString(), "cannot be read", List.of(), "", what));
        }
      }
    }
    return List.copyOf(results);
  }

  /** The case files in a folder and the folders in it, sorted; a file is itself. */
  public static List<Path> files(Path path) {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> all = Files.walk(path)) {
      return all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    } catch (IOException e) {
      throw new Malformed(path.toString(), "cannot be read (" + e.getMessage() + ")");
    }
  }

  /** Reads the cases of one file. */
  public static List<Case> read(Titles titles, Path file) {
    return read(titles, file.toString(), Formats.text(file));
  }

  /** Reads the cases of one text; the file is what errors name. */
  public static List<Case> read(Titles titles, String file, String text) {
    Tree.Fields in = Formats.yamlWithGaps(file, text).asFields();
    Game<?> game = game(titles, in);
    return CaseFile.read(game, titles.knownNames(game.id()), file, in);
  }

  static Game<?> game(Titles titles, Tree.Fields in) {
    Tree id = in.get("game");
    if (!titles.ids().contains(id.asText())) {
      throw id.wrong(
          "there is no game '" + id.asText() + "'; there is " + String.join(", ", titles.ids()));
    }
    return titles.game(id.asText());
  }
}
