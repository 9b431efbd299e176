package banneret.miniatures.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import banneret.geometry.plane.Outline;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Procedure;
import banneret.kernel.told.Breakdown;
import banneret.kernel.tree.Tree;
import banneret.miniatures.Miniatures;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.miniatures.field.UnitCards;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** The odds of attacks and charges are what the dice then bring. */
class OddsTest {
  private final Miniatures game = (Miniatures) new Titles().game("miniatures");

  private static Tree.Fields armies() {
    return Tree.fields()
        .put("red", Tree.fields().put("faction", "lannister"))
        .put("blue", Tree.fields().put("faction", "stark"));
  }

  private Battlefield field(String red, String blue) {
    Tree.Fields units =
        Tree.fields()
            .put("red-1", Tree.fields().put("card", "lannister-guardsmen").put("at", red))
            .put("blue-1", Tree.fields().put("card", "stark-sworn-swords").put("at", blue))
            .put("blue-2", Tree.fields().put("card", "stark-sworn-swords").put("at", "44 44 270"));
    return game.read(Tree.fields().put("seats", 2).put("armies", armies()).put("units", units));
  }

  private static int melee(Battlefield field, int unit) {
    return field.content.units.attack(field.card(unit), UnitCards.MELEE);
  }

  /** Six dice that hit on a four, each hit blocked on a four: a quarter of them wounds. */
  @Test
  void an_attack_of_equal_dice_is_a_binomial() {
    Battlefield field = field("24 20 90", "24 24.8 270");
    int target = field.from(1);
    double[] odds = Odds.wounds(field, 0, target, melee(field, 0), Outline.FRONT, 0);
    assertThat(odds[0]).isCloseTo(Math.pow(0.75, 6), within(1e-12));
    assertThat(odds[1]).isCloseTo(6 * 0.25 * Math.pow(0.75, 5), within(1e-12));
    assertThat(odds[6]).isCloseTo(Math.pow(0.25, 6), within(1e-12));
    double sum = 0;
    for (double one : odds) {
      sum += one;
    }
    assertThat(sum).isCloseTo(1, within(1e-12));
  }

  /** A wall blocks nothing, and two hits are one wound; no face is told from which on it blocks. */
  @Test
  void a_wall_blocks_nothing() {
    Tree.Fields units =
        Tree.fields()
            .put("red-1", Tree.fields().put("card", "lannister-guardsmen").put("at", "24 38 90"))
            .put("blue-1", Tree.fields().put("card", "stark-sworn-swords").put("at", "6 40 270"))
            .put(
                "blue-wall-2", Tree.fields().put("card", "castle-wall").put("at", "24 44.125 270"));
    Battlefield field =
        game.read(
            Tree.fields()
                .put("seats", 2)
                .put("options", Tree.fields().put("mode", "a-storm-of-swords"))
                .put("siege", Tree.fields().put("defender", "blue"))
                .put("armies", armies())
                .put("units", units));
    int wall = field.from(1) + Content.MOST_UNITS + 1;
    double[] odds = Odds.wounds(field, 0, wall, melee(field, 0), Outline.FRONT, 0);
    assertThat(odds[3]).isCloseTo(Math.pow(0.5, 6), within(1e-12));
    assertThat(odds[0]).isCloseTo(7 * Math.pow(0.5, 6), within(1e-12));
    assertThat(Odds.figures(field, 0, wall, melee(field, 0), Outline.FRONT, 0))
        .extracting(Breakdown::name)
        .containsExactly("attack-dice", "to-hit");
  }

  /** After a charge in the rear misses are rolled again, and only a six blocks. */
  @Test
  void a_charge_in_the_rear_is_much_better() {
    Battlefield field = field("24 20 90", "24 24.8 270");
    double[] odds =
        Odds.wounds(field, 0, field.from(1), melee(field, 0), Outline.REAR, Battlefield.CHARGED);
    assertThat(odds[6]).isCloseTo(Math.pow(0.75 * 5 / 6, 6), within(1e-12));
  }

  @Test
  void attacks_bring_what_was_said() {
    Battlefield start = field("24 20 90", "24 24.8 270");
    int target = start.from(1);
    double[] odds = Odds.wounds(start, 0, target, melee(start, 0), Outline.FRONT, 0);
    int[] found = new int[odds.length];
    int games = 20_000;
    Battlefield field = start.copy();
    Seeded luck = new Seeded(1);
    Engine<Battlefield> engine = new Engine<>(field, luck);
    for (int i = 0; i < games; i++) {
      field.copyFrom(start);
      luck.reseed(i);
      int row = field.beginAttack();
      field.attacker.set(row, 0);
      field.defender.set(row, target);
      field.weapon.set(row, melee(field, 0));
      engine.then(Attack.STEPS.subList(at("attack-dice"), at("attack-wounds") + 1));
      engine.run();
      found[field.dealt.get(row)]++;
    }
    for (int wounds = 0; wounds < odds.length; wounds++) {
      assertThat(found[wounds] / (double) games).isCloseTo(odds[wounds], within(0.015));
    }
  }

  private static int at(String step) {
    return Attack.STEPS.stream().map(Procedure::name).toList().indexOf(step);
  }

  /** The worked example: eight inches at a speed of five needs a three; the guards have four. */
  @Test
  void a_charge_is_as_likely_as_its_die() {
    Battlefield field = field("24 12 90", "24 24.8 270");
    assertThat(Odds.charge(field, field.from(1), 0)).isCloseTo(4 / 6.0, within(1e-12));
    assertThat(Odds.charge(field, 0, field.from(1))).isCloseTo(3 / 6.0, within(1e-12));
    Battlefield away = field("24 12 270", "24 24.8 270");
    assertThat(Odds.charge(away, 0, away.from(1))).isZero();
  }
}
