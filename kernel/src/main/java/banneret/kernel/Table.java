package banneret.kernel;

import java.util.ArrayList;
import java.util.List;
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
  private P position;

  /**
   * Something told, and after how many entries of the record.
   *
   * @param entry how many entries in force there were, the one that caused it included
   */
  public record Told(int entry, Event event) {}

  private record Saved<P>(P position, int seat, int inForce, int told) {}

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
    table.entries.add(new Entry.Begun(dealt(engine)));
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
    List<Entry> inForce = record.inForce();
    if (inForce.isEmpty() || !(inForce.getFirst() instanceof Entry.Begun begun)) {
      throw new Malformed("", "the record does not begin with a 'begin' entry");
    }
    Tree.Fields start = record.start();
    Table<P> table =
        new Table<>(
            game,
            header(game, record.setup(), record.asksAll(), start),
            afterwards,
            start == null ? game.lay(record.setup()) : Positions.read(game, start));
    for (int i = 0; i < Math.min(count, inForce.size()); i++) {
      table.repeat(i == 0 ? begun : inForce.get(i), i);
    }
    return table;
  }

  private void repeat(Entry entry, int index) {
    List<String> outcomes = new ArrayList<>();
    entry.dealt().forEach(outcome -> outcomes.add(outcome.phrase()));
    Scripted script = new Scripted(outcomes);
    Engine<P> engine = engine(position.copy(), script);
    try {
      switch (entry) {
        case Entry.Begun begun -> engine.run();
        case Entry.Answered answered -> say(engine, answered.seat(), answered.line(), index);
        case Entry.Opened opened -> {
          for (int seat = 0; seat < opened.lines().size(); seat++) {
            if (!opened.lines().get(seat).isEmpty()) {
              say(engine, seat, opened.lines().get(seat), index);
            }
          }
        }
        case Entry.Undone undone -> throw new IllegalStateException("not in force");
      }
      answerForced(engine);
    } catch (Chance.Awaited | Chance.Mismatch e) {
      throw new Malformed("", "entry " + index + " of the record: " + e.getMessage());
    }
    if (!script.rest().isEmpty()) {
      throw new Malformed("", "entry " + index + " of the record has luck to spare");
    }
    position = engine.table();
    entries.add(entry);
  }

  private void say(Engine<P> engine, int seat, String line, int index) {
    Refusal refusal =
        (Engine.awaited(engine.table()) >>> seat & 1) == 0
            ? Refusal.of(Refusal.Why.NOT_ASKED, line)
            : new Notation<>(game, engine, seat, line).play().refusal();
    if (refusal != null) {
      throw new Malformed(
          "",
          "entry "
              + index
              + " of the record: '"
              + line
              + "' is refused"
              + (refusal.clause() == null ? "" : " by " + refusal.clause()));
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

  /** The question that waits for the seat. */
  public Asked question(int seat) {
    return Notation.asked(position, seat);
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
    return record().inForce().size();
  }

  /** The round the game is in. */
  public int round() {
    return game.round(position);
  }

  /** Takes a seat's line, whole or not at all. */
  public Reply answer(int seat, String line) {
    if (position.standing != null) {
      return new Reply.Refused(Refusal.of(Refusal.Why.GAME_OVER, line));
    }
    if (pending != null || !mayAnswer(seat)) {
      return new Reply.Refused(Refusal.of(Refusal.Why.NOT_ASKED, line));
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

  private boolean mayAnswer(int seat) {
    if (seat < 0 || seat >= position.seats) {
      return false;
    }
    Step<P> step = position.step();
    int asked = step instanceof Question<P> question ? question.asked(position) : 0;
    return (asked >>> seat & 1) != 0;
  }

  private Reply act(int seat, String line, Chance luck) {
    P copy = position.copy();
    boolean sealedAsk = copy.step() instanceof SealedAsk<P>;
    if (sealedAsk && copy.sealed != null) {
      copy.sealed.of(seat).clear();
    }
    int toldBefore = told.size();
    Engine<P> engine = engine(copy, luck);
    Notation<P> notation = new Notation<>(game, engine, seat, line);
    boolean othersAnswered;
    try {
      Refusal refusal = notation.play().refusal();
      if (refusal != null) {
        forget(toldBefore);
        return new Reply.Refused(refusal);
      }
      othersAnswered = answerForced(engine) != 0;
    } catch (Chance.Awaited e) {
      forget(toldBefore);
      pending = new Pending(seat, line);
      return new Reply.AwaitsLuck(e.luck(), e.low(), e.high());
    } catch (Chance.Mismatch e) {
      forget(toldBefore);
      throw e;
    }
    commit(seat, notation.line(), engine, sealedAsk, othersAnswered, toldBefore);
    return new Reply.Taken(notation.line());
  }

  private void commit(
      int seat,
      String line,
      Engine<P> engine,
      boolean sealedAsk,
      boolean othersAnswered,
      int toldBefore) {
    P before = position;
    position = engine.table();
    if (sealedAsk && position.sealed != null && position.step() == before.step()) {
      return; // Nothing acts, and nothing is recorded, until all lines are in.
    }
    boolean barrier = engine.passedBarrier() || othersAnswered;
    if (!undo.isEmpty() && undo.getLast().seat != seat) {
      undo.clear();
    }
    if (barrier) {
      undo.clear();
    } else {
      undo.add(new Saved<>(before, seat, inForce(), toldBefore));
    }
    entries.add(
        sealedAsk
            ? new Entry.Opened(lines(before, seat, line), dealt(engine))
            : new Entry.Answered(seat, line, dealt(engine)));
  }

  /** The lines of a sealed question at the moment the last of them came in. */
  private List<String> lines(P before, int lastSeat, String lastLine) {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < before.seats; seat++) {
      lines.add(seat == lastSeat ? lastLine : sealedLine(before, seat));
    }
    return List.copyOf(lines);
  }

  private static <P extends Position<P>> String sealedLine(P table, int seat) {
    if (!(table.step() instanceof SealedAsk<P> sealedAsk) || table.sealed == null) {
      return "";
    }
    Line own = table.sealed.of(seat);
    Line so = new Line();
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < own.size(); i++) {
      words.append(i == 0 ? "" : " ").append(sealedAsk.phrase(table, seat, so, own.get(i)));
      so.add(own.get(i));
    }
    return words.toString();
  }

  /** The line this seat has sealed, empty if it has not. */
  public String sealed(int seat) {
    return sealedLine(position, seat);
  }

  /** Answers where a seat has no choice; returns the seats for which it did, a bit each. */
  private int answerForced(Engine<P> engine) {
    int answered = 0;
    if (header.asksAll()) {
      return answered;
    }
    P table = engine.table();
    Options options = new Options();
    int awaited = Engine.awaited(table);
    while (awaited != 0) {
      int forced = -1;
      for (int seat = 0; seat < table.seats && forced < 0; seat++) {
        if ((awaited >>> seat & 1) != 0 && !(table.step() instanceof Place<P>)) {
          Engine.options(table, seat, options);
          forced = options.size() == 1 ? seat : -1;
        }
      }
      if (forced < 0) {
        return answered;
      }
      answered |= 1 << forced;
      engine.answer(forced, options.get(0));
      awaited = Engine.awaited(table);
    }
    return answered;
  }

  /** What the seat's line would come to, as far as no luck or other seat is needed. */
  public Draft draft(int seat, String line) {
    List<Event> events = new ArrayList<>();
    P copy = position.copy();
    if (copy.step() instanceof SealedAsk<P> && copy.sealed != null) {
      copy.sealed.of(seat).clear();
    }
    Engine<P> engine = new Engine<>(copy, new Scripted(List.of()), events::add, false);
    Notation<P> notation = new Notation<>(game, engine, seat, line);
    try {
      Notation.Result result = notation.play();
      Refusal refusal = result.refusal();
      if (refusal != null && !result.unfinished()) {
        return new Draft(notation.line(), refusal, null, List.of(), null);
      }
      Asked next = result.unfinished() ? Notation.asked(copy, seat) : null;
      return new Draft(notation.line(), null, next, events, game.view(copy, seat));
    } catch (Chance.Awaited e) {
      return new Draft(notation.line(), null, null, events, null);
    }
  }

  /**
   * What a line would come to.
   *
   * @param refusal why it would be refused, or null
   * @param next what must still be said, or null if the line is whole
   * @param events what would happen before luck is needed
   * @param view what the seat would see then, or null if luck is needed
   */
  public record Draft(
      String line,
      @Nullable Refusal refusal,
      @Nullable Asked next,
      List<Event> events,
      Tree.@Nullable Fields view) {}

  /** True if the seat has an answer it may take back. */
  public boolean mayUndo(int seat) {
    return !undo.isEmpty() && undo.getLast().seat == seat;
  }

  /** Takes back the seat's last answer, if no barrier lies between. */
  public Reply undo(int seat) {
    if (!mayUndo(seat)) {
      return new Reply.Refused(Refusal.of(Refusal.Why.NOTHING_TO_UNDO, ""));
    }
    Saved<P> saved = undo.removeLast();
    int count = inForce() - saved.inForce;
    position = saved.position;
    forget(saved.told);
    entries.add(new Entry.Undone(seat, count));
    return new Reply.Taken("");
  }

  /** Takes back any number of entries, all seats having agreed; luck does not run again. */
  public void takeBack(int count) {
    int kept = inForce() - count;
    if (count < 1 || kept < 1) {
      throw new IllegalArgumentException("cannot take back " + count + " entries");
    }
    Table<P> earlier = replay(game, record(), kept, chance);
    position = earlier.position;
    undo.clear();
    told.clear();
    told.addAll(earlier.told);
    entries.add(new Entry.Undone(-1, count));
  }

  private void forget(int size) {
    told.subList(size, told.size()).clear();
  }

  private Engine<P> engine(P table, Chance luck) {
    int entry = entries.isEmpty() ? 1 : inForce() + 1;
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
