package banneret.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.table.Positions;
import banneret.kernel.table.View;
import banneret.kernel.tree.Malformed;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {
  /** Every bot; those that search try for a moment only. */
  static final List<String> BOTS =
      List.of("random", "step", "greedy", "easy@15", "normal@25", "hard@20", "expert@20");

  /** Plays a race; the bots are asked wherever they have a choice. */
  private static Race.Track play(Race race, int seed, List<Bot<Race.Track>> bots) {
    Race.Track table = race.lay(Setup.of(bots.size()));
    Engine<Race.Track> engine = new Engine<>(table, new Seeded(seed));
    engine.run();
    while (engine.awaited() != 0) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      engine.answer(seat, bots.get(seat).choose(new View<>(race, table, seat)));
    }
    return table;
  }

  @Test
  void a_bot_is_given_a_view_and_nothing_else() {
    assertThat(Arrays.stream(Bot.class.getDeclaredMethods()))
        .flatExtracting(method -> List.of(method.getParameterTypes()))
        .containsExactly(View.class);
  }

  @Test
  void every_bot_there_is_was_tried() {
    assertThat(BOTS.stream().map(name -> name.replaceFirst("@.*", "")))
        .containsExactlyElementsOf(Bots.NAMES);
  }

  @Test
  void an_unknown_name_is_refused_with_those_there_are() {
    assertThatThrownBy(() -> Bots.named("genius", 1))
        .isInstanceOf(Malformed.class)
        .hasMessage(
            "there is no bot 'genius'; expected one of random, step, greedy, easy, normal, hard,"
                + " expert");
    assertThatThrownBy(() -> Bots.check("genius@2s"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("there is no bot 'genius'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "s",
        "ms",
        "0",
        "0s",
        "-1",
        "2 s",
        "1.5s",
        "2m",
        "soon",
        "601s",
        "99999999999"
      })
  void an_effort_that_makes_no_sense_is_refused(String effort) {
    assertThatThrownBy(() -> Bots.check("hard@" + effort))
        .isInstanceOf(Malformed.class)
        .hasMessage("'" + effort + "' is no effort; expected one like 2s, 300ms or 500 (rounds)");
  }

  @Test
  void a_bot_that_does_not_search_takes_no_effort() {
    assertThatThrownBy(() -> Bots.named("greedy@2s", 1))
        .isInstanceOf(Malformed.class)
        .hasMessage("'greedy' does not take its time: leave out '@'");
  }

  @Test
  void a_name_tells_how_long_its_bot_thinks() {
    assertThat(Bots.millis("random")).isZero();
    assertThat(Bots.millis("normal")).isZero();
    assertThat(Bots.millis("hard")).isEqualTo(1000);
    assertThat(Bots.millis("hard@300ms")).isEqualTo(300);
    assertThat(Bots.millis("easy@2s")).isEqualTo(2000);
    assertThat(Bots.millis("expert@500")).isZero();
  }

  @Test
  void who_trusts_himself_thinks_a_level_table_good() {
    Race race = new Race(2);
    double[] chances = new double[2];
    new Chances<>(race, 2, 1, SearchStyle.THOROUGH.confidence()).of(race.lay(Setup.of(2)), chances);
    assertThat(chances[1]).isCloseTo(0.8, within(1e-9));
    assertThat(chances[0]).isCloseTo(0.2, within(1e-9));
  }

  @Test
  void who_trusts_himself_tells_the_chances_among_equals() {
    assertThat(SearchStyle.THOROUGH.amongEquals(0.8)).isCloseTo(0.5, within(1e-9));
    assertThat(SearchStyle.THOROUGH.amongEquals(0)).isZero();
    assertThat(SearchStyle.THOROUGH.amongEquals(1)).isEqualTo(1);
    assertThat(SearchStyle.QUICK.amongEquals(0.3)).isCloseTo(0.3, within(1e-9));
  }

  @ParameterizedTest
  @FieldSource("BOTS")
  void the_same_seeds_play_the_same_game(String name) {
    Race race = new Race(3);
    for (int seed = 0; seed < 10; seed++) {
      Race.Track once = play(race, seed, three(name, seed));
      Race.Track again = play(race, seed, three(name, seed));
      assertThat(Positions.fingerprint(race, again)).isEqualTo(Positions.fingerprint(race, once));
    }
  }

  private static List<Bot<Race.Track>> three(String name, int seed) {
    return List.of(Bots.named(name, seed), Bots.named(name, ~seed), Bots.named(name, -seed));
  }

  @ParameterizedTest
  @FieldSource("BOTS")
  void what_a_seat_cannot_know_does_not_change_its_choice(String name) {
    Race race = new Race(3);
    Seeded luck = new Seeded(5);
    int changed = 0;
    for (int game = 0; game < 100; game++) {
      Race.Track table = race.lay(Setup.of(3));
      Engine<Race.Track> engine = new Engine<>(table, luck);
      Options options = new Options();
      engine.run();
      while (engine.awaited() != 0) {
        int seat = Integer.numberOfTrailingZeros(engine.awaited());
        View<Race.Track> view = new View<>(race, table, seat);
        Race.Track other = view.deal(luck);
        int seed = luck.next();
        int choice = Bots.<Race.Track>named(name, seed).choose(view);
        int there = Bots.<Race.Track>named(name, seed).choose(new View<>(race, other, seat));
        assertThat(there).isEqualTo(choice);
        changed += Arrays.equals(table.cells, other.cells) ? 0 : 1;
        engine.options(seat, options);
        assertThat(options.contains(choice)).isTrue();
        engine.answer(seat, options.get(luck.below(options.size())));
      }
    }
    assertThat(changed).isGreaterThan(500);
  }

  @ParameterizedTest
  @FieldSource("BOTS")
  void a_bot_moves_nothing_on_the_table_it_looks_at(String name) {
    Race race = new Race(2);
    Race.Track table = race.lay(Setup.of(2));
    Engine<Race.Track> engine = new Engine<>(table, new Seeded(3));
    Bot<Race.Track> bot = Bots.named(name, 1);
    engine.run();
    while (engine.awaited() != 0) {
      String before = Positions.fingerprint(race, table);
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      int choice = bot.choose(new View<>(race, table, seat));
      assertThat(Positions.fingerprint(race, table)).isEqualTo(before);
      engine.answer(seat, choice);
    }
  }

  @Test
  void greedy_beats_random_clearly() {
    Race race = new Race(2);
    double wins = 0;
    int games = 400;
    for (int game = 0; game < games; game++) {
      int chair = game % 2;
      Bot<Race.Track> greedy = Bots.named("greedy", game);
      Bot<Race.Track> random = Bots.named("random", game);
      Race.Track table =
          play(race, game, chair == 0 ? List.of(greedy, random) : List.of(random, greedy));
      wins += table.standing().share(chair);
    }
    assertThat(wins / games).isGreaterThan(0.95);
  }

  /** The first question of a race: where to start. */
  private static View<Race.Track> start(Race race, Race.Track table) {
    new Engine<>(table, new Seeded(1)).run();
    return new View<>(race, table, 0);
  }

  private static int rounds(Bot<?> bot) {
    return bot.thoughts().stream().mapToInt(Thought::visits).sum();
  }

  @Test
  void thoughts_tell_every_option_and_every_round_the_best_first() {
    Race race = new Race(2);
    Bot<Race.Track> bot = Bots.named("normal@40", 3);
    assertThat(bot.thoughts()).isEmpty();
    int choice = bot.choose(start(race, race.lay(Setup.of(2))));
    List<Thought> thoughts = bot.thoughts();
    assertThat(thoughts.stream().map(Thought::choice)).containsExactlyInAnyOrder(0, 1, 2);
    assertThat(rounds(bot)).isEqualTo(40);
    assertThat(thoughts)
        .isSortedAccordingTo((one, other) -> other.visits() - one.visits())
        .allSatisfy(thought -> assertThat(thought.chance()).isBetween(0.0, 1.0));
    assertThat(choice).isEqualTo(thoughts.getFirst().choice()).isEqualTo(2);
  }

  @Test
  void one_option_is_answered_at_once() {
    ClockAndThreads idle =
        new Slow(1) {
          @Override
          public void work(List<Runnable> tasks) {
            throw new AssertionError("there was nothing to think about");
          }
        };
    Race race = new Race(6); // There are not cards enough for all to play one each time.
    Race.Track table = race.lay(Setup.of(6));
    Engine<Race.Track> engine = new Engine<>(table, new Seeded(8));
    Options options = new Options();
    int alone = 0;
    engine.run();
    while (engine.awaited() != 0) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      engine.options(seat, options);
      if (options.size() == 1) {
        Bot<Race.Track> bot = Bots.named("hard@2s", 1, idle);
        assertThat(bot.choose(new View<>(race, table, seat))).isEqualTo(options.get(0));
        assertThat(bot.thoughts()).isEmpty();
        alone++;
      }
      engine.answer(seat, options.get(0));
    }
    assertThat(alone).isPositive();
  }

  @Test
  void a_bot_that_goes_by_the_clock_keeps_its_time() {
    Slow means = new Slow(1);
    Race race = new Race(2);
    Bot<Race.Track> bot = Bots.named("hard@50ms", 3, means);
    bot.choose(start(race, race.lay(Setup.of(2))));
    assertThat(means.now).isBetween(50.0, 55.0);
    assertThat(rounds(bot)).isBetween(45, 50);
  }

  @Test
  void a_line_of_several_words_keeps_the_time_of_one() {
    Slow means = new Slow(1);
    Race race = new Race(2);
    Race.Track table = race.lay(Setup.of(2));
    Engine<Race.Track> engine = new Engine<>(table, new Seeded(1));
    engine.run();
    Bot<Race.Track> bot = Bots.named("hard@50ms", 3, means);
    int lines = 0;
    double begun = 0;
    while (engine.awaited() != 0) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      View<Race.Track> view = new View<>(race, table, seat);
      if (seat == 1) {
        engine.answer(seat, Bots.<Race.Track>named("random", 1).choose(view));
        continue;
      }
      if (!view.isLineBegun()) {
        lines++;
        begun = means.now;
      }
      engine.answer(seat, bot.choose(view));
      assertThat(means.now - begun).isLessThan(55);
    }
    assertThat(means.now / lines).isGreaterThan(30);
  }

  @Test
  void a_bot_that_comes_to_a_line_which_others_began_has_the_time_of_a_whole_one() {
    Race race = new Race(2);
    Race.Track table = race.lay(Setup.of(2));
    Engine<Race.Track> engine = new Engine<>(table, new Seeded(1));
    engine.run();
    int lines = 0;
    while (engine.awaited() != 0) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      View<Race.Track> view = new View<>(race, table, seat);
      if (view.isLineBegun()) {
        Bot<Race.Track> bot = Bots.named("hard@50ms", 3, new Slow(1));
        bot.choose(view);
        lines += rounds(bot) > 0 ? 1 : 0;
        assertThat(rounds(bot))
            .satisfiesAnyOf(
                none -> assertThat(none).isZero(), some -> assertThat(some).isGreaterThan(25));
      }
      engine.answer(seat, Bots.<Race.Track>named("random", 1).choose(view));
    }
    assertThat(lines).isPositive();
  }

  @Test
  void without_a_clock_time_is_counted_in_rounds() {
    Race race = new Race(2);
    Bot<Race.Track> bot = Bots.named("hard@10ms", 3);
    bot.choose(start(race, race.lay(Setup.of(2))));
    assertThat(rounds(bot)).isEqualTo(120);
  }

  @Test
  void normal_searches_for_as_many_rounds_as_the_game_calls_a_moment() {
    Race quick =
        new Race(2) {
          @Override
          public int moment() {
            return 70;
          }
        };
    Bot<Race.Track> bot = Bots.named("normal", 3);
    bot.choose(start(quick, quick.lay(Setup.of(2))));
    assertThat(rounds(bot)).isEqualTo(70);
  }

  @Test
  void where_turns_are_told_whoever_thinks_long_plays_them_out_and_trusts_himself_no_more() {
    assertThat(SearchStyle.THOROUGH.playsTurnsOut()).isFalse();
    assertThat(SearchStyle.THOROUGH.byTurns().playsTurnsOut()).isTrue();
    assertThat(SearchStyle.THOROUGH.byTurns().confidence()).isZero();
    assertThat(SearchStyle.QUICK.byTurns()).isEqualTo(SearchStyle.QUICK);
  }

  @Test
  void several_hands_share_the_rounds_and_put_together_what_they_learnt() {
    Slow three = new Slow(3);
    Race race = new Race(2);
    Bot<Race.Track> bot = Bots.named("normal@90", 3, three);
    int choice = bot.choose(start(race, race.lay(Setup.of(2))));
    assertThat(three.tasks).isEqualTo(3);
    assertThat(rounds(bot)).isEqualTo(90);
    assertThat(bot.thoughts().stream().map(Thought::choice)).containsExactlyInAnyOrder(0, 1, 2);
    assertThat(choice).isEqualTo(2);
  }

  @Test
  void easy_overlooks_what_it_thinks_best_now_and_then_and_normal_never() {
    assertThat(slips("normal@30")).isZero();
    assertThat(slips("easy@30")).isBetween(20, 100);
  }

  /** How often of 200 times the bot does not say what it thinks best. */
  private static int slips(String name) {
    Race race = new Race(2);
    View<Race.Track> view = start(race, race.lay(Setup.of(2)));
    int slips = 0;
    for (int seed = 0; seed < 200; seed++) {
      Bot<Race.Track> bot = Bots.named(name, seed);
      slips += bot.choose(view) == bot.thoughts().getFirst().choice() ? 0 : 1;
    }
    return slips;
  }

  /**
   * A clock that goes on by a millisecond whenever it is looked at, and threads that take turns.
   */
  private static class Slow implements ClockAndThreads {
    private final int threads;
    double now;
    int tasks;

    Slow(int threads) {
      this.threads = threads;
    }

    @Override
    public boolean hasClock() {
      return true;
    }

    @Override
    public double millis() {
      return now++;
    }

    @Override
    public int threads() {
      return threads;
    }

    @Override
    public void work(List<Runnable> all) {
      tasks += all.size();
      all.forEach(Runnable::run);
    }
  }

  @Test
  void a_playout_counts_questions_and_those_that_leave_a_choice() {
    Race race = new Race(2);
    Race.Track start = race.lay(Setup.of(2));
    Race.Track table = start.copy();
    Playout<Race.Track> playout = new Playout<>(table);
    assertThat(playout.play(table, 1, 1000)).isTrue();
    assertThat(table.standing()).isNotNull();
    assertThat(playout.questions()).isGreaterThanOrEqualTo(playout.decisions());
    assertThat(playout.decisions()).isGreaterThan(2 + 6 * 4);
    playout.forget();
    table.copyFrom(start);
    assertThat(playout.play(table, 1, 3)).isFalse();
    assertThat(playout.questions()).isEqualTo(3);
  }
}
