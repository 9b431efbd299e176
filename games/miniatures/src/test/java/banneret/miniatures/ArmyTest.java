package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.RefusedSetup;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupFlaw;
import banneret.kernel.game.SetupReview;
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
import java.util.List;
import org.junit.jupiter.api.Test;

/** Armies: which may be fielded, and what is wrong with the others. */
class ArmyTest {
  private static final Titles TITLES = new Titles();
  private static final Content CONTENT = MiniaturesTitle.read(TITLES.content("miniatures"));
  private static final ArmyReader READER = new ArmyReader(CONTENT);

  private static Army line(String text) {
    return READER.read(Tree.fields().put("line", text), 40);
  }

  private static String said(SetupFlaw flaw, String language) {
    return TITLES.texts("miniatures", language).say(flaw.saying());
  }

  private static void refused(String clause, String text) {
    assertThat(ArmyRules.flaws(line(text), 40))
        .as(text)
        .anySatisfy(flaw -> assertThat(flaw.clause().id()).isEqualTo("miniatures." + clause));
  }

  private static void taken(String text) {
    assertThat(ArmyRules.flaws(line(text), 40)).as(text).isEmpty();
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
      assertThat(ArmyRules.flaws(read, size)).as(army.getKey()).isEmpty();
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
        assertThat(ArmyRules.flaws(army, size)).as(army.line()).isEmpty();
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
    assertThat(ArmyRules.flaws(dear, 40)).isEmpty();
    assertThat(ArmyRules.flaws(dear, 36))
        .singleElement()
        .satisfies(flaw -> {
          assertThat(flaw.clause().id()).isEqualTo("miniatures.army.cap");
          assertThat(said(flaw, "en"))
              .isEqualTo("The army costs 37 points, more than the 36 of this game.");
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
    assertThat(ArmyRules.flaws(READER.read(army, 40), 40))
        .anySatisfy(
            flaw -> assertThat(flaw.clause().id()).isEqualTo("miniatures.army.general-needs-host"));
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
        .isInstanceOfSatisfying(
            RefusedSetup.class,
            refused -> {
              assertThat(TITLES.sentence(refused, "en"))
                  .isEqualTo(
                      "Red Cloaks belongs to another faction."
                          + " (miniatures.army.faction-or-neutral)");
              assertThat(TITLES.sentence(refused, "fr"))
                  .contains("cette carte appartient à une autre faction");
            });
    assertThatThrownBy(() -> line("stark: stark-bowman"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("did you mean 'stark-bowmen'");
  }

  @Test
  void every_flaw_is_said_in_both_languages() {
    List<String> broken =
        List.of(
            "stark: red-cloaks+robb-stark-wolf-lord; cersei-lannister, varys, varys",
            "stark: grey-wind+umber-champion, stark-outriders+umber-champion",
            "stark: stark-bowmen+robb-stark-wolf-lord, stark-bowmen+greatjon-last-hearth",
            "free-folk: free-folk-raiders+mance-king-beyond",
            "baratheon: rose-knights+renly-charismatic-heir, rhllor-faithful",
            "nights-watch: sworn-brothers+jeor-997th, builder-scorpion-crew,"
                + " builder-scorpion-crew, builder-scorpion-crew, castle-wall",
            "stark: bolton-flayed-men+ramsay-bastard, bolton-flayed-men, bolton-flayed-men");
    for (String text : broken) {
      List<SetupFlaw> flaws = ArmyRules.flaws(line(text), 20);
      assertThat(flaws).as(text).isNotEmpty();
      for (SetupFlaw flaw : flaws) {
        for (String language : List.of("en", "fr")) {
          assertThat(said(flaw, language)).doesNotContain("‹", "{").endsWith(".");
        }
        assertThat(TITLES.ledger("miniatures").knows(flaw.clause().id())).isTrue();
      }
    }
    assertThat(TITLES.texts("miniatures", "en").unknown()).isEmpty();
    assertThat(TITLES.texts("miniatures", "fr").unknown()).isEmpty();
  }

  private static SetupReview review(String text) {
    Tree army = Tree.fields().put("line", text);
    Setup setup = Setup.of(2).with(0, "army", army);
    return TITLES.game("miniatures").review(setup, 0, "army");
  }

  private static String against(SetupReview review, String kind, String card) {
    for (Tree one : review.about().itemsOf("offers").all()) {
      Tree.Fields offer = one.asFields();
      if (offer.text(kind, "").equals(card)) {
        return offer.text("clause", "");
      }
    }
    return "not offered";
  }

  @Test
  void a_review_tells_costs_flaws_and_deck() {
    SetupReview review =
        review("stark: stark-bowmen+robb-stark-wolf-lord, grey-wind+umber-champion; varys");
    assertThat(review.about().number("cost")).isEqualTo(11);
    assertThat(review.about().number("neutral")).isEqualTo(4);
    assertThat(review.about().text("commander")).isEqualTo("robb-stark-wolf-lord");
    assertThat(review.about().itemsOf("deck").size())
        .isEqualTo(TacticsCards.OF_FACTION + TacticsCards.OF_COMMANDER);
    assertThat(review.flaws())
        .singleElement()
        .satisfies(flaw -> {
          assertThat(flaw.part()).isEqualTo("units/1");
          assertThat(flaw.clause().id()).isEqualTo("miniatures.attachment.never-on-solo");
        });
  }

  @Test
  void a_review_tells_what_may_be_added_and_what_forbids_it() {
    SetupReview review = review("stark: stark-bowmen+robb-stark-wolf-lord, stark-outriders; varys");
    assertThat(against(review, "unit", "stark-bowmen")).isEmpty();
    assertThat(against(review, "unit", "grey-wind")).isEmpty();
    assertThat(against(review, "unit", "summer")).isEqualTo("miniatures.army.card-conditions");
    assertThat(against(review, "ncu", "varys")).isEqualTo("miniatures.army.character-versions");
    assertThat(against(review, "attachment", "umber-champion"))
        .isEqualTo("miniatures.attachment.same-type");
    assertThat(against(review, "unit", "red-cloaks")).isEqualTo("not offered");
    assertThat(against(review, "unit", "castle-wall")).isEqualTo("not offered");
    SetupReview folk = review("free-folk: thenn-warriors+mance-king-beyond");
    assertThat(against(folk, "unit", "free-folk-raiders")).isEmpty();
  }

  @Test
  void what_is_too_dear_stays_forbidden_once_the_army_is() {
    String many = "lannister: red-cloaks+jaime-kingslayer" + ", red-cloaks".repeat(6);
    SetupReview review = review(many);
    assertThat(against(review, "unit", "red-cloaks")).isEqualTo("miniatures.army.cap");
  }
}
