package banneret.cli;

import banneret.kernel.Game;
import banneret.kernel.Setup;
import java.util.List;
import java.util.Map;

/** Seats and options of a game, as they are given on the command line. */
final class GameOptions {
  private final Messages messages;

  GameOptions(Messages messages) {
    this.messages = messages;
  }

  /** Refuses a seat for somebody nobody knows. */
  void checkSeats(List<String> seats, List<String> known) {
    for (String name : seats) {
      if (!known.contains(name)) {
        throw messages.wrong("wrong.seat", "found", name, "known", String.join(", ", known));
      }
    }
  }

  /** The set-up of a game that can be played so. */
  Setup setup(Game<?> game, int seats, Map<String, String> options) {
    if (seats < game.minSeats() || seats > game.maxSeats()) {
      throw messages.wrong(
          "wrong.seats",
          "game",
          game.id(),
          "low",
          game.minSeats(),
          "high",
          game.maxSeats(),
          "found",
          seats);
    }
    Setup setup = Setup.of(seats);
    for (Map.Entry<String, String> option : options.entrySet()) {
      check(game, option.getKey(), option.getValue());
      setup = setup.with(option.getKey(), option.getValue());
    }
    return setup;
  }

  /** Refuses an option that the game has not, or a value that the option cannot take. */
  private void check(Game<?> game, String name, String value) {
    if (has(game, name, value)) {
      return;
    }
    for (Game.Option option : game.options()) {
      if (option.name().equals(name)) {
        String known = String.join(", ", option.values());
        throw messages.wrong("wrong.game-value", "name", name, "known", known, "found", value);
      }
    }
    String known = String.join(", ", game.options().stream().map(Game.Option::name).toList());
    throw messages.wrong("wrong.game-option", "game", game.id(), "found", name, "known", known);
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
