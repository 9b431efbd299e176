package banneret.cli.command;

import banneret.cli.load.Load;
import banneret.cli.screen.Messages;
import banneret.kernel.tree.Tree;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** Plays many games at a server at once, and tells how long it takes to answer. */
@Command(name = "load", mixinStandardHelpOptions = true, sortOptions = false)
public final class LoadCommand implements Callable<Integer> {
  private final Messages messages;

  @Option(
      names = "--url",
      paramLabel = "${bundle:label.address}",
      defaultValue = "http://localhost:8080")
  private URI url;

  @Option(names = "--game", paramLabel = "${bundle:label.game}", defaultValue = "battue")
  private String game;

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--games", paramLabel = "N", defaultValue = "500")
  private int games;

  @Option(names = "--rate", paramLabel = "N", defaultValue = "200")
  private int rate;

  @Option(names = "--warm-up", paramLabel = "${bundle:label.seconds}", defaultValue = "10")
  private int warmUp;

  @Option(names = "--seconds", paramLabel = "${bundle:label.seconds}", defaultValue = "30")
  private int seconds;

  @Option(names = "--anywhere")
  private boolean anywhere;

  @Option(names = "--json")
  private boolean json;

  @Spec private CommandSpec command;

  public LoadCommand(CommandContext context) {
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    if (games < 1 || rate < 0 || warmUp < 0 || seconds < 1) {
      throw messages.wrong("wrong.load");
    }
    if (!anywhere && !isHere()) {
      throw messages.wrong("wrong.load-elsewhere", "url", url);
    }
    Tree.Fields chosen = Tree.fields();
    options.forEach(chosen::put);
    String server = url.toString().replaceFirst("/+$", "");
    PrintWriter err = command.commandLine().getErr();
    Load.Result result =
        Load.run(
            new Load.Wish(URI.create(server), game, chosen, games, rate, warmUp, seconds),
            what -> err.println(messages.say("load.failure", "what", what)));
    PrintWriter out = command.commandLine().getOut();
    out.println(json ? JsonMapper.shared().writeValueAsString(result) : text(result));
    out.flush();
    return 0;
  }

  /** True if the server is on this machine: nobody loads another's by mistake. */
  private boolean isHere() {
    try {
      return url.getHost() != null && InetAddress.getByName(url.getHost()).isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  private String text(Load.Result result) {
    return messages.say(
        "load.result",
        "n",
        result.acknowledged(),
        "rate",
        Math.round(result.movesPerSecond()),
        "p50",
        millis(result.p50Millis()),
        "p99",
        millis(result.p99Millis()),
        "errors",
        result.errors());
  }

  private static String millis(double millis) {
    return String.format(Locale.ROOT, "%.1f", millis);
  }
}
