package banneret.battles;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battles.field.Field;
import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.table.View;
import banneret.play.Titles;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A bot that could win does not stand still: it goes for what the plan asks of it. */
class WinningBotTest {
  static List<String> battles() {
    return ((Battles) new Titles().game("battles")).options().getFirst().values();
  }

  @ParameterizedTest
  @MethodSource("battles")
  void a_bot_wins_either_side_against_somebody_who_only_passes(String battle) {
    for (int house = 0; house < 2; house++) {
      assertThat(isWon(battle, house)).as("house %d", house).isTrue();
    }
  }

  private static boolean isWon(String battle, int house) {
    Battles game = (Battles) new Titles().game("battles");
    Field field = game.lay(Setup.of(2).with("battle", battle));
    Engine<Field> engine = new Engine<>(field, new Seeded(11));
    Seeded any = new Seeded(12);
    Options options = new Options();
    Bot<Field> bot = Bots.named("normal", 13);
    engine.run();
    while (engine.awaited() != 0) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      engine.options(seat, options);
      int choice = options.get(any.below(options.size()));
      if (seat == house) {
        choice = bot.choose(new View<>(game, field, seat));
      } else if (options.contains(0) && engine.phrase(seat, 0).equals("pass")) {
        choice = 0;
      }
      engine.answer(seat, choice);
    }
    var standing = field.standing();
    return standing != null && standing.isWinner(house);
  }
}
