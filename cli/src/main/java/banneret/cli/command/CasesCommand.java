package banneret.cli.command;

import banneret.cases.Case;
import banneret.kernel.tree.Malformed;
import banneret.play.Cases;
import banneret.play.Titles;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs files of cases. */
@Command(name = "cases", mixinStandardHelpOptions = true, sortOptions = false)
public final class CasesCommand implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final int UNREADABLE = 2;

  private final CommandContext context;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "files", arity = "1..*")
  private List<Path> files;

  @Mixin private PackOption packs;

  public CasesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Titles titles = packs.titles(context.messages());
    files.forEach(context::existing);
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
    out.println(context.messages().say("cases.summary", "passed", passed, "failed", failed));
    out.flush();
    err.flush();
    return unreadable ? UNREADABLE : failed > 0 ? FAILED : 0;
  }
}
