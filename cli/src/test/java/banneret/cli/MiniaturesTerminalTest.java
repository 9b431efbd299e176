package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.cli.command.PlayCommand;
import banneret.cli.screen.Console;
import banneret.kernel.luck.Seeded;
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
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Miniatures played by typing. */
class MiniaturesTerminalTest {
  /** Every kind of sign: trays that look four ways, terrain, an objective, conditions. */
  private static final String SECOND_ROUND =
      """
      seats: 2
      options: {mode: a-game-of-thrones, terrain: 0}
      round: {number: 2, first: red, active: red}
      armies:
        red: {faction: lannister, commander: jaime-kingslayer, ncus: [cersei-lannister]}
        blue: {faction: stark}
      units:
        red-1: {card: lannister-guardsmen, attachment: jaime-kingslayer, at: 24 12 90}
        red-2: {card: lannister-crossbowmen, at: 36 12 90, conditions: [weakened], activated: true}
        blue-1: {card: stark-sworn-swords, at: 24 24.8 270, figures: 9}
        blue-2: {card: stark-sworn-swords, at: 12 30 0}
        blue-3: {card: stark-sworn-swords, at: 36 40 180}
      terrain: {terrain-1: {kind: forest, at: 12 12 90}, terrain-2: {kind: palisade, at: 36 24 90}}
      objectives: {objective-1: {at: 40 34}}
      hands: {red: {hear-me-roar: 1}}
      steps: [next-turn]
      """;

  @TempDir private Path folder;

  private static String typed(String input, String seats, String... more) {
    List<String> arguments = new ArrayList<>(List.of("miniatures", "--seats", seats, "--fast"));
    arguments.addAll(List.of(more));
    return TerminalTest.typed("dumb", input, arguments.toArray(String[]::new));
  }

  /** What is shown when lines are typed in the second round, in a window of so many columns. */
  private String from(int columns, String language, String... lines) throws IOException {
    Path file = folder.resolve("position.yaml");
    Files.writeString(file, SECOND_ROUND);
    List<String> arguments =
        List.of(
            "miniatures",
            "--seats",
            "human,human",
            "--seed",
            "7",
            "--fast",
            "--lang",
            language,
            "--from",
            file.toString());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = TerminalTest.lines(lines).getBytes(StandardCharsets.UTF_8);
    try (Terminal terminal =
        new DumbTerminal(
            "test",
            Terminal.TYPE_DUMB,
            new ByteArrayInputStream(in),
            out,
            StandardCharsets.UTF_8)) {
      terminal.setSize(Size.of(columns, 50));
      PlayCommand play = (PlayCommand) TerminalTest.command("play", arguments);
      play.play(new Console(terminal, false, false, false));
      terminal.flush();
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Numbers as a careless player types them; some name no option. */
  private static String numbers(int seed, int count) {
    Seeded chance = new Seeded(seed);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      out.append(1 + chance.below(1 + chance.below(9))).append('\n');
    }
    return out.toString();
  }

  private static void assertReadable(String screen) {
    assertThat(screen).doesNotContain("\u2039").doesNotContain("{");
    assertThat(screen.lines().filter(line -> !line.contains(" > ") && !line.contains(" Enter")))
        .allMatch(line -> line.length() <= 100);
  }

  @ParameterizedTest
  @CsvSource({
    "a-game-of-thrones, 1, en",
    "a-clash-of-kings, 2, fr",
    "a-storm-of-swords, 3, fr",
    "a-feast-for-crows, 4, en",
    "a-dance-with-dragons, 5, fr",
    "the-winds-of-winter, 6, en",
    "fire-and-blood, 7, fr",
    "dark-wings-dark-words, 8, en"
  })
  void a_whole_game_is_played(String mode, String seed, String language) {
    Path file = folder.resolve("game.json");
    String screen =
        typed(
            numbers(Integer.parseInt(seed), 6000),
            "human,random",
            "--seed",
            seed,
            "--lang",
            language,
            "--option",
            "mode=" + mode,
            "--option",
            "size=30",
            "--record",
            file.toString());
    assertReadable(screen);
    assertThat(screen).contains(language.equals("fr") ? "La partie est finie" : "The game is over");
    assertThat(file).exists();
  }

  @Test
  void the_battlefield_is_drawn_within_a_hundred_columns() throws IOException {
    String screen = from(100, "en", "", "", "quit", "y");
    assertThat(screen)
        .contains("░░░░░■1↓░░░░", "▓▓▓▓▓SS9▓▓▓▓")
        .contains("░░░░■2→▓▓▓", "▓▓▓░■3←░░░")
        .contains("░░░░LG12★░░░", "▓▓▓▓▓▓W▓▓▓▓▓", "░░░░░●2↑*░░░")
        .contains("♣♣♣♣♣♣♣♣♣♣♣♣♣♣♣♣", "############", "⚑1", "42┤");
    assertReadable(screen);
  }

  @Test
  void in_a_narrow_window_it_is_told_in_words() throws IOException {
    assertThat(from(80, "en", "", "", "quit", "y"))
        .contains("The map needs 100 columns and this window has 80")
        .contains("■1↓ 24 24.8 270°");
  }

  @Test
  void odds_are_told_with_the_rules_behind_them() throws IOException {
    assertThat(from(100, "en", "", "odds red-1 blue-1", "quit", "y"))
        .contains("Charge on ■1 Stark Sworn Swords: 7.63″ to go")
        .contains("succeeds on 4 or more,", "50%; turn to")
        .contains("Attack dice 6 = 6 by ranks (miniatures.card.attack-dice-by-rank)")
        .contains("Misses may be rolled again. (miniatures.combat-bonus.charge)");
  }

  @Test
  void a_charge_that_cannot_be_is_told_with_the_place_where_it_fails() throws IOException {
    assertThat(from(100, "fr", "", "chances rouge 1 bleu 3", "vue rouge 2 bleu 3", "quitter", "o"))
        .contains("une charge fait au mieux 10″")
        .contains("en 36 24 90°.");
  }

  @Test
  void things_are_measured() throws IOException {
    assertThat(
            from(
                100,
                "en",
                "",
                "measure red-1 blue-1",
                "arc red-1 blue-2",
                "measure red-1 objective 1",
                "look red-1",
                "look forest",
                "quit",
                "y"))
        .contains("From ●1 Lannister Guardsmen to ■1 Stark Sworn Swords: 8″.")
        .contains("From the front arrow of ●1: 8″, long range.")
        .contains("lies in this arc of ■2 Stark Sworn Swords: right flank")
        .contains("Jaime Lannister")
        .contains("♣ Forest: Cover:");
  }

  @Test
  void a_place_told_in_round_numbers_may_be_typed() throws IOException {
    assertThat(from(100, "en", "", "activate red-1", "pass", "march", "24.004 15 90", "quit", "y"))
        .contains("●Red 1 marches 3″.");
  }

  private static String army(String... arguments) {
    List<String> line = new ArrayList<>(List.of("army"));
    line.addAll(List.of(arguments));
    StringWriter out = new StringWriter();
    PrintWriter all = new PrintWriter(out, true);
    Banneret.commandLine(line, Map.of())
        .setOut(all)
        .setErr(all)
        .execute(line.toArray(String[]::new));
    return out.toString();
  }

  /** The army of docs/miniatures.md, whole and without its commander. */
  @Test
  void an_army_is_told_what_it_costs_and_what_is_illegal_about_it() throws IOException {
    String document = Files.readString(Path.of("../docs/miniatures.md"));
    int from = document.indexOf("```yaml") + "```yaml\n".length();
    String list = document.substring(from, document.indexOf("```", from));
    Path file = folder.resolve("my-army.yaml");
    Files.writeString(file, list);
    assertThat(army(file.toString(), "--size", "30"))
        .contains("21 points of 30")
        .contains("This army may be fielded in a game of 30 points.");
    Files.writeString(file, list.replace(", attachment: robb-stark-wolf-lord", ""));
    assertThat(army(file.toString(), "--size", "30", "--lang", "fr"))
        .contains("my-army.yaml:5: Vent Gris : cette unité n'est alignée qu'avec Robb Stark.")
        .contains("(miniatures.army.card-conditions)")
        .contains("ne peut pas être alignée");
    assertThat(army("lannister: stark-bowmen; cersei-lannister"))
        .contains("army:1: Stark Bowmen belongs to another faction.")
        .contains("The army has no commander.");
    assertThat(army()).contains("stark-40: ");
  }

  @Test
  void an_army_may_be_one_line_or_random() {
    String screen =
        typed(
            "quit\ny\n",
            "human,random",
            "--seed",
            "7",
            "--option",
            "1.army=stark: stark-sworn-swords+robb-stark-wolf-lord, grey-wind; catelyn-stark",
            "--option",
            "2.army=random: 7");
    assertThat(screen).contains("●1 Stark Sworn Swords★").contains("●2 Grey Wind").contains("■1 ");
  }

  @Test
  void a_line_may_end_with_a_place_as_people_say_it() throws IOException {
    assertThat(from(100, "en", "", "activate red-1", "maneuver toward blue-1", "quit", "y"))
        .contains("Red 1 maneuvers 4″.");
  }
}
