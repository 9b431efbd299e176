package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.laws.Rule;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.Mode;
import banneret.miniatures.score.Victory;
import banneret.play.Cases;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Board, tokens and dice of the box. */
class BoxTest {
  private static final Titles TITLES = new Titles();
  private static final Content CONTENT = MiniaturesTitle.read(TITLES.content("miniatures"));
  private static final String BLOW =
      """
      game: miniatures
      name: A blow
      given:
        seats: 2
        options: {mode: fire-and-blood, terrain: 0}
        round: {number: 2, first: red, active: red}
        armies: {red: {faction: lannister}, blue: {faction: lannister}}
        units:
          red-1: {card: red-cloaks, at: 24 20 90}
          blue-1: {card: red-cloaks, at: 24 24.8 270}
      chance: [DICE]
      play:
        - red: activate red-1 attack hold at blue-1
      """;
  private static final String HIT =
      "attack 4, attack 1, attack 1, attack 1, attack 1, attack 1, attack 1, defence 1, ";

  @Test
  @Rule("miniatures.components.board-and-ruler")
  void the_board_has_five_zones_and_six_rounds() {
    assertThat(CONTENT.zoneNames.words())
        .containsExactlyInAnyOrder("crown", "wealth", "tactics", "combat", "maneuver");
    assertThat(Victory.LAST_ROUND).isEqualTo(6);
  }

  @Test
  @Rule("miniatures.components.tokens")
  void no_mode_needs_more_objectives_than_there_are() {
    for (Mode mode : CONTENT.modes) {
      assertThat(mode.fixed() + mode.placed).isLessThanOrEqualTo(Mode.TOKENS);
      assertThat(mode.piles).isLessThanOrEqualTo(Mode.TOKENS);
      assertThat(2 * mode.marks).isLessThanOrEqualTo(Mode.TOKENS);
    }
    assertThat(CONTENT.conditionNames.words())
        .containsExactlyInAnyOrder("panicked", "vulnerable", "weakened");
  }

  @ParameterizedTest
  @Rule("miniatures.components.dice")
  @CsvSource(
      delimiter = '|',
      value = {
        "attack 7            | '7' cannot come of attack",
        "HIT die 7           | '7' cannot come of die",
        "HIT die 1, die 1, d3 4 | '4' cannot come of d3"
      },
      quoteCharacter = '"')
  void dice_have_six_faces_and_one_has_three(String dice, String wrong) {
    String played = BLOW.replace("DICE", dice.replace("HIT ", HIT));
    assertThat(Cases.read(TITLES, "blow.yaml", played).getFirst().run().differences())
        .singleElement()
        .asString()
        .endsWith(wrong);
  }
}
