package banneret.laws;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.Title;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.tree.Tree;
import banneret.play.Lessons;
import banneret.play.Titles;
import banneret.wire.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The laws that every game keeps, on random games with every number of players and all options. A
 * game gets them all by a test class that extends this one and names the game.
 *
 * <p>{@code -Dlaws.scale=10} plays ten times as many games, {@code -Dlaws.game=17} the one of that
 * number.
 *
 * @param <P> the game's position
 */
@Timeout(
    value = 10,
    unit = java.util.concurrent.TimeUnit.MINUTES,
    threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public abstract class GameLaws<P extends Position<P>> {
  private final Title<P> title;
  private final Tree.Fields content;
  private final Game<P> game;
  private final Map<String, List<String>> only = new LinkedHashMap<>();
  private final int cost;

  /** For a game of which a random game takes a few milliseconds. */
  protected GameLaws(String id, String... only) {
    this(id, 1, only);
  }

  /**
   * @param cost how much longer a game takes than those that the counts below are meant for; so
   *     many times fewer are played
   * @param only options that take only some of their values, such as {@code rounds=20,60} where
   *     random games of any other length would take too long
   */
  @SuppressWarnings("unchecked")
  protected GameLaws(String id, int cost, String... only) {
    Titles titles = new Titles();
    title = (Title<P>) titles.title(id);
    content = titles.content(id);
    game = title.with(content);
    for (String option : only) {
      String[] parts = option.split("=", 2);
      this.only.put(parts[0], List.of(parts[1].split(",")));
    }
    this.cost = cost;
  }

  private Trial.Drawn options() {
    return new Trial.Drawn(only, this::settle);
  }

  /** What a game draws itself, such as documents that no list holds. */
  protected Setup settle(Setup drawn, Seeded picks) {
    return drawn;
  }

  /** The events by which, without anybody's choice, something turns up that was a secret. */
  protected List<String> openings() {
    return List.of();
  }

  private void forGames(int count, Consumer<Trial<P>> law) {
    double scale = Double.parseDouble(System.getProperty("laws.scale", "1"));
    int one = Integer.getInteger("laws.game", -1);
    int first = Math.max(0, one);
    int end = one < 0 ? (int) Math.ceil(count * scale / cost) : one + 1;
    for (int number = first; number < end; number++) {
      Trial<P> trial = Trial.of(game, options(), number);
      try {
        law.accept(trial);
      } catch (AssertionError | RuntimeException | StackOverflowError e) {
        throw new AssertionError(
            "In game " + number + " (" + trial + "; -Dlaws.game=" + number + "): " + e.getMessage(),
            e);
      }
    }
  }

  @Test
  void what_may_be_placed_is_the_same_however_it_is_asked() {
    forGames(30, PlaceLaws::places);
  }

  @Test
  void a_copy_never_moves() {
    forGames(300, PositionLaws::copies);
  }

  @Test
  void options_are_the_candidates_that_nothing_forbids() {
    forGames(300, PositionLaws::options);
  }

  @Test
  void a_position_that_is_written_and_read_goes_on_alike() {
    forGames(120, PositionLaws::writing);
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
    forGames(45, TableLaws::notation);
  }

  @Test
  void a_record_replays_to_the_same() {
    forGames(30, TableLaws::records);
  }

  @Test
  void who_resigns_is_behind_the_others() {
    forGames(40, TableLaws::resigning);
  }

  @Test
  void luck_may_be_typed_in() {
    forGames(20, TableLaws::typedLuck);
  }

  @Test
  void a_refusal_changes_nothing() {
    forGames(60, TableLaws::refusals);
  }

  @Test
  void an_answer_may_be_taken_back_until_a_barrier() {
    forGames(30, TableLaws::undo);
  }

  @Test
  void a_draft_changes_nothing_and_comes_true() {
    forGames(20, TableLaws::drafts);
  }

  @Test
  void a_seat_sees_nothing_of_what_it_cannot_know() {
    int[] compared = {0};
    forGames(60, trial -> compared[0] += Secrecy.check(trial, openings()));
    assertThat(compared[0]).as("answers compared").isPositive();
  }

  @Test
  void a_position_is_read_or_refused() {
    ReadingLaws reading = new ReadingLaws();
    forGames(20, reading::positions);
    reading.check();
  }

  @Test
  void content_is_read_or_refused() {
    ReadingLaws reading = new ReadingLaws();
    forGames(1500, trial -> reading.content(trial, title, content));
    reading.check();
  }

  @Test
  void news_come_one_by_one_as_they_come_at_once() {
    List<Texts> languages = new Titles().texts(game.id());
    forGames(20, trial -> HeraldLaws.news(trial, languages));
  }

  @Test
  void among_bots_the_clock_moves() {
    forGames(12, ClockLaws::moves);
  }

  @Test
  void a_bot_that_is_asked_in_mid_line_takes_its_time() {
    int[] asked = {0};
    forGames(6, trial -> asked[0] += ClockLaws.midLine(trial));
    assertThat(asked[0]).as("lines that were begun").isPositive();
  }

  @Test
  void steps_wait_only_where_games_have_shown_them() {
    Stacks stacks = new Stacks();
    forGames(60, stacks::note);
    Path pack = Path.of("src/test/pack");
    if (Files.isDirectory(pack)) {
      Game<P> mixed = title.with(new Titles(pack).content(game.id()));
      forGames(
          60, trial -> stacks.note(new Trial<>(mixed, trial.setup(), trial.seed(), trial.picks())));
    }
    Tree.Fields free = Tree.fields();
    title.files().forEach(file -> free.put(file, content.get(file)));
    stacks.note(title.with(free), Path.of("cases"));
    stacks.check(Path.of("src/main/resources/banneret", game.id(), "waiting.yaml"));
  }

  @Test
  void lessons_are_solved_by_their_own_lines_and_end_whatever_is_said() {
    Lessons.of(new Titles(), game.id()).values().forEach(lesson -> LessonLaws.check(game, lesson));
  }

  @Test
  void fixed_seeds_play_out_as_they_did() {
    Golden.check(game, options(), Path.of("src", "test", "resources", "golden.yaml"));
  }
}
