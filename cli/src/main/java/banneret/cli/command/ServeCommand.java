package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.server.Server;
import banneret.server.Settings;
import banneret.server.alert.AlertSettings;
import banneret.server.store.Retention;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the play server until it is told to stop. */
@Command(name = "serve", mixinStandardHelpOptions = true, sortOptions = false)
public final class ServeCommand implements Callable<Integer> {
  private final Messages messages;

  @Option(names = "--port", paramLabel = "N", defaultValue = "8080")
  private int port;

  @Option(names = "--host", paramLabel = "${bundle:label.address}", defaultValue = "0.0.0.0")
  private String host;

  @Mixin private HostingOptions hosting;

  @Option(names = "--page", paramLabel = "${bundle:label.folder}")
  private @Nullable Path page;

  @Option(names = "--pack", paramLabel = "${bundle:label.folder}")
  private @Nullable Path pack;

  @Option(names = "--bots", paramLabel = "N")
  private @Nullable Integer bots;

  @Option(names = "--idle", paramLabel = "${bundle:label.seconds}", defaultValue = "300")
  private int idle;

  @Option(names = "--keep", split = ",", paramLabel = "${bundle:label.keep}")
  private Map<String, Integer> keep = new TreeMap<>();

  @Option(names = "--url", paramLabel = "${bundle:label.address}", defaultValue = "")
  private String url;

  @Option(names = "--mail", paramLabel = "${bundle:label.address}")
  private @Nullable String mail;

  @Option(names = "--mail-from", paramLabel = "${bundle:label.address}", defaultValue = "")
  private String mailFrom;

  @Option(names = "--behind-proxy")
  private boolean proxied;

  @Option(names = "--unlimited")
  private boolean unlimited;

  @Spec private CommandSpec command;

  public ServeCommand(CommandContext context) {
    this.messages = context.messages();
  }

  @Override
  public Integer call() {
    Server server = Server.open(settings());
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
    String address = "http://localhost:" + server.port() + "/";
    command.commandLine().getOut().println(messages.say("serve.open", "address", address));
    command.commandLine().getOut().flush();
    if (server.awaitEnd()) {
      return 0;
    }
    command.commandLine().getErr().println(messages.say("serve.broken"));
    return 1;
  }

  private Settings settings() {
    for (Path folder : new Path[] {page, pack}) {
      if (folder != null && !Files.isDirectory(folder)) {
        throw messages.wrong("wrong.pack", "folder", folder);
      }
    }
    Settings usual = hosting.settings(port, messages);
    return new Settings(
        port,
        host,
        usual.folder(),
        usual.database(),
        page,
        pack,
        proxied,
        !unlimited,
        bots == null ? usual.bots() : Math.max(1, bots),
        idle,
        usual.unread(),
        usual.clock(),
        keeps(usual.keeps()),
        alerts(usual.alerts()));
  }

  /** How people are told that a game waits for them. */
  private AlertSettings alerts(AlertSettings usual) {
    String page = url.replaceFirst("/+$", "");
    if (!page.isEmpty() && !page.matches("https?://[^/?#\\s]+(/[^?#\\s]*)?")) {
      throw messages.wrong("wrong.url", "found", url);
    }
    if (mail != null && (page.isEmpty() || mailFrom.isEmpty())) {
      throw messages.wrong("wrong.mail");
    }
    return mail == null ? usual.at(page) : usual.at(page).withMail(mail, mailFrom);
  }

  /** For how many days what is kept, where that was said. */
  private Retention.Days keeps(Retention.Days usual) {
    List<String> known = List.of("sessions", "guests", "abandoned", "ended");
    for (Map.Entry<String, Integer> one : keep.entrySet()) {
      if (!known.contains(one.getKey()) || one.getValue() < 0) {
        throw messages.wrong("wrong.keep", "found", one, "known", String.join(", ", known));
      }
    }
    return new Retention.Days(
        keep.getOrDefault("sessions", usual.sessions()),
        keep.getOrDefault("guests", usual.guests()),
        keep.getOrDefault("abandoned", usual.abandoned()),
        keep.getOrDefault("ended", usual.ended()));
  }
}
