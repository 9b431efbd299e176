package banneret.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;

/**
 * How much slower the engine of the page is: bots play the same games on the JVM and under Node, by
 * turns, and the processor time of both is compared. A game must come to the same end on both.
 */
final class EngineBench {
  private static final String GAME = "battue";
  private static final List<String> BOTS = List.of("normal@200");
  private static final int WARM_UP = 2;
  private static final double NANOS = 1e9;

  private static final String PLAYER =
      """
      import { createInterface } from 'node:readline';
      import { pathToFileURL } from 'node:url';
      const { botGame } = await import(pathToFileURL(process.argv[1]).href);
      let content = null;
      for await (const line of createInterface({ input: process.stdin })) {
        if (content === null) { content = JSON.parse(line); continue; }
        const [setup, bots, seed] = JSON.parse(line);
        const before = process.cpuUsage();
        const end = botGame('battue', content, setup, bots, seed);
        const { user, system } = process.cpuUsage(before);
        console.log(end + ' ' + (user + system) * 1000);
      }
      """;

  private EngineBench() {}

  /** Plays as many games as the first argument says, or ten. */
  public static void main(String[] args) throws IOException {
    int games = args.length == 0 ? 10 : Integer.parseInt(args[0]);
    Titles titles = new Titles();
    Process node =
        new ProcessBuilder(
                "node",
                "--input-type=module",
                "-e",
                PLAYER,
                System.getProperty("banneret.javascript"))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    double[] ratios = new double[games];
    double here = 0;
    double there = 0;
    try (BufferedWriter ask = node.outputWriter(UTF_8);
        BufferedReader answers = node.inputReader(UTF_8)) {
      say(ask, titles.contentJson(GAME));
      for (int seed = 1 - WARM_UP; seed <= games; seed++) {
        Tree.Fields setup = setup();
        double before = processorTime();
        String end = EngineExports.botGame(GAME, titles.content(GAME), setup, BOTS, seed);
        double jvm = processorTime() - before;
        say(ask, "[" + Formats.json(setup) + ", [\"" + BOTS.getFirst() + "\"], " + seed + "]");
        String[] answer = String.valueOf(answers.readLine()).split(" ", 2);
        if (!answer[0].equals(end)) {
          throw new IllegalStateException("game " + seed + " ends otherwise under Node");
        }
        double page = Double.parseDouble(answer[1]) / NANOS;
        System.out.printf(
            "%s %d: JVM %.2f s, Node %.2f s, %.2f times%n",
            seed < 1 ? "warm-up" : "game", seed, jvm, page, page / jvm);
        if (seed >= 1) {
          ratios[seed - 1] = page / jvm;
          here += jvm;
          there += page;
        }
      }
    }
    Arrays.sort(ratios);
    System.out.printf(
        "%d games: JVM %.2f s, Node %.2f s a game; %.2f times, from %.2f to %.2f%n",
        games, here / games, there / games, there / here, ratios[0], ratios[games - 1]);
  }

  private static Tree.Fields setup() {
    Tree.Fields options = Tree.fields().put("rounds", 60).put("setup", "quick");
    return Tree.fields().put("seats", 2).put("options", options);
  }

  private static void say(BufferedWriter ask, String line) throws IOException {
    ask.write(line.replace('\n', ' '));
    ask.newLine();
    ask.flush();
  }

  /**
   * What this process took of the processor so far, in seconds: compiling and collecting garbage
   * too.
   */
  private static double processorTime() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime()
        / NANOS;
  }
}
