package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Games with a pack of the player's own: Battue with a stronger north gate and a crimson horde. */
class PackTest {
  @TempDir private Path pack;
  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(pack.resolve("battue/text"));
    String board = board();
    String gate =
        board.lines().filter(line -> line.contains("id: gate-n")).findFirst().orElseThrow();
    String stronger = gate.replaceFirst("defence: 3", "defence: 6");
    assertThat(stronger).isNotEqualTo(gate);
    Files.writeString(pack.resolve("battue/board.yaml"), board.replace(gate, stronger));
    Files.writeString(pack.resolve("battue/text/en.json"), "{\"seat.red\": \"Crimson\"}\n");
  }

  private static String board() throws IOException {
    try (InputStream in = PackTest.class.getResourceAsStream("/banneret/battue/board.yaml")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private int run(String line) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    String[] words = line.split(" ");
    return Banneret.commandLine(List.of(words), Map.of())
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(words);
  }

  @Test
  void a_game_is_played_kept_and_continued_with_the_pack() {
    Path file = folder.resolve("game.json");
    String screen =
        TerminalTest.typed(
            "dumb",
            TerminalTest.lines("look gate-n", "camp north facing gate-n", "save " + file),
            "--seed",
            "7",
            "--option",
            "setup=quick",
            "--pack",
            pack.toString());
    assertThat(screen).contains("defence 6, loot 1, points 1", "Crimson pitches camp");
    assertThat(TerminalTest.typed("dumb", "", "--continue", file + "", "--pack", pack + ""))
        .contains("Crimson > ");
    assertThatThrownBy(() -> TerminalTest.typed("dumb", "", "--continue", file + ""))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("name its pack with --pack");
  }

  @Test
  void simulations_are_played_with_the_pack() {
    String line = "simulate battue --games 20 --seats greedy,random --json";
    assertThat(run(line)).isZero();
    String usual = JsonMapper.shared().readTree(out.toString()).get("fingerprint").asString();
    assertThat(run(line + " --pack " + pack)).isZero();
    assertThat(JsonMapper.shared().readTree(out.toString()).get("fingerprint").asString())
        .isNotEqualTo(usual);
  }

  @Test
  void cases_are_run_with_the_pack() throws IOException {
    Path file = folder.resolve("case.yaml");
    Files.writeString(
        file,
        """
        game: battue
        name: the gate holds
        given:
          seats: 2
          turn: {active: red, phase: battles}
          board: {gate-n: {red: 5}, wall-n-w: {flag: red, red: 1}, gate-s: {flag: blue, blue: 3}}
        chance: [attack 1, defence 1]
        play: []
        expect: {told: [round-lost]}
        """);
    assertThat(run("cases " + file)).as(out + "" + err).isEqualTo(1);
    assertThat(run("cases --pack " + pack + " " + file)).as(out + "" + err).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play battue",
        "simulate battue --seats random,random",
        "bench battue",
      })
  void a_mistake_in_the_pack_is_told_with_file_and_line(String command) throws IOException {
    Path file = pack.resolve("battue/board.yaml");
    String gate = "id: gate-n, kind: gate";
    int line = board().substring(0, board().indexOf(gate)).split("\n", -1).length;
    Files.writeString(file, board().replace(gate, "id: gate-n, kind: hole"));
    assertThat(run(command + " --pack " + pack)).isEqualTo(2);
    assertThat(err.toString())
        .startsWith(file + ":" + line + ": ")
        .contains("hole")
        .doesNotContain("\tat ");
    assertThat(err.toString().lines().count()).isEqualTo(1);
  }
}
