package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.tree.Tree;
import banneret.miniatures.field.Battlefield;
import banneret.play.Titles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every mode, for two players, in teams and each for himself, is played to its end. */
class ModesTest {
  private static final int GAMES = Integer.getInteger("modes.games", 2);
  private static final int FIRST = Integer.getInteger("modes.first", 0);
  private static final String ONLY = System.getProperty("modes.only", "");
  private static final int MOST = 20_000;

  private final Miniatures game = (Miniatures) new Titles().game("miniatures");

  @TestFactory
  Stream<DynamicTest> random_games_end() {
    List<DynamicTest> all = new ArrayList<>();
    for (String mode : game.names("mode").words()) {
      for (Seats seats : Seats.values()) {
        boolean may = seats != Seats.THREE || !mode.equals("a-storm-of-swords");
        String name = mode + " " + seats;
        if (may && name.contains(ONLY)) {
          all.add(dynamicTest(name, () -> play(mode, seats)));
        }
      }
    }
    return all.stream();
  }

  /** How many play, and with whom. */
  private enum Seats {
    TWO(2, "each-for-himself"),
    THREE(3, "each-for-himself"),
    TEAMS(4, "teams");

    private final int count;
    private final String sides;

    Seats(int count, String sides) {
      this.count = count;
      this.sides = sides;
    }
  }

  private void play(String mode, Seats seats) {
    for (int seed = FIRST; seed < FIRST + GAMES; seed++) {
      Battlefield field = lay(mode, seats, seed);
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
        assertThat(game.inconsistency(field)).as("%d at %s", seed, field.step()).isNull();
        assertThat(++decisions).as("%d at %s", seed, field.step()).isLessThan(MOST);
      }
    }
  }

  /** Random armies; every other game has terrain by chance, every third the larger table. */
  private Battlefield lay(String mode, Seats seats, int seed) {
    Setup setup =
        Setup.of(seats.count)
            .with("mode", mode)
            .with("sides", seats.sides)
            .with("terrain-by", seed % 2 == 0 ? "choice" : "chance")
            .with("table", seed % 3 == 2 ? "large" : "standard")
            .with("size", seats == Seats.TWO ? "40" : "20");
    for (int tries = 0; ; tries++) {
      for (int seat = 0; seat < seats.count; seat++) {
        int army = (seed * seats.count + seat) * 31 + tries * 7;
        setup = setup.with(seat, "army", Tree.fields().put("random", army));
      }
      try {
        return game.lay(setup);
      } catch (banneret.kernel.tree.Malformed e) {
        // Partners may have drawn the same character.
        assertThat(e.getMessage()).contains("team.shared-character-limit");
      }
    }
  }
}
