package banneret.laws;

import banneret.cases.Case;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.step.Step;
import banneret.kernel.table.Positions;
import banneret.kernel.tree.Tree;
import banneret.play.Cases;
import banneret.play.Formats;
import banneret.play.Titles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which step waits right above which, as games and cases show it: what the game's waiting.yaml
 * says, so that a stack no game comes to is refused when it is read.
 */
final class Stacks {
  private static final int AHEAD = 60;
  private static final String TITLE =
      "# Which step waits on which, as games have shown. The laws add what they see and fail if it"
          + " was not there;\n# -Dlaws.waiting=renew begins anew, with as many games as"
          + " -Dlaws.scale says.\n";
  private final Map<String, TreeSet<String>> seen = new TreeMap<>();

  private <P extends Position<P>> void note(Game<P> game, P table) {
    List<Step<P>> steps = table.steps();
    for (int i = 0; i < steps.size(); i++) {
      String below = game.steps().below(steps, i);
      seen.computeIfAbsent(steps.get(i).name(), any -> new TreeSet<>()).add(below);
    }
  }

  /** A whole game. */
  <P extends Position<P>> void note(Trial<P> trial) {
    note(trial.game(), trial.game().lay(trial.setup()));
    note(trial.game(), trial.walk(), Integer.MAX_VALUE);
  }

  private <P extends Position<P>> void note(Game<P> game, Walk<P> walk, int ahead) {
    note(game, walk.table());
    for (int i = 0; i < ahead && !walk.isOver(); i++) {
      walk.step();
      note(game, walk.table());
    }
  }

  /** What the cases of a game begin with, and some of what may follow. */
  <P extends Position<P>> void note(Game<P> game, Path cases) {
    for (Path file : Files.isDirectory(cases) ? Cases.files(cases) : List.<Path>of()) {
      for (Case one : Cases.read(new Titles(), file)) {
        Tree.Fields given = one.refused().isEmpty() ? one.given() : null;
        if (given != null) {
          P table = Positions.read(game, given);
          note(game, table);
          note(game, new Walk<>(game, table, 1, new Seeded(1)), AHEAD);
        }
      }
    }
  }

  /** Fails if the file lacks something that was seen; it has it then. */
  void check(Path file) {
    try {
      String text = Files.exists(file) ? Files.readString(file) : "";
      Map<String, TreeSet<String>> known = new TreeMap<>();
      if (!text.isEmpty() && !"renew".equals(System.getProperty("laws.waiting"))) {
        Tree.Fields in = Formats.yaml(file.toString(), text).asFields();
        in.names().forEach(step -> known.put(step, new TreeSet<>(in.itemsOf(step).texts())));
      }
      seen.forEach(
          (step, below) -> known.computeIfAbsent(step, any -> new TreeSet<>()).addAll(below));
      Tree.Fields out = Tree.fields();
      known.forEach((step, below) -> {
        Tree.Items names = Tree.items();
        below.forEach(names::add);
        out.put(step, names);
      });
      String now = TITLE + Formats.yaml(out);
      if (!now.equals(text)) {
        Files.writeString(file, now);
        throw new AssertionError(file + " was not true; it is written anew, run again");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
