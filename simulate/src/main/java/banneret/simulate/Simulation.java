package banneret.simulate;

import banneret.bots.Bots;
import banneret.bots.ClockAndThreads;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Malformed;
import banneret.play.BotThreads;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Many games of bots against each other. What happens in them depends on the seed alone, unless a
 * bot goes by the clock.
 *
 * @param setup seats and options of every game
 * @param bots the bot in each chair, by name
 * @param rotate true if in game i bot k sits in chair (k + i) modulo the seats
 * @param games how many games to play
 * @param seed game i takes part i of it
 * @param threads how many games are played at once
 * @param limit a game with more decisions than this is an error
 * @param effort how bots measure their efforts
 */
public record Simulation(
    Setup setup,
    List<String> bots,
    boolean rotate,
    int games,
    int seed,
    int threads,
    int limit,
    Effort effort) {
  /** More decisions than any game should take: random players may need half a million. */
  public static final int USUAL_LIMIT = 10_000_000;

  private static final ClockAndThreads CLOCK = new BotThreads(1);

  /** How bots measure their efforts. */
  public enum Effort {
    /** In rounds of search, whatever their names say. */
    ROUNDS,
    /** In rounds, but in time where the name says so: "hard@2s". */
    NAMED,
    /** In time, wherever their level has one. */
    TIME
  }

  public Simulation {
    bots.forEach(Bots::check);
    if (bots.size() != setup.seats()) {
      throw new Malformed("", "expected a bot for each of " + setup.seats() + " seats");
    }
    if (games < 1 || threads < 1 || limit < 1) {
      throw new Malformed("", "expected at least one game, one thread and one decision");
    }
  }

  /** Games in which bots go by the clock only where their names say so. */
  public Simulation(
      Setup setup, List<String> bots, boolean rotate, int games, int seed, int threads, int limit) {
    this(setup, bots, rotate, games, seed, threads, limit, Effort.NAMED);
  }

  /** How long the bot of this name may think, in milliseconds; 0 if it counts rounds. */
  int millis(String bot) {
    boolean byClock =
        switch (effort) {
          case ROUNDS -> false;
          case NAMED -> bot.indexOf('@') >= 0;
          case TIME -> true;
        };
    return byClock ? Bots.millis(bot) : 0;
  }

  ClockAndThreads means(String bot) {
    return millis(bot) > 0 ? CLOCK : ClockAndThreads.COUNTED;
  }

  /** True if a bot goes by the clock: then the seed alone does not say what happens. */
  public boolean goesByClock() {
    return bots.stream().anyMatch(bot -> millis(bot) > 0);
  }

  /** The luck of a game. */
  public int seedOf(int game) {
    return Seeded.mix(seed, game);
  }

  /**
   * The set-up of a game. Where bots change chairs, each of them sits once in every chair of the
   * same set-up.
   */
  Setup setupOf(Game<?> played, int game) {
    return played.drawn(setup, seedOf(rotate ? game / bots.size() : game));
  }

  /** The chair in which a bot of the list sits in a game. */
  public int chair(int bot, int game) {
    return rotate ? Math.floorMod(bot + game, bots.size()) : bot;
  }

  /** The bot of the list that sits in a chair in a game. */
  public int bot(int chair, int game) {
    return rotate ? Math.floorMod(chair - game, bots.size()) : chair;
  }

  /**
   * Plays all games.
   *
   * @param source gives each thread a game of its own
   * @param keeper takes the record of every game, or null if none is wanted
   * @param played is told after each game, by any thread
   */
  public <P extends Position<P>> Results play(
      Supplier<Game<P>> source, @Nullable Keeper keeper, Runnable played) {
    return play(source, keeper, false, null, played);
  }

  /** Plays the games that a log does not know yet, and writes them to it. */
  public <P extends Position<P>> Results play(
      Supplier<Game<P>> source, @Nullable Keeper keeper, @Nullable GameLog log, Runnable played) {
    return play(source, keeper, false, log, played);
  }

  <P extends Position<P>> Results play(
      Supplier<Game<P>> source, @Nullable Keeper keeper, boolean timed, Runnable played) {
    return play(source, keeper, timed, null, played);
  }

  /**
   * Plays all games.
   *
   * @param timed true if it is to be told how long the bots took
   */
  private <P extends Position<P>> Results play(
      Supplier<Game<P>> source,
      @Nullable Keeper keeper,
      boolean timed,
      @Nullable GameLog log,
      Runnable played) {
    long start = System.nanoTime();
    AtomicInteger next = new AtomicInteger();
    AtomicReferenceArray<Outcome> outcomes = new AtomicReferenceArray<>(games);
    AtomicReferenceArray<Throwable> failures = new AtomicReferenceArray<>(threads);
    Thread[] workers = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      Match<P> match = new Match<>(source.get(), this, keeper, timed);
      int worker = i;
      workers[i] =
          Thread.ofPlatform()
              .name("simulate-" + i)
              .uncaughtExceptionHandler((thread, failure) -> failures.set(worker, failure))
              .start(() -> {
                for (int game = next.getAndIncrement();
                    game < games;
                    game = next.getAndIncrement()) {
                  outcomes.set(game, play(match, game, log));
                  played.run();
                }
              });
    }
    await(workers);
    for (int i = 0; i < threads; i++) {
      Throwable failure = failures.get(i);
      if (failure != null) {
        throw failure instanceof RuntimeException known
            ? known
            : new IllegalStateException("a game could not be played", failure);
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Outcome[] inOrder = new Outcome[games];
    for (int game = 0; game < games; game++) {
      inOrder[game] = outcomes.get(game);
    }
    Game<P> game = source.get();
    return new Results(this, List.of(inOrder), seconds, game.names("seat"), game.figures());
  }

  private Outcome play(Match<?> match, int game, @Nullable GameLog log) {
    if (log == null) {
      return match.play(game);
    }
    Outcome known = log.find(setup, game);
    if (known != null) {
      return known;
    }
    Outcome outcome = match.play(game);
    log.write(setup, outcome);
    return outcome;
  }

  private static void await(Thread[] workers) {
    try {
      for (Thread worker : workers) {
        worker.join();
      }
    } catch (InterruptedException e) {
      for (Thread worker : workers) {
        worker.interrupt();
      }
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the simulation was interrupted", e);
    }
  }
}
