package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.server.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a server keeps everything, for commands that host. */
public final class HostingOptions {
  @Option(names = "--data", paramLabel = "${bundle:label.folder}")
  private @Nullable Path data;

  @Option(names = "--database", paramLabel = "jdbc:postgresql://…")
  private @Nullable String database;

  /** The usual settings, with everything kept where it was said. */
  Settings settings(int port, Messages messages) {
    if (data != null && database != null) {
      throw messages.wrong("wrong.data-and-database");
    }
    if (database != null) {
      return Settings.of(port, Path.of("")).withDatabase(database);
    }
    return Settings.of(port, data == null ? home(messages).resolve(".banneret") : data);
  }

  /** The folder of whoever runs this, which there may not be in a container. */
  private static Path home(Messages messages) {
    String home = System.getProperty("user.home", "");
    if (!home.startsWith("/") && !Files.isDirectory(Path.of(home))) {
      throw messages.wrong("wrong.home", "found", home);
    }
    return Path.of(home);
  }
}
