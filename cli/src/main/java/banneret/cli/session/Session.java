package banneret.cli.session;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.bots.ClockAndThreads;
import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.Paint;
import banneret.cli.screen.SeatView;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.step.Standing;
import banneret.kernel.table.Reply;
import banneret.kernel.table.StandingPasses;
import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * A game at one screen: people and bots in turn, until it is over or somebody leaves.
 *
 * @param <P> the game's position
 */
public final class Session<P extends Position<P>> implements Dialogue.Host {
  public static final String HUMAN = "human";

  /** What the standings tell at the end. */
  private static final String SCORE = "score";

  private static final String WINNER = "winner";

  /** Who plays for whoever has resigned. */
  private static final String SUBSTITUTE = "normal";

  private static final int BOT_SEEDS = 0x5EA7;
  private static final int PAUSE = 350;
  private static final int SLOW = 1000;

  /** A hand-over that came to nobody: they leave, or something was taken back. */
  private static final int LEFT = -1;

  private static final int UNDONE = -2;

  private final Table<P> table;
  private final Texts texts;
  private final Messages messages;
  private final Ledger ledger;
  private final Display display;
  private final Console console;
  private final Chronicler chronicler;
  private final Advice<P> advice;
  private final Dialogue<P> dialogue;
  private final StandingPasses passes;
  private final List<String> chairs;
  private final ClockAndThreads means;
  private final int seed;
  private final boolean[] isHuman;
  private final boolean[] isSlow;
  private final List<@Nullable Bot<P>> bots = new ArrayList<>();
  private final int pause;
  private final @Nullable Path record;
  private final @Nullable Integer luck;
  private SavedGame.Begun begun;
  private @Nullable Path savedTo;
  private int humans;
  private int viewer = -1;
  private int told;
  private boolean unread;
  private List<String> saved;

  /**
   * @param chairs who sits where: {@link #HUMAN} or the name of a bot; the game may deal out which
   *     seat each chair has
   * @param means what bots think with
   * @param keeping how the game is kept as it goes on
   */
  public Session(
      Table<P> table,
      Texts texts,
      Messages messages,
      Ledger ledger,
      Display display,
      Console console,
      List<String> chairs,
      int seed,
      ClockAndThreads means,
      boolean fast,
      Keeping keeping) {
    this.table = table;
    this.texts = texts;
    this.messages = messages;
    this.ledger = ledger;
    this.display = display;
    this.console = console;
    this.chairs = new ArrayList<>(chairs);
    this.means = means;
    this.seed = seed;
    this.record = keeping.file();
    this.luck = keeping.luck();
    this.begun = keeping.begun();
    this.pause = fast ? 0 : PAUSE;
    this.chronicler =
        new Chronicler(texts, chairs.size(), display, () -> SeatView.of(table.view(-1), null));
    this.advice = new Advice<>(table, texts, messages, display, console, means);
    this.passes = new StandingPasses(table.game().steps().moments(), chairs.size());
    this.dialogue = new Dialogue<>(table, texts, messages, display, console, advice, passes, this);
    this.isHuman = new boolean[chairs.size()];
    this.isSlow = new boolean[chairs.size()];
    P laid = table.view(-1).deal(new Seeded(0));
    for (int chair = 0; chair < chairs.size(); chair++) {
      bots.add(null);
    }
    for (int chair = 0; chair < chairs.size(); chair++) {
      int seat = table.game().seatOf(laid, chair);
      isHuman[seat] = chairs.get(chair).equals(HUMAN);
      humans += isHuman[seat] ? 1 : 0;
      viewer = isHuman[seat] ? seat : viewer;
      if (!isHuman[seat]) {
        seat(chair, seat, chairs.get(chair));
      }
    }
    viewer = humans == 1 ? viewer : -1;
    saved = said();
    told = table.inForce() > 1 ? table.told().size() : 0;
    dialogue.toldUpTo(told);
  }

  /** Has a bot play a seat. */
  private void seat(int chair, int seat, String bot) {
    bots.set(seat, Bots.named(bot, Seeded.mix(seed ^ BOT_SEEDS, chair), means));
    isSlow[seat] = Bots.millis(bot) >= SLOW;
  }

  /**
   * Plays; returns true if the game came to its end.
   *
   * @param greeting said first; on a screen that is cleared it stands below the first question
   */
  public boolean play(String greeting) {
    console.line(greeting);
    dialogue.greet(greeting);
    tell();
    unread = false;
    for (int awaited = table.awaited(); awaited != 0; awaited = table.awaited()) {
      int seat = next(awaited);
      Bot<P> bot = bots.get(seat);
      if (passes.due(table) == seat
          && table.answer(seat, StandingPasses.PASS) instanceof Reply.Taken) {
        keep();
        tell();
      } else if (bot != null) {
        String line = advice.speak(seat, bot, isSlow[seat]);
        if (table.answer(seat, line) instanceof Reply.Refused refused) {
          throw new IllegalStateException("refused '" + line + "': " + refused.refusal());
        }
        keep(); // Before anything is shown: whoever leaves now loses nothing.
        tell();
      } else if (!ask(seat, passes.due(table) == seat)) {
        farewell();
        return false;
      }
    }
    finish();
    return true;
  }

  /** Who answers now: a bot if one is asked, else the first person. */
  private int next(int awaited) {
    for (int seat = 0; seat < isHuman.length; seat++) {
      if ((awaited >>> seat & 1) != 0 && !isHuman[seat]) {
        return seat;
      }
    }
    return Integer.numberOfTrailingZeros(awaited);
  }

  /** True if what is asked now, or a hand beside it, is for one person's eyes only. */
  private boolean isSecret() {
    return display.hasHands(SeatView.of(table.view(-1), null)) || dialogue.isSealed();
  }

  /**
   * Puts the question to a person, who sits before the screen alone if there are secrets; false if
   * he leaves.
   *
   * @param passing true if he passes, and the line goes on after that
   */
  private boolean ask(int awaited, boolean passing) {
    int seat = awaited;
    begun = passing ? new SavedGame.Begun(seat, StandingPasses.PASS) : begun;
    boolean together = humans > 1 && !isSecret();
    if (together && viewer >= 0) {
      console.clear();
    } else if (humans > 1 && !together && viewer != awaited) {
      seat = handOver(awaited);
    }
    if (seat < 0) {
      return seat == UNDONE;
    }
    viewer = together ? -1 : seat;
    unread = false;
    Dialogue.End end = dialogue.ask(seat);
    if (end != Dialogue.End.LEFT) {
      begun = SavedGame.Begun.NONE;
    }
    keep();
    dialogue.toldUpTo(Math.min(told, table.told().size()));
    if (end == Dialogue.End.UNDONE) {
      undoPasses();
      keep();
      told = table.told().size();
    }
    tell();
    return end != Dialogue.End.LEFT;
  }

  /** Takes back what nobody has said but the table, which would only say it again. */
  private void undoPasses() {
    for (int seat = passes.due(table); seat >= 0 && table.mayUndo(seat); seat = passes.due(table)) {
      table.undo(seat);
    }
  }

  /**
   * What came of the last answer is read, if anything did; then waits until a person sits before
   * the screen alone: the one who is asked, or another who wants to say anew what he has sealed or
   * to take back what he has just said. Returns who it is, {@link #LEFT} or {@link #UNDONE}.
   */
  private int handOver(int seat) {
    String name = texts.name("seat", seat);
    console.suggest(any -> List.of());
    if (unread) {
      unread = false;
      int undoer = undoer();
      String key = undoer < 0 ? "hand-over.read" : "hand-over.read.undo";
      String typed = console.ask(messages.say(key, "who", name) + " ");
      if (typed == null) {
        return LEFT;
      }
      String word = typed.strip().toLowerCase(Locale.ROOT);
      if (undoer >= 0 && messages.words("command.undo").contains(word)) {
        table.undo(undoer);
        undoPasses();
        told = table.told().size();
        return UNDONE;
      }
    }
    viewer = -1;
    console.clear();
    console.lines(
        Paint.wrap(
            Paint.named(
                messages.say("hand-over", "who", name), chronicler.names(), Paint.BOLD, display),
            console.width(),
            2));
    List<String> others = sealed(seat);
    if (!others.isEmpty()) {
      String names = String.join(", ", others);
      console.lines(Paint.wrap(messages.say("hand-over.revise", "who", names), console.width(), 2));
    }
    String typed = console.ask(messages.say("hand-over.ready") + " ");
    console.clear();
    if (typed == null) {
      return LEFT;
    }
    for (int other = 0; other < isHuman.length; other++) {
      String known = texts.name("seat", other);
      if (others.contains(known) && known.equalsIgnoreCase(typed.strip())) {
        return handOver(other);
      }
    }
    return seat;
  }

  /**
   * Who may take back what was said last: the person at the screen, or anybody if all are; or -1.
   */
  private int undoer() {
    for (int seat = 0; seat < isHuman.length; seat++) {
      if (isHuman[seat] && (viewer < 0 || viewer == seat) && table.mayUndo(seat)) {
        return seat;
      }
    }
    return -1;
  }

  /** The people who have sealed a line that may still be changed, but for one. */
  private List<String> sealed(int but) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < isHuman.length; seat++) {
      if (isHuman[seat] && seat != but && !table.sealed(seat).isEmpty()) {
        names.add(texts.name("seat", seat));
      }
    }
    return names;
  }

  /** Tells what has happened since this was last called, as the person at the screen may know. */
  private void tell() {
    List<Table.Told> all = table.told();
    for (int i = Math.min(told, all.size()); i < all.size(); i++) {
      Event event = all.get(i).event();
      if (!event.what().name().equals(SCORE) && !event.what().name().equals(WINNER)) {
        console.lines(chronicler.tell(all, i, viewer, console.width(), Paint.PLAIN));
        console.pause(pause);
      }
    }
    unread |= told < all.size();
    told = all.size();
  }

  private void keep() {
    if (record != null) {
      SavedGame.write(record, table, chairs, luck, begun);
      saved = said();
    }
  }

  @Override
  public String begun(int seat) {
    return begun.seat() == seat ? begun.line() : "";
  }

  @Override
  public void begins(int seat, String line) {
    if (!begun.line().equals(line)) {
      begun = line.isEmpty() ? SavedGame.Begun.NONE : new SavedGame.Begun(seat, line);
      keep();
    }
  }

  @Override
  public boolean resigns(int seat) {
    int others = Integer.bitCount(table.playing() & ~(1 << seat));
    String key = others < 2 ? "resign.two" : humans > 1 ? "resign.more" : "resign.bots";
    if (!isSure(messages.say(key)) || table.resign(seat) instanceof Reply.Refused) {
      return false;
    }
    if (table.standing() == null && humans == 1) {
      table.agree(); // Only bots are left.
    } else if (table.standing() == null) {
      int chair = chairOf(seat);
      chairs.set(chair, SUBSTITUTE);
      seat(chair, seat, SUBSTITUTE);
      isHuman[seat] = false;
      humans--;
    }
    return true;
  }

  private int chairOf(int seat) {
    P laid = table.view(-1).deal(new Seeded(0));
    int chair = 0;
    while (table.game().seatOf(laid, chair) != seat) {
      chair++;
    }
    return chair;
  }

  @Override
  public boolean finishes() {
    if (humans < 2 && table.quiet() < Table.STILL) {
      console.lines(Paint.wrap(messages.say("finish.not-yet"), console.width(), 2));
      return false;
    }
    return isSure(messages.say(humans < 2 ? "finish.sure" : "finish.all"))
        && table.agree() instanceof Reply.Taken;
  }

  private boolean isSure(String question) {
    console.suggest(any -> List.of());
    String sure = console.ask(question + " ");
    return sure != null
        && messages.words("quit.yes").contains(sure.strip().toLowerCase(Locale.ROOT));
  }

  @Override
  public String save(String file) {
    if (file.isBlank()) {
      return messages.say("save.where");
    }
    try {
      Path path = Path.of(file.strip());
      Path folder = path.toAbsolutePath().getParent();
      if (folder == null || !Files.isDirectory(folder)) {
        return messages.say("wrong.folder", "file", path);
      }
      boolean own = path.equals(savedTo) || path.equals(record);
      if (Files.exists(path) && !own && !isSure(messages.say("save.overwrite", "file", path))) {
        return messages.say("save.kept", "file", path);
      }
      SavedGame.write(path, table, chairs, luck, begun);
      savedTo = path;
    } catch (UncheckedIOException | InvalidPathException e) {
      return messages.say("save.failed", "file", file);
    }
    saved = said();
    return messages.say(table.standing() == null ? "save.done" : "save.over", "file", file);
  }

  @Override
  public boolean undoOther() {
    for (int seat = 0; seat < isHuman.length && !isSecret(); seat++) {
      if (isHuman[seat] && table.mayUndo(seat)) {
        return table.undo(seat) instanceof Reply.Taken;
      }
    }
    return false;
  }

  @Override
  public boolean isUnsaved() {
    return !said().equals(saved);
  }

  /** A mark that changes with every answer, sealed ones too. */
  private List<String> said() {
    List<String> said = new ArrayList<>(SavedGame.sealed(table, chairs.size()));
    said.add(Integer.toString(table.record().entries().size()));
    return List.copyOf(said);
  }

  @Override
  public List<AttributedString> rules(String word, int width) {
    return RuleSearch.about(ledger, messages, word, width);
  }

  private void farewell() {
    console.line("");
    console.line(messages.of(display.game(), "farewell"));
    if (record != null) {
      console.lines(Paint.wrap(messages.say("save.done", "file", record), console.width(), 2));
    }
    console.flush();
  }

  /** The last board, the standings and the proclamation. */
  private void finish() {
    Standing standing = table.standing();
    if (standing == null) {
      throw new IllegalStateException("nobody is asked, and the game is not over");
    }
    console.line("");
    SeatView sight = SeatView.of(table.view(humans == 1 ? viewer : -1), null);
    console.lines(new Scene(display, texts, messages, console).table(sight));
    console.line("");
    String clause = standing.clause().id();
    console.lines(
        Paint.wrap(
            messages.say("over", "rule", texts.clause(clause), "clause", clause),
            console.width(),
            2));
    console.lines(standings(standing));
    if (!isUnsaved() || record != null) {
      console.flush();
      return;
    }
    boolean wants = console.isScreen() && humans > 0;
    String file = wants ? console.ask(messages.say("over.save") + " ") : null;
    if (file != null && !file.isBlank()) {
      console.line(save(file));
    }
    console.flush();
  }

  /** The seats by place with their points, then whoever is proclaimed. */
  private List<AttributedString> standings(Standing standing) {
    List<AttributedString> lines = new ArrayList<>();
    int[] places = standing.places();
    for (int place = 1; place <= places.length; place++) {
      for (int seat = 0; seat < places.length; seat++) {
        if (places[seat] == place) {
          String text = "  " + place + ". " + points(standing, seat);
          lines.add(Paint.named(text, chronicler.names(), Paint.PLAIN, display));
          String more = display.reckoning(SeatView.of(table.view(-1), null), seat);
          if (!more.isEmpty()) {
            lines.addAll(Paint.wrap(Paint.faint("     " + more), console.width(), 5));
          }
        }
      }
    }
    List<Table.Told> all = table.told();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).event().what().name().equals(WINNER)) {
        lines.addAll(chronicler.tell(all, i, -1, console.width(), Paint.BOLD));
      }
    }
    return lines;
  }

  private String points(Standing standing, int seat) {
    for (Table.Told one : table.told()) {
      Event event = one.event();
      if (event.what().name().equals(SCORE) && event.figures()[0] == seat) {
        return texts.say(event, -1);
      }
    }
    String name = texts.name("seat", seat);
    boolean isScored = Arrays.stream(standing.points()).anyMatch(points -> points != 0);
    return isScored ? messages.say("over.points", "who", name, "n", standing.points()[seat]) : name;
  }
}
