package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Title;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;

/** Whatever is read, it can be played or is refused with an error that says where and what. */
final class ReadingLaws {
  private static final int SPOILT = 5;
  private static final int AHEAD = 300;
  private int taken;
  private int refused;

  /** Holds that both came about often enough to say something. */
  void check() {
    int all = taken + refused;
    if (all > 100) {
      assertThat(Math.min(taken, refused))
          .as("%s of %s are taken", taken, all)
          .isGreaterThan(all / 10);
    }
  }

  /** Positions with something wrong in them. */
  <P extends Position<P>> void positions(Trial<P> trial) {
    Walk<P> walk = trial.walk();
    Vandal vandal = new Vandal(trial.picks());
    while (!walk.isOver()) {
      walk.steps(1 + trial.picks().below(60));
      Tree written = Positions.write(trial.game(), walk.table());
      for (int i = 0; i < SPOILT; i++) {
        Tree spoilt = vandal.spoil(written);
        explaining(spoilt, () -> position(trial, spoilt));
      }
    }
  }

  private <P extends Position<P>> void position(Trial<P> trial, Tree spoilt) {
    Tree.Fields read;
    P table;
    try {
      read = file(trial.picks(), "position", spoilt).asFields();
      table = Positions.read(trial.game(), read);
    } catch (Malformed e) {
      refused(e);
      return;
    }
    taken++;
    checkPlayable(trial, table);
    if (trial.onceIn(10)) {
      checkTable(trial, read);
    }
  }

  /** Content with something wrong in one of its files. */
  <P extends Position<P>> void content(Trial<P> trial, Title<P> title, Tree.Fields content) {
    String file = title.files().get(trial.picks().below(title.files().size()));
    Tree spoilt = new Vandal(trial.picks()).spoil(content.get(file));
    explaining(spoilt, () -> content(trial, title, content, file, spoilt));
  }

  private <P extends Position<P>> void content(
      Trial<P> trial, Title<P> title, Tree.Fields content, String file, Tree spoilt) {
    Game<P> game;
    try {
      Tree.Fields files = Tree.fields();
      for (String name : title.files()) {
        files.put(name, name.equals(file) ? file(trial.picks(), name, spoilt) : content.get(name));
      }
      game = title.with(files);
    } catch (Malformed e) {
      refused(e);
      return;
    }
    taken++;
    Trial<P> other = new Trial<>(game, trial.setup(), trial.seed(), trial.picks());
    checkPlayable(other, other.walk().table());
  }

  private static void explaining(Tree spoilt, Runnable law) {
    try {
      law.run();
    } catch (AssertionError | RuntimeException | StackOverflowError e) {
      throw new AssertionError(e + " with " + spoilt, e);
    }
  }

  /** An error says in which file and on which line, and what is wrong. */
  private void refused(Malformed error) {
    refused++;
    assertThat(error.where()).as("where: %s", error).matches("[a-z/]+\\.(yaml|json)(:[0-9]+)?");
    assertThat(error.getMessage()).isNotNull().hasSizeGreaterThan(error.where().length() + 5);
  }

  /** The tree as a file would give it. */
  private static Tree file(Seeded picks, String name, Tree tree) {
    return picks.below(4) == 0
        ? Formats.yaml(name + ".yaml", Formats.yaml(tree))
        : Formats.json(name + ".json", Formats.json(tree));
  }

  /** A position that was read can be seen, dealt anew, played, written and read again. */
  private static <P extends Position<P>> void checkPlayable(Trial<P> trial, P table) {
    Game<P> game = trial.game();
    checkSound(game, table);
    new Walk<>(game, table, trial.picks().next(), trial.picks()).steps(AHEAD);
    checkSound(game, table);
  }

  private static <P extends Position<P>> void checkSound(Game<P> game, P table) {
    assertThat(Positions.inconsistency(game, table)).as("what is wrong").isNull();
    String text = Walk.text(game, table);
    P again = Positions.read(game, Positions.write(game, table));
    assertThat(Walk.text(game, again)).as("written and read").isEqualTo(text);
    for (int seat = -1; seat < table.seats(); seat++) {
      View<P> view = new View<>(game, table, seat);
      assertThat(view.tree().canonical()).isNotEmpty();
      P dealt = view.deal(new Seeded(seat));
      assertThat(Positions.inconsistency(game, dealt)).as("what is wrong after a deal").isNull();
      if (seat >= 0) {
        game.value(dealt, seat);
      }
    }
  }

  /** The same at a table, whose questions are put in words. */
  private static <P extends Position<P>> void checkTable(Trial<P> trial, Tree.Fields read) {
    Table<P> table = Table.from(trial.game(), read, new Seeded(trial.picks().next()));
    for (int i = 0; i < 20 && table.standing() == null; i++) {
      TableLaws.say(table, Talk.any(table, trial.picks()));
    }
  }
}
