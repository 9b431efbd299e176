package banneret.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: its position, its record, what was told, and what may be taken back.
 *
 * @param <P> the game's position
 */
public final class Table<P extends Position<P>> {
  private final Game<P> game;
  private final GameRecord header;
  private final Chance chance;
  private final List<Entry> entries = new ArrayList<>();
  private final List<Told> told = new ArrayList<>();
  private final List<Saved<P>> undo = new ArrayList<>();
  private final List<String> typed = new ArrayList<>();
  private @Nullable Pending pending;
  private int inForce;
  private P position;

  /**
   * Something told, and after how many entries of the record.
   *
   * @param entry how many entries in force there were, the one that caused it included
   */
  public record Told(int entry, Event event) {}

  /** What an answer may be taken back to; the position is null if it has been already. */
  private record Saved<P>(@Nullable P position, int seat, int told) {}

  private record Pending(int seat, String line) {}

  private Table(Game<P> game, GameRecord header, Chance chance, P position) {
    this.game = game;
    this.header = header;
    this.chance = chance;
    this.position = position;
  }

  /** A new game. */
  public static <P extends Position<P>> Table<P> open(Game<P> game, Setup setup, Chance chance) {
    return open(game, setup, chance, false);
  }

  /**
   * A new game.
   *
   * @param asksAll true if seats are asked even where they have no choice, so that the time an
   *     answer takes tells nothing
   */
  public static <P extends Position<P>> Table<P> open(
      Game<P> game, Setup setup, Chance chance, boolean asksAll) {
    return begin(game, header(game, setup, asksAll, null), chance, game.lay(setup));
  }

  /** A game that goes on from a written position. */
  public static <P extends Position<P>> Table<P> from(
      Game<P> game, Tree.Fields start, Chance chance) {
    P position = Positions.read(game, start);
    return begin(game, header(game, Setup.of(position.seats), false, start), chance, position);
  }

  private static <P extends Position<P>> GameRecord header(
      Game<P> game, Setup setup, boolean asksAll, Tree.@Nullable Fields start) {
    return new GameRecord(
        game.id(), game.edition(), game.content(), setup, asksAll, start, List.of());
  }

  private static <P extends Position<P>> Table<P> begin(
      Game<P> game, GameRecord header, Chance chance, P laid) {
    Table<P> table = new Table<>(game, header, chance, laid);
    Engine<P> engine = table.engine(laid.copy(), chance);
    engine.run();
    table.answerForced(engine);
    table.position = engine.table();
    table.add(new Entry.Begun(dealt(engine)));
    return table;
  }

  /** Plays a record again, up to and with so many of its entries in force. */
  public static <P extends Position<P>> Table<P> replay(
      Game<P> game, GameRecord record, int count, Chance afterwards) {
    if (!record.game().equals(game.id())) {
      throw new Malformed("", "the record is of '" + record.game() + "', not " + game.id());
    }
    if (record.edition() != game.edition()) {
      throw new Malformed(
          "",
          "the record was made under edition "
              + record.edition()
              + " of the rules, here is edition "
              + game.edition());
    }
    if (!record.content().equals(game.content())) {
      throw new Malformed(
          "", "the record was made with other content (" + record.content() + ") than there is");
    }
    if (count < 1) {
      throw new IllegalArgumentException("cannot play " + count + " entries");
    }
    List<Entry> inForce = record.inForce();
    if (inForce.isEmpty() || !(inForce.getFirst() instanceof Entry.Begun)) {
      throw new Malformed("", "the record does not begin with a 'begin' entry");
    }
    Tree.Fields start = record.start();
    Table<P> table =
        new Table<>(
            game,
            header(game, record.setup(), record.asksAll(), start),
            afterwards,
            start == null ? game.lay(record.setup()) : Positions.read(game, start));
    table.repeatAll(count < inForce.size() ? inForce.subList(0, count) : record.entries());
    return table;
  }

  private void repeatAll(List<Entry> record) {
    boolean[] stays = new boolean[record.size()];
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < record.size(); i++) {
      if (record.get(i) instanceof Entry.Undone undone) {
        for (int n = 0; n < undone.count(); n++) {
          stays[kept.removeLast()] = false;
        }
      } else {
        stays[i] = true;
        kept.add(i);
      }
    }
    for (int i = 0; i < record.size(); i++) {
      if (stays[i]) {
        repeat(record.get(i), i);
      } else {
        pass(record.get(i));
      }
    }
  }

  /** Passes over an entry that was taken back, or that took some back: only undo minds it. */
  private void pass(Entry entry) {
    switch (entry) {
      case Entry.Answered answered -> mayTakeBack(null, answered.seat(), false, told.size());
      case Entry.Undone undone -> {
        if (undone.seat() < 0) {
          undo.clear();
        } else if (!undo.isEmpty()) {
          undo.removeLast();
        }
      }
      case Entry.Begun begun -> undo.clear();
      case Entry.Opened opened -> undo.clear();
    }
    entries.add(entry);
  }

  private void repeat(Entry entry, int index) {
    List<String> outcomes = new ArrayList<>();
    entry.dealt().forEach(outcome -> outcomes.add(outcome.phrase()));
    Scripted script = new Scripted(outcomes);
    Engine<P> engine = engine(position.copy(), script);
    int toldBefore = told.size();
    int forced;
    try {
      switch (entry) {
        case Entry.Begun begun -> {
          if (index > 0) {
            throw wrong(index, "a second beginning");
          }
          engine.run();
        }
        case Entry.Answered answered -> {
          if (engine.table().step() instanceof SealedAsk<P>) {
            throw wrong(index, "one line where all lines are opened at once");
          }
          say(engine, answered.seat(), answered.line(), index);
        }
        case Entry.Opened opened -> sayAll(engine, opened.lines(), index);
        case Entry.Undone undone -> throw new IllegalStateException("not in force");
      }
      forced = answerForced(engine);
    } catch (Chance.Awaited | Chance.Mismatch e) {
      throw wrong(index, e.getMessage());
    }
    if (!script.rest().isEmpty()) {
      throw wrong(index, "there is luck to spare");
    }
    if (entry instanceof Entry.Answered answered) {
      int seat = answered.seat();
      boolean barrier = engine.isBarred() || (forced & ~(1 << seat)) != 0;
      mayTakeBack(position, seat, barrier, toldBefore);
    } else {
      undo.clear();
    }
    position = engine.table();
    add(entry);
  }

  private static Malformed wrong(int index, @Nullable String what) {
    return new Malformed("", "entry " + index + " of the record: " + what);
  }

  private void sayAll(Engine<P> engine, List<String> lines, int index) {
    Lines sealed = engine.table().sealed;
    if (!(engine.table().step() instanceof SealedAsk<P>) || sealed == null) {
      throw wrong(index, "lines are opened, but no sealed question waits");
    }
    for (int seat = 0; seat < lines.size(); seat++) {
      if (!lines.get(seat).isEmpty()) {
        sealed.of(seat).clear(); // The table may have answered for this seat.
      }
    }
    for (int seat = 0; seat < lines.size(); seat++) {
      if (!lines.get(seat).isEmpty()) {
        say(engine, seat, lines.get(seat), index);
      }
    }
    if (!engine.hasOpened()) {
      throw wrong(index, "not all lines are in");
    }
  }

  private void say(Engine<P> engine, int seat, String line, int index) {
    Refusal refusal =
        (Engine.awaited(engine.table()) >>> seat & 1) == 0
            ? Refusal.of(Refusal.Why.NOT_ASKED, line)
            : new Notation<>(game, engine, seat, line, false).play().refusal();
    if (refusal != null) {
      String by = refusal.clause() == null ? "" : " by " + refusal.clause();
      throw wrong(index, "'" + line + "' is refused" + by);
    }
  }

  public Game<P> game() {
    return game;
  }

  /** The seats the game waits for, a bit each. */
  public int awaited() {
    return Engine.awaited(position);
  }

  public @Nullable Standing standing() {
    return position.standing;
  }

  /** What a seat may know; a seat of -1 is a spectator. */
  public View<P> view(int seat) {
    return new View<>(game, position, seat);
  }

  /** The question that waits for the seat; one that has sealed its line is asked anew. */
  public Asked question(int seat) {
    if (!mayAnswer(seat)) {
      throw new IllegalStateException("seat " + seat + " is not asked");
    }
    return Notation.asked(unsealed(seat), seat);
  }

  /** A copy without the line that the seat has sealed. */
  private P unsealed(int seat) {
    P copy = position.copy();
    if (copy.sealed != null) {
      copy.sealed.of(seat).clear();
    }
    return copy;
  }

  /** The whole position with its stack, secrets and all. */
  public Tree.Fields write() {
    return Positions.write(game, position);
  }

  public GameRecord record() {
    return new GameRecord(
        header.game(),
        header.edition(),
        header.content(),
        header.setup(),
        header.asksAll(),
        header.start(),
        List.copyOf(entries));
  }

  /** Everything told so far, in order. */
  public List<Told> told() {
    return List.copyOf(told);
  }

  /** How many entries of the record are in force. */
  public int inForce() {
    return inForce;
  }

  /** The round the game is in. */
  public int round() {
    return game.round(position);
  }

  private void add(Entry entry) {
    entries.add(entry);
    inForce += entry instanceof Entry.Undone undone ? -undone.count() : 1;
  }

  /** Takes a seat's line, whole or not at all. */
  public Reply answer(int seat, String line) {
    Refusal.Why not = whyNot(seat);
    if (not != null || pending != null) {
      return new Reply.Refused(Refusal.of(not == null ? Refusal.Why.NOT_ASKED : not, line));
    }
    typed.clear();
    return act(seat, line, chance);
  }

  /** Gives the outcome that luck awaits. */
  public Reply deal(String outcome) {
    Pending waiting = pending;
    if (waiting == null) {
      throw new IllegalStateException("no luck is awaited");
    }
    typed.add(outcome);
    pending = null;
    try {
      return act(waiting.seat, waiting.line, new Scripted(typed, chance));
    } catch (Chance.Mismatch e) {
      typed.removeLast();
      pending = waiting;
      throw e;
    }
  }

  private Refusal.@Nullable Why whyNot(int seat) {
    return position.standing != null
        ? Refusal.Why.GAME_OVER
        : mayAnswer(seat) ? null : Refusal.Why.NOT_ASKED;
  }

  private boolean mayAnswer(int seat) {
    if (seat < 0 || seat >= position.seats) {
      return false;
    }
    Step<P> step = position.step();
    int asked = step instanceof Question<P> question ? question.asked(position) : 0;
    return (asked >>> seat & 1) != 0;
  }

  private Reply act(int seat, String line, Chance luck) {
    P copy = unsealed(seat);
    boolean sealedAsk = copy.step() instanceof SealedAsk<P>;
    int toldBefore = told.size();
    Engine<P> engine = engine(copy, luck);
    Notation<P> notation = new Notation<>(game, engine, seat, line, false);
    int forced;
    try {
      Refusal refusal = notation.play().refusal();
      if (refusal != null) {
        forget(toldBefore);
        return new Reply.Refused(refusal);
      }
      forced = answerForced(engine);
    } catch (Chance.Awaited e) {
      forget(toldBefore);
      typed.clear();
      dealt(engine).forEach(outcome -> typed.add(outcome.phrase()));
      pending = new Pending(seat, line);
      return new Reply.AwaitsLuck(e.luck(), e.low(), e.high());
    } catch (Chance.Mismatch e) {
      forget(toldBefore);
      throw e;
    }
    boolean barrier = engine.isBarred() || (forced & ~(1 << seat)) != 0;
    P before = position;
    position = engine.table();
    if (sealedAsk && !engine.hasOpened()) {
      // Nothing acts, and nothing is recorded, until all lines are in.
      if (!undo.isEmpty() && undo.getLast().seat != seat) {
        undo.clear();
      }
    } else if (sealedAsk) {
      undo.clear();
      add(new Entry.Opened(lines(before, seat, notation.line()), dealt(engine)));
    } else {
      mayTakeBack(before, seat, barrier, toldBefore);
      add(new Entry.Answered(seat, notation.line(), dealt(engine)));
    }
    return new Reply.Taken(notation.line());
  }

  /** Notes that a seat may take its answer back, unless there was a barrier. */
  private void mayTakeBack(@Nullable P before, int seat, boolean barrier, int toldBefore) {
    if (barrier || (!undo.isEmpty() && undo.getLast().seat != seat)) {
      undo.clear();
    }
    if (!barrier) {
      undo.add(new Saved<>(before, seat, toldBefore));
    }
  }

  /** The lines of a sealed question at the moment the last of them came in. */
  private List<String> lines(P before, int lastSeat, String lastLine) {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < before.seats; seat++) {
      lines.add(seat == lastSeat ? lastLine : String.join(" ", Notation.sealed(before, seat)));
    }
    return List.copyOf(lines);
  }

  /** The line this seat has sealed, empty if it has not. */
  public String sealed(int seat) {
    return String.join(" ", Notation.sealed(position, seat));
  }

  /** Answers where a seat has no choice; returns the seats for which it did, a bit each. */
  private int answerForced(Engine<P> engine) {
    int answered = 0;
    Options options = new Options();
    boolean again = !header.asksAll();
    engine.stopAtBarriers(false);
    while (again) {
      int forced = forced(engine, options);
      answered |= forced;
      again = forced != 0;
    }
    return answered;
  }

  /** Answers for one seat that has no choice; returns its bit, or 0 if there is none. */
  private static <P extends Position<P>> int forced(Engine<P> engine, Options options) {
    P table = engine.table();
    int awaited = Engine.awaited(table);
    if (table.step() instanceof SealedAsk<P>) {
      for (int seat = 0; seat < table.seats; seat++) {
        if ((awaited >>> seat & 1) != 0 && engine.sealIfForced(seat, options)) {
          return 1 << seat;
        }
      }
    } else if (awaited != 0 && table.step() instanceof Ask<P>) {
      int choice = 0;
      for (int seats = awaited; seats != 0; seats &= seats - 1) {
        Engine.options(table, Integer.numberOfTrailingZeros(seats), options);
        if (options.size() != 1 || (seats != awaited && options.get(0) != choice)) {
          return 0; // Where any one of several may answer, all have the same one thing to say.
        }
        choice = options.get(0);
      }
      int seat = Integer.numberOfTrailingZeros(awaited);
      engine.answer(seat, choice);
      return 1 << seat;
    }
    return 0;
  }

  /** What the seat's line would come to, as far as no luck or other seat is needed. */
  public Draft draft(int seat, String line) {
    Refusal.Why not = whyNot(seat);
    if (not != null) {
      return new Draft("", Refusal.of(not, line), null, List.of(), null);
    }
    List<Event> events = new ArrayList<>();
    P copy = unsealed(seat);
    Engine<P> engine = new Engine<>(copy, new Scripted(List.of()), events::add, false);
    Notation<P> notation = new Notation<>(game, engine, seat, line, true);
    Notation.Result result = notation.play();
    if (result.refusal() != null && !result.unfinished()) {
      return new Draft(notation.line(), result.refusal(), null, List.of(), null);
    }
    Asked next = result.unfinished() ? Notation.asked(copy, seat) : null;
    Tree.Fields view = result.barred() ? null : game.view(copy, seat);
    return new Draft(notation.line(), null, next, List.copyOf(events), view);
  }

  /**
   * What a line would come to.
   *
   * @param refusal why it would be refused, or null
   * @param next what must still be said, or null if the line is whole
   * @param events what would happen before something that nobody can take back
   * @param view what the seat would see then, or null if there is such a thing
   */
  public record Draft(
      String line,
      @Nullable Refusal refusal,
      @Nullable Asked next,
      List<Event> events,
      Tree.@Nullable Fields view) {}

  /** True if the seat has an answer it may take back. */
  public boolean mayUndo(int seat) {
    return pending == null && !undo.isEmpty() && undo.getLast().seat == seat;
  }

  /** Takes back the seat's last answer, if no barrier lies between. */
  public Reply undo(int seat) {
    if (!mayUndo(seat)) {
      return new Reply.Refused(Refusal.of(Refusal.Why.NOTHING_TO_UNDO, ""));
    }
    Saved<P> saved = undo.removeLast();
    position = Objects.requireNonNull(saved.position);
    forget(saved.told);
    add(new Entry.Undone(seat, 1));
    return new Reply.Taken("");
  }

  /** Takes back any number of entries, all seats having agreed; luck does not run again. */
  public void takeBack(int count) {
    int kept = inForce - count;
    if (count < 1 || kept < 1) {
      throw new IllegalArgumentException("cannot take back " + count + " entries");
    }
    Table<P> earlier = replay(game, record(), kept, chance);
    position = earlier.position;
    pending = null;
    undo.clear();
    told.clear();
    told.addAll(earlier.told);
    add(new Entry.Undone(-1, count));
  }

  private void forget(int size) {
    told.subList(size, told.size()).clear();
  }

  private Engine<P> engine(P table, Chance luck) {
    int entry = inForce + 1;
    return new Engine<>(table, luck, event -> told.add(new Told(entry, event)), true);
  }

  private static List<Entry.Dealt> dealt(Engine<?> engine) {
    List<Entry.Dealt> dealt = new ArrayList<>();
    for (Engine.Dealt outcome : engine.takeDealt()) {
      dealt.add(new Entry.Dealt(outcome.phrase(), outcome.audience()));
    }
    return List.copyOf(dealt);
  }
}
