package banneret.cli.screen;

import java.io.Console;
import java.util.function.Function;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** A bar that grows with the work, where somebody looks on. */
public final class Progress {
  private static final int WIDTH = 80;

  private Progress() {}

  /**
   * Does work in so many parts.
   *
   * @param work is given what to run after each part
   */
  public static <T> T of(String task, int parts, boolean quiet, Function<Runnable, T> work) {
    if (quiet || !isTerminal()) {
      return work.apply(() -> {});
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(parts)
            .setUpdateIntervalMillis(200)
            .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
            .build()) {
      return work.apply(bar::step);
    }
  }

  @SuppressWarnings("SystemConsoleNull") // It is null where there is no terminal, as of JDK 25.
  private static boolean isTerminal() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }
}
