package banneret.laws;

import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Ask;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Step;
import banneret.kernel.table.Positions;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plays by codes what a table plays by lines.
 *
 * @param <P> the game's position
 */
final class Mirror<P extends Position<P>> {
  private final Trial<P> trial;
  private final boolean asksAll;
  private final Options options = new Options();
  private final Engine<P> engine;

  Mirror(Trial<P> trial, boolean asksAll) {
    this(trial, asksAll, trial.game().lay(trial.setup()));
    engine.run();
    answerForced();
  }

  private Mirror(Trial<P> trial, boolean asksAll, P table) {
    this.trial = trial;
    this.asksAll = asksAll;
    engine = new Engine<>(table, new Seeded(trial.seed()));
  }

  /** True if a table answers for a seat after this line; the line must need no luck. */
  static <P extends Position<P>> boolean isAnsweredAfter(
      Trial<P> trial, Tree.Fields before, Talk talk, boolean asksAll) {
    Mirror<P> mirror = new Mirror<>(trial, asksAll, Positions.read(trial.game(), before));
    mirror.say(talk, new ArrayList<>(), new ArrayList<>());
    return mirror.isForced();
  }

  Tree write() {
    return Positions.write(trial.game(), engine.table());
  }

  /**
   * Answers with the codes of a line.
   *
   * @return the line's phrases in another order that means the same, or null if there is none
   */
  @Nullable List<String> say(Talk talk) {
    List<String> phrases = new ArrayList<>();
    List<Integer> free = new ArrayList<>();
    say(talk, phrases, free);
    answerForced();
    if (free.size() < 2) {
      return null;
    }
    shuffle(phrases, free);
    return phrases;
  }

  private void say(Talk talk, List<String> phrases, List<Integer> free) {
    String said = "";
    for (Talk.Word word : talk.words()) {
      engine.options(talk.seat(), options);
      said = answer(talk.seat(), options.get(word.index()), said, phrases, free);
      while (said.length() < word.after().length()) {
        engine.options(talk.seat(), options);
        if (options.size() != 1) {
          throw new AssertionError("'" + said + "' went on to '" + word.after() + "' by itself");
        }
        said = answer(talk.seat(), options.get(0), said, phrases, free);
      }
      if (!said.equals(word.after())) {
        throw new AssertionError("said '" + said + "', understood '" + word.after() + "'");
      }
    }
  }

  private String answer(
      int seat, int choice, String said, List<String> phrases, List<Integer> free) {
    String phrase = engine.phrase(seat, choice);
    if (engine.table().step() instanceof Question<P> question && question.anyOrder()) {
      if (!free.isEmpty() && free.getLast() != phrases.size() - 1) {
        free.clear(); // Only phrases side by side may change places.
      }
      free.add(phrases.size());
    }
    phrases.add(phrase);
    engine.answer(seat, choice);
    return said.isEmpty() ? phrase : said + " " + phrase;
  }

  private void shuffle(List<String> phrases, List<Integer> free) {
    for (int i = free.size() - 1; i > 0; i--) {
      int at = free.get(i);
      int other = free.get(trial.picks().below(i + 1));
      String moved = phrases.get(at);
      phrases.set(at, phrases.get(other));
      phrases.set(other, moved);
    }
  }

  /** Answers for seats that have no choice, as a table does. */
  private void answerForced() {
    for (int seat = forced(engine, asksAll); seat >= 0; seat = forced(engine, asksAll)) {
      Step<P> asked = engine.table().step();
      do {
        engine.options(seat, options);
        engine.answer(seat, options.get(0));
      } while (asked instanceof SealedAsk<P> && isStillAsked(engine, asked, seat));
    }
  }

  private boolean isForced() {
    return forced(engine, asksAll) >= 0;
  }

  /** A seat that is asked and has no choice, so that the table answers for it, or -1. */
  static <P extends Position<P>> int forced(Engine<P> engine, boolean asksAll) {
    if (!(engine.table().step() instanceof Question<P> question)
        || (asksAll && !question.isPublic(engine.table()))) {
      return -1;
    }
    boolean sealed = question instanceof SealedAsk<P>;
    Options options = new Options();
    Set<Integer> choices = new HashSet<>();
    for (int seats = engine.awaited(); seats != 0; seats &= seats - 1) {
      int seat = Integer.numberOfTrailingZeros(seats);
      if (sealed && isLineForced(engine.table(), seat)) {
        return seat;
      }
      engine.options(seat, options);
      if (!sealed && (!(question instanceof Ask<P>) || options.size() != 1)) {
        return -1;
      }
      choices.add(options.get(0));
    }
    return sealed || choices.size() != 1 ? -1 : Integer.numberOfTrailingZeros(engine.awaited());
  }

  /** True if every word that a seat may seal is the only one. */
  private static <P extends Position<P>> boolean isLineForced(P table, int seat) {
    Engine<P> ahead = new Engine<>(table.copy(), new Seeded(1));
    Options options = new Options();
    Step<P> asked = table.step();
    do {
      ahead.options(seat, options);
      if (options.size() != 1) {
        return false;
      }
      ahead.answer(seat, options.get(0));
    } while (isStillAsked(ahead, asked, seat));
    return true;
  }

  private static <P extends Position<P>> boolean isStillAsked(
      Engine<P> engine, @Nullable Step<P> asked, int seat) {
    return Objects.equals(engine.table().step(), asked) && (engine.awaited() >>> seat & 1) != 0;
  }
}
