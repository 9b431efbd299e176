package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.cli.command.GameDisplays;
import banneret.cli.command.PlayCommand;
import banneret.cli.command.ReplayCommand;
import banneret.cli.screen.Ascii;
import banneret.cli.screen.Console;
import banneret.cli.screen.Display;
import banneret.cli.screen.Messages;
import banneret.cli.screen.SeatView;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.play.Records;
import banneret.play.Titles;
import banneret.wire.Ledger;
import banneret.wire.Texts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Games played by typing. */
class TerminalTest {
  private static final String QUICK = "setup=quick";
  private static final String CLEARED = "\033[3J";

  @TempDir private Path folder;

  /** What the screen shows when these lines are typed. */
  static String typed(String type, String input, String... arguments) {
    assertThat(arguments)
        .as("a test leaves nothing to chance")
        .containsAnyOf("--seed", "--continue");
    return show(
        type,
        input,
        console -> {
          PlayCommand play = (PlayCommand) command("play", List.of(arguments));
          play.play(console);
        });
  }

  /** A command that has been given these arguments. */
  static Object command(String name, List<String> arguments) {
    List<String> words = new ArrayList<>(arguments);
    words.addFirst(name);
    CommandLine line = Banneret.commandLine(words, Map.of());
    line.parseArgs(words.toArray(String[]::new));
    return line.getSubcommands().get(name).getCommand();
  }

  interface Show {
    void run(Console console);
  }

  /** Screens that are cleared are those of type {@code screen}; the others are pipes. */
  static String show(String type, String input, Show show) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    try (Terminal terminal =
        new DumbTerminal("test", Terminal.TYPE_DUMB, in, out, StandardCharsets.UTF_8)) {
      boolean screen = type.equals("screen");
      show.run(new Console(terminal, screen, screen, false));
      terminal.flush();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  static String lines(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  private static String fingerprint(Path record) {
    Titles titles = new Titles();
    return Records.replay(titles, Records.read(record), new Seeded(0)).write().fingerprint();
  }

  @ParameterizedTest
  @CsvSource({
    "en, random, proclaimed Khan of the Golden Horde",
    "fr, random, proclamé Khan de la Horde d'Or",
    "en, greedy, proclaimed Khan of the Golden Horde",
    "fr, greedy, proclamé Khan de la Horde d'Or"
  })
  void a_whole_game_can_be_played_by_typing_numbers(String language, String bot, String khan) {
    String screen =
        typed(
            "dumb",
            "1\n".repeat(6000),
            "battue",
            "--seats",
            "human," + bot,
            "--seed",
            "7",
            "--option",
            "rounds=20",
            "--lang",
            language);
    assertThat(screen).contains(khan).doesNotContain("\u2039").doesNotContain("{");
    assertThat(screen).containsPattern("(Tiles: |Tuiles : )\\p{Lu}.* [0-9]");
  }

  @Test
  void a_screen_has_colours_and_shapes() {
    String screen =
        typed(
            "screen",
            "1\n2\n",
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK,
            "--fast");
    assertThat(screen).contains("\033[H\033[2J", "wall-n-w", "\u250C", "●6", "Goodbye");
    assertThat(screen).contains("38;5;203");
  }

  @Test
  void the_board_fits_a_hundred_columns() {
    String screen =
        typed("dumb", "1\n".repeat(2000), "battue", "--seats", "human,greedy", "--seed", "3");
    assertThat(screen.lines().filter(line -> line.startsWith("     ┌")))
        .isNotEmpty()
        .allMatch(line -> line.length() <= 100);
    assertThat(screen.lines().filter(line -> !line.contains(" > ")))
        .allMatch(line -> line.length() <= 100);
  }

  @Test
  void words_a_part_of_them_and_several_words_are_understood() {
    String screen =
        typed(
            "dumb",
            lines("north", "gate-n", "no more", "move camp-north to gate-n with 6"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen)
        .contains("Red pitches camp before the north edge, facing the Porta Septentrionalis")
        .contains("Red leads 6 warriors");
  }

  @Test
  void a_word_that_fits_several_options_is_asked_about() {
    String screen =
        typed(
            "dumb",
            lines("camp"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen).contains("Which one: camp north, camp east, camp south, camp west?");
  }

  @Test
  void back_drops_the_last_word() {
    String screen =
        typed(
            "dumb",
            lines("camp north", "back", "camp south facing gate-s"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen).contains("Red pitches camp before the south edge");
  }

  @Test
  void a_refusal_names_the_rule_and_why_tells_it() {
    String screen =
        typed(
            "dumb",
            lines("camp north facing gate-s", "why", "camp north facing gate-n", "why"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen)
        .contains("(battue.setup.horde-at-edge)")
        .contains("Refused by battue.setup.horde-at-edge:")
        .contains("The question follows battue.reinforce.optional:");
  }

  @Test
  void why_explains_the_sums_of_the_last_round() {
    String screen =
        typed(
            "dumb",
            lines("camp north facing gate-n", "call no more", "1", "why"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen)
        .contains("The last clash:")
        .containsPattern("attack \\d+ = 6 warriors \\+ \\d on the die")
        .contains("battue.battle.attack-value:");
  }

  @Test
  void an_answer_can_be_taken_back_until_something_is_learnt() {
    String screen =
        typed(
            "dumb",
            lines("camp north facing gate-n", "undo", "call no more", "undo", "undo"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen).contains("There is nothing you can take back:").contains("Taken back.");
  }

  @Test
  void questions_about_the_table_are_answered() {
    String screen =
        typed(
            "dumb",
            lines(
                "look gate-n",
                "look nowhere",
                "hand",
                "log",
                "rules retreat",
                "rules zzz",
                "help",
                "board",
                "99"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen)
        .contains("gate-n · Porta Septentrionalis · defence 3, loot 1, points 1 · no flag")
        .contains("There is no place called \"nowhere\"")
        .contains("no cards")
        .contains("battue.occupied.either-may-retreat")
        .contains("No clause mentions \"zzz\".")
        .contains("takes your last answer back")
        .contains("There is no option 99");
  }

  @Test
  void a_saved_game_goes_on_where_it_was() throws IOException {
    Path file = folder.resolve("game.json");
    Path again = folder.resolve("again.json");
    String screen =
        typed(
            "dumb",
            lines("camp north facing gate-n", "call no more", "save " + file, "quit"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen).contains("Saved.").doesNotContain("Leave anyway?");
    typed("dumb", lines("save " + again), "--continue", file.toString());
    assertThat(fingerprint(again)).isEqualTo(fingerprint(file));
    typed("dumb", lines("1", "save " + again, "y"), "--continue", file.toString(), "--seed", "1");
    assertThat(fingerprint(again)).isNotEqualTo(fingerprint(file));
    assertThat(Records.read(again).entries().subList(0, Records.read(file).entries().size()))
        .isEqualTo(Records.read(file).entries());
  }

  @Test
  void a_game_that_goes_on_is_not_told_again() {
    Path file = folder.resolve("game.json");
    String camp = "Red pitches camp";
    typed(
        "dumb",
        lines("camp north facing gate-n", "save " + file),
        "--seed",
        "7",
        "--option",
        QUICK);
    assertThat(typed("dumb", lines("log"), "--continue", file.toString()))
        .startsWith("Battue continues with human, normal")
        .containsOnlyOnce(camp);
    assertThat(typed("dumb", "", "--continue", file.toString())).doesNotContain(camp);
  }

  @Test
  void what_is_asked_about_the_set_up_is_answered_to_the_point() {
    String screen =
        typed(
            "dumb",
            lines("place palace", "look palace", "rules tie", "save " + folder + "/none/x.json"),
            "--seed",
            "7");
    assertThat(screen)
        .contains("There is a tile already: palace site.")
        .contains("face down: Palace, defence 8")
        .contains("battue.end.tie-by-tiles")
        .doesNotContain("battue.component.loot-cards")
        .contains("Does revealing a tile by RECON draw its event? Yes, at once")
        .contains("There is no folder for " + folder)
        .doesNotContain("Exception");
  }

  /** A player who looks back reads what was known then, and what counts now. */
  @Test
  void a_tile_is_named_once_it_is_turned_up_and_dice_count_for_one_round() throws IOException {
    Path file = folder.resolve("position.yaml");
    Files.writeString(
        file,
        """
        seats: 2
        turn: {active: red, phase: move}
        board:
          wall-n-w: {flag: red, red: 2}
          gate-s: {flag: blue, blue: 5}
        """);
    String screen =
        typed(
            "dumb",
            lines("move wall-n-w to l10 with 2", "board", "log", "why"),
            "--from",
            file.toString(),
            "--seed",
            "5");
    assertThat(screen).contains("to site l10.").doesNotContain("to site l10 (");
    assertThat(screen).contains("Site l10 (").contains("Fight on or retreat?");
    assertThat(screen).contains("Red attack 1 = 1 warrior  ×");
  }

  @Test
  void a_saved_game_goes_on_with_the_same_players() {
    Path file = folder.resolve("game.json");
    typed(
        "dumb",
        lines("", "save " + file),
        "--seats",
        "random,human,human",
        "--seed",
        "7",
        "--option",
        QUICK);
    assertThat(Records.read(file).players()).containsExactly("random", "human", "human");
    assertThat(typed("dumb", "", "--continue", file.toString()))
        .contains("continues with random, human, human", " > ");
    assertThat(typed("dumb", "", "--continue", file + "", "--seats", "random,human,random"))
        .contains("continues with random, human, random", " > ");
  }

  @Test
  void a_kept_record_holds_the_whole_game() {
    Path file = folder.resolve("kept.json");
    typed(
        "dumb",
        "1\n".repeat(4000),
        "battue",
        "--seats",
        "human,random",
        "--seed",
        "5",
        "--option",
        "rounds=20",
        "--record",
        file.toString());
    Table<?> table = Records.replay(new Titles(), Records.read(file), new Seeded(0));
    assertThat(table.standing()).isNotNull();
  }

  @Test
  void whoever_leaves_unsaved_is_asked() {
    String screen =
        typed(
            "dumb",
            lines("camp north facing gate-n", "quit", "n", "quit", "y"),
            "battue",
            "--seats",
            "human,greedy",
            "--seed",
            "7",
            "--option",
            QUICK);
    assertThat(screen).containsOnlyOnce("Goodbye").contains("Leave anyway?");
  }

  /**
   * Between two hand-overs no card may be named that the person at the screen cannot know, and what
   * the other has read is wiped off.
   */
  @Test
  void a_hand_over_hides_the_hands() {
    Path file = folder.resolve("two.json");
    String screen =
        typed(
            "screen",
            "1\n".repeat(3000),
            "battue",
            "--seats",
            "human,human",
            "--seed",
            "4",
            "--option",
            QUICK,
            "--option",
            "rounds=20",
            "--fast",
            "--record",
            file.toString());
    Texts texts = new Titles().texts("battue", "en");
    String[] turns = screen.replaceAll("\033\\[[0-9;]*m", "").split("Hand over to ", -1);
    assertThat(turns.length).isGreaterThan(20);
    int secrets = 0;
    for (int i = 1; i < turns.length - 1; i++) {
      int other = turns[i].startsWith("●Red") ? 1 : 0;
      assertThat(turns[i - 1]).as("wiped before the hand-over").endsWith(CLEARED);
      String otherName = texts.name("seat", other);
      assertThat(turns[i]).doesNotContain(otherName + " draws loot:");
      assertThat(turns[i]).doesNotContain(otherName + " sees the next event:");
      secrets += turns[i].contains(otherName + " draws a loot card") ? 1 : 0;
    }
    assertThat(secrets).isPositive();
  }

  /** The hand that is shown is the seat's own, at every question of a game for two. */
  @Test
  void only_the_own_hand_is_shown() {
    Titles titles = new Titles();
    Texts texts = titles.texts("battue", "en");
    Messages messages = Messages.of("en");
    Display display = GameDisplays.display(titles, texts, messages, "battue");
    GameRecord record = finished();
    int checked = 0;
    for (int count = 1; count < record.inForce().size(); count += 5) {
      Table<?> table = Table.replay(titles.game("battue"), record, count, new Seeded(0));
      for (int seat = -1; seat < 2; seat++) {
        SeatView sight = SeatView.of(table.view(seat), null);
        List<String> shown = new ArrayList<>();
        display.panel(sight, 100).forEach(line -> shown.add(line.toString()));
        if (seat >= 0) {
          display.hand(sight, 100).forEach(line -> shown.add(line.toString()));
        }
        for (String card : hidden(table, seat, texts)) {
          checked++;
          assertThat(String.join("\n", shown)).doesNotContain(card);
        }
      }
    }
    assertThat(checked).isGreaterThan(50);
  }

  /** The names of cards in others' hands that the seat sees nowhere else. */
  private static Set<String> hidden(Table<?> table, int seat, Texts texts) {
    Set<String> hidden = new TreeSet<>();
    for (int other = 0; other < 2; other++) {
      if (other != seat) {
        for (String card : table.view(other).tree().fieldsIfAny("hand").names()) {
          hidden.add(texts.text("loot." + card));
        }
      }
    }
    String seen = table.view(seat).tree().toString();
    for (String word : table.game().names("loot").words()) {
      String name = texts.text("loot." + word);
      if (seen.contains('"' + word + '"')) {
        hidden.remove(name);
      }
    }
    hidden.removeIf(name -> List.of("Loot", "Warrior", "Charge", "Defense").contains(name));
    return hidden;
  }

  private GameRecord finished() {
    Path file = folder.resolve("finished.json");
    typed(
        "dumb",
        "",
        "battue",
        "--seats",
        "greedy,greedy",
        "--seed",
        "2",
        "--option",
        QUICK,
        "--record",
        file.toString());
    return Records.read(file);
  }

  @Test
  void bots_alone_play_to_the_end() {
    assertThat(Records.replay(new Titles(), finished(), new Seeded(0)).standing()).isNotNull();
  }

  @Test
  void a_replay_steps_forth_back_and_to_the_end() {
    GameRecord record = finished();
    int last = record.inForce().size();
    String screen = replay(lines("", "back", "back", "jump 10", "end", "next", "what", "quit"));
    assertThat(screen)
        .contains("1/" + last, "2/" + last, "10/" + last, last + "/" + last)
        .contains("This is the beginning of the record.", "This is the end of the record.")
        .contains("Played by ●Red (greedy), ■Blue (greedy).")
        .contains("proclaimed Khan");
    Entry second = record.inForce().get(1);
    assertThat(screen).contains(((Entry.Answered) second).line());
  }

  private String replay(String input, String... more) {
    List<String> arguments = new ArrayList<>(List.of(more));
    arguments.addFirst(folder.resolve("finished.json").toString());
    return show(
        "dumb", input, console -> ((ReplayCommand) command("replay", arguments)).replay(console));
  }

  @Test
  void a_replay_of_a_finished_game_is_open_and_a_spectators_is_not() {
    GameRecord record = finished();
    StringBuilder every = new StringBuilder();
    every.repeat("\n", record.inForce().size());
    assertThat(replay(every.toString()))
        .contains("draws loot: ")
        .doesNotContain("draws a loot card");
    assertThat(replay(every.toString(), "--seat", "spectator"))
        .contains("draws a loot card")
        .doesNotContain("draws loot: ");
    assertThat(replay(every.toString(), "--seat", "1"))
        .contains("Red draws loot: ", "Blue draws a loot card")
        .doesNotContain("Blue draws loot: ");
  }

  @Test
  void positions_can_be_played_on_from() throws IOException {
    Path file = folder.resolve("position.yaml");
    Files.writeString(
        file,
        """
        seats: 2
        turn: {active: red, phase: move}
        board:
          gate-n: {flag: red, red: 5}
          gate-s: {flag: blue, blue: 5}
        """);
    String screen =
        typed(
            "dumb",
            lines("move gate-n to s02 with 3"),
            "battue",
            "--seed",
            "7",
            "--from",
            file.toString());
    assertThat(screen).contains("Red leads 3 warriors from the Porta Septentrionalis (gate-n)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--seats human,nobody;Nobody is called \"nobody\"",
        "--seats human;is for 2 to 4 players",
        "--lang de;There is no language \"de\"",
        "--seed seven;--seed is a whole number, not \"seven\"",
        "--option setup=fast;The option setup is one of",
        "--option colour=red;has no option",
        "--continue nowhere.json;There is no file nowhere.json",
        "--from nowhere.yaml;There is no file nowhere.yaml"
      })
  void what_is_wrong_on_the_command_line_is_said_in_a_sentence(String arguments, String sentence) {
    Ran ran = run(("play battue " + arguments).split(" "));
    assertThat(ran.code).isEqualTo(2);
    assertThat(ran.err).contains(sentence).doesNotContain("\tat ");
    assertThat(ran.err.lines().count()).isLessThanOrEqualTo(2);
  }

  private record Ran(int code, String out, String err) {}

  private static Ran run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code =
        Banneret.commandLine(List.of(arguments), Map.of())
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Ran(code, out.toString(), err.toString());
  }

  @Test
  void rules_are_printed_with_what_proves_them() {
    Ran all = run("rules", "battue", "--lang", "en");
    assertThat(all.code).isZero();
    Ledger ledger = new Titles().ledger("battue");
    ledger.clauses().forEach(clause -> assertThat(all.out).contains(clause.id(), clause.en()));
    assertThat(all.out).contains("clauses, ");
    Ran french = run("rules", "battue", "replier", "--lang", "fr");
    assertThat(french.out)
        .contains("battue.occupied.either-may-retreat")
        .doesNotContain("battue.setup");
    assertThat(run("rules", "battue", "battue.card.poison", "--lang", "en").out)
        .contains("carried out by loot.yaml#poison");
    assertThat(run("rules", "chess").code).isEqualTo(2);
  }

  @Test
  void rules_as_json_are_one_object() {
    Ran ran = run("rules", "battue", "--json");
    assertThat(ran.out.strip()).startsWith("{").endsWith("}");
    assertThat(ran.out)
        .contains("\"game\"", "\"clauses\"", "\"executable\"", "\"covered\"", "\"uncovered\"");
  }

  @Test
  void cases_are_run_and_counted() throws IOException {
    Path good = folder.resolve("good.yaml");
    Path bad = folder.resolve("bad.yaml");
    Path unreadable = folder.resolve("unreadable.yaml");
    String head =
        """
        game: battue
        name: Red marches
        given: {seats: 2, turn: {phase: move}, board: {gate-n: {flag: red, red: 5}, gate-s: {flag: blue, blue: 5}}}
        play: [{red: move gate-n to s02 with 3}]
        """;
    Files.writeString(good, head + "expect: {facts: {board: {gate-n: {red: 2}}}}\n");
    Files.writeString(bad, head + "expect: {facts: {board: {gate-n: {red: 4}}}}\n");
    Files.writeString(unreadable, "game: battue\nname: [\n");
    assertThat(run("cases", good.toString()))
        .satisfies(ran -> {
          assertThat(ran.code).isZero();
          assertThat(ran.out).contains("1 passed, 0 failed");
        });
    assertThat(run("cases", good.toString(), bad.toString()))
        .satisfies(ran -> {
          assertThat(ran.code).isEqualTo(1);
          assertThat(ran.out).contains("expected 4, found 2", "1 passed, 1 failed");
        });
    assertThat(run("cases", unreadable.toString()).code).isEqualTo(2);
    assertThat(run("cases", folder.resolve("none.yaml").toString()).code).isEqualTo(2);
  }

  @Test
  void both_languages_have_the_same_messages() {
    assertThat(Messages.of("fr").keys()).containsExactlyElementsOf(Messages.of("en").keys());
  }

  @ParameterizedTest
  @ValueSource(strings = {"fr_FR.UTF-8", "fr"})
  void the_language_is_that_of_the_environment(String locale) {
    assertThat(Messages.in(null, Map.of("LANG", locale)).language()).isEqualTo("fr");
    assertThat(Messages.in(null, Map.of("LANG", locale, "LC_ALL", "C")).language()).isEqualTo("en");
    assertThat(Messages.in(null, Map.of()).language()).isEqualTo("en");
    assertThat(Messages.in("en", Map.of("LANG", locale)).language()).isEqualTo("en");
    assertThatThrownBy(() -> Messages.in("de", Map.of())).isInstanceOf(Malformed.class);
  }

  @Test
  void plain_characters_are_enough() {
    assertThat(Ascii.of("┌─●3 ○é…┐")).isEqualTo("+-R3 re.+");
  }
}
