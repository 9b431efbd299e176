package banneret.cli;

import banneret.server.Archive;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes all that a server keeps to a file. */
@Command(name = "export", mixinStandardHelpOptions = true, sortOptions = false)
final class ExportCommand implements Callable<Integer> {
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
  private Path file;

  @Mixin private Hosting hosting;
  @Spec private CommandSpec command;

  ExportCommand(Banneret banneret) {
    this.messages = banneret.messages();
  }

  @Override
  public Integer call() {
    int games = Archive.export(hosting.settings(0, messages), file);
    command.commandLine().getOut().println(messages.say("export.done", "n", games, "file", file));
    return 0;
  }
}
