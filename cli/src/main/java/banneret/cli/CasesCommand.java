package banneret.cli;

import banneret.kernel.Malformed;
import banneret.play.Case;
import banneret.play.Cases;
import banneret.play.Titles;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs files of cases. */
@Command(
    name = "cases",
    description = {
      "Runs cases: a position, what is said and dealt, and what must come of it.",
      "docs/cases.md says how to write them."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class CasesCommand implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final int UNREADABLE = 2;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files, or folders of files.")
  private List<Path> files;

  @Option(
      names = "--lang",
      paramLabel = "en|fr",
      description = "The language (that of the environment, or en).")
  private @Nullable String language;

  @Override
  public Integer call() {
    Messages messages = Messages.in(language, System.getenv());
    Titles titles = new Titles();
    PrintWriter out = command.commandLine().getOut();
    PrintWriter err = command.commandLine().getErr();
    int passed = 0;
    int failed = 0;
    boolean unreadable = false;
    for (Path given : files) {
      for (Path file : Cases.files(given)) {
        try {
          for (Case one : Cases.read(titles, file)) {
            Case.Result result = one.run();
            passed += result.passed() ? 1 : 0;
            failed += result.passed() ? 0 : 1;
            if (!result.passed()) {
              out.println(result);
            }
          }
        } catch (Malformed e) {
          unreadable = true;
          err.println(e.getMessage());
        }
      }
    }
    out.println(messages.say("cases.summary", "passed", passed, "failed", failed));
    out.flush();
    err.flush();
    return unreadable ? UNREADABLE : failed > 0 ? FAILED : 0;
  }
}
