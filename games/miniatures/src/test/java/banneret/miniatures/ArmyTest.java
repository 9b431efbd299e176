package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Setup;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.miniatures.army.Army;
import banneret.miniatures.army.ArmyReader;
import banneret.miniatures.army.ArmyRules;
import banneret.miniatures.army.RandomArmies;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.TacticsCards;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** Armies: which may be fielded, and what is wrong with the others. */
class ArmyTest {
  private static final Content CONTENT = MiniaturesTitle.read(new Titles().content("miniatures"));
  private static final ArmyReader READER = new ArmyReader(CONTENT);

  private static Army line(String text) {
    return READER.read(Tree.fields().put("line", text), 40);
  }

  private static void refused(String clause, String text) {
    assertThat(ArmyRules.faults(line(text), 40))
        .as(text)
        .anySatisfy(fault -> assertThat(fault.clause().id()).isEqualTo("miniatures." + clause));
  }

  private static void taken(String text) {
    assertThat(ArmyRules.faults(line(text), 40)).as(text).isEmpty();
  }

  @Test
  @Rule({
    "miniatures.army.costs",
    "miniatures.army.points-agreed",
    "miniatures.card.points",
    "miniatures.attachment.points",
    "miniatures.ncu.points",
    "miniatures.general.costs-nothing"
  })
  void ready_made_armies_are_legal_and_cost_what_they_say() {
    for (var army : CONTENT.armies.entrySet()) {
      int size = army.getValue().number("size");
      Army read = READER.read(Tree.of(army.getKey()), size);
      assertThat(ArmyRules.faults(read, size)).as(army.getKey()).isEmpty();
      assertThat(read.cost()).as(army.getKey()).isEqualTo(size);
    }
  }

  @Test
  @Rule({
    "miniatures.army.any-size",
    "miniatures.army.usual-sizes",
    "miniatures.army.no-copy-limit"
  })
  void random_armies_are_legal_at_every_size() {
    for (int size = 20; size <= 60; size += 10) {
      for (int seed = 0; seed < 60; seed++) {
        Army army = RandomArmies.draw(CONTENT, Army.NONE, size, seed);
        assertThat(ArmyRules.faults(army, size)).as(army.line()).isEmpty();
        assertThat(army.cost()).as(army.line()).isGreaterThan(size - 8);
        assertThat(line(army.line()).write()).isEqualTo(army.write());
      }
    }
  }

  @Test
  @Rule("miniatures.army.cap")
  void an_army_costs_no_more_than_was_agreed() {
    Army dear =
        line(
            "lannister: lannister-guardsmen+jaime-kingslayer, knights-of-casterly-rock,"
                + " knights-of-casterly-rock, knights-of-casterly-rock, knights-of-casterly-rock");
    assertThat(ArmyRules.faults(dear, 40)).isEmpty();
    assertThat(ArmyRules.faults(dear, 36))
        .singleElement()
        .satisfies(fault -> {
          assertThat(fault.clause().id()).isEqualTo("miniatures.army.cap");
          assertThat(fault.what()).isEqualTo("the army costs 37 points of 36");
        });
  }

  @Test
  @Rule({
    "miniatures.army.faction-or-neutral",
    "miniatures.army.choose-faction",
    "miniatures.card.faction",
    "miniatures.neutral.any-army"
  })
  void units_belong_to_the_faction_or_are_neutral() {
    refused(
        "army.faction-or-neutral", "stark: stark-sworn-swords+robb-stark-wolf-lord, red-cloaks");
    refused(
        "army.faction-or-neutral",
        "stark: stark-sworn-swords+robb-stark-wolf-lord; cersei-lannister");
    taken("stark: stark-sworn-swords+robb-stark-wolf-lord, hedge-knights; varys");
  }

  @Test
  @Rule({
    "miniatures.neutral.half-cap",
    "miniatures.example.neutral-half",
    "miniatures.ruling.neutral-cap-base",
    "miniatures.ruling.neutral-attachments"
  })
  void at_most_half_is_neutral() {
    String half =
        "stark: stark-sworn-swords+robb-stark-wolf-lord, bolton-flayed-men, bolton-flayed-men";
    taken(half + "; varys");
    taken("stark: stark-bowmen+robb-stark-wolf-lord, bolton-flayed-men, bolton-flayed-men; varys");
    refused("neutral.half-cap", half + ", bolton-cutthroats+bolton-flayer");
    refused(
        "neutral.half-cap",
        "stark: stark-sworn-swords+robb-stark-wolf-lord, bolton-flayed-men+fortune-seeker,"
            + " bolton-flayed-men; varys");
  }

  @Test
  @Rule("miniatures.neutral.general-free")
  void a_neutral_commander_may_lead_any_army() {
    taken("lannister: clegane-mountains-men+ramsay-bastard, red-cloaks");
  }

  @Test
  @Rule("miniatures.neutral.as-faction")
  void a_neutral_army_is_neutral_alone() {
    taken("neutral: bolton-cutthroats+roose-leech-lord, hedge-knights");
    refused("neutral.as-faction", "neutral: bolton-cutthroats+roose-leech-lord, stark-bowmen");
  }

  @Test
  @Rule({
    "miniatures.army.one-general",
    "miniatures.general.leads-army",
    "miniatures.general.marked",
    "miniatures.general.kinds"
  })
  void an_army_has_one_commander() {
    refused("army.one-general", "stark: stark-sworn-swords, stark-bowmen");
    refused(
        "army.one-general",
        "stark: stark-sworn-swords+robb-stark-wolf-lord, umber-berserkers+greatjon-last-hearth");
  }

  @Test
  @Rule({"miniatures.army.general-needs-host", "miniatures.army.attachment-needs-host"})
  void a_commander_leads_a_unit_of_the_army() {
    Tree.Fields army =
        Tree.fields()
            .put("faction", "stark")
            .put("commander", "robb-stark-wolf-lord")
            .put("units", Tree.items().add(Tree.fields().put("unit", "stark-bowmen")));
    assertThat(ArmyRules.faults(READER.read(army, 40), 40))
        .anySatisfy(fault ->
            assertThat(fault.clause().id()).isEqualTo("miniatures.army.general-needs-host"));
  }

  @Test
  @Rule({
    "miniatures.army.character-unique",
    "miniatures.army.character-versions",
    "miniatures.example.character-versions"
  })
  void a_character_is_there_once_in_whatever_version() {
    refused(
        "army.character-versions",
        "stark: stark-sworn-swords+robb-stark-wolf-lord, stark-bowmen+robb-stark-young-wolf");
    refused(
        "army.character-versions",
        "lannister: red-cloaks+jaime-kingslayer, red-cloaks+tyrion-giant-of-lannister;"
            + " tyrion-the-imp");
    taken("stark: stark-sworn-swords+robb-stark-wolf-lord, stark-bowmen+brynden-tully-unyielding");
  }

  @Test
  @Rule({"miniatures.attachment.same-type", "miniatures.attachment.never-on-solo"})
  void an_attachment_fits_its_unit() {
    refused(
        "attachment.same-type",
        "stark: stark-sworn-swords+robb-stark-wolf-lord, stark-outriders+umber-champion");
    refused(
        "attachment.never-on-solo",
        "stark: stark-sworn-swords+robb-stark-wolf-lord, grey-wind+umber-champion");
  }

  @Test
  @Rule({"miniatures.attachment.one-per-combat-unit", "miniatures.ruling.attachment-count"})
  void a_unit_has_one_attachment_at_most() {
    assertThatThrownBy(() -> line("stark: stark-sworn-swords+robb-stark-wolf-lord+umber-champion"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("one attachment at most");
  }

  @Test
  @Rule("miniatures.army.card-conditions")
  void cards_have_conditions_of_their_own() {
    refused("army.card-conditions", "stark: umber-berserkers+greatjon-last-hearth, grey-wind");
    taken("stark: stark-sworn-swords+robb-stark-wolf-lord, grey-wind");
    refused(
        "army.card-conditions", "free-folk: thenn-warriors+mance-king-beyond, free-folk-raiders");
    taken("free-folk: thenn-warriors+mance-king-beyond, free-folk-raiders, free-folk-raiders");
    refused(
        "army.card-conditions", "baratheon: rose-knights+renly-charismatic-heir, rhllor-faithful");
    refused(
        "army.card-conditions",
        "nights-watch: sworn-brothers+jeor-997th, builder-scorpion-crew, builder-scorpion-crew,"
            + " builder-scorpion-crew");
  }

  @Test
  @Rule({
    "miniatures.tactics-deck.composition",
    "miniatures.army.build-tactics-deck",
    "miniatures.army.general-brings-cards"
  })
  void a_deck_has_twenty_cards() {
    Miniatures game = (Miniatures) new Titles().game("miniatures");
    Battlefield field = game.lay(Setup.of(2).with(0, "army", Tree.of("lannister-30")));
    assertThat(field.decks[0].size(field.cells)).isEqualTo(TacticsCards.DECK);
    for (String card : new String[] {"counterplot", "expert-parry", "fatal-riposte"}) {
      assertThat(field.decks[0].count(field.cells, CONTENT.cards.names.id(card))).isEqualTo(2);
    }
    assertThat(field.decks[0].count(field.cells, CONTENT.cards.names.id("overrun"))).isZero();
  }

  @Test
  void a_mistake_is_told_with_its_clause() {
    Miniatures game = (Miniatures) new Titles().game("miniatures");
    Setup setup =
        Setup.of(2)
            .with(0, "army", Tree.fields().put("line", "stark: red-cloaks+robb-stark-wolf-lord"));
    assertThatThrownBy(() -> game.lay(setup))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'red-cloaks' belongs to another faction")
        .hasMessageContaining("miniatures.army.faction-or-neutral");
    assertThatThrownBy(() -> line("stark: stark-bowman"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("did you mean 'stark-bowmen'");
  }
}
