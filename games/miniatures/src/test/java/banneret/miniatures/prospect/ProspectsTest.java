package banneret.miniatures.prospect;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.place.Pose;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Content;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** What makes a position better or worse for those who look ahead. */
class ProspectsTest {
  private static final String STARK = "stark: stark-sworn-swords+robb-stark-wolf-lord";
  private static final String LANNISTER = "lannister: lannister-guardsmen+jaime-kingslayer";
  private static final int AWAY = 9_000;
  private static final int TOWARDS = 27_000;
  private static final int BLUE = Content.TRAYS;

  /** One unit each, 24 inches apart, looking at each other over the middle of the table. */
  private static Battlefield field(String mode) {
    Game<Battlefield> game = game();
    Setup setup = Setup.of(2).with("mode", mode).with("size", "20");
    setup = setup.with(0, "army", Tree.fields().put("line", STARK));
    setup = setup.with(1, "army", Tree.fields().put("line", LANNISTER));
    Battlefield field = game.lay(setup);
    field.put(0, new Pose(24_000, 12_000, AWAY));
    field.put(BLUE, new Pose(24_000, 36_000, TOWARDS));
    return field;
  }

  @SuppressWarnings("unchecked")
  private static Game<Battlefield> game() {
    return (Game<Battlefield>) new Titles().game("miniatures");
  }

  private static int red(Battlefield field) {
    return Prospects.value(field, 0);
  }

  @Test
  void what_one_gains_the_other_loses() {
    Battlefield field = field("a-game-of-thrones");
    field.points.add(0, 3);
    assertThat(red(field)).isEqualTo(-Prospects.value(field, 1));
  }

  @Test
  void points_and_wounds_count() {
    Battlefield field = field("fire-and-blood");
    int before = red(field);
    field.points.add(0, 1);
    assertThat(red(field)).isGreaterThan(before);
    field.points.add(0, -1);
    field.figures.set(0, 6);
    assertThat(red(field)).isLessThan(before);
  }

  @Test
  void it_is_better_to_be_near_an_objective_and_best_to_hold_it() {
    Battlefield field = field("a-game-of-thrones");
    field.objectives.lay(0, 6_000, 20_000);
    int far = red(field);
    field.put(0, new Pose(12_000, 12_000, AWAY));
    int near = red(field);
    field.put(0, new Pose(6_000, 20_000, AWAY));
    int there = red(field);
    field.objectives.holder.set(0, 0);
    assertThat(near).isGreaterThan(far);
    assertThat(there).isGreaterThan(near);
    assertThat(red(field)).isGreaterThan(there);
  }

  @Test
  void a_back_turned_to_an_enemy_near_by_is_in_danger() {
    Battlefield field = field("fire-and-blood");
    field.put(BLUE, new Pose(24_000, 20_000, TOWARDS));
    field.activated.set(0, true);
    int front = red(field);
    field.put(0, new Pose(24_000, 12_000, TOWARDS));
    assertThat(red(field)).isLessThan(front);
  }

  @Test
  void who_may_strike_first_stands_better() {
    Battlefield field = field("fire-and-blood");
    field.put(BLUE, new Pose(24_000, 20_000, TOWARDS));
    field.activated.set(BLUE, true);
    int first = red(field);
    field.activated.set(BLUE, false);
    field.activated.set(0, true);
    assertThat(red(field)).isLessThan(first);
  }

  @Test
  void dice_on_the_table_count_before_the_wounds_are_dealt() {
    Battlefield field = field("fire-and-blood");
    field.put(BLUE, new Pose(24_000, 20_000, TOWARDS));
    int row = field.beginAttack();
    field.attacker.set(row, 0);
    field.defender.set(row, BLUE);
    int before = red(field);
    field.dice.set(row, 5, 6);
    int rolled = red(field);
    field.dice.set(row, 5, 0);
    field.hits.set(row, 6);
    field.dice.set(row, 0, 6);
    int unblocked = red(field);
    assertThat(rolled).isGreaterThan(before);
    assertThat(unblocked).isGreaterThan(rolled);
  }

  @Test
  void who_defends_a_castle_gains_by_every_round() {
    Battlefield field = field("a-storm-of-swords");
    field.siege.defender.set(0);
    int early = red(field);
    field.round.set(6);
    assertThat(red(field)).isGreaterThan(early);
  }
}
