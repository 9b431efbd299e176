package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.cli.command.PlayCommand;
import banneret.cli.screen.Ascii;
import banneret.cli.screen.Console;
import banneret.kernel.luck.Seeded;
import banneret.play.Records;
import banneret.play.Titles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Battles played by typing. */
class BattlesTerminalTest {
  private static final String KINGSROAD = "battle=clash-on-the-kingsroad";

  /** Every kind of sign that the map has: units, engagements, a fire, ground that is burnt down. */
  private static final String SECOND_ROUND =
      """
      seats: 2
      options: {battle: clash-on-the-kingsroad}
      round: {number: 2, first: lannister, active: lannister, phase: command}
      morale: 5
      units:
        3-4: {unit: war-host, rank: blue, figures: 3, commander: maege-mormont}
        4-4: {unit: casterly-rock-cavalry, rank: green, spent: true}
        4-3: {unit: casterly-rock-cavalry, rank: red, figures: 2, commander: addam-marbrand}
        3-8: {unit: northern-archers, rank: green, spent: true}
        3-10: {unit: stark-kennelmasters, rank: red, figures: 2}
        3-11: {unit: lannisport-guards, rank: blue}
        5-11: {unit: lannister-heavy-infantry, rank: green}
      engaged: [{at: 3-4, with: 4-4, token: lannister}, {at: 3-10, with: 3-11, token: stark}]
      terrain: {4-8: devastation}
      fire: {1-10: 2}
      control: {west-bank: stark, south-bank: lannister}
      pools: {lannister: {green: 2, valor: 1}, stark: {morale: 1}}
      command: {lannister: 2}
      commanders: {addam-marbrand: {tokens: 1, committed: true}, rickard-karstark: {captured: true}}
      hands: {lannister: {ll01: 1}}
      """;

  private static final String PICTURE =
      """
          / 0 \\ / 1 \\ / 2 \\ /=3=\\ / 4 \\ / 5 \\ / 6 \\ /~7~\\ / 8 \\ / 9 \\ / 10\\ / 11\\ / 12\\ / 13\\ / 14\\
       0 │     │     │     │ === │     │     │     │~~~~~│     │     │     │     │     │     │     │  0
           \\ / 0 \\ / 1 \\ / 2 \\ /=3=\\ / 4 \\ / 5 \\ /~6~\\ / 7 \\ / 8 \\ / 9 \\ /♣10\\ / 11\\ / 12\\ / 13\\ /
       1    │     │     │     │ === │     │     │~~~~~│     │     │     │ *2* │     │     │     │     1
          / 0 \\ / 1 \\ / 2 \\ /=3=\\ / 4 \\ / 5 \\ / 6 \\ /~7~\\ / 8 \\ / 9 \\ / 10\\2/ 11\\ / 12\\ / 13\\ / 14\\
       2 │     │     │     │ === │     │     │     │~~~~~│     │     │     │     │     │     │     │  2
           \\ / 0 \\ / 1 \\ / 2 \\ /=3=\\ / 4 \\ / 5 \\ /o6o\\ / 7 \\ / 8 \\ / 9 \\ / 10\\ / 11\\ / 12\\ / 13\\ /
       3    │     │     │     │ === │◆Wb3★│     │~ooo~│     │◇Ag4 │     │◆Kr2 →●Gb4 │     │     │     3
          /♣0♣\\ / 1 \\ / 2 \\ /=3=\\ / 4 ↗ / 5 \\ / 6 \\ /~7~\\ /x8x\\◆/ 9 \\ / 10\\ /^11\\ / 12\\ / 13\\ / 14\\
       4 │ ♣♣♣ │     │     │●Cr2★│○Cg3 │     │     │~~~~~│ xxx │     │     │ ^^^ │     │     │     │  4
           \\ /♣0♣\\ / 1 \\ / 2 \\ /=3=\\ / 4 \\ / 5 \\ /~6~\\ / 7 \\ /♣8♣\\ / 9 \\ / 10\\ /^11\\ / 12\\ / 13\\ /
       5    │ ♣♣♣ │     │     │ === │     │     │~~~~~│     │ ♣♣♣ │     │ ⚑●  │●Hg4 │     │     │     5
          / 0 \\ / 1 \\ / 2 \\ /=3=\\ / 4 \\ / 5 \\ / 6 \\ /~7~\\ /~8~\\ /o9o\\ /~10\\●/~11\\ /o12\\ /~13\\ /~14\\
       6 │     │     │     │ === │     │     │     │~~~~~│~~~~~│~ooo~│~~~~~│~~~~~│~ooo~│~~~~~│~~~~~│  6
      """;

  @TempDir private Path folder;

  private static String typed(String input, String seats, String... more) {
    List<String> arguments = new ArrayList<>(List.of("battles", "--seats", seats, "--fast"));
    arguments.addAll(List.of(more));
    return TerminalTest.typed("dumb", input, arguments.toArray(String[]::new));
  }

  /** What is shown when lines are typed in a position, in a window of this many columns. */
  private String from(String position, int columns, String language, String seats, String... lines)
      throws IOException {
    Path file = folder.resolve("position.yaml");
    Files.writeString(file, position);
    List<String> arguments =
        List.of(
            "battles",
            "--seats",
            seats,
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
      out.append(1 + chance.below(1 + chance.below(12))).append('\n');
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
    "clash-on-the-kingsroad, 7, Affrontement sur la Route Royale",
    "ambush-at-the-mill-ford, 8, Embuscade au gué du moulin",
    "battle-in-the-whispering-wood, 9, La bataille du Bois-aux-Murmures",
    "wolf-raiders, 10, Les loups en maraude",
    "breaking-the-siege, 11, Briser le siège",
    "raid-in-the-riverlands, 12, Raid dans le Conflans"
  })
  void a_whole_battle_is_played_in_french(String battle, String seed, String name) {
    Path file = folder.resolve("battle.json");
    String screen =
        typed(
            numbers(Integer.parseInt(seed), 6000),
            "human,random",
            "--seed",
            seed,
            "--lang",
            "fr",
            "--option",
            "battle=" + battle,
            "--record",
            file.toString());
    assertReadable(screen);
    assertThat(screen).contains(name, "gagne la bataille.", "Victoire :", "ordres ");
    assertThat(Records.replay(new Titles(), Records.read(file), new Seeded(0)).standing())
        .isNotNull();
  }

  @Test
  void two_people_play_a_whole_battle_in_english_and_hand_the_screen_over() {
    String screen =
        typed(
            numbers(3, 9000), "human,human", "--seed", "5", "--option", "battle=paying-the-piper");
    assertReadable(screen);
    assertThat(screen).contains("Hand over to ◆Stark", "Hand over to ●Lannister");
    assertThat(screen).contains("wins the battle.", "points ");
  }

  @Test
  void the_map_shows_units_engagements_fires_and_objectives_in_a_hundred_columns()
      throws IOException {
    String screen = from(SECOND_ROUND, 100, "en", "greedy,human", "");
    assertReadable(screen);
    assertThat(screen).contains(PICTURE);
    assertThat(screen)
        .contains("Clash on the Kingsroad · Round 2/5 ▮▮▯▯▯")
        .contains("Morale ◆Stark X|yyy|gggg|·······|g▼gg|yyy|X ●Lannister · Lannister −5, green")
        .contains("▶●Lannister orders green 2, valor 1 · command 2 · hand 1, deck 19 · active 3/4")
        .contains("★Rickard Karstark captured · ★Maege Mormont 3-4 ▯ capture 2")
        .contains("★Addam Marbrand 4-3 ▮▯ capture 2, commit used")
        .contains("Objectives: West bank 3-8 ◆Stark · South bank 5-10 ●Lannister")
        .contains("Hand: Two Cloaks Forward");
  }

  @Test
  void every_sign_of_the_map_has_a_plainest_character() {
    assertThat(Ascii.of(PICTURE + "↗→↘↙←↖⌂≈±▮▯▼»⚑")).doesNotContain("?");
  }

  @Test
  void a_window_too_narrow_for_the_map_says_so_and_tells_it_in_words() throws IOException {
    String screen = from(SECOND_ROUND, 80, "en", "greedy,human", "");
    assertThat(screen)
        .contains("The map needs 97 columns and this window has 80: make it wider, or read")
        .contains("◆Stark: 3-4 ◆Wb3★←4-4, 3-8 ◇Ag4, 3-10 ◆Kr2→3-11")
        .contains("1-10 fire 2 of 3 · 3-8 objective: West bank, controlled by Stark")
        .doesNotContain("│~~~~~│");
    assertThat(screen.lines().filter(line -> !line.contains(" > ")))
        .allMatch(line -> line.length() <= 80);
    assertThat(from(SECOND_ROUND, 80, "fr", "greedy,human", ""))
        .contains("La carte demande 97 colonnes et cette fenêtre en a 80");
  }

  @Test
  void a_hex_tells_all_about_its_ground_and_its_unit() throws IOException {
    String screen =
        from(SECOND_ROUND, 100, "en", "greedy,human", "look 3-4", "look 1-10", "look 12-3");
    assertThat(screen)
        .contains("◆War Host of the North · infantry · blue · figures 3 of 4 · active")
        .contains("move 1 and attack · or move 2 without attack · dice 3 · hit by: blue shield")
        .contains("(battles.keyword.stalwart)")
        .contains("Engaged with ○Cavaliers 4-4, by a token of ●Lannister (battles.engage)")
        .contains("In the zone of control of: Maege Mormont")
        .contains("Her unit is Stalwart.")
        .contains("◆War Host 3-4 → ○Cavaliers 4-4: dice 3, hit 76%")
        .contains("1-10 · Forest: Blocks sight and stops a move.")
        .contains("(battles.terrain.forest) · fire 2 of 3")
        .contains("There is no place called \"12-3\"");
  }

  @Test
  void the_battle_its_commanders_cards_and_ground_are_looked_up_by_name() throws IOException {
    String screen =
        from(
            SECOND_ROUND,
            100,
            "fr",
            "greedy,human",
            "voir",
            "voir addam",
            "voir gué",
            "voir ll04",
            "main");
    assertThat(screen)
        .contains("Victoire : Les Lannister gagnent s'ils contrôlent les deux rives")
        .contains("★Addam Marbrand, ", "    capture 2 · capacité utilisée")
        .contains("(battles.commander.addam-marbrand)", "(battles.terrain.ford)")
        .contains("(ll04, carte de base)", "(ll01, carte de base)");
  }

  @Test
  void dice_and_hits_explain_themselves_with_their_clauses() throws IOException {
    String screen =
        from(
            SECOND_ROUND,
            100,
            "en",
            "random,human",
            "use valor on 4-3",
            "move 4-3 to 3-3",
            "attack 3-4 with 3-3",
            "keep dice",
            "why");
    assertThat(screen)
        .containsPattern("1 attack 3-4 with 3-3 .*: 4 dice, hit [0-9]+%, driven back");
    String why = screen.substring(screen.indexOf("The last figures:"));
    assertThat(why)
        .contains("attack dice 4 = 4 by rank, red", "battles.dice.by-rank")
        .contains("hits ", "battles.resolve.matching-shield");
  }

  @Test
  void where_a_unit_may_go_is_numbered_on_the_map() throws IOException {
    String screen =
        from(SECOND_ROUND, 100, "en", "greedy,human", "use green on 5-11", "move 5-11", "board");
    assertThat(screen.lines().filter(line -> line.startsWith(" 4 │")).toList().getLast())
        .contains("│ #2  │ #3  │ #4  │ #5  │");
  }

  @Test
  void answers_are_understood_in_ones_own_words_and_in_any_order() {
    String screen =
        typed(
            TerminalTest.lines(
                "passer",
                "jouer Poussée du Nord avec Maege Mormont",
                "activer 3-4, 1-3",
                "fini",
                "3-4 vers 4-4",
                "non"),
            "human,greedy",
            "--seed",
            "11",
            "--lang",
            "fr",
            "--option",
            KINGSROAD);
    assertThat(screen)
        .contains("◆Stark joue Poussée du Nord avec Maege Mormont.")
        .contains("◆Stark active l'ost de guerre du Nord en 1-3.")
        .contains("◆Stark active l'ost de guerre du Nord en 3-4.")
        .contains("◆Stark déplace l'ost de guerre du Nord de 3-4 à 4-4.")
        .doesNotContain("Non :");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3-4 1-3 2-2", "#4, 1 2"})
  void several_units_are_named_by_their_hexes_or_by_their_numbers(String units) {
    String screen =
        typed(
            TerminalTest.lines("passer", "jouer Poussée du Nord avec Maege Mormont", units),
            "human,greedy",
            "--seed",
            "11",
            "--lang",
            "fr",
            "--option",
            KINGSROAD);
    assertThat(screen)
        .contains("◆Stark active l'ost de guerre du Nord en 1-3.")
        .contains("◆Stark active les cavaliers de Winterfell en 2-2.")
        .contains("◆Stark active l'ost de guerre du Nord en 3-4.")
        .doesNotContain("Non :");
  }

  @Test
  void people_of_a_house_are_not_taken_for_it() {
    String screen =
        typed("", "greedy,human", "--seed", "5", "--option", "battle=ambush-at-the-mill-ford");
    assertThat(screen).contains("★Eddard Stark 1-4", "●Lannister").doesNotContain("Eddard ◆Stark");
  }

  @Test
  void what_lies_face_down_is_told_only_to_whoever_laid_it() {
    String[] siege = {"--seed", "5", "--option", "battle=breaking-the-siege"};
    String owner =
        typed(TerminalTest.lines("hide edmure at 8-3", "look 8-3"), "greedy,human", siege);
    String other = typed(TerminalTest.lines("look 8-3", "look 8-11"), "human,greedy", siege);
    assertThat(owner).containsPattern("Edmure Tully\\s+\\(only you know\\)");
    assertThat(other)
        .containsPattern("something\\s+lies face down here")
        .doesNotContain("only you know");
  }
}
