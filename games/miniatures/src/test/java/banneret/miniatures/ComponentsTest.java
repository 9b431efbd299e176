package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import banneret.laws.Rule;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.TableContent;
import banneret.miniatures.field.UnitCards;
import banneret.miniatures.score.Victory;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** What is in the box, and what the cards say. */
class ComponentsTest {
  private static final Content CONTENT = MiniaturesTitle.read(new Titles().content("miniatures"));
  private static final Miniatures GAME = new Miniatures(CONTENT);

  private static int unit(String id) {
    return CONTENT.units.names.id(id);
  }

  @Test
  @Rule("miniatures.overview.players")
  void one_player_is_not_enough() {
    assertThatThrownBy(() -> GAME.lay(Setup.of(1))).isInstanceOf(Malformed.class);
    assertThat(GAME.lay(Setup.of(2)).seats()).isEqualTo(2);
  }

  @Test
  @Rule({
    "miniatures.unit.two-kinds",
    "miniatures.unit.combat",
    "miniatures.unit.four-types",
    "miniatures.unit.infantry-tray",
    "miniatures.unit.cavalry-tray",
    "miniatures.unit.solo-trays",
    "miniatures.unit.rank-counts"
  })
  void trays_hold_their_ranks_and_figures() {
    TableContent table = CONTENT.table;
    for (int card = 0; card < CONTENT.units.names.count(); card++) {
      int tray = CONTENT.units.tray[card];
      int figures =
          switch (CONTENT.units.type[card]) {
            case UnitCards.INFANTRY -> 12;
            case UnitCards.CAVALRY -> 4;
            default -> 1;
          };
      int ranks =
          switch (CONTENT.units.type[card]) {
            case UnitCards.INFANTRY -> 3;
            case UnitCards.CAVALRY -> 2;
            default -> 1;
          };
      assertThat(CONTENT.units.figures[card]).isEqualTo(figures);
      assertThat(table.trayRanks[tray]).isEqualTo(ranks);
    }
  }

  @Test
  @Rule({"miniatures.card.name", "miniatures.card.attacks", "miniatures.card.range-not-ability"})
  void a_card_has_attacks_with_names_and_ranges() {
    for (int card = 0; card < CONTENT.units.names.count(); card++) {
      assertThat(CONTENT.units.weapon[card]).isNotEmpty();
      for (int i = 0; i < CONTENT.units.weapon[card].length; i++) {
        boolean isRanged = CONTENT.units.attackKind[card][i] == UnitCards.RANGED;
        assertThat(CONTENT.units.range[card][i] > 0).isEqualTo(isRanged);
      }
    }
  }

  @Test
  @Rule({
    "miniatures.sample-card.stag-knights-cost",
    "miniatures.sample-card.attachment-costs",
    "miniatures.sample-card.ncu-costs"
  })
  void printed_costs() {
    assertThat(CONTENT.units.cost[unit("stag-knights")]).isEqualTo(8);
    assertThat(CONTENT.attachments.cost[CONTENT.attachments.names.id("master-warden")])
        .isEqualTo(1);
    assertThat(CONTENT.attachments.cost[CONTENT.attachments.names.id("stag-knight-noble")])
        .isEqualTo(2);
    for (String commander : new String[] {"renly-charismatic-heir", "stannis-rightful-heir"}) {
      int who = CONTENT.attachments.names.id(commander);
      assertThat(CONTENT.attachments.isCommander[who]).isTrue();
      assertThat(CONTENT.attachments.cost[who]).isZero();
      assertThat(CONTENT.attachments.character[who]).isNotNegative();
    }
    assertThat(CONTENT.ncus.cost[CONTENT.ncus.names.id("alester-florent")]).isEqualTo(4);
    assertThat(CONTENT.ncus.cost[CONTENT.ncus.names.id("shyra-errol")]).isEqualTo(3);
  }

  @Test
  @Rule({"miniatures.sample-card.renly-tactics", "miniatures.sample-card.stannis-tactics"})
  void commanders_bring_three_cards() {
    assertThat(cards("renly-charismatic-heir"))
        .containsExactlyInAnyOrder(
            "they-will-make-me-king", "wealth-and-charisma", "younger-bolder-more-comely");
    assertThat(cards("stannis-rightful-heir"))
        .containsExactlyInAnyOrder(
            "tactical-approach", "oath-of-duty", "will-of-the-rightful-king");
  }

  private static String[] cards(String commander) {
    int[] cards = CONTENT.attachments.cards[CONTENT.attachments.names.id(commander)];
    String[] words = new String[cards.length];
    for (int i = 0; i < cards.length; i++) {
      words[i] = CONTENT.cards.names.word(cards[i]);
    }
    return words;
  }

  @Test
  @Rule({"miniatures.setup.table-size", "miniatures.ruling.table-cm-inches"})
  void the_table_is_four_feet_square() {
    assertThat(CONTENT.table.width).isEqualTo(48_000);
    assertThat(CONTENT.table.depth).isEqualTo(48_000);
  }

  @Test
  @Rule({
    "miniatures.victory.thresholds",
    "miniatures.victory.thresholds-larger",
    "miniatures.example.victory-thresholds",
    "miniatures.ruling.threshold-other-sizes"
  })
  void points_needed_go_with_the_size() {
    int[] sizes = {20, 30, 39, 40, 50, 60, 70};
    int[] needed = {8, 8, 8, 10, 12, 14, 16};
    for (int i = 0; i < sizes.length; i++) {
      assertThat(Victory.needed(sizes[i])).as("%d", sizes[i]).isEqualTo(needed[i]);
    }
  }

  @Test
  @Rule({"miniatures.terrain.keywords-rule", "miniatures.terrain.element-low-wall"})
  void terrain_has_its_keywords() {
    assertThat(keywords("forest")).isEqualTo(TableContent.COVER | TableContent.DIFFICULT);
    assertThat(keywords("ruined-wall")).isEqualTo(keywords("low-wall"));
    assertThat(keywords("stakes"))
        .isEqualTo(TableContent.DANGEROUS | TableContent.DESTRUCTIBLE | TableContent.HINDERING);
    assertThat(keywords("palisade"))
        .isEqualTo(TableContent.BLOCKS_SIGHT | TableContent.DESTRUCTIBLE | TableContent.IMPASSABLE);
  }

  private static int keywords(String terrain) {
    return CONTENT.table.keywords[CONTENT.table.terrainNames.id(terrain)];
  }
}
