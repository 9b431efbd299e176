package banneret.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs the steps of a position: takes the top one off and runs it, until one asks somebody.
 *
 * @param <P> the game's position
 */
public final class Engine<P extends Position<P>> implements Flow<P> {
  private P table;
  private Chance chance;
  private final @Nullable Chronicle chronicle;
  private final @Nullable List<Dealt> dealt;
  private final Poses poses = new Poses();
  private boolean barrier;
  private boolean opened;
  private boolean stopsAtBarriers;

  /** The engine was told to stop at a barrier and has come to one; its position is spoilt. */
  static final class Barred extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Barred() {
      super("a barrier", null, false, false);
    }
  }

  /**
   * Something luck brought.
   *
   * @param audience the seats that may know the outcome, -1 for all
   */
  public record Dealt(Luck luck, int outcome, int audience) {
    public String phrase() {
      return luck.label() + " " + luck.word(outcome);
    }
  }

  /** An engine that tells nobody what happens: for bots and simulation. */
  public Engine(P table, Chance chance) {
    this(table, chance, null, false);
  }

  Engine(P table, Chance chance, @Nullable Chronicle chronicle, boolean keepsDealt) {
    this.table = table;
    this.chance = chance;
    this.chronicle = chronicle;
    this.dealt = keepsDealt ? new ArrayList<>() : null;
  }

  /** Turns to another position, or to another source of luck. */
  public void sit(P other, Chance luck) {
    table = other;
    chance = luck;
  }

  public P table() {
    return table;
  }

  /** Runs until somebody is asked or the game is over. */
  public void run() {
    P position = table;
    while (position.standing == null) {
      Position.Frame<P> frame = position.top;
      if (frame == null) {
        throw new IllegalStateException("nothing is left to happen, and the game is not over");
      }
      if (frame.step() instanceof Procedure<P> procedure) {
        position.top = frame.below();
        procedure.run(position, this);
      } else if (!(frame.step() instanceof SealedAsk<P> sealedAsk)
          || !openIfAllAreIn(position, frame, sealedAsk)) {
        return;
      }
    }
  }

  /** The seats the game waits for, a bit each. */
  public int awaited() {
    return awaited(table);
  }

  static <P extends Position<P>> int awaited(P table) {
    Step<P> step = table.step();
    if (step instanceof Ask<P> ask) {
      return ask.asked(table);
    }
    if (!(step instanceof Question<P> question)) {
      return 0;
    }
    int asked = question.asked(table);
    if (question instanceof SealedAsk<P> sealedAsk) {
      Lines lines = sealed(table);
      for (int seat = 0; seat < table.seats; seat++) {
        if ((asked >>> seat & 1) != 0 && sealedAsk.complete(table, seat, lines.of(seat))) {
          asked &= ~(1 << seat);
        }
      }
    }
    return asked;
  }

  /** Fills in what the seat may choose. */
  public void options(int seat, Options out) {
    options(table, seat, out);
  }

  static <P extends Position<P>> void options(P table, int seat, Options out) {
    out.clear();
    Step<P> step = table.step();
    if (step instanceof Ask<P> ask) {
      ask.options(table, seat, out);
    } else if (step instanceof SealedAsk<P> sealedAsk) {
      sealedAsk.options(table, seat, sealed(table).of(seat), out);
    } else if (step instanceof Place<P> place) {
      Poses poses = new Poses();
      place.candidates(table, poses);
      for (int i = 0; i < poses.size(); i++) {
        out.add(i);
      }
    }
  }

  /** One of the seat's options as it stands in a line of notation. */
  public String phrase(int seat, int choice) {
    return Notation.phrase(table, seat, choice);
  }

  /** Everything the seat might say, allowed or not; nothing where something is to be placed. */
  public void candidates(int seat, Options out) {
    candidates(table, seat, out);
  }

  static <P extends Position<P>> void candidates(P table, int seat, Options out) {
    out.clear();
    Step<P> step = table.step();
    if (step instanceof Ask<P> ask) {
      ask.candidates(table, seat, out);
    } else if (step instanceof SealedAsk<P> sealedAsk) {
      sealedAsk.candidates(table, seat, sealed(table).of(seat), out);
    }
  }

  /** Null if the seat may choose this, or the clause that forbids it. */
  public @Nullable Clause forbids(int seat, int choice) {
    return forbids(table, seat, choice);
  }

  static <P extends Position<P>> @Nullable Clause forbids(P table, int seat, int choice) {
    Step<P> step = table.step();
    if (step instanceof Ask<P> ask) {
      return ask.forbids(table, seat, choice);
    }
    if (step instanceof SealedAsk<P> sealedAsk) {
      return sealedAsk.forbids(table, seat, sealed(table).of(seat), choice);
    }
    return null;
  }

  /** Takes a seat's answer, which must be one of its options, and runs on. */
  public void answer(int seat, int choice) {
    P position = table;
    Position.Frame<P> frame = position.top;
    if (frame == null) {
      throw new IllegalStateException("nobody is asked");
    }
    Step<P> step = frame.step();
    if (step instanceof Ask<P> ask) {
      position.top = frame.below();
      ask.answer(position, seat, choice, this);
      run();
    } else if (step instanceof SealedAsk<P>) {
      sealed(position).of(seat).add(choice);
      run();
    } else if (step instanceof Place<P> place) {
      poses.clear();
      place.candidates(position, poses);
      place(place, poses.get(choice));
    }
  }

  void place(Place<P> place, Pose pose) {
    Position.Frame<P> frame = table.top;
    if (frame == null) {
      throw new IllegalStateException("nobody is asked");
    }
    table.top = frame.below();
    place.place(table, pose, this);
    run();
  }

  private boolean openIfAllAreIn(P position, Position.Frame<P> frame, SealedAsk<P> sealedAsk) {
    if (position.sealed == null) {
      position.sealed = new Lines(position.seats);
    }
    Lines lines = sealed(position);
    int asked = sealedAsk.asked(position);
    for (int seat = position.seats - 1; seat >= 0; seat--) { // The last seat is often the last.
      if ((asked >>> seat & 1) != 0 && !sealedAsk.complete(position, seat, lines.of(seat))) {
        return false;
      }
    }
    bar();
    position.sealed = null;
    position.top = frame.below();
    opened = true;
    sealedAsk.open(position, lines, this);
    return true;
  }

  /** Seals the seat's line if every word of it is forced; true if it is. */
  boolean sealIfForced(int seat, Options options) {
    P position = table;
    if (!(position.step() instanceof SealedAsk<P> sealedAsk)) {
      return false;
    }
    Line own = sealed(position).of(seat);
    while (!sealedAsk.complete(position, seat, own)) {
      options.clear();
      sealedAsk.options(position, seat, own, options);
      if (options.size() != 1) {
        own.clear(); // A line is sealed whole or not at all.
        return false;
      }
      own.add(options.get(0));
    }
    run();
    return true;
  }

  private static Lines sealed(Position<?> table) {
    Lines lines = table.sealed;
    if (lines == null) {
      throw new IllegalStateException("the engine has not come to this question yet");
    }
    return lines;
  }

  /** True if something has happened that nobody can take back. */
  boolean isBarred() {
    return barrier;
  }

  /** True if the lines of a sealed question have been opened. */
  boolean hasOpened() {
    return opened;
  }

  /** Says whether to stop short of whatever nobody can take back. */
  void stopAtBarriers(boolean stops) {
    stopsAtBarriers = stops;
  }

  private void bar() {
    if (stopsAtBarriers) {
      throw new Barred();
    }
    barrier = true;
  }

  /** What luck brought since this was last asked. */
  List<Dealt> takeDealt() {
    if (dealt == null) {
      return List.of();
    }
    List<Dealt> taken = List.copyOf(dealt);
    dealt.clear();
    return taken;
  }

  @Override
  public void then(Step<P> first) {
    table.top = new Position.Frame<>(first, table.top);
  }

  @Override
  public void then(Step<P> first, Step<P> second) {
    then(second);
    then(first);
  }

  @Override
  public void then(Step<P> first, Step<P> second, Step<P> third) {
    then(third);
    then(second);
    then(first);
  }

  @Override
  public void then(Step<P> first, Step<P> second, Step<P> third, Step<P> fourth) {
    then(fourth);
    then(third);
    then(second);
    then(first);
  }

  @Override
  public void leave(Class<?> kind) {
    Position.Frame<P> frame = table.top;
    while (frame != null) {
      Step<P> step = frame.step();
      frame = frame.below();
      table.top = frame;
      step.dropped(table);
      if (step.getClass() == kind) {
        return;
      }
    }
    throw new IllegalStateException("no " + kind + " to leave");
  }

  @Override
  public void end(Standing standing) {
    table.standing = standing;
    table.top = null;
    table.sealed = null;
  }

  @Override
  public int die(Luck luck) {
    bar();
    return deal(luck, chance.die(luck), -1);
  }

  @Override
  public int pick(Luck luck, int n, int audience) {
    bar();
    return deal(luck, chance.below(luck, n), audience);
  }

  @Override
  public int draw(Luck luck, byte[] counts, int at, int kinds, int total, int audience) {
    bar();
    return deal(luck, chance.draw(luck, counts, at, kinds, total), audience);
  }

  private int deal(Luck luck, int outcome, int audience) {
    if (dealt != null) {
      dealt.add(new Dealt(luck, outcome, audience));
    }
    return outcome;
  }

  @Override
  public void learnt() {
    bar();
  }

  @Override
  public boolean isTold() {
    return chronicle != null;
  }

  @Override
  public void hear(Event event) {
    if (chronicle != null) {
      chronicle.hear(event);
    }
  }
}
