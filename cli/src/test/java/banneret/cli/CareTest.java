package banneret.cli;

import static banneret.cli.TerminalTest.lines;
import static banneret.cli.TerminalTest.typed;
import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Standing;
import banneret.kernel.table.Entry;
import banneret.kernel.table.Table;
import banneret.play.Records;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The terminal takes care: nothing is lost, nothing is overwritten unasked, slips are understood.
 */
class CareTest {
  @TempDir private Path folder;

  private static String play(String seats, String input, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("battue", "--seats", seats, "--seed", "7", "--option", "setup=quick"));
    arguments.addAll(List.of(more));
    return typed("dumb", input, arguments.toArray(String[]::new));
  }

  private static Standing over(Path file) {
    Table<?> table = Records.replay(new Titles(), Records.read(file), new Seeded(0));
    return Objects.requireNonNull(table.standing());
  }

  @Test
  void a_game_that_goes_on_has_the_luck_it_would_have_had() {
    Path whole = folder.resolve("whole.json");
    Path parts = folder.resolve("parts.json");
    play("human,human", "1\n".repeat(60), "--record", whole.toString());
    play("human,human", "1\n".repeat(25), "--record", parts.toString());
    int before = Records.read(parts).entries().size();
    String file = parts.toString();
    typed("dumb", "1\n".repeat(20), "--continue", file, "--record", file);
    typed("dumb", "1\n".repeat(10), "--continue", file, "--record", file);
    List<Entry> all = Records.read(whole).entries();
    List<Entry> again = Records.read(parts).entries();
    int common = Math.min(all.size(), again.size());
    assertThat(common).isGreaterThan(before);
    assertThat(again.subList(0, common)).isEqualTo(all.subList(0, common));
    assertThat(again.subList(before, common).stream().anyMatch(one -> !one.dealt().isEmpty()))
        .as("dice fell after it went on")
        .isTrue();
  }

  @Test
  void a_line_that_was_begun_is_not_lost() {
    Path file = folder.resolve("begun.json");
    play("human,greedy", lines("camp north"), "--record", file.toString());
    String screen = typed("dumb", lines("gate-n"), "--continue", file.toString());
    assertThat(screen)
        .contains("camp north …")
        .contains("Red pitches camp before the north edge, facing the Porta Septentrionalis");
  }

  @Test
  void saving_asks_before_it_overwrites() throws IOException {
    Path file = folder.resolve("mine.json");
    Files.writeString(file, "precious");
    String kept = play("human,greedy", lines("save " + file, "n", "quit", "y"));
    assertThat(kept).contains("exists already").contains("nothing was saved");
    assertThat(file).hasContent("precious");
    String screen = play("human,greedy", lines("save " + file, "y", "save " + file, "quit"));
    assertThat(screen).containsOnlyOnce("exists already");
    assertThat(Records.read(file).entries()).isNotEmpty();
  }

  @Test
  void a_slip_gets_what_was_meant() {
    assertThat(play("human,greedy", lines("cmap north"))).contains("Do you mean “camp north”?");
    assertThat(play("human,greedy", lines("camp nroth"))).contains("Do you mean “camp north”?");
    assertThat(play("human,greedy", lines("hlep"))).contains("Do you mean “help”?");
    assertThat(play("human,greedy", lines("xyzzyx"))).doesNotContain("Do you mean");
  }

  @Test
  void a_hint_in_a_begun_line_goes_on_with_it() {
    String screen = play("human,greedy", lines("camp south", "hint"), "--bot-threads", "1");
    assertThat(screen).containsPattern("would say: (camp south )?facing");
  }

  @Test
  void who_resigns_is_asked_and_loses() {
    Path file = folder.resolve("resigned.json");
    String screen =
        play(
            "human,greedy",
            lines("camp north facing gate-n", "resign", "n", "resign", "y"),
            "--record",
            file.toString());
    assertThat(screen)
        .contains("Resign? The game ends and your opponent wins.")
        .contains("Red resigns.")
        .contains("Blue is the only one left and wins.");
    assertThat(over(file).places()).containsExactly(2, 1);
  }

  @Test
  void among_people_a_bot_plays_on_for_whoever_resigned() {
    Path file = folder.resolve("three.json");
    play("human,human,human", lines("resign", "y", "finish", "y"), "--record", file.toString());
    assertThat(Records.read(file).players()).contains("normal");
    assertThat(over(file).places()).contains(3);
  }

  @Test
  void bots_end_no_game_in_which_something_happens() {
    String screen = play("human,greedy", lines("finish", "quit", "y"));
    assertThat(screen).contains("Bots agree to an end only when");
  }
}
