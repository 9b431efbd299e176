package banneret.cli.command;

import banneret.bots.Bots;
import banneret.bots.Deliberation;
import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.cli.session.WeighedOptions;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.play.BotThreads;
import banneret.play.Records;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what a bot would have weighed at one answer of a game that was played. */
@Command(
    name = "explain",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = "${bundle:bots.help}")
public final class ExplainCommand implements Callable<Integer> {
  private final CommandContext context;
  private final Messages messages;

  @Parameters(paramLabel = "${bundle:label.record}", descriptionKey = "record")
  private Path record;

  @Option(names = "--at", required = true, paramLabel = "N")
  private int at;

  @Option(names = "--bot", defaultValue = "hard", paramLabel = "${bundle:label.bot}")
  private String bot;

  @Option(names = "--effort", paramLabel = "${bundle:label.effort}")
  private @Nullable String effort;

  @Option(names = "--seat", defaultValue = "0", paramLabel = "N")
  private int seat;

  @Option(names = "--ascii")
  private boolean ascii;

  @Mixin private PackOption packs;

  public ExplainCommand(CommandContext context) {
    this.context = context;
    this.messages = context.messages();
  }

  @Override
  public Integer call() throws IOException {
    try (Terminal terminal = GameDisplays.terminal()) {
      explain(GameDisplays.console(terminal, ascii));
    }
    return 0;
  }

  public void explain(Console console) {
    Titles titles = packs.titles(messages);
    GameRecord old = Records.read(context.existing(record));
    context.title(titles, old.game());
    new GameOptions(messages).checkBot(name());
    explain(titles, titles.game(old.game()), old, console);
  }

  private String name() {
    return effort == null ? bot : bot + "@" + effort;
  }

  private <P extends Position<P>> void explain(
      Titles titles, Game<P> game, GameRecord old, Console console) {
    Table<P> whole = context.replay(game, old, record.toString(), new Seeded(0));
    List<Entry> entries = old.inForce();
    if (at < 1 || at > entries.size()) {
      throw messages.wrong("wrong.entry", "at", at, "n", entries.size());
    }
    List<String> lines = lines(entries.get(at - 1), old.setup().seats());
    Table<P> table = Table.replay(game, old, Math.max(1, at - 1), new Seeded(0));
    List<Integer> seats = seats(lines, whole.standing() != null);
    Texts texts = titles.texts(game.id(), messages.language());
    Display display = GameDisplays.display(titles, texts, messages, game.id());
    try (BotThreads hands = BotThreads.spare()) {
      for (int who : seats) {
        console.status(messages.say("hint.thinking"));
        Deliberation weighed =
            Deliberation.of(table, who, Bots.named(name(), at, hands), "", line -> {});
        console.status("");
        tell(table, who, lines.get(who), weighed, texts, display, console);
      }
    }
    console.flush();
  }

  /** What each seat said at an entry; nothing where it was not asked. */
  private List<String> lines(Entry entry, int seats) {
    return switch (entry) {
      case Entry.Answered answered -> {
        List<String> lines = new ArrayList<>();
        for (int other = 0; other < seats; other++) {
          lines.add(other == answered.seat() ? answered.line() : "");
        }
        yield lines;
      }
      case Entry.Opened opened -> opened.lines();
      case Entry.Stopped stopped -> throw messages.wrong("wrong.entry-stop", "at", at);
      case Entry.Begun begun -> throw messages.wrong("wrong.entry-begin", "at", at);
      case Entry.Undone undone -> throw new IllegalStateException("not in force");
    };
  }

  /** The seats to tell about: the secrets of a game that goes on stay with the seats. */
  private List<Integer> seats(List<String> lines, boolean isOver) {
    if (seat < 0 || seat > lines.size()) {
      throw messages.wrong("wrong.seat-number", "found", seat, "n", lines.size());
    }
    List<Integer> seats = new ArrayList<>();
    for (int other = 0; other < lines.size(); other++) {
      if (!lines.get(other).isEmpty() && (seat == 0 || seat == other + 1)) {
        seats.add(other);
      }
    }
    if (seats.isEmpty()) {
      throw messages.wrong("wrong.entry-seat", "at", at, "seat", seat);
    }
    if (seat == 0 && !isOver) {
      throw messages.wrong("wrong.entry-secret", "seat", seats.getFirst() + 1);
    }
    return seats;
  }

  private <P extends Position<P>> void tell(
      Table<P> table,
      int who,
      String said,
      Deliberation weighed,
      Texts texts,
      Display display,
      Console console) {
    int width = console.width();
    SeatView sight = SeatView.of(table.view(who), null);
    WeighedOptions weighings = new WeighedOptions(texts, messages, display);
    String asked = weighings.question(sight, table.question(who));
    List<AttributedString> lines = new ArrayList<>();
    String head =
        messages.say(
            "explain.entry",
            "at",
            at,
            "round",
            table.round(),
            "who",
            texts.name("seat", who),
            "question",
            asked);
    lines.addAll(Paint.wrap(new AttributedString(head, Paint.BOLD), width, 2));
    lines.addAll(Paint.wrap(messages.say("explain.played", "line", said), width, 2));
    if (weighed.words().isEmpty()) {
      boolean silent = table.question(who).choices().size() > 1;
      String key = silent ? "explain.silent" : "explain.no-choice";
      lines.addAll(Paint.wrap(messages.say(key, "bot", name()), width, 2));
    }
    if (!weighed.words().isEmpty()) {
      String key = weighed.line().equals(said) ? "explain.same" : "explain.would";
      String would = messages.say(key, "bot", name(), "line", weighed.line());
      lines.addAll(Paint.wrap(would, width, 2));
      lines.addAll(weighings.lines(sight, weighed, asked, width));
    }
    console.lines(lines);
  }
}
