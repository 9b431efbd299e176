package banneret.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code banneret} command: its subcommands do the work. */
@Command(
    name = "banneret",
    description = "War board games with their whole rulebooks.",
    mixinStandardHelpOptions = true,
    versionProvider = Banneret.Version.class)
public final class Banneret implements Runnable {

  @Spec private CommandSpec command;

  public static void main(String[] args) {
    System.exit(new CommandLine(new Banneret()).execute(args));
  }

  @Override
  public void run() {
    command.commandLine().usage(command.commandLine().getOut());
  }

  /** The version this jar was built as. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Banneret.class.getPackage().getImplementationVersion();
      return new String[] {"Banneret " + (version == null ? "(development)" : version)};
    }
  }
}
