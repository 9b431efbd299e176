package banneret.kernel.step;

import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.place.Pose;
import banneret.kernel.place.Poses;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Event;
import banneret.kernel.told.Listener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Runs the steps of a position: takes the top one off and runs it, until one asks somebody.
 *
 * @param <P> the game's position
 */
public final class Engine<P extends Position<P>> implements Flow<P> {
  private P table;
  private Chance chance;
  private final @Nullable Listener listener;
  private final @Nullable List<Dealt> dealt;
  private boolean barrier;
  private boolean opened;
  private boolean stopsAtBarriers;

  /** The engine was told to stop at a barrier and has come to one; its position is spoilt. */
  public static final class Barred extends RuntimeException {
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

  public Engine(P table, Chance chance, @Nullable Listener listener, boolean keepsDealt) {
    this.table = table;
    this.chance = chance;
    this.listener = listener;
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
      // The engine spends its time here and in what follows, so it looks first for the two classes
      // of which most steps are; to tell an interface takes longer, in a browser ten times.
      Step<P> step = frame.step();
      if (step instanceof Procedure.Named<P> named) {
        position.top = frame.below();
        named.does().act(position, this);
      } else if (step instanceof DeclaredAsk<P>) {
        return;
      } else if (step instanceof Procedure<P> procedure) {
        position.top = frame.below();
        procedure.run(position, this);
      } else if (!(step instanceof SealedAsk<P> sealedAsk)
          || !openIfAllAreIn(position, frame, sealedAsk)) {
        return;
      }
    }
  }

  /** The seats the game waits for, a bit each. */
  public int awaited() {
    return awaited(table);
  }

  public static <P extends Position<P>> int awaited(P table) {
    if (table.step() instanceof DeclaredAsk<P> ask) {
      return ask.asked(table);
    }
    Question<P> question = table.question();
    if (question == null) {
      return 0;
    }
    return question instanceof SealedAsk<P> sealedAsk
        ? unsealed(table, sealedAsk)
        : question.asked(table);
  }

  /** The seats that have not said all that a sealed question asks of them. */
  private static <P extends Position<P>> int unsealed(P table, SealedAsk<P> sealedAsk) {
    int asked = sealedAsk.asked(table);
    Lines lines = sealed(table);
    for (int seat = 0; seat < table.seats; seat++) {
      if ((asked >>> seat & 1) != 0 && sealedAsk.complete(table, seat, lines.of(seat))) {
        asked &= ~(1 << seat);
      }
    }
    return asked;
  }

  /** Fills in what the seat may choose. */
  public void options(int seat, Options out) {
    options(table, seat, out);
  }

  public static <P extends Position<P>> void options(P table, int seat, Options out) {
    out.clear();
    if (table.step() instanceof DeclaredAsk<P> ask) {
      ask.options(table, seat, out);
      return;
    }
    Question<P> question = table.question();
    if (question != null) {
      question.options(table, seat, out);
    }
  }

  /** The poses worth considering at the question that waits, worked out when first asked for. */
  @SuppressWarnings("ReferenceEquality") // The same question, not an equal one.
  public static <P extends Position<P>> Poses poses(P table, Place<P> place) {
    boolean waits = table.step() == place;
    if (waits && table.poses != null && table.posesOf == table.top) {
      return table.poses;
    }
    Poses poses = new Poses();
    place.candidates(table, poses);
    if (waits) {
      table.poses = poses;
      table.posesOf = table.top;
    }
    return poses;
  }

  /** One of the seat's options as it stands in a line of notation. */
  public String phrase(int seat, int choice) {
    return phrase(table, seat, choice);
  }

  /** One of the seat's options as it stands in a line of notation. */
  public static <P extends Position<P>> String phrase(P table, int seat, int choice) {
    Question<P> question = table.question();
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    return question.phrase(table, seat, choice);
  }

  /** Everything the seat might say, allowed or not; nothing where something is to be placed. */
  public void candidates(int seat, Options out) {
    candidates(table, seat, out);
  }

  public static <P extends Position<P>> void candidates(P table, int seat, Options out) {
    out.clear();
    Question<P> question = table.question();
    if (question != null) {
      question.candidates(table, seat, out);
    }
  }

  /** Null if the seat may choose this, or the clause that forbids it. */
  public @Nullable Clause forbids(int seat, int choice) {
    return forbids(table, seat, choice);
  }

  public static <P extends Position<P>> @Nullable Clause forbids(P table, int seat, int choice) {
    Question<P> question = table.question();
    return question == null ? null : question.forbids(table, seat, choice);
  }

  /** Takes a seat's answer, which must be one of its options, and runs on. */
  public void answer(int seat, int choice) {
    P position = table;
    Position.Frame<P> frame = position.top;
    if (frame == null) {
      throw new IllegalStateException("nobody is asked");
    }
    Step<P> step = frame.step();
    if (step instanceof DeclaredAsk<P> ask) {
      position.top = frame.below();
      ask.answer(position, seat, choice, this);
    } else if (step instanceof Ask<P> ask) {
      position.top = frame.below();
      ask.answer(position, seat, choice, this);
    } else if (step instanceof Place<P> place) {
      place(place, poses(position, place).get(choice));
      return;
    } else {
      sealed(position).of(seat).add(choice);
    }
    run();
  }

  public void place(Place<P> place, Pose pose) {
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
      position.seal().clear();
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
  public boolean sealIfForced(int seat, Options options) {
    P position = table;
    SealedAsk<P> sealedAsk = position.sealedAsk();
    if (sealedAsk == null) {
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

  static Lines sealed(Position<?> table) {
    Lines lines = table.sealed;
    if (lines == null) {
      throw new IllegalStateException("the engine has not come to this question yet");
    }
    return lines;
  }

  /** True if something has happened that nobody can take back. */
  public boolean isBarred() {
    return barrier;
  }

  /** True if the lines of a sealed question have been opened. */
  public boolean hasOpened() {
    return opened;
  }

  /** Says whether to stop short of whatever nobody can take back. */
  public void stopAtBarriers(boolean stops) {
    stopsAtBarriers = stops;
  }

  private void bar() {
    if (stopsAtBarriers) {
      throw new Barred();
    }
    barrier = true;
  }

  /** What luck brought since this was last asked. */
  public List<Dealt> takeDealt() {
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
  public void then(List<? extends Step<P>> steps) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      then(steps.get(i));
    }
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // The same frame, not an equal one.
  public void inTurn(int times, IntConsumer deed) {
    Position.Frame<P> below = table.top;
    for (int i = 0; i < times && table.standing == null; i++) {
      Position.Frame<P> earlier = table.top;
      deed.accept(i);
      if (table.top != earlier) {
        below = putLast(below, earlier);
      }
    }
  }

  /**
   * Puts the newest steps below those that came before them; returns below what all of them are.
   */
  private Position.@Nullable Frame<P> putLast(
      Position.@Nullable Frame<P> below, Position.@Nullable Frame<P> earlier) {
    List<Step<P>> newest = above(earlier);
    if (newest == null) { // Something was left, and what waited with it.
      return table.top;
    }
    table.top = earlier;
    List<Step<P>> before = above(below);
    table.top = below;
    then(newest);
    then(before == null ? List.of() : before);
    return below;
  }

  /** The steps above one, the top one first, or null if it waits no longer. */
  @SuppressWarnings("ReferenceEquality") // The same frame, not an equal one.
  private @Nullable List<Step<P>> above(Position.@Nullable Frame<P> below) {
    List<Step<P>> steps = new ArrayList<>();
    for (Position.Frame<P> frame = table.top; frame != below; frame = frame.below()) {
      if (frame == null) {
        return null;
      }
      steps.add(frame.step());
    }
    return steps;
  }

  @Override
  public void leave(Class<?> kind) {
    leave(step -> step.getClass() == kind, kind);
  }

  @Override
  public void leave(Step<P> last) {
    leave(last::equals, last);
  }

  private void leave(Predicate<Step<P>> isLast, Object what) {
    Position.Frame<P> frame = table.top;
    while (frame != null) {
      Step<P> step = frame.step();
      frame = frame.below();
      table.top = frame;
      step.dropped(table);
      if (isLast.test(step)) {
        return;
      }
    }
    throw new IllegalStateException("no " + what + " to leave");
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
    return listener != null;
  }

  @Override
  public void hear(Event event) {
    if (listener != null) {
      listener.hear(event);
    }
  }
}
