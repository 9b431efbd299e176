package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.cli.screen.Progress;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Title;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.tree.Tree;
import banneret.play.Records;
import banneret.play.Titles;
import banneret.simulate.Balance;
import banneret.simulate.GameLog;
import banneret.simulate.Keeper;
import banneret.simulate.Report;
import banneret.simulate.ReportWords;
import banneret.simulate.Results;
import banneret.simulate.Simulation;
import banneret.simulate.Summary;
import banneret.wire.Texts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays many games of bots against each other and tells who won how often. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = "${bundle:bots.help}")
public final class SimulateCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  private String game;

  @Option(names = "--seats", split = ",", paramLabel = "${bundle:label.bot}")
  private List<String> seats = new ArrayList<>();

  @Option(names = "--players", paramLabel = "N")
  private @Nullable Integer players;

  @Option(names = "--games", defaultValue = "1000", paramLabel = "N")
  private int games;

  @Option(names = "--rotate")
  private boolean rotate;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "N")
  private int seed;

  @Option(names = "--threads", defaultValue = "0", paramLabel = "N")
  private int threads;

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--limit", defaultValue = "" + Simulation.USUAL_LIMIT, paramLabel = "N")
  private int limit;

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--records", paramLabel = "${bundle:label.folder}")
  private @Nullable Path records;

  @Option(names = "--report", paramLabel = "${bundle:label.file}")
  private @Nullable Path report;

  @Option(names = "--each", paramLabel = "${bundle:label.option}")
  private @Nullable String each;

  @Option(names = "--log", paramLabel = "${bundle:label.file}")
  private @Nullable Path log;

  @Mixin private PackOption packs;

  public SimulateCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() throws IOException {
    ReportWords words = ReportWords.in(messages.language());
    Titles titles = packs.titles(messages);
    return simulate(titles, context.title(titles, game), words);
  }

  private <P extends Position<P>> int simulate(Titles titles, Title<P> title, ReportWords words)
      throws IOException {
    Tree.Fields content = titles.content(title.id());
    Supplier<Game<P>> source = () -> title.with(content);
    Game<P> laid = source.get();
    Texts texts = titles.texts(title.id(), words.language());
    Map<String, Simulation> runs = runs(laid);
    Path folder = report == null ? null : report.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Map<String, Results> played = play(runs, source, laid);
    PrintWriter out = command.commandLine().getOut();
    String option = each;
    if (option != null) {
      Balance balance = new Balance(option, played);
      out.print(
          json
              ? balance.json(title.id()) + "\n"
              : balance.text(texts.text("game.name"), words, texts::text));
      out.flush();
      return balance.errors() == 0 ? 0 : 1;
    }
    Results results = played.values().iterator().next();
    String name = texts.text("game.name");
    UnaryOperator<String> gameText = texts::text;
    if (report != null) {
      Files.writeString(report, Report.html(name, results, words, gameText));
    }
    out.print(
        json
            ? results.json(title.id()) + "\n"
            : new Summary(name, results, words, gameText).text());
    out.flush();
    return results.errors().isEmpty() ? 0 : 1;
  }

  /** What is played: once, or once for each value of an option. */
  private Map<String, Simulation> runs(Game<?> laid) {
    String option = each;
    Map<String, Simulation> runs = new LinkedHashMap<>();
    if (option == null) {
      runs.put("", simulation(laid, options));
      return runs;
    }
    if (report != null) {
      throw messages.wrong("wrong.each-report");
    }
    List<String> names = new ArrayList<>();
    for (SetupOption one : laid.options()) {
      names.add(one.name());
      if (one.name().equals(option)) {
        for (String value : one.values()) {
          Map<String, String> given = new LinkedHashMap<>(options);
          given.put(option, value);
          runs.put(value, simulation(laid, given));
        }
      }
    }
    if (runs.isEmpty()) {
      throw messages.wrong("wrong.each", "name", option, "known", String.join(", ", names));
    }
    return runs;
  }

  /** The bot of each seat. */
  private List<String> bots() {
    if (players == null) {
      return seats;
    }
    List<String> bots = new ArrayList<>();
    for (int seat = 0; seat < Math.max(players, seats.size()); seat++) {
      bots.add(seats.isEmpty() ? "greedy" : seats.get(seat % seats.size()));
    }
    return bots;
  }

  private Simulation simulation(Game<?> laid, Map<String, String> chosen) {
    if (games < 1 || threads < 0 || limit < 1) {
      throw messages.wrong("wrong.counts");
    }
    List<String> bots = bots();
    GameOptions given = new GameOptions(messages);
    bots.forEach(given::checkBot);
    Setup setup = laid.amongBots(given.setup(laid, bots.size(), chosen));
    int usual = Runtime.getRuntime().availableProcessors();
    Simulation simulation =
        new Simulation(setup, bots, rotate, games, seed, threads == 0 ? usual : threads, limit);
    laid.lay(setup);
    return simulation;
  }

  private <P extends Position<P>> Map<String, Results> play(
      Map<String, Simulation> runs, Supplier<Game<P>> source, Game<P> laid) throws IOException {
    Map<String, Keeper> keepers = new LinkedHashMap<>();
    for (String value : runs.keySet()) {
      Keeper keeper = keeper(value);
      if (keeper != null) {
        keepers.put(value, keeper);
      }
    }
    Simulation first = runs.values().iterator().next();
    try (GameLog kept = log == null ? null : GameLog.open(log, laid, first)) {
      return Progress.of(
          game,
          games * runs.size(),
          json,
          played -> {
            Map<String, Results> results = new LinkedHashMap<>();
            runs.forEach((value, run) ->
                results.put(value, run.play(source, keepers.get(value), kept, played)));
            return results;
          });
    }
  }

  private @Nullable Keeper keeper(String value) throws IOException {
    if (records == null) {
      return null;
    }
    Path folder = records.resolve(value);
    Files.createDirectories(folder);
    int digits = Integer.toString(games).length();
    return (index, record) -> keep(folder, digits, index, record);
  }

  private void keep(Path folder, int digits, int index, GameRecord record) {
    String number = Integer.toString(index + 1);
    String name = game + "-" + "0".repeat(digits - number.length()) + number + ".json";
    Records.write(folder.resolve(name), record);
  }
}
