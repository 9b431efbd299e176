package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.bots.Bot;
import banneret.bots.Bots;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Options;
import banneret.kernel.step.Standing;
import banneret.kernel.table.View;
import banneret.miniatures.field.Battlefield;
import banneret.play.Titles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of bots with armies by chance: they end by the rules, and the better bot wins. */
class BotGamesTest {
  private static final int MOST = 20_000;

  private final Miniatures game = (Miniatures) new Titles().game("miniatures");

  private Setup setup(int seats, String mode, String sides, int seed) {
    Setup setup = Setup.of(seats).with("mode", mode).with("sides", sides).with("size", "20");
    return game.drawn(setup, seed);
  }

  private Standing play(Setup setup, int seed, String... names) {
    Battlefield field = game.lay(setup);
    Engine<Battlefield> engine = new Engine<>(field, new Seeded(seed));
    List<Bot<Battlefield>> bots = new ArrayList<>();
    List<View<Battlefield>> views = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(Bots.named(names[seat % names.length], Seeded.mix(seed, seat)));
      views.add(new View<>(game, field, seat));
    }
    Options options = new Options();
    engine.run();
    for (int asked = 0; engine.awaited() != 0; asked++) {
      assertThat(asked).as("questions of a game").isLessThan(MOST);
      int seat = Integer.numberOfTrailingZeros(engine.awaited());
      engine.options(seat, options);
      int choice = options.size() == 1 ? options.get(0) : bots.get(seat).choose(views.get(seat));
      assertThat(options.contains(choice)).as("what %s answers", field.step()).isTrue();
      engine.answer(seat, choice);
    }
    Standing standing = field.standing();
    assertThat(standing).isNotNull();
    return standing;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a-game-of-thrones",
        "a-clash-of-kings",
        "a-storm-of-swords",
        "a-feast-for-crows",
        "a-dance-with-dragons",
        "the-winds-of-winter",
        "fire-and-blood",
        "dark-wings-dark-words"
      })
  void greedy_wins_against_random_in_every_mode(String mode) {
    double won = 0;
    for (int seed = 1; seed <= 2; seed++) {
      Setup setup = setup(2, mode, "each-for-himself", seed);
      won += play(setup, seed, "greedy", "random").share(0);
      won += play(setup, seed, "random", "greedy").share(1);
    }
    assertThat(won).isGreaterThanOrEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "3, a-game-of-thrones, each-for-himself",
    "4, the-winds-of-winter, each-for-himself",
    "4, a-storm-of-swords, teams"
  })
  void games_of_more_than_two_end_too(int seats, String mode, String sides) {
    play(setup(seats, mode, sides, 3), 3, "greedy", "greedy");
  }

  @Test
  void who_searches_plays_a_game_to_its_end() {
    play(setup(2, "a-dance-with-dragons", "each-for-himself", 4), 4, "normal@6", "greedy");
  }

  @Test
  void armies_are_drawn_for_whoever_brings_none() {
    Setup setup = setup(2, "fire-and-blood", "each-for-himself", 5);
    Battlefield one = game.lay(setup);
    Battlefield same = game.lay(setup(2, "fire-and-blood", "each-for-himself", 5));
    assertThat(game.write(same).toString()).isEqualTo(game.write(one).toString());
    Setup named = Setup.of(2).with(0, "army", setup.own(0).get("army"));
    assertThat(game.drawn(named, 6).own(0)).isEqualTo(named.own(0));
    assertThat(game.drawn(named, 6).own(1).has("army")).isTrue();
  }
}
