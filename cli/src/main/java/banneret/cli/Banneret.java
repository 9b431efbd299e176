package banneret.cli;

import static java.util.Objects.requireNonNull;

import banneret.kernel.Chance;
import banneret.kernel.Game;
import banneret.kernel.GameRecord;
import banneret.kernel.Malformed;
import banneret.kernel.Position;
import banneret.kernel.Table;
import banneret.kernel.Title;
import banneret.play.Titles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    CommandLine line =
        new CommandLine(banneret)
            .addSubcommand(new ServeCommand(banneret))
            .addSubcommand(new PlayCommand(banneret))
            .addSubcommand(new ReplayCommand(banneret))
            .addSubcommand(new ExplainCommand(banneret))
            .addSubcommand(new RulesCommand(banneret))
            .addSubcommand(new CasesCommand(banneret))
            .addSubcommand(new SimulateCommand(banneret))
            .addSubcommand(new LeagueCommand(banneret))
            .addSubcommand(new BenchCommand(banneret))
            .addSubcommand(new LoadCommand(banneret))
            .addSubcommand(new VerifyDiceCommand(banneret))
            .addSubcommand(new ExportCommand(banneret))
            .addSubcommand(new ImportCommand(banneret))
            .setResourceBundle(messages.usage())
            .setParameterExceptionHandler(new Mistakes(messages))
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
      case Malformed malformed -> String.valueOf(malformed.getMessage());
      case UncheckedIOException io ->
          messages.say("wrong.io", "why", String.valueOf(io.getCause()));
      case IOException io -> messages.say("wrong.io", "why", io);
      default -> messages.say("wrong.inside", "why", failure);
    };
  }

  /** What the command says, in the language of whoever has typed it. */
  Messages messages() {
    return messages;
  }

  /** The title of a game that somebody has named. */
  Title<?> title(Titles titles, String id) {
    if (!titles.ids().contains(id)) {
      String known = String.join(", ", titles.ids());
      throw messages.wrong("wrong.game", "found", id, "known", known);
    }
    return titles.title(id);
  }

  /** A file or a folder that somebody has named, which must be there. */
  Path existing(Path file) {
    if (!Files.exists(file)) {
      throw messages.wrong("wrong.file", "file", file);
    }
    return file;
  }

  /** Plays a record again, or says why it cannot be. */
  <P extends Position<P>> Table<P> replay(
      Game<P> game, GameRecord record, String file, Chance afterwards) {
    if (record.game().equals(game.id())
        && record.edition() == game.edition()
        && !record.content().equals(game.content())) {
      throw messages.wrong("wrong.content", "file", file);
    }
    try {
      return Table.replay(game, record, Integer.MAX_VALUE, afterwards);
    } catch (Malformed e) {
      throw messages.wrong("wrong.record", "file", file, "why", String.valueOf(e.getMessage()));
    }
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
