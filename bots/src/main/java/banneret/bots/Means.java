package banneret.bots;

import java.util.List;

/** What bots are given from outside, since they know neither clocks nor threads: time and hands. */
public interface Means {
  /** One hand, and no clock: a bot's effort is counted in rounds, and the same seed repeats it. */
  Means COUNTED =
      new Means() {
        @Override
        public boolean hasClock() {
          return false;
        }

        @Override
        public double millis() {
          return 0;
        }

        @Override
        public int hands() {
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
  int hands();

  /** Works on these tasks, at once where it can, and returns when all are done. */
  void work(List<Runnable> tasks);
}
