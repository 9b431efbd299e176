package banneret.bots;

import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lines that a seat might say, one after the other in one list of words, each word with the
 * question it answers.
 *
 * @param <P> the game's position
 */
final class Script<P extends Position<P>> {
  private final List<Step<P>> questions = new ArrayList<>();
  private int[] words = new int[256];
  private int[] ends = new int[64];
  private double[] worth = new double[64];
  private boolean[] lucky = new boolean[64];
  private int lines;

  void clear() {
    questions.clear();
    lines = 0;
  }

  int size() {
    return lines;
  }

  /** Adds a word to the line that is being written. */
  void say(Step<P> question, int word) {
    if (questions.size() == words.length) {
      words = Arrays.copyOf(words, words.length * 2);
    }
    words[questions.size()] = word;
    questions.add(question);
  }

  /** Ends the line that was being written. */
  void end(double value, boolean neededLuck) {
    if (lines == ends.length) {
      ends = Arrays.copyOf(ends, lines * 2);
      worth = Arrays.copyOf(worth, lines * 2);
      lucky = Arrays.copyOf(lucky, lines * 2);
    }
    worth[lines] = value;
    lucky[lines] = neededLuck;
    ends[lines++] = questions.size();
  }

  /** The first word of a line; it goes on to the first word of the next. */
  int from(int line) {
    return line == 0 ? 0 : ends[line - 1];
  }

  int to(int line) {
    return ends[line];
  }

  int word(int at) {
    return words[at];
  }

  Step<P> question(int at) {
    return questions.get(at);
  }

  double worth(int line) {
    return worth[line];
  }

  void worth(int line, double value) {
    worth[line] = value;
  }

  boolean isLucky(int line) {
    return lucky[line];
  }
}
