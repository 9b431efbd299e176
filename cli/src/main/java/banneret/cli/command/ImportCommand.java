package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.server.Settings;
import banneret.server.store.Archive;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Adds what was exported to what a server keeps. */
@Command(name = "import", mixinStandardHelpOptions = true, sortOptions = false)
public final class ImportCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
  private Path file;

  @Mixin private HostingOptions hosting;
  @Spec private CommandSpec command;

  public ImportCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    Settings settings = hosting.settings(0, messages);
    Path found = context.existing(file);
    int rows = Archive.read(settings.folder(), settings.database(), found);
    command.commandLine().getOut().println(messages.say("import.done", "n", rows, "file", file));
    return 0;
  }
}
