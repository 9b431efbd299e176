package banneret.simulate;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.Standing;
import banneret.kernel.step.Step;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.table.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays the games of a simulation, one after the other, each in the order in which a table asks.
 *
 * @param <P> the game's position
 */
final class Match<P extends Position<P>> {
  private static final int BOT_SEEDS = 0x5EA7;
  private static final int LINES_OF_ERRORS = 50_000;

  private final Game<P> game;
  private final Simulation simulation;
  private final @Nullable Keeper keeper;
  private final @Nullable Stopwatch watch;
  private final Options options = new Options();
  private final List<Bot<P>> bots = new ArrayList<>();
  private final List<View<P>> views = new ArrayList<>();
  private final List<List<int[]>> figures = new ArrayList<>();
  private int decisions;
  private int speaking;

  /**
   * @param timed true if it is to be told how long the bots took
   */
  Match(Game<P> game, Simulation simulation, @Nullable Keeper keeper, boolean timed) {
    this.game = game;
    this.simulation = simulation;
    this.keeper = keeper;
    watch = timed ? new Stopwatch(simulation) : null;
  }

  /** Plays one game; whatever goes wrong in it is told in the outcome. */
  Outcome play(int index) {
    Minutes minutes =
        keeper == null ? null : new Minutes(simulation.setup().seats(), Integer.MAX_VALUE);
    try {
      P table = play(index, minutes, simulation.limit());
      if (table == null) {
        return failed(index, "no end after " + simulation.limit() + " decisions");
      }
      String fingerprint = Positions.fingerprint(game, table);
      if (minutes != null && keeper != null) {
        Table<P> kept = repeat(index, minutes);
        if (!kept.write().fingerprint().equals(fingerprint)) {
          return failed(index, "the record leads to another end");
        }
        keeper.keep(index, kept.record().playedBy(players(index)));
      }
      Standing standing = table.standing();
      List<List<int[]>> counted = figures.stream().map(List::copyOf).toList();
      return new Outcome(
          index,
          fingerprint,
          standing,
          seats(table),
          factions(table),
          game.round(table),
          counted,
          decisions,
          watch == null ? List.of() : watch.paces(),
          null,
          null);
    } catch (RuntimeException | StackOverflowError e) {
      return failed(index, e.toString());
    }
  }

  /** Plays the game to its end, or null if there is none in sight. */
  private @Nullable P play(int index, @Nullable Minutes minutes, int limit) {
    P table = game.lay(simulation.setupOf(game, index));
    Engine<P> engine = new Engine<>(table, new Seeded(simulation.seedOf(index)));
    decisions = 0;
    speaking = -1;
    engine.run();
    seat(index, table);
    figures.clear();
    game.figures().forEach(figure -> figures.add(new ArrayList<>()));
    int round = game.round(table);
    for (int awaited = engine.awaited(); awaited != 0; awaited = engine.awaited()) {
      int seat = next(engine, awaited);
      boolean chooses = options.size() != 1 || table.step() instanceof Place;
      if (chooses && decisions++ == limit) {
        return null;
      }
      int choice = chooses ? choose(seat) : options.get(0);
      if (chooses && !options.contains(choice)) {
        throw new IllegalStateException("a bot chose what it may not: " + choice);
      }
      speaking = chooses ? seat : speaking;
      answer(engine, seat, choice, chooses, minutes);
      if (!figures.isEmpty() && game.round(table) != round) {
        count(table, round);
        round = game.round(table);
      }
    }
    count(table, round);
    return table;
  }

  private int choose(int seat) {
    if (watch == null) {
      return bots.get(seat).choose(views.get(seat));
    }
    watch.start(seat);
    int choice = bots.get(seat).choose(views.get(seat));
    watch.stop(choice == options.get(0), choice == options.get(options.size() - 1));
    return choice;
  }

  private void answer(
      Engine<P> engine, int seat, int choice, boolean chooses, @Nullable Minutes minutes) {
    if (minutes == null && watch == null) {
      engine.answer(seat, choice);
      return;
    }
    Step<P> before = engine.table().step();
    int awaited = engine.awaited();
    if (minutes != null) {
      minutes.write(engine, seat, choice, chooses);
    }
    engine.answer(seat, choice);
    boolean ends = !Minutes.goesOn(engine, seat, before, awaited);
    if (ends && minutes != null) {
      minutes.end(seat);
    }
    if (ends && watch != null) {
      watch.end(seat);
    }
  }

  /** Writes down how the figures stand at the end of a round: when the next one first asks. */
  private void count(P table, int round) {
    for (int figure = 0; figure < figures.size(); figure++) {
      int[] now = new int[table.seats()];
      for (int seat = 0; seat < now.length; seat++) {
        now[seat] = game.figure(table, figure, seat);
      }
      while (figures.get(figure).size() < round) { // No round is left out, even if none asked.
        figures.get(figure).add(now);
      }
    }
  }

  /** The seat of each chair. */
  private List<Integer> seats(P table) {
    List<Integer> seats = new ArrayList<>();
    for (int chair = 0; chair < simulation.setup().seats(); chair++) {
      seats.add(game.seatOf(table, chair));
    }
    return seats;
  }

  /** What each seat fights with, or nothing if that is always the same. */
  private List<String> factions(P table) {
    List<String> factions = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      String faction = game.faction(table, seat);
      if (!faction.isEmpty()) {
        factions.add(faction);
      }
    }
    return factions;
  }

  /** The bot in each chair. */
  private List<String> players(int index) {
    List<String> players = new ArrayList<>();
    for (int chair = 0; chair < simulation.setup().seats(); chair++) {
      players.add(simulation.bots().get(simulation.bot(chair, index)));
    }
    return players;
  }

  /** Has each bot take the seat that was dealt to its chair. */
  private void seat(int index, P table) {
    bots.clear();
    views.clear();
    int seed = simulation.seedOf(index) ^ BOT_SEEDS;
    List<Integer> seats = seats(table);
    List<Integer> sitting = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      int chair = seats.indexOf(seat);
      int bot = simulation.bot(chair, index);
      String name = simulation.bots().get(bot);
      bots.add(Bots.named(name, Seeded.mix(seed, chair), simulation.means(name)));
      views.add(new View<>(game, table, seat));
      sitting.add(bot);
    }
    if (watch != null) {
      watch.reset(sitting);
    }
  }

  /** Who answers now: whoever has begun a line, then whoever has no choice, then the first. */
  private int next(Engine<P> engine, int awaited) {
    Step<P> step = engine.table().step();
    if (speaking >= 0 && (awaited >>> speaking & 1) != 0 && Minutes.continues(step)) {
      engine.options(speaking, options);
      return speaking;
    }
    speaking = -1;
    if (!(step instanceof Place)) {
      for (int left = awaited; left != 0; left &= left - 1) {
        int seat = Integer.numberOfTrailingZeros(left);
        engine.options(seat, options);
        if (options.size() == 1) {
          return seat;
        }
      }
    }
    int first = Integer.numberOfTrailingZeros(awaited);
    engine.options(first, options);
    return first;
  }

  /** Plays the lines again at a table, which keeps the record. */
  private Table<P> repeat(int index, Minutes minutes) {
    Table<P> table =
        Table.open(game, simulation.setupOf(game, index), new Seeded(simulation.seedOf(index)));
    for (Minutes.Said said : minutes.lines()) {
      if (table.answer(said.seat(), said.line()) instanceof Reply.Refused refused) {
        throw new IllegalStateException("refused '" + said.line() + "': " + refused.refusal());
      }
    }
    return table;
  }

  /** A game that went wrong is played once more for its record. */
  private Outcome failed(int index, String error) {
    int decided = decisions;
    return Outcome.failed(index, decided, error, recordUpTo(index));
  }

  private @Nullable GameRecord recordUpTo(int index) {
    if (simulation.goesByClock()) {
      return null; // It would be another game.
    }
    Minutes minutes = new Minutes(simulation.setup().seats(), LINES_OF_ERRORS);
    try {
      try {
        play(index, minutes, simulation.limit());
      } catch (RuntimeException | StackOverflowError e) {
        // The line that went wrong did not end, so it is not among the lines.
      }
      GameRecord record = repeat(index, minutes).record().playedBy(players(index));
      if (keeper != null) {
        keeper.keep(index, record);
      }
      return record;
    } catch (RuntimeException | StackOverflowError e) {
      return null;
    }
  }
}
