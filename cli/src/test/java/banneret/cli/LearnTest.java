package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.cases.Lesson;
import banneret.cases.LessonStep;
import banneret.cli.command.LearnCommand;
import banneret.kernel.tree.Malformed;
import banneret.play.Lessons;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lessons in the terminal. */
class LearnTest {
  private static final String MINE =
      """
      game: battue
      lesson: {kind: guided, title: {en: Mine, fr: Le mien}, about: {en: One step., fr: Un pas.}}
      cases:
        - name: One step
          learn:
            seat: red
            title: {en: Just move, fr: Bougez}
            try: {en: Move., fr: Bougez.}
            look: {en: Look., fr: Regardez.}
            solved: {en: You moved., fr: Vous avez bougé.}
          given:
            seats: 2
            turn: {phase: move}
            board: {gate-n: {flag: red, red: 6}, s02: {tile: taberna, flag: red}}
            camps: {blue: {edge: south, facing: gate-s, warriors: 6}}
          play: [{red: move gate-n to s02 with 6}]
          expect: {facts: {board: {s02: {red: 6}}}}
      """;

  @TempDir private Path folder;

  private static String typed(String input, String... arguments) {
    return TerminalTest.show(
        "pipe",
        input,
        console ->
            ((LearnCommand) TerminalTest.command("learn", List.of(arguments))).learn(console));
  }

  @ParameterizedTest
  @CsvSource({
    "battue, first-game, en",
    "battue, puzzles, fr",
    "thrones, first-game, fr",
    "thrones, puzzles, en"
  })
  void a_lesson_is_gone_through_by_its_own_lines(String game, String name, String language) {
    Lesson lesson = Lessons.of(new Titles(), game).get(name);
    StringBuilder input = new StringBuilder();
    for (LessonStep step : lesson.steps()) {
      step.lines(step.seat()).forEach(line -> input.append(line).append('\n'));
      input.append('\n');
    }
    String shown = typed(input.toString(), game, name, "--lang", language);
    String flat = shown.replaceAll("\\s+", " ");
    for (LessonStep step : lesson.steps()) {
      assertThat(flat).contains(step.attempt().in(language)).contains(step.solved().in(language));
    }
    assertThat(flat).contains(language.equals("en") ? "the last step" : "la dernière étape");
  }

  @Test
  void a_refusal_is_told_with_what_it_means_and_a_missed_puzzle_begins_anew() {
    String shown = typed("move camp-north to gate-n with 3\nquit\n", "battue");
    assertThat(shown).contains("your warriors stay together");
    String puzzle =
        typed(
            "move gate-n to s02 with 8\n\nmove gate-n to s03 with 8\nquit\n", "battue", "puzzles");
    assertThat(puzzle).containsSubsequence("Not quite.", "Puzzle 1 of 8", "Well done.");
  }

  @Test
  void a_lesson_of_ones_own_comes_with_a_pack_or_a_file() throws IOException {
    Path file = folder.resolve("battue/lessons/mine.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, MINE);
    String input = "move gate-n to s02 with 6\n\n";
    assertThat(typed(input, "battue", "mine", "--pack", folder.toString())).contains("You moved.");
    assertThat(typed(input, "--file", file.toString(), "--lang", "fr"))
        .contains("Vous avez bougé.");
    assertThat(typed("", "battue", "--list", "--pack", folder.toString()))
        .containsSubsequence("first-game", "puzzles", "mine: Mine", "1 Just move");
  }

  @Test
  void what_is_wrong_with_a_lesson_is_told_with_its_line() throws IOException {
    Path file = folder.resolve("mine.yaml");
    Files.writeString(file, MINE.replace(", fr: Bougez}", "}"));
    assertThatThrownBy(() -> typed("", "--file", file.toString()))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("mine.yaml:7")
        .hasMessageContaining("fr");
    assertThatThrownBy(() -> typed("", "battue", "puzles"))
        .hasMessageContaining("first-game, puzzles");
  }
}
