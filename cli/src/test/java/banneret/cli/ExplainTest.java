package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.cli.command.ExplainCommand;
import banneret.kernel.table.Entry;
import banneret.kernel.tree.Malformed;
import banneret.play.Records;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What explain tells about games that were played. */
class ExplainTest {
  @TempDir private static Path folder;

  @BeforeAll
  static void play() {
    String[] games = {
      "simulate battue --games 1 --seats greedy,random --option setup=quick --option rounds=20",
      "simulate thrones --games 1 --seats greedy,random,random --option houses=in-order"
    };
    for (String game : games) {
      String[] words = (game + " --records " + folder).split(" ");
      StringWriter out = new StringWriter();
      assertThat(
              Banneret.commandLine(List.of(words), Map.of())
                  .setOut(new PrintWriter(out))
                  .execute(words))
          .isZero();
    }
  }

  private static String explain(String file, String arguments) {
    List<String> words = new ArrayList<>(List.of(folder.resolve(file).toString()));
    words.addAll(List.of(arguments.split(" ")));
    return TerminalTest.show(
        "dumb",
        "",
        console -> ((ExplainCommand) TerminalTest.command("explain", words)).explain(console));
  }

  private static List<Entry> entries(String file) {
    return Records.read(folder.resolve(file)).inForce();
  }

  /** The number of the first answer that begins so. */
  private static int answer(String file, String line) {
    List<Entry> entries = entries(file);
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Entry.Answered answered && answered.line().startsWith(line)) {
        return i + 1;
      }
    }
    throw new AssertionError("nobody said " + line);
  }

  @Test
  void an_answer_is_explained_word_by_word_the_best_first() {
    int at = answer("battue-1.json", "move ");
    Entry.Answered answered = (Entry.Answered) entries("battue-1.json").get(at - 1);
    String told = explain("battue-1.json", "--at " + at + " --effort 60");
    assertThat(told)
        .startsWith("Entry " + at + ", round ")
        .contains(answered.seat() == 0 ? "Red: " : "Blue: ", "Which horde moves?")
        .contains("Played: " + answered.line())
        .contains("hard@60 would play")
        .containsPattern("▸ +[0-9]+% of tries, +[0-9]+% victory: move ")
        .doesNotContain("{");
    List<Integer> shares =
        told.lines()
            .filter(line -> line.contains("of tries") && line.contains(": move "))
            .map(line -> Integer.parseInt(line.replaceFirst("^[ ▸]*([0-9]+)%.*", "$1")))
            .toList();
    assertThat(shares).hasSizeGreaterThan(1);
    assertThat(shares).isSortedAccordingTo((one, other) -> other - one);
  }

  @Test
  void it_is_told_in_french_too_and_by_any_bot() {
    int at = answer("battue-1.json", "move ");
    assertThat(explain("battue-1.json", "--at " + at + " --bot easy@30 --lang fr"))
        .contains(
            "Joué : move ",
            "easy@30 jouerait",
            " des essais, ",
            " de victoire : camp devant le bord nord");
    assertThat(explain("battue-1.json", "--at " + at + " --bot greedy"))
        .contains("greedy does not weigh its options in figures");
  }

  @Test
  void opened_lines_are_explained_seat_by_seat_or_for_one() {
    int at = 2;
    assertThat(entries("thrones-1.json").get(at - 1)).isInstanceOf(Entry.Opened.class);
    String all = explain("thrones-1.json", "--at " + at + " --effort 20");
    assertThat(all)
        .contains("Stark: ", "Lannister: ", "Baratheon: ")
        .contains("Played: winterfell ", "Played: lannisport ", "Played: dragonstone ");
    assertThat(explain("thrones-1.json", "--at " + at + " --effort 20 --seat 2"))
        .contains("Lannister: ", "Played: lannisport ")
        .doesNotContain("Stark: ", "Played: winterfell ");
  }

  @Test
  void the_secrets_of_a_game_that_goes_on_are_told_only_of_a_seat_that_is_named() {
    Path file = folder.resolve("goes-on.json");
    TerminalTest.typed(
        "dumb",
        TerminalTest.lines("camp north facing gate-n"),
        "battue",
        "--seats",
        "human,random",
        "--seed",
        "7",
        "--option",
        "setup=quick",
        "--record",
        file.toString());
    assertThatThrownBy(() -> explain("goes-on.json", "--at 2"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("say with --seat 1 whose");
    assertThat(explain("goes-on.json", "--at 2 --seat 1 --effort 20"))
        .contains("Played: camp north facing gate-n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--at 0 | There is no entry 0: they go from 1 to ",
        "--at 100000 | There is no entry 100000: they go from 1 to ",
        "--at 1 | Entry 1 is the beginning: nobody chose anything.",
        "--at 2 --seat 3 | A seat is a number from 1 to 2",
        "--at 2 --seat -1 | A seat is a number from 1 to 2",
        "--at 2 --bot genius | Nobody is called \"genius\"",
        "--at 2 --effort soon | \"hard@soon\" is no bot",
        "--at 2 --bot greedy --effort 2s | \"greedy@2s\" is no bot",
      })
  void mistakes_get_a_sentence(String arguments, String said) {
    assertThatThrownBy(() -> explain("battue-1.json", arguments))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining(said);
  }

  @Test
  void a_seat_that_said_nothing_has_nothing_to_explain() {
    int at = answer("battue-1.json", "camp ");
    Entry.Answered answered = (Entry.Answered) entries("battue-1.json").get(at - 1);
    int other = answered.seat() == 0 ? 2 : 1;
    assertThatThrownBy(() -> explain("battue-1.json", "--at " + at + " --seat " + other))
        .hasMessage("Seat " + other + " said nothing at entry " + at + ".");
  }
}
