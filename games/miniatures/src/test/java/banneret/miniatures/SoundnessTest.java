package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.play.Cases;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** Positions that cannot be are refused, with a sentence that says what is wrong. */
class SoundnessTest {
  private static final Titles TITLES = new Titles();
  private static final String POSITION =
      """
      game: miniatures
      name: A position that cannot be
      given:
        seats: 2
        options: {mode: fire-and-blood, terrain: 0}
        round: {number: 2, first: red, active: red}
        armies: {red: {faction: lannister}, blue: {faction: stark}}
        units:
          red-1: {card: red-cloaks, at: 24 20 90}
          red-2: {card: red-cloaks, at: 8 8 90}
          blue-1: {card: red-cloaks, at: 40 40 270}
      """;

  private static void refused(String position, String wrong) {
    assertThat(Cases.read(TITLES, "given.yaml", position).getFirst().run().differences())
        .singleElement()
        .asString()
        .endsWith(wrong);
  }

  /** The position with another first unit. */
  private static String unit(String unit) {
    return POSITION.replace("{card: red-cloaks, at: 24 20 90}", "{" + unit + "}");
  }

  /** The position with more said of the first unit. */
  private static String first(String more) {
    return unit("card: red-cloaks, at: 24 20 90, " + more);
  }

  /** The position with more said of the first army. */
  private static String army(String position, String more) {
    return position.replace("{faction: lannister}", "{faction: lannister, " + more + "}");
  }

  private static String and(String more) {
    return POSITION + "  " + more + "\n";
  }

  private static String inThrones(String more) {
    return and(more).replace("fire-and-blood", "a-game-of-thrones");
  }

  @Test
  void the_position_is_sound_without_what_is_wrong() {
    assertThat(Cases.read(TITLES, "given.yaml", POSITION).getFirst().run().differences()).isEmpty();
  }

  @Test
  void trays_lie_apart_and_on_the_table() {
    refused(unit("card: red-cloaks, at: 9 9 90"), "red-1: its tray lies over another");
    refused(unit("card: red-cloaks, at: 2 20 90"), "red-1: its tray is not on the table");
    refused(
        and("terrain: {terrain-1: {kind: palisade, at: 24 20 90}}"),
        "red-1: its tray lies over terrain that nobody enters");
  }

  @Test
  void units_have_the_figures_and_tokens_that_they_can_have() {
    refused(first("figures: 13"), "figures: expected a whole number from 0 to 12, found 13");
    refused(first("hurt: 1"), "red-1: a figure that has taken all its wounds is not there");
    refused(first("conditions: [weakened, weakened]"), "conditions[1]: 'weakened' is there twice");
    refused(
        first("marked: true").replace("fire-and-blood", "a-game-of-thrones"),
        "units: red-1 is marked, in a mode without marks");
  }

  @Test
  void attachments_join_units_of_their_type_and_commanders_lead() {
    refused(
        first("attachment: clegane-butcher"),
        "red-1: clegane-butcher cannot join a unit of this type");
    refused(
        unit("card: grey-wind, at: 24 20 90, attachment: guard-captain"),
        "red-1: guard-captain cannot join a unit of this type");
    refused(
        first("attachment: jaime-kingslayer"),
        "red-1: jaime-kingslayer is a commander, and not that of this army");
    refused(
        army(POSITION, "commander: robb-stark-wolf-lord"),
        "armies: robb-stark-wolf-lord commands no army of this faction");
  }

  @Test
  void a_character_is_there_once() {
    refused(
        POSITION
            .replace("red-cloaks, at: 24", "grey-wind, at: 24")
            .replace("red-cloaks, at: 8", "grey-wind, at: 8"),
        "armies: a character of red-2 is there twice");
    refused(
        army(first("attachment: tyrion-giant-of-lannister"), "ncus: [tyrion-the-imp]"),
        "armies: tyrion-the-imp is there as another version too");
    refused(army(POSITION, "ncus: [pycelle, pycelle]"), "ncus[1]: 'pycelle' is there twice");
  }

  @Test
  void zones_are_held_by_whoever_is_in_an_army() {
    refused(
        army(POSITION, "ncus-activated: [pycelle]"),
        "armies: pycelle was activated and is not in the army");
    refused(
        army(POSITION, "ncus: [pycelle], charges-used: {pycelle: 4}"),
        "armies: pycelle has done so more often than it may");
    refused(
        and("zones: {crown: {seat: red, ncu: pycelle}}"),
        "zones: crown is held by a non-combat unit that is not in the army");
    refused(
        and("zones: {crown: {seat: red}}"),
        "zones: crown wants both the seat and the non-combat unit");
    String twice = "zones: {crown: {seat: red, ncu: pycelle}, wealth: {seat: red, ncu: pycelle}}";
    refused(
        army(and(twice), "ncus: [pycelle]"),
        "zones: wealth is the second zone of its non-combat unit");
  }

  @Test
  void no_card_is_there_more_often_than_it_is() {
    String none = ": there are not so many cards of this kind";
    refused(and("hands: {red: {counterplot: 3}}"), "counterplot" + none);
    refused(and("hands: {red: {northern-ferocity: 1}}"), "northern-ferocity" + none);
    String three = "hands: {red: {counterplot: 2}}\n  discards: {red: {counterplot: 1}}";
    refused(and(three), "counterplot" + none);
  }

  @Test
  void terrain_lies_apart_and_on_the_table() {
    refused(
        and("terrain: {terrain-1: {kind: forest, at: 1 30 90}}"),
        "terrain: terrain-1 is not on the table");
    String two = "terrain-1: {kind: forest, at: 9 30 90}, terrain-2: {kind: bog, at: 12 30 90}";
    refused(and("terrain: {" + two + "}"), "terrain: terrain-2 lies over another piece");
  }

  @Test
  void objectives_lie_where_the_mode_has_them() {
    refused(and("objectives: {objective-1: {at: 24 24}}"), "objectives: this mode has none");
    refused(
        inThrones("objectives: {objective-1: {at: 60 24}}"),
        "objectives: objective-1 is not on the table");
    refused(
        inThrones("objectives: {objective-1: {at: 40 24, held-by: red-1}}"),
        "objectives: objective-1 is held by a unit that does not cover it");
    String drums =
        "objective-1: {at: 24 24, card: war-drums}, objective-2: {at: 40 24, card: war-drums}";
    refused(
        inThrones("objectives: {" + drums + "}"),
        "objectives: objective-2 has the card of another");
  }
}
