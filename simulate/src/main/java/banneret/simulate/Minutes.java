package banneret.simulate;

import banneret.kernel.step.Engine;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What was said in a game, as lines of notation; what a seat could not help saying is left out. */
final class Minutes {
  private final List<Said> lines = new ArrayList<>();
  private final StringBuilder[] words;
  private final boolean[] chosen;
  private final int most;

  /** A seat's line. */
  record Said(int seat, String line) {}

  /**
   * @param most how many lines are kept
   */
  Minutes(int seats, int most) {
    this.most = most;
    words = new StringBuilder[seats];
    chosen = new boolean[seats];
    for (int seat = 0; seat < seats; seat++) {
      words[seat] = new StringBuilder();
    }
  }

  List<Said> lines() {
    return lines;
  }

  /** True if what is said at this question belongs to the line that was begun before it. */
  static boolean continues(@Nullable Step<?> step) {
    return step instanceof SealedAsk
        || (step instanceof Question<?> question && question.continues());
  }

  /**
   * True if the line of a seat that has answered is not at its end.
   *
   * @param before the question it answered
   * @param awaited the seats that were asked then
   */
  static <P extends Position<P>> boolean goesOn(
      Engine<P> engine, int seat, @Nullable Step<P> before, int awaited) {
    Step<P> step = engine.table().step();
    int then = engine.awaited();
    boolean isAsked = (then >>> seat & 1) != 0;
    boolean opened = !Objects.equals(before, step) || (then & ~awaited) != 0;
    boolean sameLine = !(step instanceof SealedAsk) || (before instanceof SealedAsk && !opened);
    return isAsked && continues(step) && sameLine;
  }

  /** Writes down what a seat is about to answer. */
  <P extends Position<P>> void write(Engine<P> engine, int seat, int choice, boolean chooses) {
    chosen[seat] |= chooses;
    if (chosen[seat] || engine.table().step() instanceof SealedAsk) {
      words[seat].append(words[seat].isEmpty() ? "" : " ").append(engine.phrase(seat, choice));
    }
  }

  /** A seat's line is at its end. */
  void end(int seat) {
    if (chosen[seat] && lines.size() < most) {
      lines.add(new Said(seat, words[seat].toString()));
    }
    words[seat].setLength(0);
    chosen[seat] = false;
  }
}
