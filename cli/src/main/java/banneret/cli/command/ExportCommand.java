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

/** Writes all that a server keeps to a file. */
@Command(name = "export", mixinStandardHelpOptions = true, sortOptions = false)
public final class ExportCommand implements Callable<Integer> {
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "file")
  private Path file;

  @Mixin private HostingOptions hosting;
  @Spec private CommandSpec command;

  public ExportCommand(CommandContext context) {
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    Settings settings = hosting.settings(0, messages);
    int games = Archive.export(settings.folder(), settings.database(), file);
    command.commandLine().getOut().println(messages.say("export.done", "n", games, "file", file));
    return 0;
  }
}
