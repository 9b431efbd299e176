package banneret.cli.command;

import banneret.bots.Playout;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.step.Position;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast a game runs, per second of processor time: of the whole process, so that collecting
 * garbage counts, and other programs on the machine do not.
 *
 * @param playouts random games a second
 * @param decisions questions with two options or more
 * @param questions all questions
 * @param copyNanos what it takes to copy one position onto another
 */
public record SpeedMeasurement(
    String game,
    int players,
    double playouts,
    double decisions,
    double questions,
    double copyNanos) {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  // Finer than the clock of the process, and good for what makes no garbage.
  private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();
  private static final int LIMIT = 10_000_000;
  // To ask the time takes a while: it is done after so many questions.
  private static final int QUESTIONS = 10_000;
  private static final int POSITIONS = 64;
  private static final int COPIES = 100_000;
  private static final int STEPS = 100_000_000;

  private static double now() {
    return SYSTEM.getProcessCpuTime() / 1e9;
  }

  /** Rounds of a fixed loop of whole numbers in a second: a measure of the machine. */
  static double calibration() {
    double best = 0;
    int x = 1;
    for (int i = 0; i < 6; i++) {
      long start = THREAD.getCurrentThreadCpuTime();
      x = shuffle(x);
      best = Math.max(best, STEPS / ((THREAD.getCurrentThreadCpuTime() - start) / 1e9));
    }
    return x == 0 ? 0 : best;
  }

  /** Marsaglia's xorshift: each round waits for the one before, and it never comes to 0. */
  private static int shuffle(int seed) {
    int x = seed;
    for (int i = 0; i < STEPS; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    return x;
  }

  /** Warms up, then measures. */
  static <P extends Position<P>> SpeedMeasurement measure(
      Game<P> game, int players, double warmUp, double seconds) {
    Setup setup = Setup.of(players);
    if (GameOptions.has(game, "setup", "quick")) {
      setup = setup.with("setup", "quick");
    }
    P start = game.lay(game.amongBots(setup));
    P table = start.copy();
    Playout<P> playout = new Playout<>(table);
    play(playout, start, table, warmUp);
    playout.forget();
    double before = now();
    int games = play(playout, start, table, seconds);
    double took = now() - before;
    int decisions = playout.decisions();
    int questions = playout.questions();
    List<P> positions = positions(playout, start);
    copy(positions, table, warmUp / 10);
    return new SpeedMeasurement(
        game.id(),
        players,
        games / took,
        decisions / took,
        questions / took,
        copy(positions, table, seconds / 5));
  }

  /** Plays random games for so many seconds; returns how many. */
  private static <P extends Position<P>> int play(
      Playout<P> playout, P start, P table, double seconds) {
    double end = now() + seconds;
    int games = 0;
    do {
      int enough = playout.questions() + QUESTIONS;
      do {
        table.copyFrom(start);
        if (!playout.play(table, games++, LIMIT)) {
          throw new IllegalStateException("a random game came to no end");
        }
      } while (playout.questions() < enough);
    } while (now() < end);
    return games;
  }

  /** Positions from all parts of a game. */
  private static <P extends Position<P>> List<P> positions(Playout<P> playout, P start) {
    List<P> positions = new ArrayList<>();
    for (int i = 0; i < POSITIONS; i++) {
      P position = start.copy();
      playout.play(position, i, 1 + 4 * i);
      positions.add(position);
    }
    return positions;
  }

  /** Copies positions for so many seconds; returns how many nanoseconds each took. */
  private static <P extends Position<P>> double copy(List<P> from, P to, double seconds) {
    double start = now();
    double end = start + seconds;
    int rounds = 0;
    do {
      for (int i = 0; i < COPIES; i++) {
        to.copyFrom(from.get(i % POSITIONS));
      }
      rounds++;
    } while (now() < end);
    return (now() - start) * 1e9 / rounds / COPIES;
  }
}
