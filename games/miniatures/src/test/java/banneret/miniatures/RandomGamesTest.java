package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.play.Titles;
import org.junit.jupiter.api.Test;

/** Random games with random armies end by the rules. */
class RandomGamesTest {
  @Test
  void random_games_end() {
    Miniatures game = (Miniatures) new Titles().game("miniatures");
    for (int seed = 0; seed < Integer.getInteger("games", 10); seed++) {
      Setup setup = Setup.of(2);
      for (int seat = 0; seat < 2; seat++) {
        setup = setup.with(seat, "army", Tree.fields().put("random", 2 * seed + seat));
      }
      Battlefield field = game.lay(setup);
      Engine<Battlefield> engine = new Engine<>(field, new Seeded(seed));
      Seeded choices = new Seeded(Seeded.mix(seed, 7));
      Options options = new Options();
      engine.run();
      int decisions = 0;
      while (field.standing() == null) {
        int seat = Integer.numberOfTrailingZeros(engine.awaited());
        engine.options(seat, options);
        assertThat(options.size()).as("%d at %s", seed, field.step()).isPositive();
        engine.answer(seat, options.get(choices.below(options.size())));
        decisions++;
        String wrong = game.inconsistency(field);
        assertThat(wrong).as("%d %s", seed, field.step()).isNull();
        assertThat(decisions).isLessThan(5_000);
      }
    }
  }
}
