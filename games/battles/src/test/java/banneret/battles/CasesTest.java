package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import banneret.battles.field.Field;
import banneret.cases.Lesson;
import banneret.kernel.effect.Effect;
import banneret.laws.CardCoverage;
import banneret.play.Cases;
import banneret.play.Lessons;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The cases of Battles. */
class CasesTest {
  private static final Path CASES = Path.of("cases");

  @TestFactory
  Stream<DynamicTest> casesPass() {
    return Cases.run(new Titles(), CASES).stream()
        .map(result ->
            dynamicTest(
                result.where() + ": " + result.name(),
                () -> assertThat(result.differences()).as(result::toString).isEmpty()));
  }

  @Test
  void every_card_has_a_case() {
    CardCoverage.check("battles", CASES);
  }

  @Test
  void few_cards_are_too_odd_for_words() {
    List<Effect<Field>> effects = BattlesTitle.read(new Titles().content("battles")).effects.all();
    long odd = effects.stream().filter(Effect::isOdd).count();
    assertThat(10 * odd).isLessThanOrEqualTo(effects.size());
  }

  @Test
  void there_is_a_guided_first_game_and_a_set_of_puzzles() {
    Map<String, Lesson> lessons = Lessons.of(new Titles(), "battles");
    assertThat(lessons).containsOnlyKeys("first-game", "puzzles");
    assertThat(lessons.values()).allMatch(lesson -> lesson.steps().size() >= 8);
  }
}
