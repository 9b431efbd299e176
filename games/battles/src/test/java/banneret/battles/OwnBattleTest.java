package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.battles.field.Field;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.table.Positions;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The battle of a player's own in docs/battles.md plays, and a wrong one is told from a right. */
class OwnBattleTest {
  private static final String PLAN = plan();

  private static String plan() {
    try {
      String page = Files.readString(Path.of("../../docs/battles.md"));
      int from = page.indexOf("```yaml\n") + 8;
      return page.substring(from, page.indexOf("```", from));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Tree.Fields read(String plan) {
    return Formats.yaml("ford-at-dusk.yaml", plan).asFields();
  }

  private static Setup setup(String plan) {
    return new Setup(2, Tree.fields().put("battle", read(plan)));
  }

  private static void play(Battles game, Setup setup) {
    for (int seed = 0; seed < 20; seed++) {
      Field field = game.lay(setup);
      Engine<Field> engine = new Engine<>(field, new Seeded(seed));
      Seeded choices = new Seeded(Seeded.mix(seed, 7));
      Options options = new Options();
      engine.run();
      while (field.standing() == null) {
        int seat = Integer.numberOfTrailingZeros(engine.awaited());
        engine.options(seat, options);
        engine.answer(seat, options.get(choices.below(options.size())));
        assertThat(game.inconsistency(field)).isNull();
      }
    }
  }

  private static Battles game(Titles titles) {
    return (Battles) titles.game("battles");
  }

  @Test
  @Rule("battles.overview.own-battles")
  void a_battle_in_a_file_of_its_own_plays() {
    play(game(new Titles()), setup(PLAN));
  }

  @Test
  @Rule("battles.overview.own-battles")
  void a_battle_in_a_pack_plays(@TempDir Path pack) throws IOException {
    Files.createDirectories(pack.resolve("battles"));
    String entry = "  - " + PLAN.strip().replace("\n", "\n    ");
    Files.writeString(pack.resolve("battles/battles.yaml"), "format: 1\nbattles:\n" + entry + "\n");
    Battles game = game(new Titles(pack));
    assertThat(game.options().getFirst().values())
        .containsExactly("ford-at-dusk", "raid-in-the-riverlands", "bounty-of-the-westerlands");
    play(game, Setup.of(2).with("battle", "ford-at-dusk"));
  }

  @Test
  @Rule({"battles.victory.instant", "battles.overview.own-battles"})
  void what_wins_at_once_is_looked_at_when_a_move_ends() {
    String near =
        PLAN.replace(
                "{captured: kevan-lannister}", "{morale: {house: stark, zone: red, or: better}}")
            .replace("[stark, war-host, blue, 2-5]", "[stark, war-host, green, 6-5]")
            .replace(
                "[lannister, lannisport-guards, green, 6-7]",
                "[lannister, lannisport-guards, green, 9-7]");
    Battles game = game(new Titles());
    Tree.Fields position =
        Formats.yaml(
                "position.yaml",
                """
                seats: 2
                round: {number: 2, first: stark, active: stark, phase: command}
                pools: {stark: {green: 1}}
                """)
            .asFields();
    position.put("options", Tree.fields().put("battle", read(near)));
    Field field = Positions.read(game, position);
    Engine<Field> engine = new Engine<>(field, new Seeded(1));
    engine.run();
    for (String said : new String[] {"use green on 6-5", "move 6-5", "to 6-7"}) {
      Options options = new Options();
      engine.options(0, options);
      for (int i = 0; i < options.size(); i++) {
        if (engine.phrase(0, options.get(i)).equals(said)) {
          engine.answer(0, options.get(i));
          break;
        }
      }
    }
    assertThat(field.standing()).isNotNull();
    assertThat(field.standing().isWinner(0)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "board: A | board: C | ford-at-dusk.yaml:3: | expected one of the boards A, B",
        "rounds: 4 | rounds: 40 | ford-at-dusk.yaml:4: | 1 to 20",
        "stark: rout | stark: 12 | ford-at-dusk.yaml:5: | 12",
        "lannister: [kevan-lannister] | lannister: [] | ford-at-dusk.yaml:7: | 'kevan-lannister' is"
            + " on the map and not here",
        "lannister: [kevan-lannister] | lannister: [kevan-lannister, tywin-lannister] |"
            + " ford-at-dusk.yaml:7: | expected a commander of this House with one unit on the map",
        "\"...f......f...\" | \"...f......f..\" | ford-at-dusk.yaml:10: | expected 14 signs, found"
            + " 13",
        "......h........ | ......?........ | ford-at-dusk.yaml:11: | no terrain has the sign '?'",
        "at: 6-7 | at: 6-17 | ford-at-dusk.yaml:21: | 6-17",
        "control: marker | control: hold | ford-at-dusk.yaml:21: | hold",
        "[stark, northern-archers | [lannister, northern-archers | ford-at-dusk.yaml:26: |"
            + " 'northern-archers' does not fight for lannister",
        "green, 1-8 | purple, 1-8 | ford-at-dusk.yaml:25: | purple",
        "green, 1-8 | green, 2-5 | ford-at-dusk.yaml:25: | a unit stands there already, or none"
            + " can",
        "green, 1-8 | green, 4-0 | ford-at-dusk.yaml:25: | a unit stands there already, or none"
            + " can",
        "kind: grant-keyword | kind: dragons | ford-at-dusk.yaml:32: | expected strategy-tokens,"
            + " exit",
        "event: unit-eliminated | event: unit-scared | ford-at-dusk.yaml:36: | unit-scared",
        "mode: points | mode: condition | ford-at-dusk.yaml:34: | winner",
        "objectives: [mill] | objectives: [barn] | ford-at-dusk.yaml:40: | barn",
        "momentum: lannister | weather: rain | ford-at-dusk.yaml:6: | weather",
      })
  void a_wrong_plan_names_file_line_and_what_was_expected(
      String right, String wrong, String where, String expected) {
    assertThat(PLAN).contains(right);
    assertThatThrownBy(() -> game(new Titles()).lay(setup(PLAN.replace(right, wrong))))
        .isInstanceOf(Malformed.class)
        .hasMessageStartingWith(where)
        .hasMessageContaining(expected);
  }
}
