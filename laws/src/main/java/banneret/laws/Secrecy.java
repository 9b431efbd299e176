package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.Bots;
import banneret.bots.Deliberation;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import banneret.kernel.told.Event;
import banneret.kernel.told.Saying;
import banneret.kernel.tree.Tree;
import banneret.play.Reasons;
import banneret.wire.Herald;
import banneret.wire.Wants;
import banneret.wire.WrittenSayings;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two tables that differ only in what one seat cannot know, with the same answers and the same luck
 * as far as that seat sees it: until it is told something else at one of them, the seat cannot tell
 * which of them it sits at.
 *
 * @param <P> the game's position
 */
final class Secrecy<P extends Position<P>> {
  private static final int LONGEST = 60;
  private static final int TRIES = 4;

  /** Every bot; those that search try for a moment only. */
  private static final List<String> BOTS =
      List.of("random", "step", "greedy", "easy@15", "normal@25", "hard@10", "expert@10");

  private final Trial<P> trial;
  private final List<String> openings;
  private final int seat;
  private final Table<P> truth;
  private final Table<P> other;
  private final Following luck;
  private int told;

  private Secrecy(Trial<P> trial, List<String> openings, Table<P> truth, P dealt, int seat) {
    this.trial = trial;
    this.openings = openings;
    this.seat = seat;
    this.truth = truth;
    luck = new Following(seat, trial.picks().next());
    other = tableFrom(trial.game(), Positions.write(trial.game(), dealt), true, luck);
    sealOthers();
  }

  /** A deal empties the lines that others have sealed: here they seal any others instead. */
  private void sealOthers() {
    int sealed = other.awaited() & ~truth.awaited();
    assertThat(sealed >>> seat & 1).as("seat %s is asked anew", seat).isZero();
    for (; sealed != 0; sealed &= sealed - 1) {
      TableLaws.say(other, Talk.of(other, Integer.numberOfTrailingZeros(sealed), trial.picks()));
    }
  }

  /** A table that goes on from a position. */
  static <P extends Position<P>> Table<P> tableFrom(
      Game<P> game, Tree.Fields start, boolean asksAll, Chance chance) {
    GameRecord record =
        new GameRecord(
            game.id(),
            game.edition(),
            game.content(),
            Setup.of(Positions.read(game, start).seats()),
            asksAll,
            start,
            List.of(new Entry.Begun(List.of())));
    return Table.replay(game, record, Integer.MAX_VALUE, chance);
  }

  /**
   * Compares from several positions of a game.
   *
   * @param openings the events by which something turns up that a seat held in secret
   * @return how many answers were compared
   */
  static <P extends Position<P>> int check(Trial<P> trial, List<String> openings) {
    Game<P> game = trial.game();
    Walk<P> walk = trial.walk();
    int compared = 0;
    walk.steps(trial.picks().below(400)).untilAsked();
    if (walk.isOver()) {
      walk = trial.walk().untilAsked(); // A short game is compared from its beginning.
    }
    while (!walk.isOver()) {
      int seat = trial.picks().below(walk.table().seats());
      P dealt = new View<>(game, walk.table(), seat).deal(new Seeded(trial.picks().next()));
      Table<P> truth =
          tableFrom(
              game, Positions.write(game, walk.table()), true, new Seeded(trial.picks().next()));
      compared += new Secrecy<>(trial, openings, truth, dealt, seat).compare();
      if (trial.onceIn(6)) {
        checkReasons(trial, walk.table(), dealt, seat);
      }
      walk.steps(100 + trial.picks().below(500)).untilAsked();
    }
    return compared;
  }

  private int compare() {
    for (int answers = 0; answers < LONGEST; answers++) {
      checkSame();
      Talk talk = truth.standing() == null ? talk() : null;
      if (talk == null || !say(talk)) {
        return answers;
      }
    }
    return LONGEST;
  }

  /** A line that both tables take, or null if none is found. */
  private @Nullable Talk talk() {
    for (int i = 0; i < TRIES; i++) {
      Talk talk = Talk.any(truth, trial.picks());
      Table.Draft draft = other.draft(talk.seat(), talk.line());
      boolean taken = draft.refusal() == null && draft.next() == null;
      if (talk.seat() == seat) {
        assertThat(taken).as("'%s': %s", talk.line(), draft).isTrue();
        assertThat(draft.line()).isEqualTo(talk.line());
        assertThat(draft.view()).as("draft of '%s'", talk.line()).isEqualTo(talk.draft().view());
      }
      if (taken && draft.line().equals(talk.line())) {
        return talk;
      }
    }
    return null;
  }

  /** Says the line at both tables; false if the seat learns something by it. */
  private boolean say(Talk talk) {
    TableLaws.say(truth, talk);
    luck.follow(truth.record().entries().getLast().dealt());
    assertThat(other.answer(talk.seat(), talk.line())).isInstanceOf(Reply.Taken.class);
    return !isOpenedApart() && !luck.isApart() && !isToldApart(talk);
  }

  /** True if lines were opened that are not the same at both tables: then all can see it. */
  private boolean isOpenedApart() {
    return truth.record().entries().getLast() instanceof Entry.Opened one
        && other.record().entries().getLast() instanceof Entry.Opened two
        && !one.lines().equals(two.lines());
  }

  /** True if the seat was told of something else: then it knows, and may know. */
  private boolean isToldApart(Talk talk) {
    List<Table.Told> one = truth.told();
    List<Table.Told> two = other.told();
    for (; told < Math.max(one.size(), two.size()); told++) {
      Event there = told < one.size() ? one.get(told).event() : null;
      Event here = told < two.size() ? two.get(told).event() : null;
      if (opens(there) != opens(here)) {
        return true; // Only one of them had what turns up by itself: all learn it.
      }
      if (there == null || here == null) {
        throw apart(talk, there, here);
      }
      if (!Ears.heard(there, seat).equals(Ears.heard(here, seat))) {
        if (!Ears.form(there, seat).equals(Ears.form(here, seat))) {
          throw apart(talk, there, here);
        }
        return true;
      }
    }
    return false;
  }

  private boolean opens(@Nullable Event event) {
    return event != null && openings.contains(event.what().name());
  }

  private AssertionError apart(Talk talk, @Nullable Event there, @Nullable Event here) {
    return new AssertionError(
        "seat "
            + seat
            + " can tell, since after '"
            + talk.line()
            + "' it hears "
            + (there == null ? "nothing" : Ears.heard(there, seat))
            + " or "
            + (here == null ? "nothing" : Ears.heard(here, seat))
            + "\nat "
            + truth.write()
            + "\nor "
            + other.write());
  }

  private void checkSame() {
    assertThat(other.awaited()).as("who is asked").isEqualTo(truth.awaited());
    Same.check("what seat " + seat + " sees", other.view(seat).tree(), truth.view(seat).tree());
    Same.check("what all see", other.view(-1).tree(), truth.view(-1).tree());
    Same.check("what is on record", other.record().seenBy(seat), truth.record().seenBy(seat));
    Same.check("what all may read", other.record().seenBy(-1), truth.record().seenBy(-1));
    if (truth.standing() == null) {
      Same.check("what is sent to seat " + seat, sent(other, seat), sent(truth, seat));
      Same.check("what is sent to all", sent(other, -1), sent(truth, -1));
    } // When the game is over all is shown.
    assertThat(other.round()).isEqualTo(truth.round());
    Tree.Fields one = truth.write();
    Tree.Fields two = other.write();
    Same.check("the stack", two.find("steps"), one.find("steps"));
    Same.check("the end", two.find("over"), one.find("over"));
    for (int any = 0; any < trial.setup().seats(); any++) {
      assertThat(other.mayUndo(any)).as("seat %s may undo", any).isEqualTo(truth.mayUndo(any));
    }
    if ((truth.awaited() >>> seat & 1) != 0) {
      assertThat(asked(other)).as("what the seat is asked").isEqualTo(asked(truth));
      if (trial.onceIn(5)) {
        checkBots();
      }
    }
    int seed = trial.picks().next();
    Same.check("what seat " + seat + " imagines", dealt(other, seed), dealt(truth, seed));
  }

  private Tree sent(Table<P> table, int reader) {
    Herald<P> herald = new Herald<>(table, new WrittenSayings(trial.game(), List.of()));
    return Tree.items()
        .add(herald.state(reader, Wants.ALL))
        .add(herald.news(reader, -1, Wants.ALL));
  }

  private Tree dealt(Table<P> table, int seed) {
    return Positions.write(trial.game(), table.view(seat).deal(new Seeded(seed)));
  }

  private String asked(Table<P> table) {
    Asked asked = table.question(seat);
    StringBuilder out = new StringBuilder(asked.step());
    out.append(asked.clause()).append(text(asked.prompt()));
    asked.choices().forEach(it -> out.append('\n').append(it.phrase()).append(text(it.saying())));
    return out.toString();
  }

  private static String text(Saying saying) {
    return " " + saying.key() + saying.arguments();
  }

  /** Bots that say the same at both tables tell the seat the same about it. */
  private static <P extends Position<P>> void checkReasons(
      Trial<P> trial, P table, P dealt, int seat) {
    Game<P> game = trial.game();
    Table<P> one = tableFrom(game, Positions.write(game, table), true, new Seeded(0));
    Table<P> two = tableFrom(game, Positions.write(game, dealt), true, new Seeded(0));
    for (int left = one.awaited() & ~(1 << seat); left != 0; left &= left - 1) {
      int asked = Integer.numberOfTrailingZeros(left);
      int seed = trial.picks().next();
      Reasons<P> there = Reasons.of(one, asked, Bots.named("normal@25", seed));
      Reasons<P> here = Reasons.of(two, asked, Bots.named("normal@25", seed));
      if (there.line().equals(here.line())) {
        assertThat(there.tell(seat)).as("before it is said").isNull();
        one.answer(asked, there.line());
        two.answer(asked, here.line());
        Reasons.Told heard = there.tell(seat);
        Reasons.Told other = here.tell(seat);
        // A deal forgets what others have learnt of each other; all saw that they learnt it.
        if (heard != null && other != null && heard.imagined() == other.imagined()) {
          assertThat(told(other.deliberation()))
              .as("what seat %s is told about '%s'", seat, here.line())
              .isEqualTo(told(heard.deliberation()));
        }
        return;
      }
    }
  }

  private static String told(Deliberation told) {
    StringBuilder out = new StringBuilder(told.line());
    for (Deliberation.Word word : told.words()) {
      out.append('\n').append(word.before()).append(text(word.asked().prompt()));
      for (Deliberation.Weighed option : word.options()) {
        out.append('\n').append(option.choice().phrase()).append(text(option.choice().saying()));
        out.append(' ').append(option.visits()).append(' ').append(option.chance());
      }
    }
    return out.toString();
  }

  private void checkBots() {
    int seed = trial.picks().next();
    for (String name : BOTS) {
      int one = Bots.<P>named(name, seed).choose(truth.view(seat));
      int two = Bots.<P>named(name, seed).choose(other.view(seat));
      assertThat(two).as("what %s chooses", name).isEqualTo(one);
    }
  }
}
