package banneret.laws;

import banneret.bots.Playout;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Positions;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How some fixed seeds play out: how many questions, how many of them with a choice, and how it
 * ends. A change of behaviour shows here, and must be meant.
 */
final class Golden {
  private static final int GAMES = 5;
  private static final int LIMIT = 1_000_000;

  private Golden() {}

  static <P extends Position<P>> void check(Game<P> game, Trial.Drawn options, Path file) {
    String now =
        "# How fixed seeds play out. To renew: run the tests with -Dlaws.golden=renew\n"
            + Formats.yaml(playouts(game, options));
    try {
      if ("renew".equals(System.getProperty("laws.golden"))) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, now);
      }
      String then = Files.exists(file) ? Files.readString(file) : "";
      if (!then.equals(now)) {
        List<String> gone = new ArrayList<>(then.lines().toList());
        List<String> come = new ArrayList<>(now.lines().toList());
        gone.removeAll(now.lines().toList());
        come.removeAll(then.lines().toList());
        throw new AssertionError(
            file
                + " does not hold. If the game is meant to play differently now, say so in the"
                + " commit, raise its edition if records were kept, and renew the file with"
                + " -Dlaws.golden=renew.\nNo longer found:\n"
                + String.join("\n", gone)
                + "\nFound instead:\n"
                + String.join("\n", come));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <P extends Position<P>> Tree playouts(Game<P> game, Trial.Drawn options) {
    Tree.Items all = Tree.items();
    for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
      for (int n = 0; n < GAMES; n++) {
        Setup setup =
            Trial.of(game, options, seats - game.minSeats() + n * seatCounts(game)).setup();
        int seed = Seeded.mix(seats, n);
        P table = game.lay(setup);
        Playout<P> playout = new Playout<>(table);
        if (!playout.play(table, seed, LIMIT)) {
          throw new AssertionError("no end after " + LIMIT + " questions");
        }
        all.add(
            Tree.fields()
                .put("seats", setup.seats())
                .put("options", setup.options())
                .put("seed", seed)
                .put("questions", playout.questions())
                .put("decisions", playout.decisions())
                .put("end", Positions.fingerprint(game, table)));
      }
    }
    return Tree.fields().put("playouts", all);
  }

  private static int seatCounts(Game<?> game) {
    return game.maxSeats() - game.minSeats() + 1;
  }
}
