package banneret.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
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
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
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
    assertThat(out.toString())
        .contains("All " + record.drawn() + " outcomes follow from the secret");
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

  /** What may be written into a file: a pattern and what stands in its place. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "an outcome          | \"attack ([1-5])\"              | \"attack 6\"",
        "its kind            | \"attack ([1-6])\"              | \"defence $1\"",
        "one fewer           | \"attack [1-6]\",              | ''",
        "one more            | \"attack ([1-6])\"              | \"attack $1\",\"attack $1\"",
        "two changed over    | \"attack ([1-6])\",\"defence ((?!\\1)[1-6])\" | \"attack"
            + " $2\",\"defence $1\"",
        "hidden              | \"attack [1-6]\"                | {\"hidden\":true}",
        "a part added        | \\[\"a\",\"b\"\\]             | [\"a\",\"c\"]",
        "a part left out     | \\[\"a\",\"b\"\\]             | [\"a\"]",
        "a part more         | \\[\"a\",\"b\"\\]             | [\"a\",\"b\",\"\"]",
        "parts changed over  | \\[\"a\",\"b\"\\]             | [\"b\",\"a\"]",
        "the secret          | \"secret\":\"secret\"          | \"secret\":\"other\"",
        "no secret           | ,\"secret\":\"secret\"         | ''",
        "the commitment      | \"commitment\":\"[0-9a-f]      | \"commitment\":\"x",
        "the way it was made | \"hashes-contributions\":true  | \"hashes-contributions\":false",
        "a negative number   | \"hashes-contributions\":true  |"
            + " \"hashes-contributions\":true,\"after\":-5",
        "a number said twice | \"commitment\":               | \"secret\":\"x\",\"commitment\":",
        "no dice             | \"dice\":\\{[^}]*\\},         | ''",
        "an undo at the end  | \\]\\}$                       | ,{\"undo\":1,\"seat\":-1}]}",
        "another game        | \"game\":\"battue\"            | \"game\":\"thrones\"",
        "another edition     | \"edition\":[0-9]+            | \"edition\":999",
        "other content       | \"content\":\"                | \"content\":\"0",
        "fewer seats         | \"seats\":2                   | \"seats\":1"
      })
  void a_forged_record_does_not_pass(String what, String pattern, String forged)
      throws IOException {
    String written = Files.readString(Path.of(file(played(new Titles().game("battue")))));
    String changed = written.replaceFirst(pattern, forged);
    assertThat(changed).as(what).isNotEqualTo(written);
    Path file = Files.writeString(folder.resolve("forged.json"), changed);
    assertThat(run("verify-dice", file.toString())).as(what).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString().lines()).as("one sentence").hasSize(1);
    assertThat(err.toString()).doesNotContain("Exception", "\tat ");
  }

  @Test
  void a_record_that_stops_before_the_end_does_not_pass() {
    GameRecord whole = played(new Titles().game("battue"));
    GameRecord part =
        new GameRecord(
            whole.game(),
            whole.edition(),
            whole.content(),
            whole.setup(),
            whole.asksAll(),
            null,
            whole.entries().subList(0, whole.entries().size() - 1),
            List.of(),
            dice(0));
    assertThat(run("verify-dice", file(part))).isEqualTo(2);
    assertThat(err.toString()).contains("before the end");
  }

  /** Stands for whatever nobody thought of: its writer ends when it is told to. */
  public static void main(String[] args) {
    Thread.ofPlatform()
        .daemon()
        .start(() -> {
          try {
            System.in.read();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          Thread.getAllStackTraces().keySet().stream()
              .filter(thread -> thread.getName().equals("writer"))
              .forEach(Thread::interrupt);
        });
    Banneret.main(args);
  }

  @Test
  void a_server_that_can_write_no_more_ends_and_its_exit_status_says_so() throws Exception {
    Path said = folder.resolve("said");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            HostingTest.class.getName(),
            "serve",
            "--port",
            "0",
            "--data",
            folder.resolve("data").toString(),
            "--lang",
            "en");
    builder
        .environment()
        .put(
            "CLASSPATH",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    Process server = builder.redirectError(said.toFile()).start();
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8))) {
      assertThat(out.readLine()).contains("http://localhost:");
      server.getOutputStream().write('\n');
      server.getOutputStream().flush();
      assertThat(server.waitFor(60, TimeUnit.SECONDS)).as("it ends").isTrue();
      assertThat(server.exitValue()).isEqualTo(1);
      assertThat(Files.readString(said)).contains("cannot write any more");
    } finally {
      server.destroyForcibly();
    }
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
