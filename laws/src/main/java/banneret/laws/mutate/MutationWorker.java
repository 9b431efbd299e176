package banneret.laws.mutate;

import banneret.cases.Case;
import banneret.play.Cases;
import banneret.play.Titles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries mutants in a process of its own, which can be ended if one of them never comes to an end:
 * reads one on each line and writes the case that noticed it, or an empty line.
 */
public final class MutationWorker {
  private final String home;
  private final List<Path> files;

  private MutationWorker(String home, Path cases) {
    this.home = home;
    files = new ArrayList<>(Cases.files(cases));
  }

  /**
   * @param args the game's package with a dot at its end, and the folder of its cases
   */
  public static void main(String[] args) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    MutationWorker worker = new MutationWorker(args[0], Path.of(args[1]));
    out.println(worker.noticedBy(null));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.println(worker.noticedBy(read(line)));
    }
  }

  /** A mutant as one line. */
  static String write(Mutant mutant) {
    return String.join(
        "\t",
        mutant.type(),
        mutant.file(),
        Integer.toString(mutant.line()),
        Integer.toString(mutant.method()),
        Integer.toString(mutant.place()),
        mutant.change().name());
  }

  private static Mutant read(String line) {
    String[] parts = line.split("\t", -1);
    return new Mutant(
        parts[0],
        parts[1],
        Integer.parseInt(parts[2]),
        Integer.parseInt(parts[3]),
        Integer.parseInt(parts[4]),
        Mutant.Change.valueOf(parts[5]));
  }

  /**
   * The first case that fails under the change, or empty; the file it is in goes first next time.
   */
  private String noticedBy(@Nullable Mutant mutant) {
    ClassLoader usual = MutationWorker.class.getClassLoader();
    Thread.currentThread().setContextClassLoader(new MutantLoader(usual, home, mutant));
    try {
      Titles titles = new Titles();
      for (Path file : List.copyOf(files)) {
        for (Case one : Cases.read(titles, file)) {
          if (!one.run().passed()) {
            files.remove(file);
            files.addFirst(file);
            return one.where() + ": " + one.name();
          }
        }
      }
      return "";
    } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
      return "it breaks: " + e.getClass().getSimpleName();
    } finally {
      Thread.currentThread().setContextClassLoader(usual);
    }
  }
}
