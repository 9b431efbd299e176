package banneret.cli;

import static java.util.Objects.requireNonNull;

import banneret.cli.command.ArmyCommand;
import banneret.cli.command.BenchCommand;
import banneret.cli.command.CasesCommand;
import banneret.cli.command.CommandContext;
import banneret.cli.command.ExplainCommand;
import banneret.cli.command.ExportCommand;
import banneret.cli.command.ImportCommand;
import banneret.cli.command.LeagueCommand;
import banneret.cli.command.LearnCommand;
import banneret.cli.command.LoadCommand;
import banneret.cli.command.PlayCommand;
import banneret.cli.command.ReplayCommand;
import banneret.cli.command.RulesCommand;
import banneret.cli.command.ServeCommand;
import banneret.cli.command.SimulateCommand;
import banneret.cli.command.UsageErrors;
import banneret.cli.command.VerifyDiceCommand;
import banneret.cli.screen.Messages;
import banneret.kernel.game.RefusedSetup;
import banneret.kernel.tree.Malformed;
import banneret.play.Titles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code banneret} command: its subcommands do the work, in the language chosen here. */
@Command(name = "banneret", mixinStandardHelpOptions = true, sortOptions = false)
public final class Banneret implements Callable<Integer>, IVersionProvider {
  private static final String LANGUAGE = "--lang";

  private final Messages messages;

  @Spec private CommandSpec command;

  private Banneret(Messages messages) {
    this.messages = messages;
  }

  public static void main(String[] args) {
    System.exit(commandLine(List.of(args), System.getenv()).execute(args));
  }

  /**
   * The command with all its parts; what is wrong is said in one sentence, without a trace.
   *
   * @param args what is asked of it: help and mistakes are told in the language named there
   */
  static CommandLine commandLine(List<String> args, Map<String, String> environment) {
    Messages messages = Messages.in(language(args), environment);
    Banneret banneret = new Banneret(messages);
    CommandContext context = new CommandContext(messages);
    CommandLine line =
        new CommandLine(banneret)
            .addSubcommand(new ServeCommand(context))
            .addSubcommand(new PlayCommand(context))
            .addSubcommand(new LearnCommand(context))
            .addSubcommand(new ReplayCommand(context))
            .addSubcommand(new ExplainCommand(context))
            .addSubcommand(new RulesCommand(context))
            .addSubcommand(new CasesCommand(context))
            .addSubcommand(new ArmyCommand(context))
            .addSubcommand(new SimulateCommand(context))
            .addSubcommand(new LeagueCommand(context))
            .addSubcommand(new BenchCommand(context))
            .addSubcommand(new LoadCommand(context))
            .addSubcommand(new VerifyDiceCommand(context))
            .addSubcommand(new ExportCommand(context))
            .addSubcommand(new ImportCommand(context))
            .setResourceBundle(messages.usage())
            .setParameterExceptionHandler(new UsageErrors(messages))
            .setExecutionExceptionHandler((failure, at, parsed) -> {
              at.getErr().println(banneret.sentence(failure));
              return failure instanceof Malformed
                  ? CommandLine.ExitCode.USAGE
                  : CommandLine.ExitCode.SOFTWARE;
            });
    line.getCommandSpec().versionProvider(banneret);
    line.getSubcommands().values().forEach(sub -> sub.getCommandSpec().versionProvider(banneret));
    return line;
  }

  /** The language named anywhere on the command line; null if there is none that is known. */
  private static @Nullable String language(List<String> args) {
    for (int i = 0; i < args.size(); i++) {
      String arg = args.get(i);
      String named =
          arg.startsWith(LANGUAGE + "=")
              ? arg.substring(LANGUAGE.length() + 1)
              : arg.equals(LANGUAGE) && i + 1 < args.size() ? args.get(i + 1) : "";
      if (Messages.has(named)) {
        return named;
      }
    }
    return null;
  }

  /** The language was found before; here only one that there is not is refused. */
  @Option(names = LANGUAGE, paramLabel = "en|fr", scope = ScopeType.INHERIT)
  void language(@Nullable String language) {
    if (language != null && !Messages.has(language)) {
      throw messages.unknownLanguage(language);
    }
  }

  private String sentence(Exception failure) {
    return switch (failure) {
      case RefusedSetup refused -> new Titles().sentence(refused, messages.language());
      case Malformed malformed -> String.valueOf(malformed.getMessage());
      case UncheckedIOException io ->
          messages.say("wrong.io", "why", String.valueOf(io.getCause()));
      case IOException io -> messages.say("wrong.io", "why", io);
      default -> messages.say("wrong.inside", "why", failure);
    };
  }

  /** Nothing is asked: it serves. */
  @Override
  public Integer call() {
    return requireNonNull(command.commandLine().getSubcommands().get("serve")).execute();
  }

  /** The version this jar was built as. */
  @Override
  public String[] getVersion() {
    String version = Banneret.class.getPackage().getImplementationVersion();
    String shown = version == null ? messages.say("version.development") : version;
    return new String[] {"Banneret " + shown};
  }
}
