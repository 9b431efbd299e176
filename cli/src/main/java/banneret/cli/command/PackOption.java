package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.play.Titles;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Content of the player's own, for commands that play. */
public final class PackOption {
  @Option(names = "--pack", paramLabel = "${bundle:label.folder}")
  private @Nullable Path pack;

  /** The games, with the pack if one is named. */
  Titles titles(Messages messages) {
    if (pack != null && !Files.isDirectory(pack)) {
      throw messages.wrong("wrong.pack", "folder", pack);
    }
    return new Titles(pack);
  }
}
