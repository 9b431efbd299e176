package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.luck.Seeded;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.play.Records;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games of Thrones played by typing. */
class ThronesTerminalTest {
  private static final String CLEARED = "\033[3J";
  private static final String[] IN_ORDER = {"--seed", "5", "--option", "houses=in-order"};

  @TempDir private Path folder;

  private static String typed(String type, String input, String seats, String... more) {
    List<String> arguments = new ArrayList<>(List.of("thrones", "--seats", seats, "--fast"));
    arguments.addAll(List.of(more));
    return TerminalTest.typed(type, input, arguments.toArray(String[]::new));
  }

  /** Numbers as a careless player types them; some name no option. */
  private static String numbers(int seed, int count) {
    Seeded chance = new Seeded(seed);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      out.append(1 + chance.below(1 + chance.below(4))).append('\n');
    }
    return out.toString();
  }

  private static void assertReadable(String screen) {
    assertThat(screen).doesNotContain("\u2039").doesNotContain("{");
    assertThat(screen.lines().filter(line -> !line.contains(" > ")))
        .allMatch(line -> line.length() <= 100);
  }

  @Test
  void three_people_play_a_whole_game_in_french() {
    Path file = folder.resolve("three.json");
    String screen =
        typed(
            "dumb",
            numbers(1, 20_000),
            "human,human,human",
            "--seed",
            "7",
            "--lang",
            "fr",
            "--record",
            file.toString());
    assertReadable(screen);
    assertThat(screen)
        .contains("conquiert le Trône de Fer", "Passez l'écran à", "réfléchissent encore")
        .contains("Terres de la Couronne", "Bataille", "misez-vous");
    assertThat(Records.replay(new Titles(), Records.read(file), new Seeded(0)).standing())
        .isNotNull();
  }

  @Test
  void news_on_a_screen_begin_with_a_whole_sentence() {
    String screen =
        typed("screen", numbers(1, 150), "human,human,human", "--seed", "7", "--lang", "fr");
    assertThat(screen)
        .contains("lignes : tapez journal")
        .doesNotContainPattern("lignes : tapez journal\\V*\\v+(\\e\\[[0-9;]*m)* ");
  }

  @Test
  void two_people_and_three_bots_play_a_whole_game_in_english() {
    Path file = folder.resolve("five.json");
    String screen =
        typed(
            "dumb",
            numbers(2, 20_000),
            "human,greedy,human,greedy,greedy",
            "--seed",
            "11",
            "--record",
            file.toString());
    assertReadable(screen);
    assertThat(screen).contains("wins the Iron Throne!", "Crownlands & Stormlands");
    assertThat(Records.replay(new Titles(), Records.read(file), new Seeded(0)).standing())
        .isNotNull();
  }

  @Test
  void people_have_the_house_that_their_chair_was_dealt() {
    for (int seed = 1; seed < 6; seed++) {
      String screen = typed("dumb", "", "human,greedy,greedy", "--seed", Integer.toString(seed));
      String house =
          screen.lines().filter(line -> line.startsWith("The player in chair 1")).findFirst().get();
      String name = house.substring(house.lastIndexOf(' ') + 1, house.length() - 1);
      assertThat(screen).contains(name + " > ");
    }
  }

  @Test
  void what_is_sealed_stays_hidden_and_may_be_changed_until_all_is_in() {
    Path file = folder.resolve("sealed.json");
    String stark = "winterfell raid white-harbor support shivering-sea march-1";
    String anew = "winterfell defend+1 white-harbor support shivering-sea march-1";
    String screen =
        typed(
            "screen",
            TerminalTest.lines(
                "", // Stark sits down
                stark,
                "", // Lannister sits down
                "lannisport march+0 stoney-sept support golden-sound defend+1",
                "stark", // instead of Baratheon
                "", // Stark sits down again
                anew,
                "",
                "dragonstone consolidate kingswood march+0 shipbreaker-bay support"),
            "human,human,human",
            "--seed",
            "5",
            "--option",
            "houses=in-order",
            "--record",
            file.toString());
    String[] turns = screen.split("Hand over to ", -1);
    assertThat(turns).hasSizeGreaterThan(5);
    for (int i = 1; i < turns.length; i++) {
      assertThat(turns[i - 1]).as("wiped before the hand-over").contains(CLEARED);
    }
    assertThat(turns[1]).contains(stark).contains("still thinking: ");
    assertThat(turns[2]).contains(CLEARED).doesNotContain("winterfell raid");
    assertThat(turns[2]).contains("Locked in, and can still be changed: Stark.");
    assertThat(turns[3]).doesNotContain("winterfell", "stoney-sept");
    assertThat(turns[4]).contains("You have locked in: " + stark).contains(anew);
    assertThat(turns[5]).doesNotContain("winterfell", "stoney-sept");
    GameRecord record = Records.read(file);
    Entry.Opened opened = (Entry.Opened) record.entries().get(1);
    assertThat(opened.lines().getFirst()).isEqualTo(anew);
  }

  @Test
  void orders_said_one_by_one_are_reviewed_before_they_are_sealed() {
    String screen =
        typed(
            "dumb",
            TerminalTest.lines(
                "winterfell raid",
                "white-harbor support",
                "winterfell consolidate",
                "shivering-sea march-1",
                "white-harbor defend+1",
                "back",
                "raid",
                ""),
            "human,greedy,greedy",
            IN_ORDER);
    assertThat(screen)
        .contains(
            "Your whole answer: winterfell consolidate white-harbor support shivering-sea march-1")
        .contains(
            "Your whole answer: winterfell consolidate white-harbor defend+1 shivering-sea march-1")
        .contains(
            "Your whole answer: winterfell consolidate white-harbor defend+1 shivering-sea raid")
        .contains("All orders are revealed.");
  }

  @Test
  void orders_are_understood_in_ones_own_words_and_in_any_order() {
    String screen =
        typed(
            "dumb",
            TerminalTest.lines(
                "Winterfell marche +1",
                "marche +1", // used already
                "Blancport Implantation locale",
                "mer grelotte soutien",
                "blancport défense +1",
                "winterfell défense +1",
                "blancport défense +1",
                "Mer Grelotte raid, Blancport marche 0, Winterfell marche -1"),
            "human,greedy,greedy",
            "--seed",
            "5",
            "--option",
            "houses=in-order",
            "--lang",
            "fr");
    assertReadable(screen);
    assertThat(screen)
        .contains("Winterfell : Marche +1 ★ … Donnez un ordre")
        .contains("(thrones.planning.no-more-than-tokens)")
        .contains(
            "Votre réponse entière : Winterfell : Marche +1 ★ · Blancport : Implantation locale")
        .contains("Winterfell : Défense +1 · Blancport : Défense +1 · La Mer Grelotte : Soutien")
        .contains("Winterfell : Marche -1 · Blancport : Marche 0 · La Mer Grelotte : Raid");
  }

  @Test
  void a_line_that_is_partly_clear_goes_on_there_or_says_which_words_are_not() {
    String screen =
        typed(
            "dumb",
            TerminalTest.lines(
                "winterfell marche 0 blancport nonsens",
                "winterfell marche 0 blancport raid grelotte raid et encore",
                "winterfell marche 0 blancport défense",
                "annuler",
                "winterfell marche 0 blancport raid grelotte défense +1"),
            "human,greedy,greedy",
            "--seed",
            "5",
            "--option",
            "houses=in-order",
            "--lang",
            "fr");
    assertThat(screen)
        .contains("«\u00a0blancport nonsens\u00a0» n’est pas compris ici")
        .contains("Le coup est complet avant «\u00a0et encore\u00a0»")
        .contains("Winterfell : Marche 0 … Donnez un ordre")
        .contains("Tous les ordres sont révélés");
  }

  @Test
  void a_game_kept_in_the_middle_of_planning_goes_on_where_it_stopped() {
    Path file = folder.resolve("kept.json");
    String stark = "winterfell raid white-harbor support shivering-sea march-1";
    typed(
        "dumb",
        TerminalTest.lines("", stark, "", "save " + file, "quit"),
        "human,human,greedy",
        IN_ORDER);
    String screen =
        TerminalTest.typed("dumb", "stark\n\n", "--continue", file.toString(), "--fast");
    assertThat(screen)
        .contains("Hand over to Lannister", "Locked in, and can still be changed: Stark.")
        .contains("You have locked in: " + stark);
  }

  private static final String TWO_MARCHES =
      """
      seats: 3
      options: {houses: in-order}
      turn: {number: 2, phase: marches}
      regions:
        winterfell: {house: stark, footmen: 1, knights: 1, order: march+0}
        seagard: {house: stark, footmen: 1, order: march-1}
        lannisport: {house: lannister, footmen: 2, order: march+0}
        blackwater: {house: lannister, footmen: 1, order: march-1}
      """;

  private String marches(String... lines) throws IOException {
    Path position = folder.resolve("position.yaml");
    Files.writeString(position, TWO_MARCHES);
    String[] arguments = {
      "thrones", "--seats", "human,human,human", "--seed", "7", "--from", position.toString()
    };
    return TerminalTest.typed("dumb", TerminalTest.lines(lines), arguments);
  }

  @Test
  void units_are_sent_in_any_order() throws IOException {
    assertThat(marches("march blackwater halt", "march winterfell", "knight to karhold", "halt"))
        .contains("Stark marches from Winterfell to Karhold with one unit.");
    assertThat(
            marches(
                "march blackwater halt",
                "march winterfell knight to karhold",
                "footman to white-harbor",
                "leave nothing"))
        .contains("Stark marches from Winterfell to Karhold with one unit.")
        .contains("Stark marches from Winterfell to White Harbor with one unit.");
  }

  @Test
  void the_word_that_all_options_begin_with_may_be_left_out() throws IOException {
    assertThat(marches("blackwater halt", "winterfell knight to karhold halt"))
        .contains("Stark marches from Winterfell to Karhold with one unit.");
    assertThat(marches("lannisport footman to riverrun footman to riverrun footman to riverrun"))
        .contains("(thrones.march.any-part-may-move)")
        .contains("No other such unit that could march is left there.");
  }

  @Test
  void what_all_may_see_needs_no_hand_over_and_may_be_taken_back_by_whoever_said_it()
      throws IOException {
    String screen = marches("march blackwater halt", "undo");
    assertThat(screen).doesNotContain("Hand over").contains("Stark > undo", "Taken back.");
    assertThat(screen.substring(screen.indexOf("Taken back."))).contains("Lannister > ");
  }

  @Test
  void regions_are_known_by_their_first_word() throws IOException {
    assertThat(marches("march blackwater halt", "winterfell knight to white halt"))
        .contains("Stark marches from Winterfell to White Harbor with one unit.");
  }

  @Test
  void a_part_of_what_was_sealed_may_be_said_anew() {
    String screen =
        typed(
            "dumb",
            TerminalTest.lines(
                "",
                "winterfell raid white-harbor support shivering-sea march-1",
                "stark",
                "",
                "white harbor defence+1",
                ""),
            "human,human,greedy",
            IN_ORDER);
    assertThat(screen)
        .contains("Your whole answer: winterfell raid white-harbor defend+1 shivering-sea march-1");
  }

  @Test
  void an_only_march_is_named_and_support_is_taken_back_before_characters_are_chosen()
      throws IOException {
    Path position = folder.resolve("position.yaml");
    Files.writeString(
        position,
        """
        seats: 3
        options: {houses: in-order}
        turn: {number: 2, phase: marches}
        regions:
          winterfell: {house: stark, footmen: 1, knights: 1, order: march+0}
          white-harbor: {house: lannister, footmen: 1}
          moat-cailin: {house: baratheon, footmen: 1, order: support}
        """);
    String screen =
        TerminalTest.typed(
            "dumb",
            TerminalTest.lines("winterfell knight to white halt", "support stark", "undo"),
            "thrones",
            "--seats",
            "human,human,human",
            "--seed",
            "7",
            "--from",
            position.toString());
    assertThat(screen).contains("1 moat-cailin for stark      Support Stark");
    assertThat(screen.substring(screen.indexOf("undo takes your move back:")))
        .contains("Whom does your support of 1 from Moat Cailin help?");
  }

  @Test
  void questions_about_the_table_are_answered() {
    String screen =
        typed(
            "dumb",
            TerminalTest.lines(
                "look seagard",
                "look karhold",
                "look the eyrie",
                "look shivering",
                "look nowhere",
                "hand",
                "look Baratheon",
                "help"),
            "human,greedy,greedy",
            IN_ORDER);
    assertThat(screen)
        .contains("seagard · Seagard · land · fortress · barrels 1 · crowns 1")
        .contains("Across a river, without a bridge: The Mountains of the Moon")
        .contains("Can march here: Stark: Winterfell S 1f1k", "neutral 6")
        .contains("shivering-sea · The Shivering Sea · sea")
        .contains("There is no place called \"nowhere\"")
        .contains("Eddard Stark (strength 3, swords 0, towers 2)")
        .contains("Lannister: Vargo Hoat 0/0/0", "Tywin Lannister 3/2/0")
        .contains("Stannis Baratheon (strength 3, swords 1, towers 1)")
        .contains("♜ fortress");
  }

  @Test
  void a_refusal_says_how_supply_would_be_broken() throws IOException {
    Path position = folder.resolve("position.yaml");
    Files.writeString(
        position,
        """
        seats: 3
        options: {houses: in-order}
        turn: {number: 2, phase: marches}
        regions:
          winterfell: {house: stark, footmen: 2, order: march+0}
          white-harbor: {house: stark, footmen: 2}
        supply: {stark: 0}
        """);
    String screen =
        TerminalTest.typed(
            "dumb",
            TerminalTest.lines("footman to white-harbor"),
            "thrones",
            "--seats",
            "human,greedy,greedy",
            "--seed",
            "7",
            "--from",
            position.toString());
    assertThat(screen)
        .contains("(thrones.march.supply-limit)")
        .contains("Supply level 0 feeds armies of 2 2; yours would be 3.");
  }
}
