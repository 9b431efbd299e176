package banneret.bots;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.table.View;
import org.jspecify.annotations.Nullable;

/**
 * Looks one line ahead: tries all that it may say, as far as the next decision, and says what looks
 * best there. Where luck comes in it tries several times, with the same luck for every line.
 *
 * @param <P> the game's position
 */
public final class GreedyBot<P extends Position<P>> implements Bot<P> {
  private static final int LINES = 200;
  private static final int SAMPLES = 6;

  private final Seeded luck;
  private final Lookahead<P> ahead;
  private final Options options = new Options();
  // What is left to say of the line it chose: words of the script.
  private int next;
  private int end;

  public GreedyBot(int seed) {
    luck = new Seeded(seed);
    ahead = new Lookahead<>(luck);
  }

  @Override
  public int choose(View<P> view) {
    view.options(options);
    if (options.size() == 1) {
      return options.get(0);
    }
    ahead.deal(view, luck.next());
    int obvious = ahead.obvious(options);
    if (obvious != Game.UNCLEAR) {
      return obvious;
    }
    if (!isPlanned(ahead.question())) {
      plan(view);
    }
    return ahead.script().word(next++);
  }

  /** True if this is the question that the next word of the line was meant to answer. */
  private boolean isPlanned(@Nullable Step<P> question) {
    return next < end
        && ahead.script().question(next).equals(question)
        && options.contains(ahead.script().word(next));
  }

  private void plan(View<P> view) {
    Script<P> script = ahead.script();
    ahead.explore(LINES);
    boolean lucky = false;
    for (int line = 0; line < script.size(); line++) {
      lucky |= script.isLucky(line);
    }
    for (int tried = 1; lucky && tried < SAMPLES; tried++) {
      ahead.deal(view, luck.next());
      ahead.repeat(tried);
    }
    int best = best(script);
    next = script.from(best);
    end = script.to(best);
  }

  private int best(Script<P> script) {
    int best = 0;
    int alike = 1;
    for (int line = 1; line < script.size(); line++) {
      double worth = script.worth(line);
      if (worth > script.worth(best)) {
        best = line;
        alike = 1;
      } else if (worth == script.worth(best) && luck.below(++alike) == 0) {
        best = line;
      }
    }
    return best;
  }
}
