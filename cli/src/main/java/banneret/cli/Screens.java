package banneret.cli;

import banneret.kernel.Malformed;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Opens the terminal and knows how each game is shown in it. */
final class Screens {
  private static final String BATTUE = "battue";
  private static final String THRONES = "thrones";

  private Screens() {}

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

  static Display display(Titles titles, Texts texts, Messages messages, String game) {
    return switch (game) {
      case BATTUE -> new BattueDisplay(titles.game(game), titles.content(game), texts, messages);
      case THRONES -> new ThronesDisplay(titles.game(game), titles.content(game), texts, messages);
      default -> {
        String shown = String.join(", ", BATTUE, THRONES);
        throw new Malformed("", messages.say("wrong.no-display", "game", game, "known", shown));
      }
    };
  }
}
