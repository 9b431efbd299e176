package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Titles;
import banneret.thrones.realm.Content;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The figures of the 35 characters. */
class CharactersTest {
  private static final Tree.Fields FILES = new Titles().content("thrones");
  private static final Content CONTENT = ThronesTitle.read(FILES);

  /** Seven to a house: strength, swords, towers and ability. */
  private static final String CARDS =
      """
      catelyn-stark 0 0 0 double-defense
      maester-luwin 0 0 0 recover-card
      rodrick-cassel 1 0 1 none
      house-mormont-lord 1 1 0 none
      robb-stark 2 0 0 attack-knights-3
      greatjon-umber 2 1 0 none
      eddard-stark 3 0 2 none
      vargo-hoat 0 0 0 attack-footmen-2
      cersei-lannister 0 0 0 remove-loser-order
      kevan-lannister 1 1 0 none
      house-lannister-captain 1 1 0 none
      jaime-lannister 2 0 0 gain-two-power
      tyrion-lannister 2 0 1 none
      tywin-lannister 3 2 0 none
      melisandre 0 0 0 pay-to-discard-card
      salladhor-saan 0 0 0 supporting-ships-0
      axell-florent 1 1 0 none
      house-florent-lord 1 1 0 none
      davos-seaworth 2 0 0 upgrade-footman
      renly-baratheon 2 0 1 none
      stannis-baratheon 3 1 1 none
      queen-of-thorns 0 0 0 cancel-ability
      brienne-of-tarth 0 0 0 discard-defense-order
      house-tyrell-captain 1 1 0 none
      margaery-tyrell 1 0 1 none
      loras-tyrell 2 0 0 kill-footman
      garlan-tyrell 2 1 0 none
      mace-tyrell 3 2 0 none
      victarion-greyjoy 0 0 0 attack-ships-2
      balon-greyjoy 0 0 0 opponent-card-0
      aeron-damphair 1 0 1 none
      house-blacktyde-captain 1 0 1 none
      asha-greyjoy 2 0 0 remove-adjacent-order
      theon-greyjoy 2 1 0 none
      euron-crows-eye 3 2 0 none
      """;

  @Test
  @Rule("thrones.ambiguous.character-data-missing")
  void everyCharacterHasItsFigures() {
    StringBuilder found = new StringBuilder();
    for (int card = 0; card < CONTENT.characterNames.count(); card++) {
      int ability = CONTENT.characterAbility[card];
      found
          .append(CONTENT.characterNames.word(card))
          .append(' ')
          .append(CONTENT.characterStrength[card])
          .append(' ')
          .append(CONTENT.characterSwords[card])
          .append(' ')
          .append(CONTENT.characterTowers[card])
          .append(' ')
          .append(ability < 0 ? "none" : name(ability))
          .append('\n');
    }
    assertThat(found.toString()).isEqualTo(CARDS);
  }

  private static String name(int ability) {
    return CONTENT.effects.get(ability).key().replace("ability.", "");
  }

  @Test
  @Rule({"thrones.character.strength-zero-to-three", "thrones.character.swords-and-towers"})
  void strengthsGoFromNoughtToThree() {
    Set<Integer> strengths = new HashSet<>();
    for (int card = 0; card < CONTENT.characterNames.count(); card++) {
      strengths.add(CONTENT.characterStrength[card]);
      assertThat(CONTENT.characterSwords[card]).isBetween(0, 2);
      assertThat(CONTENT.characterTowers[card]).isBetween(0, 2);
    }
    assertThat(strengths).containsExactlyInAnyOrder(0, 1, 2, 3);
  }

  @Test
  @Rule("thrones.character.power-timing")
  void everyAbilityDeclaresWhenItWorks() {
    List<String> declared = new ArrayList<>();
    for (Tree one : FILES.fieldsOf("characters").itemsOf("abilities").all()) {
      Tree.Fields ability = one.asFields();
      boolean isUsed = ability.has("do");
      assertThat(ability.text("when", "always"))
          .isIn(isUsed ? List.of("revealed", "won") : List.of("always"));
      declared.add(ability.text("id"));
    }
    Set<String> used = new HashSet<>();
    for (int ability : CONTENT.characterAbility) {
      if (ability >= 0) {
        used.add(name(ability));
      }
    }
    assertThat(declared).hasSize(15).containsExactlyInAnyOrderElementsOf(used);
  }
}
