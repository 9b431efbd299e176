package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.table.GameRecord;
import banneret.play.Records;
import banneret.play.Titles;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What simulate and bench print, and how they take mistakes. */
class CommandsTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String line) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    String[] words = line.split(" ");
    CommandLine command = Banneret.commandLine(List.of(words), Map.of());
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return command.execute(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess --seats random,random | There is no game \"chess\"",
        "battue --seats genius,random | Nobody is called \"genius\"",
        "battue --seats random | battue is for 2 to 4 players, and --seats names 1",
        "battue --seats random,random --option x=1 | battue has no option \"x\"",
        "battue --seats random,random --option setup=slow | The option setup is one of",
        "battue --seats random,random --games 0 | There must be at least one game",
        "battue --seats random,random --games many | --games is a whole number, not \"many\"",
        "battue --seats random,random --lang de | There is no language \"de\"",
        "battue | battue is for 2 to 4 players, and --seats names 0",
        "thrones --players 6 | thrones is for 3 to 5 players, and --seats names 6",
        "battue --seats random,random --each mood | This game has no option mood; it has: setup",
        "battue --seats random,random --each setup --report x.html | --report shows one run",
        "battue --seats random,random --colour | There is no option --colour.",
      })
  void a_mistake_gets_one_sentence_and_code_2(String arguments, String said) {
    assertThat(run("simulate " + arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(said).doesNotContain("\tat ", "Exception");
    assertThat(err.toString().lines().count()).isLessThanOrEqualTo(2);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void simulate_tells_how_games_went_and_ended() {
    assertThat(run("simulate thrones --players 3 --seats random --games 8 --threads 1")).isZero();
    assertThat(out.toString())
        .contains("Castles at the end of each turn", "How games ended", "Baratheon");
    assertThat(run("simulate thrones --players 3 --seats random --games 8 --json")).isZero();
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertThat(json.get("seats").size()).isEqualTo(3);
    assertThat(json.get("figures").get(0).get("figure").asString()).isEqualTo("castles");
    assertThat(json.get("endings").get(0).get("clause").asString()).startsWith("thrones.victory.");
  }

  @Test
  void simulate_prints_one_object_that_does_not_depend_on_threads() {
    String line = "simulate battue --games 12 --seats greedy,greedy,random --rotate --json";
    assertThat(run(line + " --threads 1")).isZero();
    JsonNode one = JsonMapper.shared().readTree(out.toString());
    assertThat(err.toString()).isEmpty();
    assertThat(run(line + " --threads 3")).isZero();
    JsonNode three = JsonMapper.shared().readTree(out.toString());
    assertThat(one.get("finished").asInt()).isEqualTo(12);
    assertThat(one.get("seats").size()).isEqualTo(3);
    assertThat(three.get("fingerprint")).isEqualTo(one.get("fingerprint"));
    assertThat(three.get("decisions")).isEqualTo(one.get("decisions"));
  }

  @Test
  void simulate_plays_all_battles_and_goes_on_where_it_was_stopped(@TempDir Path folder)
      throws Exception {
    Path log = folder.resolve("balance.log");
    String line = "simulate battles --seats random,random --each battle --log " + log;
    assertThat(run(line + " --games 1")).isZero();
    List<String> first = Files.readAllLines(log);
    assertThat(first).hasSize(13);
    Files.write(log, first.subList(0, 5));
    Files.writeString(log, first.get(5).substring(0, 40), StandardOpenOption.APPEND);
    assertThat(run(line + " --games 2")).isZero();
    assertThat(out.toString())
        .contains("Stark", "Lannister", "clash-on-the-kingsroad", "bounty-of-the-westerlands");
    List<String> second = Files.readAllLines(log);
    assertThat(second).hasSize(25).containsAll(first).doesNotHaveDuplicates();
    assertThat(run(line + " --games 2 --json")).isZero();
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertThat(json.get("each")).hasSize(12);
    assertThat(json.get("each").get(3).get("results").get("finished").asInt()).isEqualTo(2);
    assertThat(Files.readAllLines(log)).isEqualTo(second);
    assertThat(run(line + " --games 2 --seed 9")).isNotZero();
    assertThat(err.toString()).contains("these are other games");
    assertThat(Files.readAllLines(log)).isEqualTo(second);
  }

  @Test
  void records_and_report_are_written_and_change_nothing(@TempDir Path folder) throws Exception {
    String line =
        "simulate battue --games 6 --seats greedy,random --option setup=quick --seed 5 --rotate";
    assertThat(run(line + " --json")).isZero();
    JsonNode plain = JsonMapper.shared().readTree(out.toString());
    Path records = folder.resolve("records");
    Path report = folder.resolve("pages/report.html");
    assertThat(run(line + " --json --records " + records + " --report " + report)).isZero();
    JsonNode kept = JsonMapper.shared().readTree(out.toString());
    assertThat(kept.get("fingerprint")).isEqualTo(plain.get("fingerprint"));
    assertThat(report).content().contains("<svg", "Battue");
    List<Path> files;
    try (Stream<Path> all = Files.list(records)) {
      files = all.sorted().toList();
    }
    assertThat(files).hasSize(6);
    assertThat(files.getFirst()).hasFileName("battue-1.json");
    GameRecord record = Records.read(files.getFirst());
    assertThat(Records.replay(new Titles(), record, new Seeded(0)).standing()).isNotNull();
    assertThat(record.players()).containsExactly("greedy", "random");
    assertThat(Records.read(files.get(1)).players()).containsExactly("random", "greedy");
  }

  @Test
  void the_table_is_told_in_french_too() {
    assertThat(run("simulate battue --games 2 --seats greedy,greedy --lang fr")).isZero();
    assertThat(out.toString()).contains("Part des victoires", "Empreinte", "Battue : 2 parties");
  }

  @Test
  void a_league_prints_one_object_that_does_not_depend_on_threads() {
    String line =
        "league battue --bots random,greedy,normal@20 --games 4 --option setup=quick"
            + " --option rounds=20 --counted --json";
    assertThat(run(line + " --threads 1")).isZero();
    JsonNode one = JsonMapper.shared().readTree(out.toString());
    assertThat(err.toString()).isEmpty();
    assertThat(run(line + " --threads 3")).isZero();
    JsonNode three = JsonMapper.shared().readTree(out.toString());
    assertThat(three.get("fingerprint")).isEqualTo(one.get("fingerprint"));
    assertThat(one.get("players").asInt()).isEqualTo(2);
    assertThat(one.get("games").asInt()).isEqualTo(3 * 4);
    assertThat(one.get("pairings").size()).isEqualTo(3);
    assertThat(one.get("errors").asInt()).isZero();
    assertThat(one.get("timeouts").asInt()).isZero();
    for (int i = 0; i < 3; i++) {
      JsonNode bot = one.get("bots").get(i);
      assertThat(bot.get("low").asDouble()).isLessThan(bot.get("rating").asDouble());
      assertThat(bot.get("decisions").asInt()).isPositive();
      assertThat(bot.get("idleGames").asInt()).isZero();
    }
  }

  @Test
  void a_league_of_more_players_is_told_in_french_with_a_page(@TempDir Path folder) {
    Path page = folder.resolve("pages/league.html");
    String line = "league thrones --bots random,easy@10 --games 1 --players 3 --lang fr --report ";
    assertThat(run(line + page)).isZero();
    assertThat(out.toString())
        .contains("Le Jeu des Trônes : une ligue de robots, 3 joueurs")
        .contains("un de la ligne parmi 2 de la colonne (à égalité : 33,3 %)")
        .contains("easy@10", "Dépassements");
    assertThat(page).content().contains("<svg", "Classement", "easy@10");
  }

  @Test
  void bots_that_go_by_the_clock_play_whole_games() {
    String line = "--games 1 --option setup=quick --option rounds=20 --json";
    assertThat(run("league battue --bots random,hard@2ms " + line)).isZero();
    JsonNode league = JsonMapper.shared().readTree(out.toString());
    assertThat(league.get("errors").asInt()).isZero();
    assertThat(league.get("counted").asBoolean()).isFalse();
    assertThat(run("simulate battue --seats hard@2ms,random " + line)).isZero();
    assertThat(JsonMapper.shared().readTree(out.toString()).get("finished").asInt()).isEqualTo(1);
  }

  @Test
  void simulate_counts_rounds_where_no_time_is_named() {
    String line =
        "simulate battue --games 2 --seats normal@20,easy@10 --option setup=quick"
            + " --option rounds=20 --json";
    assertThat(run(line)).isZero();
    JsonNode once = JsonMapper.shared().readTree(out.toString());
    assertThat(run(line)).isZero();
    assertThat(JsonMapper.shared().readTree(out.toString()).get("fingerprint"))
        .isEqualTo(once.get("fingerprint"));
  }

  @Test
  void bench_prints_one_object() {
    assertThat(run("bench battue --json --warm-up 0 --measure 0.01")).isZero();
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertThat(json.propertyNames()).containsExactly("jdk", "calibration", "games");
    assertThat(json.get("games").size()).isEqualTo(3);
    for (int i = 0; i < 3; i++) {
      JsonNode line = json.get("games").get(i);
      assertThat(line.get("game").asString()).isEqualTo("battue");
      assertThat(line.get("players").asInt()).isEqualTo(i + 2);
      for (String figure : List.of("playoutsPerSecond", "decisionsPerSecond", "copyNanos")) {
        assertThat(line.get(figure).asDouble()).isPositive();
      }
      assertThat(line.get("questionsPerSecond").asDouble())
          .isGreaterThanOrEqualTo(line.get("decisionsPerSecond").asDouble());
    }
  }

  @Test
  void bench_refuses_a_game_there_is_not() {
    assertThat(run("bench chess")).isEqualTo(2);
    assertThat(err.toString()).contains("There is no game \"chess\"");
  }
}
