package banneret.cli;

import banneret.kernel.Malformed;
import java.io.IOException;
import java.io.UncheckedIOException;
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
    versionProvider = Banneret.Version.class,
    subcommands = {
      PlayCommand.class,
      ReplayCommand.class,
      RulesCommand.class,
      CasesCommand.class,
      SimulateCommand.class,
      BenchCommand.class
    })
public final class Banneret implements Runnable {

  @Spec private CommandSpec command;

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  /** The command with all its parts; what is wrong is said in one sentence, without a trace. */
  static CommandLine commandLine() {
    return new CommandLine(new Banneret())
        .setParameterExceptionHandler((failure, args) -> {
          CommandLine at = failure.getCommandLine();
          at.getErr().println(failure.getMessage());
          at.getErr().println("Try '" + at.getCommandSpec().qualifiedName() + " --help'.");
          return CommandLine.ExitCode.USAGE;
        })
        .setExecutionExceptionHandler((failure, at, parsed) -> {
          at.getErr().println(sentence(failure));
          return failure instanceof Malformed
              ? CommandLine.ExitCode.USAGE
              : CommandLine.ExitCode.SOFTWARE;
        });
  }

  private static String sentence(Exception failure) {
    return switch (failure) {
      case Malformed malformed -> String.valueOf(malformed.getMessage());
      case UncheckedIOException io -> "Cannot read or write: " + io.getCause();
      case IOException io -> "Cannot read or write: " + io;
      default -> "Something is wrong in Banneret itself: " + failure;
    };
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
