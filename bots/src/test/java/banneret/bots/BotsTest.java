package banneret.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.Engine;
import banneret.kernel.Malformed;
import banneret.kernel.Options;
import banneret.kernel.Positions;
import banneret.kernel.Seeded;
import banneret.kernel.Setup;
import banneret.kernel.View;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class BotsTest {
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
        .singleElement()
        .satisfies(choose -> assertThat(choose.getParameterTypes()).containsExactly(View.class));
  }

  @Test
  void an_unknown_name_is_refused_with_those_there_are() {
    assertThatThrownBy(() -> Bots.named("genius", 1))
        .isInstanceOf(Malformed.class)
        .hasMessage("there is no bot 'genius'; expected one of random, greedy");
  }

  @ParameterizedTest
  @FieldSource("banneret.bots.Bots#NAMES")
  void the_same_seeds_play_the_same_game(String name) {
    Race race = new Race(3);
    for (int seed = 0; seed < 20; seed++) {
      Race.Track once = play(race, seed, three(name, seed));
      Race.Track again = play(race, seed, three(name, seed));
      assertThat(Positions.fingerprint(race, again)).isEqualTo(Positions.fingerprint(race, once));
    }
  }

  private static List<Bot<Race.Track>> three(String name, int seed) {
    return List.of(Bots.named(name, seed), Bots.named(name, ~seed), Bots.named(name, -seed));
  }

  @ParameterizedTest
  @FieldSource("banneret.bots.Bots#NAMES")
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
  @FieldSource("banneret.bots.Bots#NAMES")
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
