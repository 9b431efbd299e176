package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Refusal;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Standing;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.told.Clause;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What holds of every position on the way through a random game. */
final class PositionLaws {
  private PositionLaws() {}

  private record Kept<P>(P copy, String text) {}

  /** A copy never moves, whatever becomes of the table it was made from, and the other way. */
  static <P extends Position<P>> void copies(Trial<P> trial) {
    Game<P> game = trial.game();
    Walk<P> walk = trial.walk();
    List<Kept<P>> kept = new ArrayList<>();
    P reused = walk.table().copy();
    while (!walk.isOver()) {
      if (trial.onceIn(60)) {
        String text = walk.write();
        P copy = walk.table().copy();
        reused.copyFrom(walk.table());
        assertThat(Walk.text(game, copy)).as("a copy").isEqualTo(text);
        assertThat(Walk.text(game, reused)).as("copyFrom").isEqualTo(text);
        new Walk<>(game, reused, trial.picks().next(), trial.picks()).steps(30);
        assertThat(walk.write()).as("the table while a copy goes on").isEqualTo(text);
        kept.add(new Kept<>(copy, text));
      }
      walk.step();
    }
    for (Kept<P> then : kept) {
      assertThat(Walk.text(game, then.copy)).as("a copy at the end").isEqualTo(then.text);
    }
  }

  /** Options are the candidates that nothing forbids; what is forbidden is refused. */
  static <P extends Position<P>> void options(Trial<P> trial) {
    Walk<P> walk = trial.walk();
    while (!walk.isOver()) {
      int seat = walk.anySeat();
      int[] options = walk.options(seat).toArray();
      if (!(walk.table().step() instanceof Place<P>)) {
        List<String> forbidden = checkOptions(walk, seat, options);
        if (!forbidden.isEmpty() && trial.onceIn(100) && !walk.isLineBegun()) {
          checkRefused(trial, walk, seat, forbidden);
        }
      }
      walk.step();
    }
  }

  /** Compares options with candidates; returns the phrases of those that are forbidden. */
  private static <P extends Position<P>> List<String> checkOptions(
      Walk<P> walk, int seat, int[] options) {
    Engine<P> engine = walk.engine();
    Object question = walk.table().step();
    Options candidates = new Options();
    engine.candidates(seat, candidates);
    List<Integer> allowed = new ArrayList<>();
    List<String> forbidden = new ArrayList<>();
    for (int candidate : candidates.toArray()) {
      if (engine.forbids(seat, candidate) == null) {
        allowed.add(candidate);
      } else {
        forbidden.add(engine.phrase(seat, candidate));
      }
    }
    List<Integer> offered = new ArrayList<>();
    Set<String> phrases = new HashSet<>();
    for (int option : options) {
      offered.add(option);
      assertThat(phrases.add(engine.phrase(seat, option)))
          .as("%s offers '%s' once", question, engine.phrase(seat, option))
          .isTrue();
    }
    assertThat(offered).as("options of %s", question).isNotEmpty().isEqualTo(allowed);
    forbidden.removeAll(phrases);
    return forbidden;
  }

  private static <P extends Position<P>> void checkRefused(
      Trial<P> trial, Walk<P> walk, int seat, List<String> forbidden) {
    Tree.Fields before = Positions.write(trial.game(), walk.table());
    Table<P> table = Table.from(trial.game(), before, new Seeded(1));
    if ((table.awaited() >>> seat & 1) == 0 || !table.write().equals(before)) {
      return; // The table went on by itself, since there was but one option.
    }
    for (String phrase : forbidden) {
      Reply reply = table.answer(seat, phrase);
      assertThat(reply).as("'%s', which is forbidden", phrase).isInstanceOf(Reply.Refused.class);
      Refusal refusal = ((Reply.Refused) reply).refusal();
      assertThat(refusal.why()).as("'%s': %s", phrase, refusal).isEqualTo(Refusal.Why.FORBIDDEN);
      Clause clause = refusal.clause();
      assertThat(clause).as("the clause that forbids '%s'", phrase).isNotNull();
      assertThat(table.write()).as("after '%s' was refused", phrase).isEqualTo(before);
    }
  }

  /** A position that was written and read again goes on as the one it was written from. */
  static <P extends Position<P>> void writing(Trial<P> trial) {
    Game<P> game = trial.game();
    Walk<P> walk = trial.walk();
    while (!walk.isOver()) {
      walk.steps(trial.picks().below(120));
      Tree.Fields tree = Positions.write(game, walk.table());
      Tree again =
          trial.onceIn(2)
              ? Formats.json("position.json", Formats.json(tree))
              : Formats.yaml("position.yaml", Formats.yaml(tree));
      P read = Positions.read(game, again.asFields());
      assertThat(Walk.text(game, read)).as("written and read").isEqualTo(tree.canonical());
      assertThat(read.steps()).as("steps that were read").isEqualTo(walk.table().steps());
      assertThat(open(read)).as("what all can see").isEqualTo(open(walk.table()));
      int luck = trial.picks().next();
      int choices = trial.picks().next();
      int steps = trial.picks().below(100);
      String one = ahead(game, walk.table().copy(), luck, choices, steps);
      String other = ahead(game, read, luck, choices, steps);
      assertThat(other).as("%s steps after %s", steps, tree).isEqualTo(one);
    }
  }

  /** The cells by which a search tells tables apart. */
  private static byte[] open(Position<?> table) {
    return Arrays.copyOf(table.cells, table.open());
  }

  private static <P extends Position<P>> String ahead(
      Game<P> game, P table, int luck, int choices, int steps) {
    return new Walk<>(game, table, luck, new Seeded(choices)).steps(steps).write();
  }

  /** Dealing anew what a seat cannot know changes nothing that it does know, and does deal. */
  static <P extends Position<P>> void redealing(Trial<P> trial, Dealings dealings) {
    Game<P> game = trial.game();
    Walk<P> walk = trial.walk();
    while (!walk.isOver()) {
      walk.steps(trial.picks().below(60));
      String truth = walk.write();
      for (int seat = -1; seat < walk.table().seats(); seat++) {
        View<P> view = new View<>(game, walk.table(), seat);
        P dealt = view.deal(new Seeded(trial.picks().next()));
        assertThat(walk.write()).as("the table that is looked at").isEqualTo(truth);
        checkSame(game, walk.table(), dealt, seat);
        int seed = trial.picks().next();
        String once = Walk.text(game, view.deal(new Seeded(seed)));
        P from = new View<>(game, dealt, seat).deal(new Seeded(seed));
        assertThat(Walk.text(game, from)).as("dealt from another deal").isEqualTo(once);
        String second = Walk.text(game, view.deal(new Seeded(seed + 1)));
        dealings.note(once.equals(truth), once.equals(second));
        new Walk<>(game, dealt, seed, new Seeded(seed)).steps(20);
      }
    }
  }

  /** The seat cannot tell the two tables apart. */
  private static <P extends Position<P>> void checkSame(Game<P> game, P truth, P dealt, int seat) {
    View<P> view = new View<>(game, truth, seat);
    View<P> other = new View<>(game, dealt, seat);
    assertThat(other.tree()).as("the view of seat %s", seat).isEqualTo(view.tree());
    assertThat(dealt.standing()).isSameAs(truth.standing());
    assertThat(open(dealt)).as("what all can see").isEqualTo(open(truth));
    assertThat(game.steps().write(dealt)).as("the stack").isEqualTo(game.steps().write(truth));
    assertThat(game.view(dealt, -1)).as("a spectator's view").isEqualTo(game.view(truth, -1));
    int unsure = truth.step() instanceof SealedAsk<P> ? ~(seat < 0 ? 0 : 1 << seat) : 0;
    assertThat(other.awaited() & ~unsure).as("who is asked").isEqualTo(view.awaited() & ~unsure);
    assertThat(other.awaited()).as("who may be asked").isEqualTo(other.awaited() | view.awaited());
    assertThat(Positions.inconsistency(game, dealt)).as("what is wrong after a deal").isNull();
    if (seat >= 0 && (view.awaited() >>> seat & 1) != 0) {
      Options one = new Options();
      Options two = new Options();
      view.options(one);
      other.options(two);
      assertThat(two.toArray()).as("options of seat %s", seat).isEqualTo(one.toArray());
    }
  }

  /** How often a deal was the truth, and how often two deals were the same. */
  static final class Dealings {
    private int deals;
    private int truths;
    private int alike;

    private void note(boolean isTrue, boolean isAlike) {
      deals++;
      truths += isTrue ? 1 : 0;
      alike += isAlike ? 1 : 0;
    }

    /** Whatever is hidden is dealt: a deal is the truth no more often than any other deal is. */
    void check() {
      assertThat(truths - alike)
          .as("of %s deals %s are the truth, %s are like the next deal", deals, truths, alike)
          .isLessThan(10 + deals / 50);
    }
  }

  /** Nothing is lost, nothing is there twice, and the game comes to an end with a winner. */
  static <P extends Position<P>> void ending(Trial<P> trial) {
    Game<P> game = trial.game();
    Walk<P> walk = trial.walk();
    while (!walk.isOver()) {
      String wrong = Positions.inconsistency(game, walk.table());
      if (wrong != null) {
        throw new AssertionError(wrong + ": " + walk.write());
      }
      assertThat(walk.table().standing()).isNull();
      walk.step();
    }
    Standing standing = walk.table().standing();
    if (standing == null) {
      throw new AssertionError("nobody is asked, and the game is not over: " + walk.write());
    }
    assertThat(standing.winners()).as("winners").isPositive();
    assertThat(standing.places()).hasSize(walk.table().seats());
    assertThat(standing.points()).hasSize(walk.table().seats());
    for (int seat = 0; seat < walk.table().seats(); seat++) {
      int better = 0;
      for (int place : standing.places()) {
        better += place < standing.places()[seat] ? 1 : 0;
      }
      assertThat(standing.places()[seat]).as("the place of seat %s", seat).isEqualTo(better + 1);
    }
    assertThat(Positions.inconsistency(game, walk.table())).as("what is wrong at the end").isNull();
    assertThat(walk.table().step()).as("the stack at the end").isNull();
  }
}
