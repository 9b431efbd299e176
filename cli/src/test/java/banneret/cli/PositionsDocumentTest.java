package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Choice;
import banneret.kernel.step.Position;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The positions in docs/positions.md can be read, and lines are said as it tells. */
class PositionsDocumentTest {
  private static final Path DOCUMENT = Path.of("../docs/positions.md");
  private static final Path CASES = Path.of("../games/miniatures/cases");
  private static final Path SOURCES = Path.of("../games/miniatures/src/main/java");
  private static final Pattern PHRASE =
      Pattern.compile("(?:phrase|orElse|answers)\\(\\s*\"([^\"]+)\"");
  private static final Pattern SNIPPET = Pattern.compile("(?s)```yaml\n(.*?)```");
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (`.*?) \\| .* \\|$");
  private static final Pattern TICKED = Pattern.compile("`([^`]+)`");
  private static final Pattern SAID =
      Pattern.compile(
          "(?:red|blue|green|gold): \"?((?:[a-z][a-z-]*|[a-z]+-[0-9]+)(?: [^\\]},\"\n]+)?)");
  private static final int ANSWERS = 400;

  private final Titles titles = new Titles();
  private String document = "";

  @BeforeEach
  void read() throws IOException {
    document = Files.readString(DOCUMENT);
  }

  private String chapter(String game) {
    String heading = "\n## " + game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
    int from = document.indexOf(heading + "\n");
    int to = document.indexOf("\n## ", from + 1);
    return document.substring(from, to < 0 ? document.length() : to);
  }

  @ParameterizedTest
  @ValueSource(strings = {"battue", "thrones", "battles", "miniatures"})
  void every_position_in_it_can_be_read(String id) {
    Matcher snippets = SNIPPET.matcher(chapter(id));
    int count = 0;
    while (snippets.find()) {
      check(titles.game(id), Formats.yaml("docs/positions.md", snippets.group(1)).asFields());
      count++;
    }
    assertThat(count).isPositive();
  }

  private static <P extends Position<P>> void check(Game<P> game, Tree.Fields tree) {
    P position = Positions.read(game, tree);
    Tree.Fields written = Positions.write(game, position);
    Tree.Fields again = Positions.write(game, Positions.read(game, written));
    assertThat(again.canonical()).isEqualTo(written.canonical());
  }

  /** Every field that a case of the game gives is in the tables. */
  @Test
  void every_field_of_a_position_of_miniatures_is_told() throws IOException {
    String chapter = chapter("miniatures");
    Set<String> untold = new TreeSet<>();
    for (Tree.Fields position : positions(titles.game("miniatures"))) {
      for (String name : position.names()) {
        if (!document.contains("`" + name + "`")) {
          untold.add(name);
        }
      }
      for (String unit : position.fieldsIfAny("units").names()) {
        for (String name : position.fieldsOf("units").fieldsOf(unit).names()) {
          if (!chapter.contains("`" + name + "`")) {
            untold.add("units." + name);
          }
        }
      }
    }
    assertThat(untold).isEmpty();
  }

  /** Positions in the middle of games of all modes. */
  private static <P extends Position<P>> List<Tree.Fields> positions(Game<P> game) {
    List<Tree.Fields> found = new ArrayList<>();
    for (String mode : game.options().getFirst().values()) {
      found.add(random(game, mode).write());
    }
    return found;
  }

  /** Every line in the tables is like one that is said in a case, or like a phrase of a step. */
  @Test
  void every_line_of_miniatures_is_said_so() throws IOException {
    Game<?> game = titles.game("miniatures");
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(CASES)) {
      for (Path file : files.toList()) {
        Matcher said = SAID.matcher(Files.readString(file));
        while (said.find()) {
          lines.add(like(game, said.group(1)));
        }
      }
    }
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Matcher phrase = PHRASE.matcher(Files.readString(file));
        while (phrase.find()) {
          lines.add(like(game, phrase.group(1)));
        }
      }
    }
    String all = " " + String.join(" | ", lines) + " ";
    List<String> unlike = new ArrayList<>();
    Matcher rows = ROW.matcher(chapter("miniatures").replaceFirst("(?s)^.*### Notation", ""));
    while (rows.find()) {
      Matcher ticked = TICKED.matcher(rows.group(1));
      while (ticked.find()) {
        String like = like(game, ticked.group(1));
        if (!all.contains(" " + like + " ")) {
          unlike.add(ticked.group(1));
        }
      }
    }
    assertThat(unlike).isEmpty();
  }

  private static <P extends Position<P>> Table<P> random(Game<P> game, String mode) {
    Seeded luck = new Seeded(mode.hashCode());
    Setup setup = Setup.of(2).with("mode", Tree.of(mode)).with("terrain", Tree.of("3"));
    Table<P> table = Table.open(game, setup, new Seeded(7), true);
    for (int i = 0; i < ANSWERS && table.awaited() != 0; i++) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      String line = "";
      for (Asked asked = table.question(seat);
          asked != null;
          asked = table.draft(seat, line).next()) {
        Choice choice = asked.choices().get(luck.below(asked.choices().size()));
        line = (line + " " + choice.phrase()).strip();
      }
      table.answer(seat, line);
    }
    return table;
  }

  /** A line in which names and numbers do not matter. */
  private static String like(Game<?> game, String line) {
    StringBuilder out = new StringBuilder();
    for (String word : line.strip().split(" +")) {
      boolean name =
          word.matches("-?[0-9]+|\\{.*}")
              || (word.contains("-") && !word.matches("re-roll|(near|far)-(left|right)"))
              || Stream.of("zone", "terrain", "condition", "face", "ncu", "card", "mission", "seat")
                  .anyMatch(kind -> game.names(kind).id(word) >= 0);
      out.append(out.isEmpty() ? "" : " ").append(name ? "_" : word);
    }
    return out.toString();
  }
}
