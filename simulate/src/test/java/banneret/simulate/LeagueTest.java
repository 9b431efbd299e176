package banneret.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LeagueTest {
  private static final List<String> BOTS = List.of("random", "greedy", "normal@20");

  private static League league(int seats, int games, int threads) {
    return new League(Setup.of(seats), BOTS, null, games, 7, threads, true);
  }

  private static LeagueTable play(League league) {
    return league.<Toss.Purse>play(Toss::new, () -> {});
  }

  @Test
  void where_two_play_each_pair_meets_once_and_shares_add_up() {
    AtomicInteger told = new AtomicInteger();
    League league = league(2, 40, 2);
    LeagueTable table = league.<Toss.Purse>play(Toss::new, told::incrementAndGet);
    assertThat(league.allGames()).isEqualTo(3 * 40);
    assertThat(told).hasValue(3 * 40);
    for (int one = 0; one < 3; one++) {
      assertThat(table.against(one, one)).isNull();
      for (int other = 0; other < one; other++) {
        Share share = table.against(one, other);
        assertThat(share.games()).isEqualTo(40);
        assertThat(table.against(other, one).rate()).isCloseTo(1 - share.rate(), within(1e-9));
      }
    }
    assertThat(table.against(1, 0).rate()).isGreaterThan(0.5);
    assertThat(table.ranking().getLast().bot()).isEqualTo("random");
  }

  @Test
  void where_more_play_one_of_each_sits_among_copies_of_each_other() {
    League league = league(3, 30, 2);
    assertThat(league.allGames()).isEqualTo(6 * 30);
    assertThat(league.simulation(0).bots()).containsExactly("random", "greedy", "greedy");
    assertThat(league.simulation(2).bots()).containsExactly("greedy", "random", "random");
    assertThat(league.simulation(2).rotate()).isTrue();
    LeagueTable table = play(league);
    assertThat(table.against(1, 0).rate()).isGreaterThan(1.0 / 3);
    assertThat(table.against(0, 1).rate()).isLessThan(1.0 / 3);
  }

  @Test
  void all_may_meet_one_bot_and_nobody_else() {
    League league = new League(Setup.of(3), BOTS, "greedy", 30, 7, 2, true);
    assertThat(league.allGames()).isEqualTo(2 * 30);
    assertThat(league.simulation(1).bots()).containsExactly("normal@20", "greedy", "greedy");
    LeagueTable table = play(league);
    assertThat(table.against(0, 1).rate()).isLessThan(1.0 / 3);
    assertThat(table.against(2, 1)).isNotNull();
    assertThat(table.against(1, 2)).isNull();
    assertThat(new LeagueSummary("Toss", table, ReportWords.in("en")).text()).contains("greedy");
    League pairs = new League(Setup.of(2), BOTS, "greedy", 10, 7, 2, true);
    assertThat(pairs.simulation(0).bots()).containsExactly("random", "greedy");
    assertThatThrownBy(() -> new League(Setup.of(2), BOTS, "hard", 1, 1, 1, true))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("hard");
  }

  @Test
  void counted_rounds_play_the_same_league_on_any_number_of_threads() {
    assertThat(play(league(2, 10, 3)).fingerprint())
        .isEqualTo(play(league(2, 10, 1)).fingerprint());
  }

  @Test
  void a_decision_is_a_whole_line() {
    LeagueTable table = play(new League(Setup.of(2), BOTS.subList(0, 2), null, 10, 7, 1, true));
    for (LeagueTable.Member member : table.members()) {
      Pace pace = member.pace();
      assertThat(pace.games()).isEqualTo(10);
      // Two words for the guess are one line, and so is each of ten stakes that leave a choice.
      assertThat(pace.decisions()).isBetween(10, 11 * 10);
      assertThat(pace.worst()).isGreaterThanOrEqualTo(pace.mean());
      assertThat(pace.mean()).isPositive();
      assertThat(pace.late()).isZero();
      assertThat(pace.firstShare()).isBetween(0.0, 1.0);
    }
  }

  @Test
  void a_bot_that_takes_nothing_but_first_options_is_idle_and_one_that_is_over_time_late() {
    Stopwatch watch =
        new Stopwatch(
            new Simulation(
                Setup.of(2),
                List.of("hard@1ms", "random"),
                true,
                1,
                1,
                1,
                1,
                Simulation.Effort.TIME));
    watch.reset(List.of(1, 0));
    for (int line = 0; line < 3; line++) {
      watch.start(0);
      watch.stop(true, false);
      watch.end(0);
    }
    watch.end(0); // Nothing was chosen in this line.
    watch.start(1);
    long start = System.nanoTime();
    while (System.nanoTime() - start < 2_000_000) {
      Thread.onSpinWait();
    }
    watch.stop(true, false);
    watch.start(1);
    watch.stop(false, false);
    watch.end(1);
    List<Pace> paces = watch.paces();
    assertThat(paces.get(1).decisions()).isEqualTo(3);
    assertThat(paces.get(1).first()).isEqualTo(3);
    assertThat(paces.get(1).idle()).isEqualTo(1);
    assertThat(paces.get(1).late()).isZero();
    assertThat(paces.get(0).decisions()).isEqualTo(1);
    assertThat(paces.get(0).first()).isZero();
    assertThat(paces.get(0).idle()).isZero();
    assertThat(paces.get(0).late()).isEqualTo(1);
  }

  @Test
  void games_that_break_are_told() {
    Setup broken = Setup.of(2).with("mood", "broken");
    LeagueTable table = play(new League(broken, BOTS.subList(0, 2), null, 3, 1, 1, true));
    assertThat(table.errorCount()).isEqualTo(3);
    assertThat(table.against(0, 1).games()).isZero();
    assertThat(table.members().getFirst().rating()).isCloseTo(1500, within(1e-6));
    assertThat(new LeagueSummary("Toss", table, ReportWords.in("en")).text())
        .contains("greedy against random, game 1: ", "the coin is gone");
  }

  @Test
  void ratings_say_how_often_who_wins() {
    Ratings two = new Ratings(2, List.of(new Ratings.Score(0, 1, 2, 75_000, 100_000)));
    assertThat(two.rating(0) - two.rating(1)).isCloseTo(400 * Math.log10(3), within(0.1));
    assertThat(two.rating(0) + two.rating(1)).isCloseTo(3000, within(1e-6));
    Ratings even =
        new Ratings(
            2, List.of(new Ratings.Score(0, 1, 4, 25, 100), new Ratings.Score(1, 0, 4, 25, 100)));
    assertThat(even.rating(0)).isCloseTo(1500, within(1e-6));
    Ratings twice = new Ratings(2, List.of(new Ratings.Score(0, 1, 4, 50_000, 100_000)));
    assertThat(twice.rating(0) - twice.rating(1)).isCloseTo(400 * Math.log10(3), within(0.1));
  }

  @Test
  void more_games_make_a_rating_surer_and_a_clean_sweep_stays_finite() {
    Ratings few = new Ratings(2, List.of(new Ratings.Score(0, 1, 2, 10, 10)));
    Ratings many = new Ratings(2, List.of(new Ratings.Score(0, 1, 2, 600, 1000)));
    assertThat(few.rating(0)).isBetween(1600.0, 2200.0);
    assertThat(few.reach(0)).isGreaterThan(5 * many.reach(0));
    // Half of the difference, whose deviation in natural units is 1 / sqrt(n p (1 - p)).
    double expected = 1.959964 * 400 / Math.log(10) / Math.sqrt(1001 * 0.24) / 2;
    assertThat(many.reach(0)).isCloseTo(expected, within(0.1));
  }

  @Test
  void who_beats_whom_orders_three() {
    Ratings three =
        new Ratings(
            3,
            List.of(
                new Ratings.Score(1, 0, 2, 90, 100),
                new Ratings.Score(2, 1, 2, 60, 100),
                new Ratings.Score(2, 0, 2, 95, 100)));
    assertThat(three.rating(0)).isLessThan(three.rating(1));
    assertThat(three.rating(1)).isLessThan(three.rating(2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "random,random", "random,genius", "greedy@2s,random"})
  void a_league_is_of_bots_there_are_each_once(String bots) {
    assertThatThrownBy(() -> new League(Setup.of(2), List.of(bots.split(",")), null, 1, 1, 1, true))
        .isInstanceOf(Malformed.class);
  }

  @Test
  void bots_go_by_the_clock_where_they_have_a_time_unless_rounds_are_counted() {
    List<String> bots = List.of("hard", "normal", "easy@5ms", "expert@30");
    League timed = new League(Setup.of(2), bots, null, 1, 1, 1, false);
    Simulation simulation = timed.simulation(0);
    assertThat(bots.stream().map(simulation::millis)).containsExactly(1000, 0, 5, 0);
    Simulation counted = new League(Setup.of(2), bots, null, 1, 1, 1, true).simulation(0);
    assertThat(bots.stream().map(counted::millis)).containsOnly(0);
    assertThat(counted.goesByClock()).isFalse();
    Simulation named = new Simulation(Setup.of(2), bots.subList(0, 2), true, 1, 1, 1, 1);
    assertThat(bots.stream().map(named::millis)).containsExactly(0, 0, 5, 0);
    assertThat(named.goesByClock()).isFalse();
  }

  @Test
  void json_and_page_and_text_hold_all_of_it() {
    LeagueTable table = play(league(2, 6, 2));
    JsonNode json = JsonMapper.shared().readTree(table.json("toss"));
    assertThat(json.get("players").asInt()).isEqualTo(2);
    assertThat(json.get("bots").size()).isEqualTo(3);
    assertThat(json.get("bots").get(0).propertyNames())
        .contains("rating", "low", "high", "meanMillis", "worstMillis", "timeouts", "firstShare");
    assertThat(json.get("pairings").size()).isEqualTo(3);
    assertThat(json.get("pairings").get(0).propertyNames())
        .contains("bot", "against", "games", "wins", "winRate", "low", "high", "errors");
    assertThat(json.get("errors").asInt()).isZero();
    for (String language : List.of("en", "fr")) {
      LeagueSummary summary = new LeagueSummary("Toss", table, ReportWords.in(language));
      assertThat(summary.text()).contains("normal@20", "greedy", "random").doesNotContain("{");
      assertThat(summary.html()).contains("<svg", "normal@20", "</html>").contains(summary.title());
    }
  }
}
