package banneret.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Runs JavaScript next to the compiled engine, as a page would. */
final class Node {

  private static final long TIMEOUT_SECONDS = 120;

  private Node() {}

  /** What the script printed; the script may import {@code ./banneret.mjs}. */
  static String run(String script) throws IOException, InterruptedException {
    Path engine = Path.of(System.getProperty("banneret.javascript"));
    Path input = Files.createTempFile("banneret-node", ".mjs");
    Path output = Files.createTempFile("banneret-node", ".txt");
    try {
      Files.writeString(input, script, UTF_8); // A game's book is too long for an argument.
      Process node =
          new ProcessBuilder("node", "--input-type=module")
              .directory(engine.getParent().toFile())
              .redirectInput(input.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      boolean ended = node.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      if (!ended) {
        node.destroyForcibly();
      }
      String printed = Files.readString(output, UTF_8);
      if (!ended || node.exitValue() != 0) {
        throw new AssertionError("Node " + (ended ? "failed" : "did not end") + ":\n" + printed);
      }
      return printed;
    } finally {
      Files.delete(input);
      Files.delete(output);
    }
  }
}
