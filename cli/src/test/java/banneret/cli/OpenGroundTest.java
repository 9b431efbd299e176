package banneret.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import banneret.play.Records;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game on open ground that is set up by documents, typed. */
class OpenGroundTest {
  @TempDir private Path folder;
  private final ClassLoader usual = Thread.currentThread().getContextClassLoader();
  private @Nullable URLClassLoader outpost;

  /** The small game is there for these tests alone. */
  @BeforeEach
  void addOutpost() throws IOException {
    URL services = Path.of("src/test/resources/outpost/").toUri().toURL();
    outpost = new URLClassLoader(new URL[] {services}, usual);
    Thread.currentThread().setContextClassLoader(outpost);
  }

  @AfterEach
  void leaveOutpost() throws IOException {
    Thread.currentThread().setContextClassLoader(usual);
    if (outpost != null) {
      outpost.close();
    }
  }

  private static String typed(String input, String... options) {
    List<String> arguments =
        new ArrayList<>(List.of("outpost", "--seats", "human,human", "--seed", "1"));
    for (String option : options) {
      arguments.addAll(List.of(option.startsWith("--") ? option : "--option=" + option));
    }
    return TerminalTest.typed("dumb", input, arguments.toArray(String[]::new));
  }

  private Path document(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void a_pose_is_typed_in_inches_and_degrees_or_in_the_notation() {
    String screen = typed("\n12.5 3.25 90\n\n\nat 7000 18000 facing 27000\n", "nights=0");
    assertThat(screen)
        .contains("Where do you pitch your camp?")
        .contains("Red camps at 12.5″ | 3.25″, facing 90°.")
        .contains("Blue camps at 7″ | 18″, facing 270°.")
        .contains("The game is over");
  }

  @Test
  void good_poses_are_a_list_and_stand_on_the_ground_by_number() {
    String screen = typed("\n3\n\n\nquit\ny\n");
    assertThat(screen)
        .contains("3 at 8000 2000 facing 9000")
        .contains("Red camps at 8″ | 2″, facing 90°.")
        .contains("The ground: 20″ from left to right, 20″ from near to far.")
        .contains(" 1·····2·····3······4·····5·····6")
        .contains("A Red's camp: 8″ | 2″, facing 90°");
    assertThat(screen).containsPattern("·A+·");
  }

  @Test
  void what_forbids_a_pose_is_said_with_the_nearest_that_is_allowed() {
    String screen = typed("\n10 10 90\n\n\n11 10 270\nwhy\n15 10 270\n", "nights=0");
    assertThat(screen)
        .contains("No: ")
        .contains("Camps lie at least 5″ apart.")
        .containsPattern("The nearest that is allowed: [0-9.]+ [0-9.]+ 270")
        .contains("Refused by outpost.pitch.five-inches-apart")
        .contains("Blue camps at 15″ | 10″, facing 270°.");
  }

  @Test
  void a_pose_can_be_measured_before_it_is_said_also_in_the_middle_of_a_line() {
    String begin = "\n10 2 90\n\n\n10 18 270\n\n\n";
    String screen = typed(begin + "measure 1 1 1\nmove\nmeasure 10 4\nmeasure 10 12\n10 5\n");
    assertThat(screen)
        .contains("There is nothing to place now.")
        .contains("@ now: 10″ | 2″, facing 90°")
        .contains("To 10″ | 4″, facing 90°")
        .contains("Moves 2″ of 6″; 4″ left (outpost.move.six-inches)")
        .contains("Moves 10″ of 6″; 0″ left")
        .contains("A camp moves 6″ at most.")
        .contains("Red camps at 10″ | 5″, facing 90°.");
  }

  @Test
  void a_reader_of_french_places_in_french() {
    String screen =
        typed("\nen 12,5 3,25 face 90\n\n\nmesure 12,5 4\n7 18 270\n", "nights=0", "--lang=fr");
    assertThat(screen)
        .contains("Le terrain : 20″ de gauche à droite")
        .contains("Rouge campe en 12,5″ | 3,25″, orienté à 90°.")
        .contains("Les camps sont à 5″ au moins l'un de l'autre.")
        .contains("Le plus proche qui soit permis : ")
        .contains("Bleu campe en 7″ | 18″, orienté à 270°.")
        .doesNotContain("\u2039");
  }

  @Test
  void a_seat_brings_a_document_and_the_record_keeps_it() throws IOException {
    Path camp = document("blue.yaml", "front: 4\ndepth: 2\n");
    Path record = folder.resolve("game.json");
    typed("\n1\n\n\n1\n", "nights=0", "2.camp=@" + camp, "1.camp=large", "--record=" + record);
    String kept = Records.read(record).setup().options().compact();
    assertThat(kept)
        .contains("\"nights\":\"0\"")
        .contains("{\"camp\":\"large\"}")
        .contains("{\"camp\":{\"front\":4,\"depth\":2}}");
  }

  private static void wrong(String option, String... parts) {
    assertThatThrownBy(() -> typed("", option))
        .isInstanceOf(Malformed.class)
        .message()
        .contains(parts);
  }

  @Test
  void a_mistake_in_a_document_is_told_with_file_line_and_expectation() throws IOException {
    Path large = document("large.yaml", "# a camp\nfront: 9\ndepth: 2\n");
    wrong("1.camp=@" + large, "large.yaml:2", "from 1 to 4", "9");
    Path odd = document("odd.yaml", "front: 1\ndepth: 2\nwidth: 3\n");
    wrong("2.camp=@" + odd, "odd.yaml:3", "width", "front");
    Path broken = document("broken.yaml", "front: [1\n");
    wrong("2.camp=@" + broken, "broken.yaml:2", "not YAML");
    Path word = document("word.yaml", "small\n");
    assertThat(typed("\nquit\n", "2.camp=@" + word)).contains("Where do you pitch your camp?");
    Path other = document("other.yaml", "huge\n");
    wrong("2.camp=@" + other, "other.yaml:1", "a document or one of small, large", "'huge'");
  }

  @ParameterizedTest
  @CsvSource({
    "1.camp=@nowhere.yaml, There is no file nowhere.yaml.",
    "1.camp=huge, 'The option 1.camp is a file, written @FILE, or one of small, large, not"
        + " \"huge\".'",
    "nights=10, 'The option nights is a whole number from 0 to 9, not \"10\".'",
    "nights=few, 'The option nights is a whole number from 0 to 9, not \"few\".'",
    "weather=@fair, 'The option weather is one of fair, foul, not \"@fair\".'",
    "1.motto=onward and ever onward, The option 1.motto has 12 characters at most.",
    "3.camp=small, '3.camp: this table has seats 1 to 2, and no seat 3.'",
    "camp=small, 'outpost has no option \"camp\"; it has nights, weather, SEAT.motto, SEAT.camp.'",
    "1.nights=3, 'outpost has no option \"nights\"; it has nights, weather, SEAT.motto, SEAT.camp.'"
  })
  void a_mistake_in_an_option_is_told_by_its_kind(String option, String told) {
    wrong(option, told);
  }
}
