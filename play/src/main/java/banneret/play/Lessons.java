package banneret.play;

import banneret.cases.Lesson;
import banneret.kernel.tree.Tree;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The lessons of a game: those it brings along, then those of a pack. */
public final class Lessons {
  /** The names of those a game brings along, in this order, as far as it has them. */
  static final List<String> BUNDLED = List.of("first-game", "puzzles");

  private static final String FOLDER = "lessons";
  private static final String YAML = ".yaml";

  private Lessons() {}

  /** All lessons of a game by the names of their files. */
  public static Map<String, Lesson> of(Titles titles, String game) {
    Map<String, Lesson> lessons = new LinkedHashMap<>();
    for (String name : BUNDLED) {
      String file = FOLDER + "/" + name + YAML;
      String text = titles.bundled(game, file);
      if (text != null) {
        lessons.put(name, read(titles, game + "/" + file, text));
      }
    }
    for (String name : titles.added(game, FOLDER)) {
      lessons.put(name, read(titles, titles.inPack(game, FOLDER + "/" + name + YAML)));
    }
    return lessons;
  }

  /** Reads one lesson from a file. */
  public static Lesson read(Titles titles, Path file) {
    return read(titles, file.toString(), Formats.text(file));
  }

  private static Lesson read(Titles titles, String file, String text) {
    Tree.Fields in = Formats.yamlWithGaps(file, text).asFields();
    String game = Cases.game(titles, in).id();
    return Lesson.read(titles.game(game), titles.knownNames(game), file, in);
  }
}
