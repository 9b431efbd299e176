package banneret.cli.command;

import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.session.Chronicler;
import banneret.cli.session.ReplayScreen;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.play.Records;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Steps through the record of a game. */
@Command(name = "replay", mixinStandardHelpOptions = true, sortOptions = false)
public final class ReplayCommand implements Callable<Integer> {
  private static final String SPECTATOR = "spectator";

  private final CommandContext context;
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.record}", descriptionKey = "record")
  private Path record;

  @Option(names = "--seat", paramLabel = "N|" + SPECTATOR)
  private @Nullable String seat;

  @Option(names = "--ascii")
  private boolean ascii;

  @Mixin private PackOption packs;

  public ReplayCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() throws IOException {
    try (Terminal terminal = GameDisplays.terminal()) {
      replay(GameDisplays.console(terminal, ascii));
    }
    return 0;
  }

  public void replay(Console console) {
    Titles titles = packs.titles(messages);
    GameRecord old = Records.read(context.existing(record));
    context.title(titles, old.game());
    replay(titles, titles.game(old.game()), old, console);
  }

  private <P extends Position<P>> void replay(
      Titles titles, Game<P> game, GameRecord old, Console console) {
    Table<P> whole = context.replay(game, old, record.toString(), new Seeded(0));
    Texts texts = titles.texts(game.id(), messages.language());
    Display display = GameDisplays.display(titles, texts, messages, game.id());
    int reader = reader(whole);
    new ReplayScreen<>(whole, old.players(), texts, messages, display, console, reader).run();
  }

  /** Who looks on: the secrets of a game that goes on stay with the seats. */
  private int reader(Table<?> whole) {
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
