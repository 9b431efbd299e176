package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Committed;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.LuckProof;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What is told to those who host, and to those who do not trust them. */
class HostingTest {
  private static final String SECRET = "secret";
  private static final List<String> ADDED = List.of("a", "b");
  private static final Tree.Fields SHORT = Tree.fields().put("setup", "quick").put("rounds", "20");

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    CommandLine command = Banneret.commandLine(List.of(words), Map.of());
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return command.execute(words);
  }

  private static <P extends Position<P>> GameRecord played(Game<P> game) {
    Committed luck = LuckProof.source(SECRET, ADDED, true);
    Table<P> table = Table.open(game, new Setup(2, SHORT), luck, true);
    for (int i = 0; table.standing() == null; i++) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      table.answer(seat, table.view(seat).line(Bots.<P>named("random", i)::choose));
    }
    return table.record().with(dice(0));
  }

  private static LuckProof dice(int after) {
    return new LuckProof(Committed.commitment(SECRET), ADDED, after, SECRET, true);
  }

  private String file(GameRecord record) {
    try {
      return Files.writeString(folder.resolve("record.json"), Formats.json(record.write()))
          .toString();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void every_outcome_of_a_record_is_derived_anew() {
    GameRecord record = played(new Titles().game("battue"));
    assertThat(run("verify-dice", file(record))).isZero();
    assertThat(out.toString()).contains(record.drawn() + " were derived anew");
  }

  @ParameterizedTest
  @CsvSource({"1", "1000000"})
  void a_record_that_hides_outcomes_does_not_pass(int after) {
    GameRecord record = played(new Titles().game("battue")).with(dice(after));
    assertThat(run("verify-dice", file(record))).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString().replace(folder.toString(), ""))
        .contains("came from elsewhere")
        .doesNotContain("-9");
  }

  @Test
  void a_record_of_another_secret_does_not_pass() {
    LuckProof other = new LuckProof(Committed.commitment("x"), ADDED, 0, "x", true);
    GameRecord record = played(new Titles().game("battue")).with(other);
    assertThat(run("verify-dice", file(record))).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void without_a_home_there_is_one_sentence() {
    String home = System.getProperty("user.home");
    try {
      System.setProperty("user.home", "?");
      assertThat(run("export", folder.resolve("all").toString())).isEqualTo(2);
    } finally {
      System.setProperty("user.home", home);
    }
    assertThat(err.toString()).contains("There is no home folder").doesNotContain("Exception");
    assertThat(err.toString().lines()).hasSize(1);
  }

  @Test
  void a_wrong_database_is_said_in_one_sentence_without_its_password() {
    String url = "jdbc:postgresql://localhost:1/x?user=u&password=sesame";
    assertThat(run("serve", "--port", "0", "--database", url)).isEqualTo(2);
    assertThat(err.toString()).contains("no database answers").doesNotContain("sesame", "\tat ");
  }
}
