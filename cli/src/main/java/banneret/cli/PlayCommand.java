package banneret.cli;

import banneret.bots.Bots;
import banneret.kernel.Chance;
import banneret.kernel.Game;
import banneret.kernel.GameRecord;
import banneret.kernel.Malformed;
import banneret.kernel.Position;
import banneret.kernel.Seeded;
import banneret.kernel.Setup;
import banneret.kernel.Table;
import banneret.play.Formats;
import banneret.play.Ledger;
import banneret.play.Records;
import banneret.play.Texts;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal. */
@Command(
    name = "play",
    description = "Plays a game in the terminal, against bots or in turns at one screen.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class PlayCommand implements Callable<Integer> {
  private static final int MOST_SEEDS = 1_000_000;
  private static final String USUAL_BOT = "greedy";

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description = "The game (battue, or the one that is continued).")
  private @Nullable String game;

  @Option(
      names = "--seats",
      split = ",",
      paramLabel = "WHO",
      description = "For each seat human or a bot: random or greedy (human,greedy).")
  private List<String> seats = new ArrayList<>();

  @Option(names = "--seed", paramLabel = "N", description = "The same seed brings the same luck.")
  private @Nullable String seed;

  @Option(
      names = "--lang",
      paramLabel = "en|fr",
      description = "The language (that of the environment, or en).")
  private @Nullable String language;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "An option of the game, such as setup=quick.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--from",
      paramLabel = "POSITION",
      description = "Begins with this position; docs/positions.md says how to write one.")
  private @Nullable Path from;

  @Option(
      names = "--continue",
      paramLabel = "RECORD",
      description = "Goes on with a saved game; --seats only if others sit there now.")
  private @Nullable Path continued;

  @Option(
      names = "--asks-all",
      description = "Asks even where there is no choice, so that no silence tells a secret.")
  private boolean asksAll;

  @Option(names = "--record", paramLabel = "FILE", description = "Keeps the game here as it goes.")
  private @Nullable Path record;

  @Option(names = "--fast", description = "Bots move without a pause.")
  private boolean fast;

  @Option(names = "--ascii", description = "Draws with the plainest characters alone.")
  private boolean ascii;

  @Override
  public Integer call() throws IOException {
    Messages messages = Messages.in(language, System.getenv());
    try (Terminal terminal = Screens.terminal()) {
      play(messages, Screens.console(terminal, ascii));
    }
    return 0;
  }

  /** Plays at this screen; returns true if the game came to its end. */
  boolean play(Messages messages, Console console) {
    Titles titles = new Titles();
    GameRecord old = continued == null ? null : Records.read(continued);
    if (old != null && (from != null || !options.isEmpty() || asksAll)) {
      throw messages.wrong("wrong.continue");
    }
    String id = game != null ? game : old != null ? old.game() : "battue";
    return play(titles, titles.game(id), old, messages, console);
  }

  private <P extends Position<P>> boolean play(
      Titles titles, Game<P> played, @Nullable GameRecord old, Messages messages, Console console) {
    Display display = display(titles, messages, played.id());
    int luck = seed(messages);
    Table<P> table = table(played, old, luck, messages);
    List<String> who = seats(table.record().setup().seats(), old != null || from != null, messages);
    Texts texts = Texts.of(titles, played.id(), messages.language());
    if (record != null) {
      Path folder = record.toAbsolutePath().getParent();
      if (folder == null || !folder.toFile().isDirectory()) {
        throw messages.wrong("wrong.folder", "file", record);
      }
    }
    console.line(messages.say("welcome", "game", texts.text("game.name"), "seed", luck));
    Session<P> session =
        new Session<>(
            table,
            texts,
            messages,
            Ledger.of(titles, played.id()),
            display,
            console,
            who,
            luck,
            fast,
            record);
    return session.play();
  }

  private static Display display(Titles titles, Messages messages, String id) {
    Texts texts = Texts.of(titles, id, messages.language());
    return Screens.display(titles, texts, messages, id);
  }

  private int seed(Messages messages) {
    if (seed == null) {
      return ThreadLocalRandom.current().nextInt(MOST_SEEDS);
    }
    try {
      return Integer.parseInt(seed.strip());
    } catch (NumberFormatException e) {
      throw messages.wrong("wrong.seed", "found", seed);
    }
  }

  private <P extends Position<P>> Table<P> table(
      Game<P> played, @Nullable GameRecord old, int luck, Messages messages) {
    if (old != null) {
      Chance chance = new Seeded(Seeded.mix(luck, old.entries().size()));
      try {
        Table<P> table = Table.replay(played, old, Integer.MAX_VALUE, chance);
        if (continued != null) {
          Kept.seal(continued, table);
        }
        return table;
      } catch (Malformed e) {
        throw messages.wrong(
            "wrong.record",
            "file",
            String.valueOf(continued),
            "why",
            String.valueOf(e.getMessage()));
      }
    }
    if (from != null) {
      return Table.from(played, Formats.read(from).asFields(), new Seeded(luck));
    }
    int count = seats.isEmpty() ? Math.max(2, played.minSeats()) : seats.size();
    if (count < played.minSeats() || count > played.maxSeats()) {
      throw messages.wrong(
          "wrong.seats",
          "game",
          played.id(),
          "low",
          played.minSeats(),
          "high",
          played.maxSeats(),
          "found",
          count);
    }
    who(messages);
    Setup setup = Setup.of(count);
    for (Map.Entry<String, String> option : options.entrySet()) {
      GameOptions.check(played, option.getKey(), option.getValue());
      setup = setup.with(option.getKey(), option.getValue());
    }
    boolean botsAlone = !seats.isEmpty() && !seats.contains(Session.HUMAN);
    Setup settled = botsAlone ? played.amongBots(setup) : setup;
    return Table.open(played, settled, new Seeded(luck), asksAll);
  }

  private void who(Messages messages) {
    for (String name : seats) {
      if (!name.equals(Session.HUMAN) && !Bots.NAMES.contains(name)) {
        String known = Session.HUMAN + ", " + String.join(", ", Bots.NAMES);
        throw messages.wrong("wrong.seat", "found", name, "known", known);
      }
    }
  }

  /** Who sits where; a game that goes on has its number of seats already. */
  private List<String> seats(int count, boolean goesOn, Messages messages) {
    who(messages);
    if (seats.size() == count) {
      return List.copyOf(seats);
    }
    if (!seats.isEmpty() && goesOn) {
      throw messages.wrong("wrong.seat-count", "n", count, "found", seats.size());
    }
    List<String> kept = continued == null ? List.of() : Kept.chairs(continued);
    if (kept.size() == count) {
      return kept;
    }
    List<String> who = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      who.add(seat == 0 ? Session.HUMAN : USUAL_BOT);
    }
    return who;
  }
}
