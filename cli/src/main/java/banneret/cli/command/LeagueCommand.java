package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Progress;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.Title;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import banneret.play.Titles;
import banneret.simulate.League;
import banneret.simulate.LeagueSummary;
import banneret.simulate.LeagueTable;
import banneret.simulate.ReportWords;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Has bots play each other and tells how strong they are. */
@Command(
    name = "league",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = "${bundle:bots.help}")
public final class LeagueCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  private String game;

  @Option(
      names = "--bots",
      split = ",",
      defaultValue = "random,greedy,easy,normal,hard",
      paramLabel = "${bundle:label.bot}")
  private List<String> bots;

  @Option(names = "--among", paramLabel = "${bundle:label.bot}")
  private @Nullable String among;

  @Option(names = "--games", defaultValue = "200", paramLabel = "N")
  private int games;

  @Option(names = "--players", defaultValue = "0", paramLabel = "N")
  private int players;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "N")
  private int seed;

  @Option(names = "--threads", defaultValue = "0", paramLabel = "N")
  private int threads;

  @Option(names = "--counted")
  private boolean counted;

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--report", paramLabel = "${bundle:label.file}")
  private @Nullable Path report;

  @Mixin private PackOption packs;

  public LeagueCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() throws IOException {
    Titles titles = packs.titles(messages);
    return play(titles, context.title(titles, game));
  }

  private <P extends Position<P>> int play(Titles titles, Title<P> title) throws IOException {
    Tree.Fields content = titles.content(title.id());
    Supplier<Game<P>> source = () -> title.with(content);
    League league = league(source.get());
    Path folder = report == null ? null : report.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    LeagueTable table =
        Progress.of(game, league.allGames(), json, played -> league.play(source, played));
    ReportWords words = ReportWords.in(messages.language());
    String name = titles.texts(title.id(), words.language()).text("game.name");
    LeagueSummary summary = new LeagueSummary(name, table, words);
    if (report != null) {
      Files.writeString(report, summary.html());
    }
    PrintWriter out = command.commandLine().getOut();
    out.print(json ? table.json(title.id()) + "\n" : summary.text());
    out.flush();
    return table.errorCount() == 0 ? 0 : 1;
  }

  private League league(Game<?> laid) {
    if (games < 1 || threads < 0) {
      throw messages.wrong("wrong.counts");
    }
    GameOptions given = new GameOptions(messages);
    bots.forEach(given::checkBot);
    if (bots.size() < 2 || new HashSet<>(bots).size() < bots.size()) {
      throw messages.wrong("wrong.league");
    }
    if (among != null && !bots.contains(among)) {
      throw messages.wrong("wrong.among", "bot", among);
    }
    int seats = players == 0 ? laid.minSeats() : players;
    if (seats < laid.minSeats() || seats > laid.maxSeats()) {
      throw messages.wrong(
          "wrong.players",
          "game",
          laid.id(),
          "low",
          laid.minSeats(),
          "high",
          laid.maxSeats(),
          "found",
          seats);
    }
    Setup setup = laid.amongBots(given.setup(laid, seats, options));
    laid.lay(setup);
    int usual = Runtime.getRuntime().availableProcessors();
    return new League(setup, bots, among, games, seed, threads == 0 ? usual : threads, counted);
  }
}
