package banneret.bots;

import java.util.List;

/** The clock and the threads that a caller lends a bot: bots have neither of their own. */
public interface ClockAndThreads {
  /** One thread and no clock: effort is counted in rounds, so that a seed always repeats it. */
  ClockAndThreads COUNTED =
      new ClockAndThreads() {
        @Override
        public boolean hasClock() {
          return false;
        }

        @Override
        public double millis() {
          return 0;
        }

        @Override
        public int threads() {
          return 1;
        }

        @Override
        public void work(List<Runnable> tasks) {
          tasks.forEach(Runnable::run);
        }
      };

  /** True if there is a clock to go by. */
  boolean hasClock();

  /** The time in milliseconds, from any moment on. */
  double millis();

  /** How many tasks can be worked on at once. */
  int threads();

  /** Works on these tasks, at once where it can, and returns when all are done. */
  void work(List<Runnable> tasks);
}
