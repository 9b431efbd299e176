package banneret.cli.command;

import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.session.Keeping;
import banneret.cli.session.SavedGame;
import banneret.cli.session.Session;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.play.BotThreads;
import banneret.play.Formats;
import banneret.play.Records;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = "${bundle:bots.help}")
public final class PlayCommand implements Callable<Integer> {
  private static final int MOST_SEEDS = 1_000_000;
  private static final String USUAL_BOT = "normal";

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT);

  private final CommandContext context;
  private final Messages messages;
  private boolean keepsAll;

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game", arity = "0..1")
  private @Nullable String game;

  @Option(names = "--seats", split = ",", paramLabel = "${bundle:label.who}")
  private List<String> seats = new ArrayList<>();

  @Option(names = "--seed", paramLabel = "N")
  private @Nullable Integer seed;

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--from", paramLabel = "${bundle:label.position}")
  private @Nullable Path from;

  @Option(names = "--continue", paramLabel = "${bundle:label.record}")
  private @Nullable Path continued;

  @Option(names = "--asks-all")
  private boolean asksAll;

  @Option(names = "--record", paramLabel = "${bundle:label.file}")
  private @Nullable Path record;

  @Option(names = "--bot-threads", defaultValue = "0", paramLabel = "N")
  private int botThreads;

  @Option(names = "--fast")
  private boolean fast;

  @Option(names = "--ascii")
  private boolean ascii;

  @Mixin private PackOption packs;

  public PlayCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() throws IOException {
    try (Terminal terminal = GameDisplays.terminal()) {
      Console console = GameDisplays.console(terminal, ascii);
      keepsAll = console.isScreen();
      play(console);
    }
    return 0;
  }

  /** Where a game is kept that nobody said where to keep: nothing is lost by leaving. */
  private @Nullable Path kept(String id) {
    if (record != null || !keepsAll) {
      return record;
    }
    Path home = Path.of(System.getProperty("user.home", ""), ".banneret", "games");
    if (continued != null && continued.toAbsolutePath().startsWith(home.toAbsolutePath())) {
      return continued;
    }
    try {
      Files.createDirectories(home);
    } catch (IOException e) {
      return null; // Then it is saved by hand.
    }
    return home.resolve(
        id + "-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP) + ".json");
  }

  /** Plays at this screen; returns true if the game came to its end. */
  public boolean play(Console console) {
    Titles titles = packs.titles(messages);
    GameRecord old = continued == null ? null : Records.read(context.existing(continued));
    if (old != null && (from != null || !options.isEmpty() || asksAll)) {
      throw messages.wrong("wrong.continue");
    }
    if (old != null && seats.isEmpty()) {
      seats = old.players();
    }
    String id = game != null ? game : old != null ? old.game() : "battue";
    context.title(titles, id);
    return play(titles, titles.game(id), old, console);
  }

  private <P extends Position<P>> boolean play(
      Titles titles, Game<P> played, @Nullable GameRecord old, Console console) {
    Texts texts = titles.texts(played.id(), messages.language());
    Display display = GameDisplays.display(titles, texts, messages, played.id());
    Integer noted = old == null || continued == null ? null : SavedGame.luck(continued);
    int luck =
        seed != null
            ? seed
            : noted != null ? noted : ThreadLocalRandom.current().nextInt(MOST_SEEDS);
    boolean goesOn = noted != null && noted == luck;
    Table<P> table = table(played, old, luck, goesOn);
    List<String> who = seats(table.record().setup().seats(), old != null || from != null);
    if (record != null) {
      Path folder = record.toAbsolutePath().getParent();
      if (folder == null || !folder.toFile().isDirectory()) {
        throw messages.wrong("wrong.folder", "file", record);
      }
    }
    if (botThreads < 0) {
      throw messages.wrong("wrong.threads");
    }
    try (BotThreads hands = botThreads == 0 ? BotThreads.spare() : new BotThreads(botThreads)) {
      Session<P> session =
          new Session<>(
              table,
              texts,
              messages,
              titles.ledger(played.id()),
              display,
              console,
              who,
              luck,
              hands,
              fast,
              new Keeping(
                  kept(played.id()),
                  old == null || goesOn ? luck : null,
                  continued == null ? SavedGame.Begun.NONE : SavedGame.begun(continued)));
      String greeting = old == null ? "welcome" : "welcome.again";
      String name = texts.text("game.name");
      String players = String.join(", ", who);
      return session.play(messages.say(greeting, "game", name, "players", players, "seed", luck));
    }
  }

  /**
   * @param goesOn true if a game that is continued had all its luck from this seed, and has it
   *     still
   */
  private <P extends Position<P>> Table<P> table(
      Game<P> played, @Nullable GameRecord old, int luck, boolean goesOn) {
    if (old != null) {
      Chance chance = new Seeded(goesOn ? luck : Seeded.mix(luck, old.entries().size()));
      Table<P> table = context.replay(played, old, String.valueOf(continued), chance);
      if (goesOn) {
        table = Table.resume(played, old, new Seeded(luck));
      }
      if (continued != null) {
        SavedGame.seal(continued, table);
      }
      return table;
    }
    if (from != null) {
      return Table.from(played, Formats.read(context.existing(from)).asFields(), new Seeded(luck));
    }
    int count = seats.isEmpty() ? Math.max(2, played.minSeats()) : seats.size();
    checkSeats();
    Setup setup = new GameOptions(messages).setup(played, count, options);
    boolean botsAlone = !seats.isEmpty() && !seats.contains(Session.HUMAN);
    Setup settled = botsAlone ? played.amongBots(setup) : setup;
    return Table.open(played, settled, new Seeded(luck), asksAll);
  }

  private void checkSeats() {
    seats.forEach(new GameOptions(messages)::checkSeat);
  }

  /** Who sits where; a game that goes on has its number of seats already. */
  private List<String> seats(int count, boolean goesOn) {
    checkSeats();
    if (seats.size() == count) {
      return List.copyOf(seats);
    }
    if (!seats.isEmpty() && goesOn) {
      throw messages.wrong("wrong.seat-count", "n", count, "found", seats.size());
    }
    List<String> who = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      who.add(seat == 0 ? Session.HUMAN : USUAL_BOT);
    }
    return who;
  }
}
