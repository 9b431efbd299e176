package banneret.bots;

import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.step.Step;
import banneret.kernel.table.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries the lines that a seat may say, each on a dealt copy of the table, up to the next question
 * that is not part of the line, and values what comes of them.
 *
 * @param <P> the game's position
 */
final class Lookahead<P extends Position<P>> {
  private static final int DEPTH = 64;
  private static final int FORCED = 1000;

  private final Script<P> script = new Script<>();
  private final WatchedLuck luck = new WatchedLuck();
  private final List<P> tables = new ArrayList<>();
  private final List<Options> choices = new ArrayList<>();
  private final List<Step<P>> path = new ArrayList<>();
  private final int[] said = new int[DEPTH];
  private final Options options = new Options();
  private final Seeded picks;
  private @Nullable Engine<P> engine;
  private @Nullable Game<P> game;
  private @Nullable Step<P> root;
  private int seat;
  private int sample;
  private double base;

  /**
   * @param picks luck that picks lines where there are too many to try them all
   */
  Lookahead(Seeded picks) {
    this.picks = picks;
  }

  Script<P> script() {
    return script;
  }

  /** Deals what the seat cannot know; the first table is now one that might be the real one. */
  void deal(View<P> view, int sampleSeed) {
    sample = sampleSeed;
    luck.restart(Seeded.mix(sample, DEPTH));
    if (tables.isEmpty()) {
      P first = view.deal(luck);
      tables.add(first);
      engine = new Engine<>(first, luck);
    } else {
      view.deal(tables.getFirst(), luck);
    }
    game = view.game();
    seat = view.seat();
    root = tables.getFirst().step();
  }

  /** The question that waits. */
  @Nullable Step<P> question() {
    return root;
  }

  /** The option that needs no thought at the question that waits, if there is one. */
  int obvious(Options among) {
    return game == null ? Game.UNCLEAR : game.obvious(tables.getFirst(), seat, among);
  }

  /** Tries so many lines on the table that was dealt, spread over what may be said first. */
  void explore(int lines) {
    script.clear();
    path.clear();
    base = value(tables.getFirst());
    explore(0, lines, false);
  }

  /** Tries the lines that need luck once more on the table that was dealt. */
  void repeat(int tried) {
    P start = tables.getFirst();
    P table = table(1);
    base = value(start);
    for (int line = 0; line < script.size(); line++) {
      if (script.isLucky(line)) {
        table.copyFrom(start);
        repeat(table, line);
        double worth = value(table) - base;
        script.worth(line, (script.worth(line) * tried + worth) / (tried + 1));
      }
    }
  }

  private void repeat(P table, int line) {
    boolean lucky = false;
    for (int at = script.from(line); at < script.to(line); at++) {
      if (lucky && !offers(table, script.word(at))) {
        return;
      }
      say(table, at - script.from(line), script.word(at));
      lucky |= luck.wasUsed();
    }
  }

  private boolean offers(P table, int word) {
    Engine<P> at = sit(table);
    if ((at.awaited() >>> seat & 1) == 0) {
      return false;
    }
    at.options(seat, options);
    return options.contains(word);
  }

  /** Tries what may be said here and then on; returns how many lines were tried. */
  private int explore(int depth, int lines, boolean lucky) {
    P here = table(depth);
    P next = table(depth + 1);
    Options words = choices.get(depth);
    sit(here).options(seat, words);
    int size = words.size();
    int count = Math.min(size, lines);
    int offset = count < size ? picks.below(size) : 0;
    Step<P> question = here.step();
    if (question == null) {
      return 0;
    }
    int tried = 0;
    for (int i = 0; i < count; i++) {
      said[depth] = words.get((offset + i * size / count) % size);
      path.add(question);
      next.copyFrom(here);
      boolean goesOn = say(next, depth, said[depth]);
      boolean lineIsLucky = lucky || luck.wasUsed();
      if (goesOn && depth + 1 < DEPTH) {
        tried += explore(depth + 1, (lines - tried) / (count - i), lineIsLucky);
      } else {
        for (int word = 0; word <= depth; word++) {
          script.say(path.get(word), said[word]);
        }
        script.end(value(next) - base, lineIsLucky);
        tried++;
      }
      path.removeLast();
    }
    return tried;
  }

  /** Says a word, with the same luck for every line; true if the line goes on. */
  private boolean say(P table, int depth, int word) {
    luck.restart(Seeded.mix(sample, depth));
    Engine<P> at = sit(table);
    at.answer(seat, word);
    boolean own = true;
    for (int i = 0; i < FORCED; i++) {
      int awaited = at.awaited();
      if (awaited == 0) {
        return false;
      }
      boolean goesOn = own && (awaited >>> seat & 1) != 0 && continues(table.step());
      int other = forced(at, table, awaited);
      if (other < 0) {
        return goesOn;
      }
      own &= goesOn && other == seat;
      at.answer(other, options.get(options.size() == 1 ? 0 : luck.below(options.size())));
    }
    return false;
  }

  private boolean continues(@Nullable Step<P> step) {
    return step instanceof Question<P> question && (question.continues() || isSealing(step));
  }

  /** True if this is the sealed question the seat was asked, not an equal one after it. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isSealing(@Nullable Step<P> step) {
    return step instanceof SealedAsk && step == root;
  }

  /**
   * A seat with only one option, which is then in the list; or, when this seat's line is sealed,
   * another that has not sealed its own, and anything it may say. -1 if there is none.
   */
  private int forced(Engine<P> at, P table, int awaited) {
    Step<P> step = table.step();
    if (step instanceof Place) {
      return -1;
    }
    boolean sealing = isSealing(step);
    boolean ownIsIn = (awaited >>> seat & 1) == 0;
    if (sealing && ownIsIn) {
      int other = Integer.numberOfTrailingZeros(awaited);
      at.options(other, options);
      return other;
    }
    for (int left = sealing ? 1 << seat : awaited; left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      at.options(other, options);
      if (options.size() == 1) {
        return other;
      }
    }
    return -1;
  }

  private P table(int depth) {
    while (tables.size() <= depth) {
      tables.add(tables.getFirst().copy());
    }
    while (choices.size() <= depth) {
      choices.add(new Options());
    }
    return tables.get(depth);
  }

  private double value(P table) {
    if (game == null) {
      throw new IllegalStateException("no table was dealt");
    }
    return game.value(table, seat);
  }

  private Engine<P> sit(P table) {
    if (engine == null) {
      throw new IllegalStateException("no table was dealt");
    }
    engine.sit(table, luck);
    return engine;
  }
}
