package banneret.cli;

import banneret.server.Settings;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a server keeps everything, for commands that host. */
final class Hosting {
  @Option(names = "--data", paramLabel = "${bundle:label.folder}")
  private @Nullable Path data;

  @Option(names = "--database", paramLabel = "jdbc:postgresql://…")
  private @Nullable String database;

  /** The usual settings, with everything kept where it was said. */
  Settings settings(int port, Messages messages) {
    if (data != null && database != null) {
      throw messages.wrong("wrong.data-and-database");
    }
    Path folder = data == null ? Path.of(System.getProperty("user.home"), ".banneret") : data;
    Settings settings = Settings.of(port, folder);
    return database == null ? settings : settings.withDatabase(database);
  }
}
