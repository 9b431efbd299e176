package banneret.kernel.table;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Scripted;
import banneret.kernel.notation.Asked;
import banneret.kernel.notation.Forbidden;
import banneret.kernel.notation.LineReader;
import banneret.kernel.notation.Refusal;
import banneret.kernel.notation.Wording;
import banneret.kernel.place.Pose;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Standing;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.kernel.window.Window;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game in progress: its position, its record, what was told, and what may be taken back.
 *
 * <p>Where a seat has but one thing to say the table says it. If that hangs on what only the seat
 * knows ({@link Question#isPublic}), a quick answer tells the others that it had no choice; a table
 * that asks all waits for the seat there, and answers at once only where all can see it.
 *
 * @param <P> the game's position
 */
public final class Table<P extends Position<P>> {
  /** After so many rounds in which nobody has scored, an end is offered. */
  public static final int STILL = 12;

  private final Game<P> game;
  private final GameRecord header;
  private final Chance chance;
  private final History<P> history;
  private final List<String> typed = new ArrayList<>();
  private @Nullable Pending pending;
  private P position;
  private @Nullable P spare; // To make a position takes far longer than to copy one.

  /**
   * Something told, and after how many entries of the record.
   *
   * @param entry how many entries in force there were, the one that caused it included
   */
  public record Told(int entry, Event event) {}

  /** What waits for luck: a seat's line, or the beginning of the game if the seat is -1. */
  private record Pending(int seat, String line, Reply.AwaitsLuck luck) {}

  private Table(Game<P> game, GameRecord header, Chance chance, P position, History<P> history) {
    this.game = game;
    this.header = header;
    this.chance = chance;
    this.position = position;
    this.history = history;
  }

  /** A new game; if its beginning takes luck that must be given by hand, it waits for that. */
  public static <P extends Position<P>> Table<P> open(Game<P> game, Setup setup, Chance chance) {
    return open(game, setup, chance, false);
  }

  /**
   * A new game.
   *
   * @param asksAll true if seats are asked even where they have no choice and the others cannot
   *     know it, so that the time an answer takes tells nothing
   */
  public static <P extends Position<P>> Table<P> open(
      Game<P> game, Setup setup, Chance chance, boolean asksAll) {
    setup.check(game.options());
    return begin(game, header(game, setup, asksAll, null), chance, game.lay(setup));
  }

  /** A game that goes on from a written position. */
  public static <P extends Position<P>> Table<P> from(
      Game<P> game, Tree.Fields start, Chance chance) {
    return from(game, start, chance, false);
  }

  /**
   * A game that goes on from a written position.
   *
   * @param asksAll as for a new game
   */
  public static <P extends Position<P>> Table<P> from(
      Game<P> game, Tree.Fields start, Chance chance, boolean asksAll) {
    P position = Positions.read(game, start);
    return begin(game, header(game, Setup.of(position.seats()), asksAll, start), chance, position);
  }

  private static <P extends Position<P>> GameRecord header(
      Game<P> game, Setup setup, boolean asksAll, Tree.@Nullable Fields start) {
    return new GameRecord(
        game.id(), game.edition(), game.content(), setup, asksAll, start, List.of());
  }

  private static <P extends Position<P>> Table<P> begin(
      Game<P> game, GameRecord header, Chance chance, P laid) {
    Table<P> table = new Table<>(game, header, chance, laid, new History<>());
    table.begin(chance);
    return table;
  }

  /** Lets happen what does before anybody is asked. */
  private Reply begin(Chance luck) {
    Engine<P> engine = history.engine(position.copy(), luck);
    try {
      engine.run();
      Forced.answer(engine, header.asksAll());
    } catch (Chance.Awaited e) {
      return await(-1, "", engine, 0, e);
    } catch (Chance.Mismatch e) {
      history.forget(0);
      throw e;
    }
    position = engine.table();
    history.add(new Entry.Begun(dealt(engine)));
    history.score(Stopping.points(game, position), round());
    return new Reply.Taken("");
  }

  /**
   * Plays a record again, up to and with so many of its entries in force; luck then goes on after
   * all that the record has drawn, so that none of it comes twice.
   */
  public static <P extends Position<P>> Table<P> replay(
      Game<P> game, GameRecord record, int count, Chance afterwards) {
    Replay<P> replay = new Replay<>(game, record).play(count);
    GameRecord header = header(game, record.setup(), record.asksAll(), record.start());
    afterwards.resume(record.drawn());
    return new Table<>(game, header, afterwards, replay.position(), replay.history());
  }

  /**
   * Plays a whole record again whose luck came from this source, and goes on with the source as if
   * it had never been left; if the luck came from elsewhere that is an error.
   */
  public static <P extends Position<P>> Table<P> resume(
      Game<P> game, GameRecord record, Chance source) {
    new Replay<>(game, record).witness(source);
    Replay<P> replay = new Replay<>(game, record).play(Integer.MAX_VALUE);
    GameRecord header = header(game, record.setup(), record.asksAll(), record.start());
    return new Table<>(game, header, source, replay.position(), replay.history());
  }

  public Game<P> game() {
    return game;
  }

  /** The seats the game waits for, a bit each; none while it waits for luck. */
  public int awaited() {
    return pending == null ? Engine.awaited(position) : 0;
  }

  /** The moment that is offered to a seat now, or nothing. */
  public String moment() {
    return pending == null && position.step() instanceof Window<P> window ? window.name() : "";
  }

  /** The seat that a moment is offered to, or -1. */
  public int offeredTo() {
    return moment().isEmpty() ? -1 : Integer.numberOfTrailingZeros(awaited());
  }

  /** The luck whose outcome the game waits for, or null. */
  public Reply.@Nullable AwaitsLuck awaitedLuck() {
    return pending == null ? null : pending.luck;
  }

  public @Nullable Standing standing() {
    return position.standing();
  }

  /** What a seat may know; a seat of -1 is a spectator. */
  public View<P> view(int seat) {
    return new View<>(game, position, seat);
  }

  /** What a seat may know when it is asked, or asked anew: what it has sealed is not said yet. */
  public View<P> viewToAnswer(int seat) {
    return new View<>(game, unsealed(seat), seat);
  }

  /** The question that waits for the seat; one that has sealed its line is asked anew. */
  public Asked question(int seat) {
    if (!mayAnswer(seat)) {
      throw new IllegalStateException("seat " + seat + " is not asked");
    }
    P copy = unsealed(seat);
    Asked asked = Wording.asked(copy, seat);
    spare = copy;
    return asked;
  }

  /** A copy without the line that the seat has sealed; who needs it no more leaves it as spare. */
  private P unsealed(int seat) {
    P copy = spare;
    spare = null;
    if (copy == null) {
      copy = position.copy();
    } else {
      copy.copyFrom(position);
    }
    Lines sealed = copy.sealed();
    if (sealed != null) {
      sealed.of(seat).clear();
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
        history.entries());
  }

  /** How many entries the record has, those that were taken back included. */
  public int recorded() {
    return history.size();
  }

  /** The entries of the record from one on. */
  public List<Entry> entriesFrom(int index) {
    return history.entriesFrom(index);
  }

  /** Everything told so far, in order. */
  public List<Told> told() {
    return history.told();
  }

  /** What was told after so many of the entries in force. */
  public List<Told> toldAfter(int entries) {
    return history.toldAfter(entries);
  }

  /** How many entries of the record are in force. */
  public int inForce() {
    return history.inForce();
  }

  /** The round the game is in. */
  public int round() {
    return game.round(position);
  }

  /** Takes a seat's line, whole or not at all. */
  public Reply answer(int seat, String line) {
    Refusal.Why not = whyNot(seat);
    if (not != null) {
      return new Reply.Refused(Refusal.of(not, line));
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
      Chance luck = new Scripted(typed, chance);
      return waiting.seat < 0 ? begin(luck) : act(waiting.seat, waiting.line, luck);
    } catch (Chance.Mismatch e) {
      typed.removeLast();
      pending = waiting;
      throw e;
    }
  }

  /**
   * Withdraws the answer that waits for luck, with the outcomes given for it; if it is the game's
   * beginning that waits, its first outcome is asked for again.
   */
  public void recall() {
    Pending waiting = pending;
    if (waiting == null) {
      throw new IllegalStateException("no luck is awaited");
    }
    pending = null;
    typed.clear();
    if (waiting.seat < 0) {
      begin(chance);
    }
  }

  /** Stops until luck has an outcome; what has happened so far will happen again. */
  private Reply await(
      int seat, String line, Engine<P> engine, int toldBefore, Chance.Awaited luck) {
    history.forget(toldBefore);
    typed.clear();
    dealt(engine).forEach(outcome -> typed.add(outcome.phrase()));
    Reply.AwaitsLuck reply = new Reply.AwaitsLuck(luck.luck(), luck.low(), luck.high());
    pending = new Pending(seat, line, reply);
    return reply;
  }

  private Refusal.@Nullable Why whyNot(int seat) {
    return position.standing() != null
        ? Refusal.Why.GAME_OVER
        : mayAnswer(seat) ? null : Refusal.Why.NOT_ASKED;
  }

  /** True if the seat is asked, also where it has sealed its line already and may say another. */
  public boolean mayAnswer(int seat) {
    if (seat < 0 || seat >= position.seats() || pending != null) {
      return false;
    }
    Question<P> question = position.question();
    SealedAsk<P> sealedAsk = position.sealedAsk();
    int asked = question == null ? 0 : question.asked(position);
    boolean silent = sealedAsk != null && sealedAsk.complete(position, seat, new Line());
    return (asked >>> seat & 1) != 0 && !silent; // Whoever has nothing to seal is not asked.
  }

  private Reply act(int seat, String line, Chance luck) {
    P copy = unsealed(seat);
    boolean sealedAsk = copy.sealedAsk() != null;
    int toldBefore = history.toldSoFar();
    Engine<P> engine = history.engine(copy, luck);
    LineReader<P> notation =
        new LineReader<>(game, engine, seat, line, false, () -> unsealed(seat));
    int forced;
    try {
      Refusal refusal = notation.play().refusal();
      if (refusal != null) {
        history.forget(toldBefore);
        spare = copy;
        return new Reply.Refused(refusal);
      }
      forced = Forced.answer(engine, header.asksAll());
    } catch (Chance.Awaited e) {
      return await(seat, line, engine, toldBefore, e);
    } catch (Chance.Mismatch e) {
      history.forget(toldBefore);
      throw e;
    }
    boolean barrier = engine.isBarred() || (forced & ~(1 << seat)) != 0;
    Stopping.settle(engine, history.stopped());
    P before = position;
    position = engine.table();
    if (sealedAsk && !engine.hasOpened()) {
      history.acts(seat); // Nothing else is recorded until all lines are in.
    } else if (sealedAsk) {
      history.bar();
      List<String> lines = lines(before, seat, notation.line());
      history.add(new Entry.Opened(lines, Wording.heardAll(before), dealt(engine)));
    } else {
      history.mayTakeBack(before, seat, barrier, toldBefore);
      history.add(new Entry.Answered(seat, notation.line(), notation.heard(), dealt(engine)));
    }
    history.score(Stopping.points(game, position), round());
    return new Reply.Taken(notation.line());
  }

  /** The lines of a sealed question at the moment the last of them came in. */
  private List<String> lines(P before, int lastSeat, String lastLine) {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < before.seats(); seat++) {
      lines.add(seat == lastSeat ? lastLine : String.join(" ", Wording.sealed(before, seat)));
    }
    return List.copyOf(lines);
  }

  /** The seats that have neither lost nor stopped playing, a bit each. */
  public int playing() {
    return Stopping.playing(game, position, history.stopped());
  }

  /** The seats that have resigned, a bit each. */
  public int stopped() {
    return history.stopped().stream().reduce(0, (all, seats) -> all | seats);
  }

  /** In how many rounds nobody has scored anything. */
  public int quiet() {
    return history.quiet(round());
  }

  /** A seat gives up: the game ends if only one goes on, else somebody else may answer for it. */
  public Reply resign(int seat) {
    return stop(seat < 0 || seat >= position.seats() ? 0 : 1 << seat, Entry.Stop.RESIGNED);
  }

  /** All who still play agree to end the game as it stands. */
  public Reply agree() {
    return stop(playing(), Entry.Stop.AGREED);
  }

  private Reply stop(int seats, Entry.Stop why) {
    if (position.standing() != null) {
      return new Reply.Refused(Refusal.of(Refusal.Why.GAME_OVER, ""));
    }
    if (pending != null || seats == 0 || (seats & ~playing()) != 0) {
      return new Reply.Refused(Refusal.of(Refusal.Why.NOT_PLAYING, ""));
    }
    repeat(new Entry.Stopped(seats, why));
    return new Reply.Taken("");
  }

  /** The line this seat has sealed, empty if it has not. */
  public String sealed(int seat) {
    return String.join(" ", Wording.sealed(position, seat));
  }

  /**
   * The allowed pose nearest to a wish, after what the seat has said of its line so far: what it
   * would use, and what forbids the wish.
   */
  public Fit nearest(int seat, String line, Pose wish) {
    return fit(seat, line, wish, true);
  }

  /**
   * What a pose would use, and what forbids it, after what the seat has said of its line so far.
   */
  public Fit measure(int seat, String line, Pose pose) {
    return fit(seat, line, pose, false);
  }

  private Fit fit(int seat, String line, Pose wish, boolean snaps) {
    P begun = begun(seat, line);
    if (begun != null) {
      Place<P> place = begun.place();
      return place == null
          ? Fit.refused(wish, Refusal.of(Refusal.Why.NOTHING_TO_PLACE, wish.phrase()))
          : Fit.of(begun, place, wish, snaps);
    }
    Refusal refusal = draft(seat, line, false).refusal();
    Refusal over = Refusal.of(Refusal.Why.TOO_LONG, wish.phrase());
    return Fit.refused(wish, refusal == null ? over : refusal);
  }

  /** What rules forbid the seat to say next, after what it has said of its line so far. */
  public List<Forbidden> forbidden(int seat, String line) {
    P begun = begun(seat, line);
    return begun == null ? List.of() : Wording.forbidden(begun, seat);
  }

  /** A copy on which the seat has begun its line, or null if it has nothing more to say. */
  private @Nullable P begun(int seat, String line) {
    if (whyNot(seat) != null) {
      return null;
    }
    P copy = unsealed(seat);
    Engine<P> engine = new Engine<>(copy, new Scripted(List.of()));
    LineReader<P> notation = new LineReader<>(game, engine, seat, line, true, () -> unsealed(seat));
    return notation.play().unfinished() ? copy : null;
  }

  /** What the seat's line would come to, as far as no luck or other seat is needed. */
  public Draft draft(int seat, String line) {
    return draft(seat, line, true);
  }

  /**
   * The same.
   *
   * @param shows false if nobody looks at the view, which takes longer to make than all else
   */
  public Draft draft(int seat, String line, boolean shows) {
    Refusal.Why not = whyNot(seat);
    if (not != null) {
      return new Draft("", Refusal.of(not, line), null, List.of(), null);
    }
    List<Event> events = new ArrayList<>();
    P copy = unsealed(seat);
    Engine<P> engine = new Engine<>(copy, new Scripted(List.of()), events::add, false);
    LineReader<P> notation = new LineReader<>(game, engine, seat, line, true, () -> unsealed(seat));
    LineReader.Result result = notation.play();
    if (result.refusal() != null && !result.unfinished()) {
      return new Draft(notation.line(), result.refusal(), null, List.of(), null);
    }
    Asked next = result.unfinished() ? Wording.asked(copy, seat) : null;
    Tree.Fields view = result.barred() || !shows ? null : game.view(copy, seat);
    spare = copy;
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
    return pending == null && history.mayUndo(seat);
  }

  /** Takes back the seat's last answer, if no barrier lies between. */
  public Reply undo(int seat) {
    if (!mayUndo(seat)) {
      return new Reply.Refused(Refusal.of(Refusal.Why.NOTHING_TO_UNDO, ""));
    }
    position = history.undo(seat);
    history.score(Stopping.points(game, position), round());
    return new Reply.Taken("");
  }

  /** Takes back any number of entries, all seats having agreed; luck does not run again. */
  public void takeBack(int count) {
    int kept = history.inForce() - count;
    if (count < 1 || kept < 1) {
      throw new IllegalArgumentException("cannot take back " + count + " entries");
    }
    Replay<P> earlier = new Replay<>(game, record()).play(kept);
    position = earlier.position();
    pending = null;
    history.takeBack(count, earlier.history());
    history.score(Stopping.points(game, position), round());
  }

  /** Takes over the next entry of this game's record, which was made elsewhere. */
  public void follow(Entry entry) {
    switch (entry) {
      case Entry.Undone all when all.seat() < 0 -> takeBack(all.count());
      case Entry.Undone own -> {
        if (undo(own.seat()) instanceof Reply.Refused) {
          throw new Malformed("", "seat " + own.seat() + " takes back what it may not");
        }
      }
      default -> repeat(entry);
    }
    chance.resume(history.drawn());
  }

  private void repeat(Entry entry) {
    position = new Replay<>(game, record(), position, history).next(entry).position();
  }

  private static List<Entry.Dealt> dealt(Engine<?> engine) {
    List<Entry.Dealt> dealt = new ArrayList<>();
    for (Engine.Dealt outcome : engine.takeDealt()) {
      dealt.add(new Entry.Dealt(outcome.phrase(), outcome.audience()));
    }
    return List.copyOf(dealt);
  }
}
