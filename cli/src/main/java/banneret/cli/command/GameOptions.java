package banneret.cli.command;

import banneret.bots.Bots;
import banneret.cli.screen.Messages;
import banneret.cli.session.Session;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Seats and options of a game, as they are given on the command line. */
public final class GameOptions {
  /** What comes before the name of a file that holds a document. */
  private static final String FILE = "@";

  private static final Pattern OWN = Pattern.compile("([0-9]{1,2})\\.(.+)");

  private final Messages messages;

  GameOptions(Messages messages) {
    this.messages = messages;
  }

  /** Refuses a seat for somebody who is neither a person nor a bot. */
  void checkSeat(String name) {
    if (!name.equals(Session.HUMAN)) {
      check(name, Session.HUMAN + ", " + String.join(", ", Bots.NAMES));
    }
  }

  /** Refuses a name that stands for no bot, or an effort that none can make. */
  void checkBot(String name) {
    check(name, String.join(", ", Bots.NAMES));
  }

  private void check(String name, String known) {
    if (!Bots.NAMES.contains(name.replaceFirst("@.*", ""))) {
      throw messages.wrong("wrong.seat", "found", name, "known", known);
    }
    try {
      Bots.check(name);
    } catch (Malformed e) {
      throw messages.wrong("wrong.effort", "found", name);
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
    for (Map.Entry<String, String> given : options.entrySet()) {
      setup = with(setup, game, given.getKey(), given.getValue());
    }
    return setup;
  }

  /**
   * The set-up with one more option.
   *
   * @param key the option, with the seat that settles it for itself before it: {@code 2.army}
   */
  private Setup with(Setup setup, Game<?> game, String key, String text) {
    Matcher own = OWN.matcher(key);
    if (!own.matches()) {
      SetupOption option = option(game, key, false);
      return setup.with(key, value(option, key, text));
    }
    int seat = Integer.parseInt(own.group(1));
    SetupOption option = option(game, own.group(2), true);
    if (seat < 1 || seat > setup.seats()) {
      throw messages.wrong("wrong.option-seat", "name", key, "n", setup.seats(), "found", seat);
    }
    return setup.with(seat - 1, option.name(), value(option, key, text));
  }

  /** The option of this name, which the game must have. */
  private SetupOption option(Game<?> game, String name, boolean perSeat) {
    for (SetupOption option : game.options()) {
      if (option.name().equals(name) && option.perSeat() == perSeat) {
        return option;
      }
    }
    String known =
        String.join(
            ", ",
            game.options().stream()
                .map(
                    option -> (option.perSeat() ? messages.say("option.seat") : "") + option.name())
                .toList());
    throw messages.wrong("wrong.game-option", "game", game.id(), "found", name, "known", known);
  }

  /**
   * What a text says for an option: itself, a document in one line, or the document in the file
   * that it names.
   */
  private Tree value(SetupOption option, String key, String text) {
    boolean isDocument = option instanceof SetupOption.Document;
    boolean isFile = isDocument && text.startsWith(FILE);
    boolean isLine = isDocument && (text.contains(": ") || text.startsWith("{"));
    Tree value =
        isFile
            ? document(text.substring(FILE.length()))
            : isLine ? Formats.yaml(key, text) : Tree.of(text);
    try {
      option.check(value);
      return value;
    } catch (Malformed e) {
      throw isFile || isLine ? e : wrong(option, key, text);
    }
  }

  private Tree document(String file) {
    Path path = Path.of(file);
    if (!Files.isRegularFile(path)) {
      throw messages.wrong("wrong.file", "file", file);
    }
    return Formats.read(path);
  }

  private Malformed wrong(SetupOption option, String key, String found) {
    String known = String.join(", ", option.values());
    return switch (option) {
      case SetupOption.Choice any ->
          messages.wrong("wrong.game-value", "name", key, "known", known, "found", found);
      case SetupOption.WholeNumber number ->
          messages.wrong(
              "wrong.game-number",
              "name",
              key,
              "low",
              number.low(),
              "high",
              number.high(),
              "found",
              found);
      case SetupOption.Text words ->
          messages.wrong("wrong.game-text", "name", key, "n", words.longest());
      case SetupOption.Document any ->
          messages.wrong("wrong.game-document", "name", key, "known", known, "found", found);
    };
  }

  /** True if the game has an option for the whole table that can take this value. */
  static boolean has(Game<?> game, String name, String value) {
    for (SetupOption option : game.options()) {
      if (option.name().equals(name) && !option.perSeat()) {
        return takes(option, value);
      }
    }
    return false;
  }

  private static boolean takes(SetupOption option, String value) {
    try {
      option.check(Tree.of(value));
      return true;
    } catch (Malformed e) {
      return false;
    }
  }
}
