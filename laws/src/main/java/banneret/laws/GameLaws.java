package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.Game;
import banneret.kernel.Position;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The laws that every game keeps, on random games with every number of players and all options. A
 * game gets them all by a test class that extends this one and names the game.
 *
 * <p>{@code -Dlaws.scale=10} plays ten times as many games, {@code -Dlaws.only=17} the one of that
 * number.
 *
 * @param <P> the game's position
 */
@Timeout(value = 10, unit = java.util.concurrent.TimeUnit.MINUTES,
    threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public abstract class GameLaws<P extends Position<P>> {
  private final Game<P> game;
  private final Map<String, String> fixed = new LinkedHashMap<>();

  /**
   * @param fixed options that are the same in all games, such as {@code rounds=60} where a random
   *     game might not end by itself
   */
  @SuppressWarnings("unchecked")
  protected GameLaws(String id, String... fixed) {
    game = (Game<P>) new Titles().game(id);
    for (String option : fixed) {
      String[] parts = option.split("=", 2);
      this.fixed.put(parts[0], parts[1]);
    }
  }

  private void forGames(int count, Consumer<Trial<P>> law) {
    Integer only = Integer.getInteger("laws.only");
    int all = (int) Math.ceil(count * Double.parseDouble(System.getProperty("laws.scale", "1")));
    for (int number = only == null ? 0 : only; number < (only == null ? all : only + 1); number++) {
      Trial<P> trial = Trial.of(game, fixed, number);
      try {
        law.accept(trial);
      } catch (AssertionError | RuntimeException | StackOverflowError e) {
        throw new AssertionError(
            "In game " + number + " (" + trial + "; -Dlaws.only=" + number + "): " + e.getMessage(),
            e);
      }
    }
  }

  @Test
  void a_copy_never_moves() {
    forGames(400, PositionLaws::copies);
  }

  @Test
  void options_are_the_candidates_that_nothing_forbids() {
    forGames(400, PositionLaws::options);
  }

  @Test
  void a_position_that_is_written_and_read_goes_on_alike() {
    forGames(200, PositionLaws::writing);
  }

  @Test
  void dealing_anew_leaves_what_a_seat_knows() {
    PositionLaws.Dealings dealings = new PositionLaws.Dealings();
    forGames(60, trial -> PositionLaws.redealing(trial, dealings));
    dealings.check();
  }

  @Test
  void a_game_keeps_its_pieces_and_ends() {
    forGames(1500, PositionLaws::ending);
  }

  @Test
  void a_choice_survives_its_notation() {
    forGames(60, TableLaws::notation);
  }

  @Test
  void a_record_replays_to_the_same() {
    forGames(60, TableLaws::records);
  }

  @Test
  void a_refusal_changes_nothing() {
    forGames(60, TableLaws::refusals);
  }

  @Test
  void an_answer_may_be_taken_back_until_a_barrier() {
    forGames(60, TableLaws::undo);
  }

  @Test
  void a_draft_changes_nothing_and_comes_true() {
    forGames(40, TableLaws::drafts);
  }

  @Test
  void a_seat_sees_nothing_of_what_it_cannot_know() {
    int[] compared = {0};
    forGames(150, trial -> compared[0] += Secrecy.check(trial));
    assertThat(compared[0]).as("answers compared").isPositive();
  }

  @Test
  void fixed_seeds_play_out_as_they_did() {
    Golden.check(game, fixed, Path.of("src", "test", "resources", "golden.yaml"));
  }
}
