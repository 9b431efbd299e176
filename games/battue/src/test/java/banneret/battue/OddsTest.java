package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battue.city.City;
import banneret.kernel.game.Game;
import banneret.kernel.luck.Scripted;
import banneret.kernel.table.Table;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is asked to fight on is told the odds of two dice, with the tile's own defence counted. */
class OddsTest {
  private static final Titles TITLES = new Titles();
  private static final Game<City> GAME = new BattueTitle().with(TITLES.content("battue"));

  @ParameterizedTest
  @CsvSource({
    "3, palace, palace, 0, '2 and a die for you against 8 and a die', 0", // 8 against 9
    "4, s03, insula-aurificum, 0, '3 and a die for you against 3 and a die', 42", // 15 of 36
    "6, s03, insula-aurificum, 2, '5 and a die for you against 5 and a die', 42",
    "8, s03, insula-aurificum, 1, '7 and a die for you against 4 and a die', 83", // 30 of 36
  })
  void who_fights_on_knows_the_odds(
      int attackers, String space, String tile, int defenders, String sum, int chance) {
    Table<City> table = lost(attackers, space, tile, defenders);
    Texts texts = TITLES.texts("battue", "en");
    assertThat(texts.say(table.question(0).prompt()))
        .contains(sum)
        .contains(" in " + chance + " of 100 cases");
  }

  /** Red has lost the first clash, and a warrior with it. */
  private static Table<City> lost(int attackers, String space, String tile, int defenders) {
    String position =
        """
        seats: 2
        turn: {active: red, phase: battles}
        board:
          gate-n: {flag: red}
          m02: {tile: stabula, flag: red}
          gate-s: {flag: blue, blue: 1}
          %s: {tile: %s%s, red: %d}
        """
            .formatted(
                space, tile, defenders == 0 ? "" : ", flag: blue, blue: " + defenders, attackers);
    return Table.from(
        GAME,
        Formats.yaml("position", position).asFields(),
        new Scripted(List.of("attack 1", "defence 6")));
  }
}
