package banneret.kernel.step;

import banneret.kernel.luck.Luck;
import banneret.kernel.told.Breakdown;
import banneret.kernel.told.Event;
import banneret.kernel.told.Happening;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * How a step goes on: what comes next, what luck brings, and what is told of it.
 *
 * @param <P> the game's position
 */
public interface Flow<P extends Position<P>> {
  /** Puts a step before what waits. */
  void then(Step<P> first);

  /** Puts steps before what waits, to happen in this order. */
  void then(Step<P> first, Step<P> second);

  /** Puts steps before what waits, to happen in this order. */
  void then(Step<P> first, Step<P> second, Step<P> third);

  /** Puts steps before what waits, to happen in this order. */
  void then(Step<P> first, Step<P> second, Step<P> third, Step<P> fourth);

  /** Puts any number of steps before what waits, to happen in this order. */
  void then(List<? extends Step<P>> steps);

  /**
   * Does something so many times; what each time puts before what waits happens before what the
   * next puts there, as with two units that retreat.
   */
  void inTurn(int times, IntConsumer deed);

  /** Drops everything up to and including the nearest step of this kind, the nearest first. */
  void leave(Class<?> kind);

  /** Drops everything up to and including the nearest step that is equal to this. */
  void leave(Step<P> step);

  /** Ends the game. */
  void end(Standing standing);

  /** Tells who has won, each winner in turn, and ends the game. */
  default void end(Standing standing, Happening winner) {
    for (int seat = 0; seat < standing.points().length; seat++) {
      if (standing.isWinner(seat)) {
        tell(winner, seat);
      }
    }
    end(standing);
  }

  /** Rolls one die of six sides that all may see. */
  int die(Luck luck);

  /** A number from 0 to n-1, each alike; the seats in the mask may see it. */
  int pick(Luck luck, int n, int audience);

  /** A kind drawn from counts by kind, each piece alike; the seats in the mask may see it. */
  int draw(Luck luck, byte[] counts, int at, int kinds, int total, int audience);

  /** Says that some seat learnt something it did not know: nobody can take back what led here. */
  void learnt();

  /** True if somebody listens: only then is it worth gathering a breakdown. */
  boolean isTold();

  /** Tells the table; steps use the shorter forms below. */
  void hear(Event event);

  /** Tells all what happened. */
  default void tell(Happening what) {
    if (isTold()) {
      hear(new Event(what, 0, new int[0], Event.NO_SUMS));
    }
  }

  /** Tells all what happened. */
  default void tell(Happening what, int a) {
    if (isTold()) {
      hear(new Event(what, 0, new int[] {a}, Event.NO_SUMS));
    }
  }

  /** Tells all what happened. */
  default void tell(Happening what, int a, int b) {
    if (isTold()) {
      hear(new Event(what, 0, new int[] {a, b}, Event.NO_SUMS));
    }
  }

  /** Tells all what happened. */
  default void tell(Happening what, int a, int b, int c) {
    if (isTold()) {
      hear(new Event(what, 0, new int[] {a, b, c}, Event.NO_SUMS));
    }
  }

  /** Tells all what happened. */
  default void tell(Happening what, int a, int b, int c, int d) {
    if (isTold()) {
      hear(new Event(what, 0, new int[] {a, b, c, d}, Event.NO_SUMS));
    }
  }

  /** Tells all what happened. */
  default void tell(Happening what, int a, int b, int c, int d, int e) {
    if (isTold()) {
      hear(new Event(what, 0, new int[] {a, b, c, d, e}, Event.NO_SUMS));
    }
  }

  /** Tells all what happened, and the sums behind it: they are gathered if somebody listens. */
  default void tell(Happening what, P table, Function<P, Breakdown[]> sums, int... figures) {
    if (isTold()) {
      hear(new Event(what, 0, figures, sums.apply(table)));
    }
  }

  /** Tells what happened, its secret figures to the seats in the mask only. */
  default void tellOnly(int audience, Happening what, int a, int b) {
    if (isTold()) {
      hear(new Event(what, audience, new int[] {a, b}, Event.NO_SUMS));
    }
  }

  /** Tells what happened, its secret figures to the seats in the mask only. */
  default void tellOnly(int audience, Happening what, int a, int b, int c) {
    if (isTold()) {
      hear(new Event(what, audience, new int[] {a, b, c}, Event.NO_SUMS));
    }
  }
}
