package banneret.cli;

import banneret.server.Server;
import banneret.server.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the play server until it is told to stop. */
@Command(name = "serve", mixinStandardHelpOptions = true, sortOptions = false)
final class ServeCommand implements Callable<Integer> {
  private final Messages messages;

  @Option(names = "--port", paramLabel = "N", defaultValue = "8080")
  private int port;

  @Option(names = "--host", paramLabel = "${bundle:label.address}", defaultValue = "0.0.0.0")
  private String host;

  @Mixin private Hosting hosting;

  @Option(names = "--page", paramLabel = "${bundle:label.folder}")
  private @Nullable Path page;

  @Option(names = "--pack", paramLabel = "${bundle:label.folder}")
  private @Nullable Path pack;

  @Option(names = "--bots", paramLabel = "N")
  private @Nullable Integer bots;

  @Option(names = "--idle", paramLabel = "${bundle:label.seconds}", defaultValue = "300")
  private int idle;

  @Option(names = "--behind-proxy")
  private boolean proxied;

  @Option(names = "--unlimited")
  private boolean unlimited;

  @Spec private CommandSpec command;

  ServeCommand(Banneret banneret) {
    this.messages = banneret.messages();
  }

  @Override
  public Integer call() throws InterruptedException {
    Server server = Server.open(settings());
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .unstarted(() -> {
                  server.close();
                  stopped.countDown();
                }));
    String address = "http://localhost:" + server.port() + "/";
    command.commandLine().getOut().println(messages.say("serve.open", "address", address));
    command.commandLine().getOut().flush();
    stopped.await();
    return 0;
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
        idle);
  }
}
