package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battles.field.Field;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.play.Titles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games of every plan end by the rules. */
class RandomGamesTest {
  static List<String> battles() {
    return ((Battles) new Titles().game("battles")).options().getFirst().values();
  }

  @ParameterizedTest
  @MethodSource("battles")
  void random_games_end(String battle) {
    Battles game = (Battles) new Titles().game("battles");
    for (int seed = 0; seed < Integer.getInteger("games", 40); seed++) {
      Field field = game.lay(Setup.of(2).with("battle", battle));
      Engine<Field> engine = new Engine<>(field, new Seeded(seed));
      Seeded choices = new Seeded(Seeded.mix(seed, 7));
      Options options = new Options();
      engine.run();
      int decisions = 0;
      while (field.standing() == null) {
        int seat = Integer.numberOfTrailingZeros(engine.awaited());
        engine.options(seat, options);
        assertThat(options.size()).as("%s %d at %s", battle, seed, field.step()).isPositive();
        engine.answer(seat, options.get(choices.below(options.size())));
        decisions++;
        String wrong = game.inconsistency(field);
        assertThat(wrong).as("%s %d %s", battle, seed, field.step()).isNull();
        assertThat(decisions).isLessThan(20_000);
      }
    }
  }
}
