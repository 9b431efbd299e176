package banneret.laws.mutate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Changes the rules of a game, one small change at a time, and lists those that its cases do not
 * notice. A change that never comes to an end counts as noticed.
 */
public final class MutationRun {
  private static final int LONGEST_START = 180;

  private final String game;
  private final Path cases;
  private final int limit;
  private final Queue<Mutant> waiting;
  private final List<Mutant> survivors = Collections.synchronizedList(new ArrayList<>());
  private final int count;
  private int done;

  private MutationRun(String game, Path cases, List<Mutant> mutants, int limit) {
    this.game = game;
    this.cases = cases;
    this.limit = limit;
    waiting = new ConcurrentLinkedQueue<>(mutants);
    count = mutants.size();
  }

  /**
   * @param args {@code GAME FOLDER [--sample N] [--seed S] [--threads N] [--limit SECONDS] [--only
   *     PART]}; the folder is the game's, with its classes under target/classes; a part is a part
   *     of the names of the classes to change
   */
  public static void main(String[] args) throws InterruptedException {
    String game = args[0];
    Path folder = Path.of(args[1]);
    List<Mutant> all = mutants(folder.resolve("target/classes"), game, option(args, "--only", ""));
    int sample = Integer.parseInt(option(args, "--sample", "0"));
    long seed = Long.parseLong(option(args, "--seed", "1"));
    List<Mutant> chosen = sample(all, sample, seed);
    int limit = Integer.parseInt(option(args, "--limit", "60"));
    System.out.println(all.size() + " mutants, " + chosen.size() + " of them tried, seed " + seed);
    MutationRun run = new MutationRun(game, folder.resolve("cases"), chosen, limit);
    run.play(Integer.parseInt(option(args, "--threads", "2")));
  }

  private static String option(String[] args, String name, String otherwise) {
    for (int i = 2; i + 1 < args.length; i++) {
      if (args[i].equals(name)) {
        return args[i + 1];
      }
    }
    return otherwise;
  }

  /** So many of the mutants, drawn by the seed and in the order of the code; 0 for all. */
  static List<Mutant> sample(List<Mutant> all, int count, long seed) {
    List<Mutant> drawn = new ArrayList<>(all);
    Collections.shuffle(drawn, new Random(seed));
    return count == 0 ? drawn : drawn.subList(0, Math.min(count, drawn.size()));
  }

  /**
   * The mutants of a game's rules: of its chapters, which are packages, but not of what reads its
   * content nor of what bots make of a position, which no case could notice.
   */
  static List<Mutant> mutants(Path classes, String game, String part) {
    Path home = classes.resolve("banneret").resolve(game);
    try (Stream<Path> files = Files.walk(home)) {
      List<Mutant> mutants = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        String name = classes.relativize(file).toString().replace('\\', '/');
        boolean chapter =
            !home.equals(file.getParent())
                && !name.matches(".*/([Cc]ontent|CardReader|prospect/).*");
        if (name.endsWith(".class") && name.contains(part) && (chapter || !part.isEmpty())) {
          mutants.addAll(Mutants.of(Files.readAllBytes(file)));
        }
      }
      return mutants;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void play(int threads) throws InterruptedException {
    try (ExecutorService pool = Executors.newCachedThreadPool()) {
      List<Future<?>> works = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        works.add(pool.submit(() -> work(pool)));
      }
      for (Future<?> work : works) {
        work.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
    survivors.sort(Comparator.comparing(Mutant::toString));
    System.out.println();
    survivors.forEach(mutant -> System.out.println("survived: " + mutant));
    System.out.printf(
        "%d of %d noticed, %.1f %%%n",
        count - survivors.size(), count, 100.0 * (count - survivors.size()) / Math.max(1, count));
  }

  /** Tries mutants in a process of its own, a new one whenever a mutant does not come to an end. */
  private void work(ExecutorService pool) {
    while (!waiting.isEmpty()) {
      Process process = start();
      try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8);
          Writer out = process.outputWriter(StandardCharsets.UTF_8)) {
        checkUnchanged(pool, process, in);
        for (Mutant next = waiting.poll(); next != null; next = waiting.poll()) {
          out.write(MutationWorker.write(next) + "\n");
          out.flush();
          note(next, answer(pool, process, in, limit).isEmpty());
        }
      } catch (TimeoutException e) {
        note(null, false);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } finally {
        process.destroyForcibly();
      }
    }
  }

  /** The cases must pass before anything is changed. */
  private static void checkUnchanged(ExecutorService pool, Process process, BufferedReader in) {
    try {
      String failed = answer(pool, process, in, LONGEST_START);
      if (!failed.isEmpty()) {
        throw new IllegalStateException("the cases fail as the game is: " + failed);
      }
    } catch (TimeoutException e) {
      throw new IllegalStateException("the cases cannot be run", e);
    }
  }

  private Process start() {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-Xmx512m",
            "-cp",
            System.getProperty("java.class.path"),
            MutationWorker.class.getName(),
            "banneret." + game + ".",
            cases.toString());
    try {
      return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The next line of a worker; a worker that has died has noticed. One that does not answer in time
   * is ended before its stream is closed, for a stream that is being read cannot be closed.
   */
  private static String answer(
      ExecutorService pool, Process process, BufferedReader in, int seconds)
      throws TimeoutException {
    Future<String> line = pool.submit(in::readLine);
    try {
      String answer = line.get(seconds, TimeUnit.SECONDS);
      if (answer == null) {
        throw new TimeoutException();
      }
      return answer;
    } catch (TimeoutException e) {
      process.destroyForcibly();
      throw e;
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void note(@Nullable Mutant mutant, boolean survived) {
    done++;
    if (survived && mutant != null) {
      survivors.add(mutant);
      System.out.println("\nsurvived: " + mutant);
    }
    System.out.print("\r" + done + " of " + count + ", " + survivors.size() + " survived ");
    System.out.flush();
  }
}
