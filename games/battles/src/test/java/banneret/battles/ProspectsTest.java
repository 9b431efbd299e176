package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Walks;
import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.table.View;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** What bots think of a position. */
class ProspectsTest {
  private final Battles game = (Battles) new Titles().game("battles");

  /** A battle in its first round, when the first turn is to be taken. */
  private Field begun(String battle) {
    Field field = game.lay(Setup.of(2).with("battle", battle));
    new Engine<>(field, new Seeded(5)).run();
    return field;
  }

  private static int hex(Field field, String name) {
    return field.battle.hexNames.id(name);
  }

  private int value(Field field) {
    return game.value(field, Content.STARK);
  }

  @Test
  void a_way_leads_around_a_river_and_over_its_ford() {
    Field field = begun("clash-on-the-kingsroad");
    Walks walks = field.battle.walks();
    int west = hex(field, "1-5");
    int east = hex(field, "1-7");
    assertThat(walks.straight(west, east)).isEqualTo(2);
    assertThat(walks.steps(west, east)).isBetween(5, 9).isEqualTo(walks.steps(east, west));
    assertThat(walks.steps(hex(field, "2-10"), hex(field, "2-12"))).isEqualTo(2);
  }

  @Test
  void a_unit_with_fewer_figures_is_worth_less_and_one_of_a_commander_most() {
    Field field = begun("paying-the-piper");
    int whole = value(field);
    field.setFigures(hex(field, "1-9"), 1);
    assertThat(value(field)).isLessThan(whole);
    assertThat(whole - without("1-7")).isGreaterThan(whole - without("1-9")).isPositive();
  }

  /** How Stark stands at the start of Paying the Piper without one of its units. */
  private int without(String hex) {
    Field field = begun("paying-the-piper");
    field.remove(hex(field, hex));
    return value(field);
  }

  @Test
  void what_the_plan_asks_for_counts_more_from_round_to_round() {
    Field field = begun("paying-the-piper");
    assertThat(gain(field, field.battle.objectiveNames.id("village"))).isPositive();
    Field last = begun("harassment-to-harrenhal");
    int camp = last.battle.objectiveNames.id("road-camp");
    int first = gain(last, camp);
    last.setRound(last.battle.rounds);
    assertThat(gain(last, camp)).isGreaterThan(first);
  }

  /** What Stark gains by taking an objective. */
  private int gain(Field field, int objective) {
    field.setControl(objective, Content.LANNISTER);
    int before = value(field);
    field.setControl(objective, Content.STARK);
    return value(field) - before;
  }

  @Test
  void who_passes_gives_away_what_could_still_be_done() {
    Field field = begun("paying-the-piper");
    int before = value(field);
    field.setPassed(Content.STARK, true);
    assertThat(value(field)).isLessThan(before);
  }

  @Test
  void a_unit_beside_an_enemy_who_is_about_to_attack_is_in_danger() {
    Field field = begun("paying-the-piper");
    field.move(hex(field, "1-9"), hex(field, "4-6"));
    int before = value(field);
    field.setDid(hex(field, "5-7"), Field.ORDERED | Field.MAY_ATTACK);
    field.move(hex(field, "5-7"), hex(field, "5-6"));
    assertThat(value(field)).isLessThan(before);
  }

  /** Paying the Piper in its last round: Stark's turn, with a blue token and no card to play. */
  private Field lastTurn() {
    Field field = begun("paying-the-piper");
    say(new Engine<>(field, new Seeded(5)), "pass"); // No commander is committed at its start.
    field.setRound(field.battle.rounds);
    field.setActive(Content.STARK);
    for (int token = 0; token < Content.FACES; token++) {
      field.area.addToPool(Content.STARK, token, -field.area.pool(Content.STARK, token));
    }
    field.area.addToPool(Content.STARK, Content.BLUE, 1);
    field.area.addCommand(Content.STARK, -field.area.command(Content.STARK));
    return field;
  }

  private static void say(Engine<Field> engine, String phrase) {
    Options options = new Options();
    engine.options(Content.STARK, options);
    for (int i = 0; i < options.size(); i++) {
      if (engine.phrase(Content.STARK, options.get(i)).equals(phrase)) {
        engine.answer(Content.STARK, options.get(i));
        return;
      }
    }
    throw new AssertionError("nobody may say " + phrase);
  }

  @Test
  void a_turn_is_under_way_until_its_units_have_moved() {
    Field field = lastTurn();
    Engine<Field> engine = new Engine<>(field, new Seeded(5));
    assertThat(game.isUnderWay(field)).isFalse();
    say(engine, "use blue on 2-12");
    assertThat(game.isUnderWay(field)).isTrue();
    say(engine, "move 2-12");
    assertThat(game.isUnderWay(field)).isTrue();
    say(engine, "to 4-12");
    assertThat(game.isUnderWay(field)).as("an attack is judged before it is rolled").isFalse();
  }

  @Test
  void a_bot_that_tries_one_thing_activates_the_unit_that_can_take_what_the_plan_asks_for() {
    Field field = lastTurn();
    field.remove(hex(field, "5-12"));
    field.remove(hex(field, "7-12"));
    field.remove(hex(field, "8-11"));
    int choice = Bots.<Field>named("normal@1", 3).choose(new View<>(game, field, Content.STARK));
    Engine<Field> engine = new Engine<>(field, new Seeded(5));
    assertThat(engine.phrase(Content.STARK, choice)).isEqualTo("use blue on 2-12");
  }

  @Test
  void enemies_that_have_passed_frighten_nobody_this_round() {
    Field far = begun("paying-the-piper");
    Field near = begun("paying-the-piper");
    near.move(hex(near, "7-8"), hex(near, "3-6"));
    assertThat(gainWhenLannisterPasses(near)).isGreaterThan(gainWhenLannisterPasses(far));
  }

  private int gainWhenLannisterPasses(Field field) {
    int before = value(field);
    field.setPassed(Content.LANNISTER, true);
    return value(field) - before;
  }

  @Test
  void between_turns_is_when_a_house_is_asked_what_it_does_next() {
    Field field = lastTurn();
    Engine<Field> engine = new Engine<>(field, new Seeded(5));
    assertThat(game.tellsTurns()).isTrue();
    assertThat(game.isBetweenTurns(field)).isTrue();
    say(engine, "use blue on 2-12");
    assertThat(game.isBetweenTurns(field)).isFalse();
  }

  @Test
  void a_skirmish_is_set_up_without_a_search_and_units_stand_where_a_commander_reaches_them() {
    Field field = game.lay(Setup.of(2).with("battle", "bounty-of-the-westerlands"));
    Engine<Field> engine = new Engine<>(field, new Seeded(8));
    Options options = new Options();
    engine.run();
    int habits = 0;
    while (!game.isBetweenTurns(field)) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      engine.options(seat, options);
      int obvious = game.obvious(field, seat, options);
      habits += obvious == Game.UNCLEAR ? 0 : 1;
      engine.answer(seat, obvious == Game.UNCLEAR ? options.get(0) : obvious);
    }
    assertThat(habits).isGreaterThan(20);
    for (int house = 0; house < 2; house++) {
      int reached = 0;
      for (int i = 0; i < field.units(house); i++) {
        reached += isReached(field, house, field.hexOf(house, i)) ? 1 : 0;
      }
      assertThat(reached).isGreaterThan(field.units(house) / 2);
    }
    for (int hex = 0; hex < field.board.size(); hex++) {
      if (field.terrain(hex) == field.content.terrain.tent) {
        assertThat(field.board.row(hex)).isIn(0, field.board.rows() - 1);
      }
    }
  }

  private static boolean isReached(Field field, int house, int hex) {
    for (int i = 0; i < field.units(house); i++) {
      int at = field.hexOf(house, i);
      if (field.commander(at) >= 0 && field.board.distance(at, hex) <= Content.ZONE) {
        return true;
      }
    }
    return false;
  }
}
