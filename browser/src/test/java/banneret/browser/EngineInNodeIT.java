package banneret.browser;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.play.Titles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class EngineInNodeIT {
  private static final Titles TITLES = new Titles();

  @Test
  void a_seed_deals_the_same_luck_in_the_browser() throws Exception {
    assertThat(Node.run("import { luck } from './banneret.mjs'; console.log(luck(7, 1000));"))
        .isEqualTo(EngineExports.luck(7, 1000) + "\n");
  }

  @Test
  void geometry_gives_the_same_answers_in_the_browser() throws Exception {
    assertThat(
            Node.run("import { geometry } from './banneret.mjs'; console.log(geometry(7, 10000));"))
        .isEqualTo(EngineExports.geometry(7, 10_000) + "\n");
    assertThat(EngineExports.geometry(8, 100)).isNotEqualTo(EngineExports.geometry(7, 100));
  }

  @Test
  void content_has_the_same_fingerprint_in_the_browser() throws Exception {
    assertThat(
            Node.run(
                "import { contentOf } from './banneret.mjs'; const content = "
                    + TITLES.contentJson("battue")
                    + "; console.log(contentOf('battue', content));"))
        .isEqualTo(TITLES.game("battue").content() + "\n");
  }

  @Test
  void random_games_of_battue_end_the_same_in_the_browser() throws Exception {
    checkGames("battue", 2, 4, List.of("random"), 8, 60);
  }

  @Test
  void greedy_games_of_battue_end_the_same_in_the_browser() throws Exception {
    checkGames("battue", 2, 4, List.of("greedy"), 1, 10);
  }

  @Test
  void easy_and_normal_play_battue_the_same_in_the_browser() throws Exception {
    checkGames("battue", 2, 2, List.of("easy@20", "normal@40"), 2, 10);
  }

  @Test
  void random_games_of_thrones_end_the_same_in_the_browser() throws Exception {
    checkGames("thrones", 3, 5, List.of("random"), 4, 0);
  }

  @Test
  void random_games_of_battles_end_the_same_in_the_browser() throws Exception {
    checkGames("battles", 2, 2, List.of("random"), 4, 0);
  }

  @Test
  void greedy_games_of_battles_end_the_same_in_the_browser() throws Exception {
    checkGames("battles", 2, 2, List.of("greedy"), 1, 0);
  }

  @Test
  void random_games_of_miniatures_end_the_same_in_the_browser() throws Exception {
    checkGames("miniatures", 2, 4, List.of("random"), 2, 0);
  }

  @Test
  void greedy_games_of_miniatures_end_the_same_in_the_browser() throws Exception {
    checkGames("miniatures", 2, 2, List.of("greedy"), 1, 0);
  }

  private static void checkGames(
      String game, int fewest, int most, List<String> bots, int seeds, int rounds)
      throws Exception {
    Tree.Fields content = TITLES.content(game);
    StringBuilder script =
        new StringBuilder("import { botGame } from './banneret.mjs';\nconst content = ")
            .append(TITLES.contentJson(game))
            .append(";\n");
    List<String> expected = new ArrayList<>();
    for (int seats = fewest; seats <= most; seats++) {
      for (int seed = 1; seed <= seeds; seed++) {
        Tree.Fields options = Tree.fields();
        if (rounds > 0) {
          options.put("rounds", rounds);
        }
        if (rounds > 0 && seed % 2 == 0) {
          options.put("setup", "quick");
        }
        Tree.Fields setup = Tree.fields().put("seats", seats).put("options", options);
        expected.add(EngineExports.botGame(game, content, setup, bots, seed));
        script.append(
            String.format(
                Locale.ROOT,
                "console.log(botGame('%s', content, %s, ['%s'], %d));\n",
                game,
                Formats.json(setup),
                String.join("', '", bots),
                seed));
      }
    }
    assertThat(Node.run(script.toString()).lines().toList())
        .doesNotHaveDuplicates()
        .isEqualTo(expected);
  }
}
