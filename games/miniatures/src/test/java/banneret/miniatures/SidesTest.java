package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.RefusedSetup;
import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.ground.Zones;
import banneret.miniatures.score.Victory;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** Who may play with whom, and in which mode. */
class SidesTest {
  private final Titles titles = new Titles();
  private final Miniatures game = (Miniatures) titles.game("miniatures");

  private static final String LANNISTER = "lannister: lannister-guardsmen+jaime-kingslayer";
  private static final String STARK = "stark: stark-sworn-swords+robb-stark-wolf-lord";
  private static final String WATCH = "nights-watch: sworn-brothers+jon-snow-998th";

  private static Setup setup(String sides, String mode, String... armies) {
    Setup setup =
        Setup.of(armies.length).with("sides", sides).with("mode", mode).with("size", "20");
    for (int seat = 0; seat < armies.length; seat++) {
      setup = setup.with(seat, "army", Tree.fields().put("line", armies[seat]));
    }
    return setup;
  }

  @Test
  @Rule("miniatures.ffa.modes")
  void the_siege_is_not_played_each_for_himself() {
    Setup three = setup("each-for-himself", "a-storm-of-swords", LANNISTER, STARK, STARK);
    assertThatThrownBy(() -> game.lay(three))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("miniatures.ffa.modes");
    game.lay(setup("each-for-himself", "a-feast-for-crows", LANNISTER, STARK, STARK));
    game.lay(setup("each-for-himself", "a-storm-of-swords", LANNISTER, STARK));
  }

  @Test
  @Rule("miniatures.team.shared-character-limit")
  void a_character_is_in_a_team_once() {
    Setup twice = setup("teams", "fire-and-blood", LANNISTER, STARK, LANNISTER, STARK);
    assertThatThrownBy(() -> game.lay(twice))
        .isInstanceOfSatisfying(
            RefusedSetup.class,
            refused ->
                assertThat(titles.sentence(refused, "en"))
                    .contains("Jaime Lannister is in a partner's army already.")
                    .contains("miniatures.team.shared-character-limit"));
    // On two sides there may be two of him.
    game.lay(setup("teams", "fire-and-blood", LANNISTER, LANNISTER, STARK, STARK));
  }

  @Test
  @Rule("miniatures.team.shared-character-limit")
  void random_armies_of_a_team_share_no_character() {
    for (int seed = 0; seed < 40; seed++) {
      Setup drawn = Setup.of(4).with("sides", "teams").with("mode", "fire-and-blood");
      for (int seat = 0; seat < 4; seat++) {
        // The same draw and faction for all: without a look at the partner they would be alike.
        Tree.Fields army = Tree.fields().put("random", seed).put("faction", "lannister");
        drawn = drawn.with(seat, "army", army);
      }
      game.lay(drawn);
      game.lay(drawn.with(2, "army", Tree.fields().put("line", LANNISTER)));
    }
    Setup usual = Setup.of(4).with("sides", "teams").with("mode", "fire-and-blood");
    for (int size = 20; size <= 60; size += 5) {
      game.lay(usual.with("size", Integer.toString(size)));
      game.lay(game.drawn(usual.with("size", Integer.toString(size)), size));
    }
  }

  @Test
  @Rule({"miniatures.team.army-size", "miniatures.team.quick-size", "miniatures.team.same-setup"})
  void a_team_is_two_armies_of_twenty_and_has_the_zones_of_its_mode() {
    Battlefield field =
        game.lay(setup("teams", "a-clash-of-kings", LANNISTER, LANNISTER, STARK, STARK));
    assertThat(Victory.needed(field)).isEqualTo(10);
    assertThat(Zones.zone(field, 0)).isEqualTo(Zones.zone(field, 2));
    assertThat(Zones.zone(field, 1)).isEqualTo(Zones.zone(field, 3)).isNotEqualTo(0);
    assertThat(Zones.high(field, 0)).isEqualTo(12_000);
    Setup dear = setup("teams", "a-clash-of-kings", LANNISTER, LANNISTER, STARK, STARK);
    String many = LANNISTER + ", red-cloaks, red-cloaks, red-cloaks, red-cloaks";
    Setup tooDear = dear.with(1, "army", Tree.fields().put("line", many));
    assertThatThrownBy(() -> game.lay(tooDear)).hasMessageContaining("miniatures.army.cap");
  }

  @Test
  void teams_are_four() {
    Setup three = setup("teams", "fire-and-blood", LANNISTER, STARK, WATCH);
    assertThatThrownBy(() -> game.lay(three)).hasMessageContaining("miniatures.team.quick-size");
  }
}
