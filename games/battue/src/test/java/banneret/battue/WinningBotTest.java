package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battue.city.City;
import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.table.View;
import banneret.play.Titles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot that leads by far does not stand still: it goes on until the game is won. */
class WinningBotTest {
  private static final int ALERT = 8;
  private static final int LONGEST = 70;

  @ParameterizedTest
  @ValueSource(ints = {2, 6, 9})
  void a_bot_finishes_a_game_that_the_other_player_has_given_up(int seed) {
    Titles titles = new Titles();
    Game<City> game = new BattueTitle().with(titles.content("battue"));
    City city = game.lay(Setup.of(2).with("setup", "quick"));
    Engine<City> engine = new Engine<>(city, new Seeded(seed));
    engine.run();
    Bot<City> bot = Bots.named("normal@400", seed);
    Seeded picks = new Seeded(seed * 31 + 7);
    Options options = new Options();
    while (engine.awaited() != 0 && game.round(city) < LONGEST) {
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      engine.options(seat, options);
      engine.answer(
          seat,
          seat == 1 ? bot.choose(new View<>(game, city, 1)) : weak(game, engine, picks, options));
    }
    assertThat(game.round(city)).as("the round in which it ended").isLessThan(LONGEST);
  }

  /** A player who answers anything for some rounds, and then does no more wherever he may. */
  private static int weak(Game<City> game, Engine<City> engine, Seeded picks, Options options) {
    int choice = 0;
    if (options.size() > 1 && game.round(engine.table()) < ALERT) {
      choice = picks.below(options.size());
    } else {
      for (int i = 0; i < options.size(); i++) {
        String phrase = engine.phrase(0, options.get(i));
        choice = phrase.endsWith("no more") || phrase.equals("pass") ? i : choice;
      }
    }
    return options.get(choice);
  }
}
