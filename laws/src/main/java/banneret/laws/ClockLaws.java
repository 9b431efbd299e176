package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.bots.ClockAndThreads;
import banneret.bots.Thought;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.table.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The clock moves: among bots something is gained, lost or ended before long. */
final class ClockLaws {
  private static final List<String> LEVELS = List.of("greedy", "easy", "normal@60", "hard@30");
  private static final int RANDOM = 300;
  private static final int ROUNDS = 60;
  private static final int STILL = 12;

  private static final int MILLIS = 60;
  private static final int MID_LINES = 5;

  private ClockLaws() {}

  /** A clock that goes on by a millisecond whenever it is looked at. */
  private static final class Ticking implements ClockAndThreads {
    private double now;

    @Override
    public boolean hasClock() {
      return true;
    }

    @Override
    public double millis() {
      return now++;
    }

    @Override
    public int threads() {
      return 1;
    }

    @Override
    public void work(List<Runnable> tasks) {
      tasks.forEach(Runnable::run);
    }
  }

  /**
   * A bot that has said nothing of a line which somebody has begun, as one that gives a hint, looks
   * at it as long as at a whole line. Returns how many lines were begun, those that want a pose
   * among them: a bot looks at a few good poses, however long it has.
   */
  static <P extends Position<P>> int midLine(Trial<P> trial) {
    Walk<P> walk = trial.walk();
    int asked = 0;
    while (!walk.isOver() && asked < MID_LINES) {
      for (int left = walk.engine().awaited(); left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        View<P> view = new View<>(trial.game(), walk.table(), seat);
        if (!view.isLineBegun()) {
          continue;
        }
        if (walk.table().step() instanceof Place) {
          asked++;
        } else if (walk.options(seat).size() > 1) {
          Bot<P> bot = Bots.named("hard@" + MILLIS + "ms", asked++, new Ticking());
          bot.choose(view);
          int rounds = bot.thoughts().stream().mapToInt(Thought::visits).sum();
          assertThat(rounds).as("rounds at " + walk.table().step()).isGreaterThan(MILLIS / 2);
        }
      }
      walk.step();
    }
    return asked;
  }

  /** From any position of random play, with any bots, and with no limit that ends it for them. */
  static <P extends Position<P>> void moves(Trial<P> trial) {
    Game<P> game = trial.game();
    Seeded picks = trial.picks();
    P start = game.lay(Setup.of(trial.setup().seats()));
    Walk<P> walk = new Walk<>(game, start, trial.seed(), picks).steps(picks.below(RANDOM));
    Engine<P> engine = walk.engine();
    P table = walk.table();
    List<Bot<P>> bots = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      names.add(LEVELS.get(picks.below(LEVELS.size())));
      bots.add(Bots.named(names.get(seat), picks.next()));
    }
    int round = game.round(table);
    int end = round + ROUNDS;
    int changed = round;
    int[] before = new int[table.seats()];
    int[] now = new int[table.seats()];
    while (!walk.isOver() && round < end) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      engine.answer(seat, bots.get(seat).choose(new View<>(game, table, seat)));
      if (game.round(table) == round) {
        continue;
      }
      round = game.round(table);
      game.outlook(table, now);
      if (!Arrays.equals(now, before)) {
        changed = round;
        System.arraycopy(now, 0, before, 0, now.length);
      }
      assertThat(round - changed)
          .as("rounds in which nothing came of anything, among %s", names)
          .isLessThan(STILL);
    }
  }
}
