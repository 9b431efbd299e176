package banneret.server;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs of docs/bot-api.md play a whole game as they stand there. */
class BotApiTest extends WithServer {
  @TempDir private Path folder;

  BotApiTest() {
    super(StorageKind.SQLITE);
  }

  @Test
  void the_one_in_python_plays() throws Exception {
    Assumptions.assumeTrue(isThere("python3"), "there is no python3");
    check("python", "bot.py", "python3");
  }

  @Test
  void the_one_in_java_plays() throws Exception {
    check("java", "Bot.java", Path.of(System.getProperty("java.home"), "bin", "java").toString());
  }

  private static boolean isThere(String program) {
    return List.of(System.getenv("PATH").split(":")).stream()
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }

  private void check(String language, String file, String interpreter)
      throws IOException, InterruptedException {
    String text = Files.readString(Path.of("..", "docs", "bot-api.md"));
    String begin = "```" + language + "\n";
    int start = text.indexOf(begin) + begin.length();
    Path program = folder.resolve(file);
    Files.writeString(program, text.substring(start, text.indexOf("```", start)));
    String table = anna.table("battue", SHORT, "me", "random");
    String token =
        anna.post("/api/tables/" + table + "/chairs/0/token", Tree.fields()).text("token");
    String url = "http://localhost:" + server.port();
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(interpreter, program.toString(), url, table, token)
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    try {
      assertThat(process.waitFor(3, TimeUnit.MINUTES)).as("it has ended").isTrue();
      assertThat(out).content().startsWith("places [");
      assertThat(state(anna, table, "?want=").has("over")).isTrue();
    } finally {
      process.destroyForcibly();
    }
  }
}
