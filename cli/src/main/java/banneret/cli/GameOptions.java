package banneret.cli;

import banneret.kernel.Game;
import banneret.kernel.Malformed;
import java.util.ArrayList;
import java.util.List;

/** The options of a game, as they are given on the command line. */
final class GameOptions {
  private GameOptions() {}

  /** Refuses an option that the game has not, or a value that the option cannot take. */
  static void check(Game<?> game, String name, String value) {
    List<String> names = new ArrayList<>();
    for (Game.Option option : game.options()) {
      if (option.name().equals(name)) {
        if (!option.values().contains(value)) {
          throw new Malformed(
              "",
              "option "
                  + name
                  + " is one of "
                  + String.join(", ", option.values())
                  + ", not '"
                  + value
                  + "'");
        }
        return;
      }
      names.add(option.name());
    }
    throw new Malformed(
        "",
        game.id()
            + " has no option '"
            + name
            + "'"
            + (names.isEmpty() ? "" : "; it has " + String.join(", ", names)));
  }

  /** True if the game has an option that can take this value. */
  static boolean has(Game<?> game, String name, String value) {
    for (Game.Option option : game.options()) {
      if (option.name().equals(name) && option.values().contains(value)) {
        return true;
      }
    }
    return false;
  }
}
