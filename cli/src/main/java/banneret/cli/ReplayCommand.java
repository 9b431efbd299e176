package banneret.cli;

import banneret.kernel.Game;
import banneret.kernel.GameRecord;
import banneret.kernel.Malformed;
import banneret.kernel.Position;
import banneret.kernel.Seeded;
import banneret.kernel.Table;
import banneret.play.Records;
import banneret.play.Texts;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Steps through the record of a game. */
@Command(
    name = "replay",
    description = "Steps through the record of a game.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
  private static final String SPECTATOR = "spectator";

  @Parameters(paramLabel = "RECORD", description = "A file that play or simulate has kept.")
  private Path record;

  @Option(
      names = "--lang",
      paramLabel = "en|fr",
      description = "The language (that of the environment, or en).")
  private @Nullable String language;

  @Option(
      names = "--seat",
      paramLabel = "N|spectator",
      description = "Shows what this seat saw, counted from 1 (everything, if the game is over).")
  private @Nullable String seat;

  @Option(names = "--ascii", description = "Draws with the plainest characters alone.")
  private boolean ascii;

  @Override
  public Integer call() throws IOException {
    Messages messages = Messages.in(language, System.getenv());
    try (Terminal terminal = Screens.terminal()) {
      replay(messages, Screens.console(terminal, ascii));
    }
    return 0;
  }

  void replay(Messages messages, Console console) {
    Titles titles = new Titles();
    GameRecord old = Records.read(record);
    replay(titles, titles.game(old.game()), old, messages, console);
  }

  private <P extends Position<P>> void replay(
      Titles titles, Game<P> game, GameRecord old, Messages messages, Console console) {
    Table<P> whole;
    try {
      whole = Table.replay(game, old, Integer.MAX_VALUE, new Seeded(0));
    } catch (Malformed e) {
      throw messages.wrong("wrong.record", "file", record, "why", String.valueOf(e.getMessage()));
    }
    Texts texts = Texts.of(titles, game.id(), messages.language());
    Display display = Screens.display(titles, texts, messages, game.id());
    int reader = reader(whole, messages);
    new Replay<>(whole, texts, messages, display, console, reader).run();
  }

  /** Who looks on: the secrets of a game that goes on stay with the seats. */
  private int reader(Table<?> whole, Messages messages) {
    int seats = whole.record().setup().seats();
    if (seat == null) {
      return whole.standing() == null ? -1 : Chronicler.ALL_KNOWING;
    }
    if (seat.equals(SPECTATOR)) {
      return -1;
    }
    if (!seat.matches("[0-9]{1,2}")
        || Integer.parseInt(seat) < 1
        || Integer.parseInt(seat) > seats) {
      throw messages.wrong("wrong.seat-number", "found", seat, "n", seats);
    }
    return Integer.parseInt(seat) - 1;
  }
}
