package banneret.cli.command;

import banneret.cli.screen.Messages;
import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.luck.Chance;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.play.Titles;
import java.nio.file.Files;
import java.nio.file.Path;

/** What every command has: the reader's language, and the games, files and records named to it. */
public final class CommandContext {
  private final Messages messages;

  public CommandContext(Messages messages) {
    this.messages = messages;
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
}
