package banneret.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulationTest {
  private static final List<String> BOTS = List.of("greedy", "random", "random");

  private static Simulation toss(int games, int seed, int threads) {
    return new Simulation(Setup.of(3), BOTS, true, games, seed, threads, 1000);
  }

  private static Results play(Simulation simulation) {
    return simulation.<Toss.Purse>play(Toss::new, null, () -> {});
  }

  @Test
  void the_fingerprint_depends_on_the_seed_and_not_on_the_threads() {
    String one = play(toss(200, 1, 1)).fingerprint();
    assertThat(play(toss(200, 1, 3)).fingerprint()).isEqualTo(one);
    assertThat(play(toss(200, 2, 3)).fingerprint()).isNotEqualTo(one);
  }

  @Test
  void every_game_is_told_and_every_victory_counted_once() {
    AtomicInteger told = new AtomicInteger();
    Results results = toss(300, 4, 2).<Toss.Purse>play(Toss::new, null, told::incrementAndGet);
    assertThat(told).hasValue(300);
    assertThat(results.finished()).isEqualTo(300);
    assertThat(results.errors()).isEmpty();
    assertThat(results.bots().stream().mapToDouble(tally -> tally.share().wins()).sum())
        .isCloseTo(300, within(1e-9));
    assertThat(results.chairs().stream().mapToDouble(tally -> tally.share().wins()).sum())
        .isCloseTo(300, within(1e-9));
    assertThat(results.bots().getFirst().share().low()).isGreaterThan(1.0 / 3);
    assertThat(results.rounds().min()).isEqualTo(11);
  }

  @Test
  void bots_have_the_seats_that_their_chairs_were_dealt() {
    Simulation simulation = new Simulation(Setup.of(3), BOTS, false, 300, 4, 2, 1000);
    Results results = simulation.<Toss.Purse>play(() -> new Toss(true), null, () -> {});
    assertThat(results.bots().getFirst().share().low()).isGreaterThan(1.0 / 3);
    assertThat(results.chairs().getFirst().share()).isEqualTo(results.bots().getFirst().share());
    assertThat(results.seats().get(2).share()).isEqualTo(results.bots().getFirst().share());
    assertThat(results.seats().getFirst().share()).isEqualTo(results.bots().get(2).share());
  }

  @Test
  void each_bot_sits_in_every_chair_of_the_same_set_up() {
    Toss game = new Toss();
    toss(6, 4, 1).<Toss.Purse>play(() -> game, null, () -> {});
    assertThat(game.draws).hasSize(6);
    assertThat(game.draws.subList(0, 3)).containsOnly(game.draws.getFirst());
    assertThat(game.draws.subList(3, 6)).containsOnly(game.draws.getLast());
    assertThat(game.draws.getFirst()).isNotEqualTo(game.draws.getLast());
  }

  @Test
  void victories_are_counted_by_faction_too() {
    Results results = play(toss(300, 4, 2));
    assertThat(results.factions()).extracting(Results.Tally::bot).containsExactly("north", "south");
    assertThat(results.factions()).extracting(one -> one.share().games()).containsExactly(300, 600);
    assertThat(results.factions().getFirst().share()).isEqualTo(results.seats().getFirst().share());
    assertThat(results.factions().stream().mapToDouble(one -> one.share().wins()).sum())
        .isCloseTo(300, within(1e-9));
    JsonNode json = JsonMapper.builder().build().readTree(results.json("toss"));
    assertThat(json.path("factions").get(1).path("faction").asString()).isEqualTo("south");
    Balance balance = new Balance("mood", Map.of("calm", results));
    String text = balance.text("Toss", ReportWords.in("en"), key -> key);
    assertThat(text).contains("faction.north", "faction.south", "greedy");
  }

  @Test
  void figures_are_counted_from_round_to_round_and_end_as_the_points() {
    Results results = play(toss(100, 4, 2));
    Course course = results.courses().getFirst();
    assertThat(course.figure()).isEqualTo("purse");
    assertThat(course.rounds()).hasSize(11);
    assertThat(course.rounds()).allMatch(round -> round.games() == 100);
    for (int seat = 0; seat < 3; seat++) {
      double end = results.seats().get(seat).points().mean();
      assertThat(course.rounds().getLast().means().get(seat)).isCloseTo(end, within(1e-9));
      assertThat(course.rounds().getFirst().means().get(seat)).isLessThan(end);
    }
  }

  @Test
  void a_run_that_was_stopped_goes_on_from_its_log_to_the_same_end(@TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("toss.log");
    Results whole = play(toss(40, 4, 2));
    try (GameLog log = GameLog.open(file, new Toss(), toss(15, 4, 2))) {
      toss(15, 4, 2).<Toss.Purse>play(Toss::new, null, log, () -> {});
    }
    Files.writeString(file, "{\"options\": \"cut", StandardOpenOption.APPEND);
    AtomicInteger laid = new AtomicInteger();
    try (GameLog log = GameLog.open(file, new Toss(), toss(40, 4, 2))) {
      Results rest = toss(40, 4, 2).<Toss.Purse>play(Toss::new, null, log, laid::incrementAndGet);
      assertThat(rest.fingerprint()).isEqualTo(whole.fingerprint());
      assertThat(rest.courses()).isEqualTo(whole.courses());
      assertThat(rest.endings()).isEqualTo(whole.endings());
    }
    assertThat(Files.readAllLines(file)).hasSize(41);
    assertThatThrownBy(() -> GameLog.open(file, new Toss(), toss(40, 5, 2)))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("other games");
    Files.writeString(file, Files.readString(file).replaceFirst("\"number\"", "number"));
    assertThatThrownBy(() -> GameLog.open(file, new Toss(), toss(40, 4, 2)))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("line 2");
  }

  @Test
  void games_that_are_over_count_no_more() {
    Course course =
        Course.over(
            "any",
            2,
            List.of(List.of(new int[] {1, 0}, new int[] {3, 0}), List.of(new int[] {2, 1})));
    assertThat(course.rounds())
        .containsExactly(
            new Course.Round(1, 2, List.of(1.5, 0.5)), new Course.Round(2, 1, List.of(3.0, 0.0)));
    assertThat(course.highest()).isEqualTo(3);
  }

  @Test
  void a_table_has_room_for_some_rounds_and_the_last() {
    List<int[]> game = IntStream.rangeClosed(1, 23).mapToObj(n -> new int[] {n}).toList();
    Course course = Course.over("any", 1, List.of(game));
    assertThat(course.some(10))
        .extracting(Course.Round::number)
        .containsExactly(2, 5, 8, 11, 14, 17, 20, 23);
    assertThat(course.some(23)).hasSize(23);
    assertThat(Course.over("any", 1, List.of()).some(10)).isEmpty();
  }

  @Test
  void every_game_ended_in_some_way() {
    assertThat(play(toss(50, 4, 2)).endings()).containsExactly(new EndingCount("toss.any", 50));
  }

  @Test
  void bots_go_round_the_table() {
    Simulation simulation = toss(1, 1, 1);
    assertThat(simulation.chair(0, 0)).isEqualTo(0);
    assertThat(simulation.chair(0, 1)).isEqualTo(1);
    assertThat(simulation.chair(2, 1)).isEqualTo(0);
    for (int game = 0; game < 7; game++) {
      for (int bot = 0; bot < 3; bot++) {
        assertThat(simulation.bot(simulation.chair(bot, game), game)).isEqualTo(bot);
      }
    }
  }

  @Test
  void records_lead_to_the_same_end_as_games_without() {
    Simulation simulation = toss(60, 9, 2);
    Map<Integer, GameRecord> records = new ConcurrentHashMap<>();
    Results kept = simulation.<Toss.Purse>play(Toss::new, records::put, () -> {});
    assertThat(kept.errors()).isEmpty();
    assertThat(kept.fingerprint()).isEqualTo(play(simulation).fingerprint());
    assertThat(records).hasSize(60);
    Toss toss = new Toss();
    for (Outcome outcome : kept.outcomes()) {
      GameRecord record = GameRecord.read(records.get(outcome.game()).write());
      Table<Toss.Purse> again = Table.replay(toss, record, Integer.MAX_VALUE, new Seeded(0));
      assertThat(again.write().fingerprint()).isEqualTo(outcome.fingerprint());
    }
  }

  @Test
  void a_game_that_breaks_is_an_error_with_its_record() {
    Simulation simulation =
        new Simulation(Setup.of(2).with("mood", "broken"), BOTS.subList(0, 2), false, 5, 1, 2, 99);
    Results results = play(simulation);
    assertThat(results.finished()).isZero();
    assertThat(results.errors()).hasSize(5);
    Outcome error = results.errors().getFirst();
    assertThat(error.error()).contains("the coin is gone");
    assertThat(error.record().entries()).hasSizeGreaterThan(5);
    assertThat(results.bots().getFirst().share().rate()).isZero();
    assertThat(play(simulation).fingerprint()).isEqualTo(results.fingerprint());
  }

  @Test
  void a_game_without_end_is_stopped() {
    Simulation simulation =
        new Simulation(Setup.of(2).with("mood", "endless"), BOTS.subList(0, 2), false, 2, 1, 1, 99);
    Outcome error = play(simulation).errors().getFirst();
    assertThat(error.error()).isEqualTo("no end after 99 decisions");
    assertThat(error.record()).isNotNull();
  }

  @Test
  void mistakes_in_what_is_wanted_are_told() {
    assertThatThrownBy(
            () -> new Simulation(Setup.of(2), List.of("genius", "random"), true, 1, 1, 1, 1))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("no bot 'genius'");
    assertThatThrownBy(() -> new Simulation(Setup.of(3), List.of("random"), true, 1, 1, 1, 1))
        .isInstanceOf(Malformed.class);
  }

  @Test
  void intervals_are_wilsons() {
    assertThat(new Share(8, 10).low()).isCloseTo(0.4901625, within(1e-6));
    assertThat(new Share(8, 10).high()).isCloseTo(0.9433178, within(1e-6));
    assertThat(new Share(0, 10).low()).isZero();
    assertThat(new Share(0, 10).high()).isCloseTo(0.2775328, within(1e-6));
    assertThat(new Share(10, 10).high()).isEqualTo(1);
    assertThat(new Share(500, 1000).low()).isCloseTo(0.4690696, within(1e-6));
    assertThat(new Share(0, 0).high()).isEqualTo(1);
  }

  @Test
  void json_has_one_entry_for_each_bot_in_its_order() {
    JsonNode json = JsonMapper.shared().readTree(play(toss(50, 1, 2)).json("toss"));
    assertThat(json.propertyNames())
        .contains(
            "game",
            "games",
            "finished",
            "errors",
            "seats",
            "rounds",
            "decisions",
            "seconds",
            "decisionsPerSecond",
            "fingerprint");
    assertThat(json.get("game").asString()).isEqualTo("toss");
    assertThat(json.get("errors").asInt()).isZero();
    assertThat(json.get("seats").size()).isEqualTo(3);
    for (int i = 0; i < 3; i++) {
      JsonNode seat = json.get("seats").get(i);
      assertThat(seat.get("bot").asString()).isEqualTo(BOTS.get(i));
      assertThat(seat.propertyNames()).contains("wins", "winRate", "low", "high");
      assertThat(seat.get("low").asDouble()).isLessThanOrEqualTo(seat.get("winRate").asDouble());
    }
    assertThat(json.get("rounds").propertyNames()).containsExactly("mean", "min", "max");
    assertThat(json.get("endings").get(0).get("share").asDouble()).isEqualTo(1);
    JsonNode purse = json.get("figures").get(0);
    assertThat(purse.get("figure").asString()).isEqualTo("purse");
    assertThat(purse.get("rounds").get(10).get("games").asInt()).isEqualTo(50);
    assertThat(purse.get("rounds").get(10).get("means").size()).isEqualTo(3);
    assertThat(json.get("seatNames").size()).isEqualTo(3);
    assertThat(json.get("seatNames").get(0).propertyNames())
        .contains("seat", "wins", "winRate", "low", "high");
  }
}
