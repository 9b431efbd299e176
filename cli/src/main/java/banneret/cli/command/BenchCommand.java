package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.kernel.game.Game;
import banneret.play.Titles;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Measures how fast the games run on this machine, on one thread, per second of processor time. */
@Command(name = "bench", mixinStandardHelpOptions = true, sortOptions = false)
public final class BenchCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "games", arity = "0..*")
  private List<String> games = new ArrayList<>();

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--warm-up", defaultValue = "10", paramLabel = "${bundle:label.seconds}")
  private double warmUp;

  @Option(names = "--measure", defaultValue = "5", paramLabel = "${bundle:label.seconds}")
  private double measure;

  @Mixin private PackOption packs;

  public BenchCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    if (!(warmUp >= 0) || !(measure > 0)) {
      throw messages.wrong("wrong.times");
    }
    Titles titles = packs.titles(messages);
    List<Game<?>> chosen = new ArrayList<>();
    for (String id : games.isEmpty() ? titles.ids() : games) {
      context.title(titles, id);
      chosen.add(titles.game(id));
    }
    PrintWriter err = command.commandLine().getErr();
    err.println(messages.say("bench.calibrating"));
    double calibration = SpeedMeasurement.calibration();
    List<SpeedMeasurement> figures = new ArrayList<>();
    for (Game<?> game : chosen) {
      for (int players = game.minSeats(); players <= game.maxSeats(); players++) {
        err.println(messages.say("bench.playing", "game", game.id(), "n", players));
        figures.add(SpeedMeasurement.measure(game, players, warmUp, measure));
      }
    }
    PrintWriter out = command.commandLine().getOut();
    out.println(json ? json(calibration, figures) : text(calibration, figures));
    out.flush();
    return 0;
  }

  private static String json(double calibration, List<SpeedMeasurement> figures) {
    JsonMapper mapper = JsonMapper.shared();
    ObjectNode out = mapper.createObjectNode();
    out.put("jdk", Runtime.version().toString());
    out.put("calibration", Math.round(calibration));
    ArrayNode list = out.putArray("games");
    for (SpeedMeasurement figure : figures) {
      list.addObject()
          .put("game", figure.game())
          .put("players", figure.players())
          .put("playoutsPerSecond", Math.round(figure.playouts()))
          .put("decisionsPerSecond", Math.round(figure.decisions()))
          .put("questionsPerSecond", Math.round(figure.questions()))
          .put("copyNanos", Math.round(figure.copyNanos() * 10) / 10.0);
    }
    return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(out);
  }

  private String text(double calibration, List<SpeedMeasurement> figures) {
    StringBuilder out = new StringBuilder();
    out.append("JDK ").append(Runtime.version()).append(", ");
    out.append(messages.say("bench.calibration"));
    out.append(String.format(Locale.ROOT, " %,d%n%n", Math.round(calibration)));
    out.append(
        String.format(
            "%-12s %7s %12s %12s %12s %9s",
            messages.say("bench.rate"),
            messages.say("bench.players"),
            messages.say("bench.playouts"),
            messages.say("bench.decisions"),
            messages.say("bench.questions"),
            messages.say("bench.copy")));
    for (SpeedMeasurement figure : figures) {
      out.append(
          String.format(
              Locale.ROOT,
              "%n%-12s %7d %,12d %,12d %,12d %9.1f",
              figure.game(),
              figure.players(),
              Math.round(figure.playouts()),
              Math.round(figure.decisions()),
              Math.round(figure.questions()),
              figure.copyNanos()));
    }
    return out.toString();
  }
}
