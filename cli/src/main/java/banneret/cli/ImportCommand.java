package banneret.cli;

import banneret.server.Archive;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Adds what was exported to what a server keeps. */
@Command(name = "import", mixinStandardHelpOptions = true, sortOptions = false)
final class ImportCommand implements Callable<Integer> {
  private final Banneret banneret;
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
  private Path file;

  @Mixin private Hosting hosting;
  @Spec private CommandSpec command;

  ImportCommand(Banneret banneret) {
    this.banneret = banneret;
    this.messages = banneret.messages();
  }

  @Override
  public Integer call() {
    int rows = Archive.read(hosting.settings(0, messages), banneret.existing(file));
    command.commandLine().getOut().println(messages.say("import.done", "n", rows, "file", file));
    return 0;
  }
}
