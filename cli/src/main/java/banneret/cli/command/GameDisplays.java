package banneret.cli.command;

import banneret.cli.battles.BattlesDisplay;
import banneret.cli.battue.BattueDisplay;
import banneret.cli.miniatures.MiniaturesDisplay;
import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.PlainDisplay;
import banneret.cli.thrones.ThronesDisplay;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Opens the terminal and knows how each game is shown in it. */
public final class GameDisplays {
  private static final String BATTLES = "battles";
  private static final String BATTUE = "battue";
  private static final String MINIATURES = "miniatures";
  private static final String THRONES = "thrones";

  private GameDisplays() {}

  static Terminal terminal() throws IOException {
    return TerminalBuilder.builder()
        .system(true)
        .dumb(true)
        .encoding(StandardCharsets.UTF_8)
        .build();
  }

  /** The screen; colours unless the environment asks for none. */
  static Console console(Terminal terminal, boolean ascii) {
    String none = System.getenv("NO_COLOR");
    boolean screen = !Console.isDumb(terminal);
    return new Console(terminal, screen, screen && (none == null || none.isEmpty()), ascii);
  }

  /** How a game is shown; one without a board of its own is a list of facts. */
  public static Display display(Titles titles, Texts texts, Messages messages, String game) {
    return switch (game) {
      case BATTLES -> new BattlesDisplay(titles.game(game), titles.content(game), texts, messages);
      case BATTUE -> new BattueDisplay(titles.game(game), titles.content(game), texts, messages);
      case MINIATURES -> new MiniaturesDisplay(titles.game(game), texts, messages);
      case THRONES -> new ThronesDisplay(titles.game(game), titles.content(game), texts, messages);
      default -> new PlainDisplay(game);
    };
  }
}
