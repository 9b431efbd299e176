package banneret.cli;

import static banneret.cli.TerminalTest.lines;
import static banneret.cli.TerminalTest.typed;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Battue played by typing: the reader's own words, and what passes from one person to another. */
class BattueTerminalTest {
  @TempDir private Path folder;

  /** What the screen shows when these lines are typed after a position. */
  private String from(String position, String language, String seats, String... typed)
      throws IOException {
    Path file = folder.resolve("position.yaml");
    Files.writeString(file, position);
    return typed(
        "dumb",
        lines(typed),
        "battue",
        "--lang",
        language,
        "--seats",
        seats,
        "--seed",
        "7",
        "--from",
        file.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "fr;mener gate-n vers s02 avec 3;mène 3 guerriers de la Porta Septentrionalis (gate-n)"
            + " vers",
        "fr;Porta Septentrionalis vers l'îlot s02 avec 2;mène 2 guerriers de la Porta",
        "fr;gate-n vers Popina avec 1;mène un guerrier de la Porta",
        "fr;déplacer la porta septentrionalis vers s2 avec 3;mène 3 guerriers de la Porta",
        "fr;gate-n vers l'insula aurificum avec 2;vers l'îlot s03 (Insula Aurificum)",
        "fr;gate-n vers aurificum avec 2;vers l'îlot s03 (Insula Aurificum)",
        "fr;rien;Manche 2 : au tour de ■Bleu.",
        "fr;pas d'autres;Manche 2 : au tour de ■Bleu.",
        "fr;gate-n vers gate-s;(battue.move.adjacent-tile)",
        "fr;xyzzy;n’est pas compris ici.",
        "en;gate-n to the popina with 2;leads 2 warriors from the Porta",
        "en;done;Round 2: ■Blue"
      })
  void lines_are_understood_in_the_readers_own_words(String language, String line, String shown)
      throws IOException {
    String position =
        """
        seats: 2
        turn: {active: red, first: blue, phase: move}
        board:
          gate-n: {flag: red, red: 5}
          s02: {tile: popina}
          s03: {tile: insula-aurificum}
          gate-s: {flag: blue, blue: 5}
        """;
    assertThat(from(position, language, "human,human", line)).contains(shown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "camp nord face gate-n;camp nord face gate-n",
        "bord nord face à la Porta Septentrionalis;",
        "nord;gate-n",
        "bord nord;face porta septentrionalis"
      })
  void a_camp_is_pitched_in_french(String first, String second) {
    String screen =
        typed(
            "dumb",
            lines(first, second == null ? "" : second),
            "battue",
            "--lang",
            "fr",
            "--seats",
            "human,human",
            "--seed",
            "7",
            "--option",
            "setup=quick");
    assertThat(screen)
        .contains("dresse son camp devant le bord nord, face à la Porta Septentrionalis (gate-n)");
  }

  @Test
  void an_edge_that_is_taken_is_refused_for_that() {
    String screen =
        typed(
            "dumb",
            lines("bord nord face gate-n", "bord nord"),
            "battue",
            "--lang",
            "fr",
            "--seats",
            "human,human",
            "--seed",
            "7",
            "--option",
            "setup=quick");
    assertThat(screen).contains("(battue.setup.one-player-per-edge)");
  }

  @Test
  void nobody_hands_over_before_there_is_a_secret() {
    String screen =
        typed(
            "dumb",
            lines("camp north facing gate-n", "camp south facing gate-s", "call no more"),
            "battue",
            "--seats",
            "human,human",
            "--seed",
            "7",
            "--option",
            "setup=quick");
    assertThat(screen)
        .contains("Which horde moves?")
        .containsPattern("(?s)▶● Red.*On which side.*▶■ Blue.*On which side")
        .doesNotContain("Hand over");
  }

  @Test
  void who_has_ended_his_turn_by_mistake_takes_it_back_before_he_hands_over() throws IOException {
    String position =
        """
        seats: 2
        turn: {active: red, phase: end}
        board:
          gate-n: {flag: red, red: 5}
          gate-s: {flag: blue, blue: 5}
        hands:
          red: {loot: 1}
        """;
    String screen = from(position, "en", "human,human", "", "pass", "undo", "play loot");
    assertThat(screen)
        .containsPattern("(?s)Red > .*undo takes your move back:.*Red > .*Red plays Loot");
  }

  @Test
  void a_line_that_goes_on_counts_what_was_said() throws IOException {
    String position =
        """
        seats: 2
        turn: {active: red, phase: end}
        board:
          gate-n: {flag: red, red: 5}
          gate-s: {flag: blue, blue: 5}
        hands:
          red: {change-of-fate: 1, loot: 1, spy: 1}
        """;
    String screen = from(position, "en", "human,greedy", "play change-of-fate discard spy");
    assertThat(screen).contains("(1 so far)").doesNotContain("(0 so far)");
  }

  @Test
  void a_card_is_meant_by_its_whole_name_though_another_ends_with_it() throws IOException {
    String position =
        """
        seats: 2
        turn: {active: red, phase: end}
        board:
          gate-n: {flag: red, red: 5}
          gate-s: {flag: blue, blue: 5}
        hands:
          red: {loot: 1, big-loot: 1}
        """;
    assertThat(from(position, "fr", "human,greedy", "butin")).contains("Rouge joue Butin.");
  }
}
