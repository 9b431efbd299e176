package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.Game;
import banneret.kernel.Malformed;
import banneret.kernel.Position;
import banneret.kernel.Positions;
import banneret.kernel.Seeded;
import banneret.kernel.Setup;
import banneret.kernel.Table;
import banneret.kernel.Title;
import banneret.kernel.Tree;
import banneret.kernel.View;
import banneret.play.Formats;

/** Whatever is read, it can be played or is refused with an error that says where and what. */
final class ReadingLaws {
  private static final int AHEAD = 300;

  private ReadingLaws() {}

  /** Positions with something wrong in them. */
  static <P extends Position<P>> void positions(Trial<P> trial) {
    Walk<P> walk = trial.walk();
    Vandal vandal = new Vandal(trial.picks());
    while (!walk.isOver()) {
      walk.steps(1 + trial.picks().below(60));
      Tree written = Positions.write(trial.game(), walk.table());
      for (int i = 0; i < 5; i++) {
        checkPosition(trial, vandal.spoil(written));
      }
    }
  }

  private static <P extends Position<P>> void checkPosition(Trial<P> trial, Tree spoilt) {
    try {
      P read = read(trial, "position", spoilt);
      checkPlayable(trial, read);
      if (trial.onceIn(10)) {
        checkTable(trial, spoilt);
      }
    } catch (Malformed e) {
      checkSays(e);
    } catch (AssertionError | RuntimeException | StackOverflowError e) {
      throw new AssertionError(e + " with " + spoilt, e);
    }
  }

  private static <P extends Position<P>> P read(Trial<P> trial, String name, Tree tree) {
    return Positions.read(trial.game(), file(trial.picks(), name, tree).asFields());
  }

  /** The tree as a file would give it. */
  private static Tree file(Seeded picks, String name, Tree tree) {
    return picks.below(4) == 0
        ? Formats.yaml(name + ".yaml", Formats.yaml(tree))
        : Formats.json(name + ".json", Formats.json(tree));
  }

  /** An error says in which file and on which line, and what is wrong. */
  private static void checkSays(Malformed error) {
    assertThat(error.where()).as("where: %s", error).matches("[a-z/]+\\.(yaml|json)(:[0-9]+)?");
    assertThat(error.getMessage()).isNotNull().hasSizeGreaterThan(error.where().length() + 5);
  }

  /** A position that was read can be seen, dealt anew, played, written and read again. */
  private static <P extends Position<P>> void checkPlayable(Trial<P> trial, P table) {
    Game<P> game = trial.game();
    checkSound(game, table);
    new Walk<>(game, table, trial.picks().next(), trial.picks()).steps(AHEAD);
    checkSound(game, table);
  }

  private static <P extends Position<P>> void checkSound(Game<P> game, P table) {
    assertThat(game.inconsistency(table)).as("what is wrong").isNull();
    String text = Walk.text(game, table);
    P again = Positions.read(game, Positions.write(game, table));
    assertThat(Walk.text(game, again)).as("written and read").isEqualTo(text);
    for (int seat = -1; seat < table.seats(); seat++) {
      View<P> view = new View<>(game, table, seat);
      assertThat(view.tree().canonical()).isNotEmpty();
      P dealt = view.deal(new Seeded(seat));
      assertThat(game.inconsistency(dealt)).as("what is wrong after a deal").isNull();
      if (seat >= 0) {
        game.value(dealt, seat);
      }
    }
  }

  /** The same at a table, whose questions are put in words. */
  private static <P extends Position<P>> void checkTable(Trial<P> trial, Tree tree) {
    Table<P> table =
        Table.from(
            trial.game(),
            file(trial.picks(), "position", tree).asFields(),
            new Seeded(trial.picks().next()));
    for (int i = 0; i < 20 && table.standing() == null; i++) {
      TableLaws.say(table, Talk.any(table, trial.picks()));
    }
  }

  /** Content with something wrong in one of its files. */
  static <P extends Position<P>> void content(Trial<P> trial, Title<P> title, Tree.Fields content) {
    Seeded picks = trial.picks();
    String file = title.files().get(picks.below(title.files().size()));
    Tree spoilt = new Vandal(picks).spoil(content.get(file));
    try {
      Tree.Fields files = Tree.fields();
      for (String name : title.files()) {
        files.put(name, name.equals(file) ? file(picks, name, spoilt) : content.get(name));
      }
      Game<P> game = title.with(files);
      Setup setup = trial.setup();
      Trial<P> other = new Trial<>(game, setup, trial.seed(), picks);
      checkPlayable(other, other.walk().table());
    } catch (Malformed e) {
      checkSays(e);
    } catch (AssertionError | RuntimeException | StackOverflowError e) {
      throw new AssertionError(e + " with " + file + " " + spoilt, e);
    }
  }
}
