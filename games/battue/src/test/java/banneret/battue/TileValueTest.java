package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Cases;
import banneret.play.Formats;
import banneret.play.Titles;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every tile shows points, and gives just these to its controller. */
class TileValueTest {
  private static final Titles TITLES = new Titles();
  private static final Path CONTENT = Path.of("src/main/resources/banneret/battue");
  private static final Map<String, String> SLOTS =
      Map.of("palace", "palace", "large", "l12", "medium", "m12", "small", "s12");

  @TestFactory
  @Rule("battue.score.tile-value")
  Stream<DynamicTest> everyTileGivesItsPoints() {
    return Formats.read(CONTENT.resolve("tiles.yaml")).asFields().itemsOf("tiles").all().stream()
        .map(Tree::asFields)
        .map(tile -> {
          String slot = SLOTS.get(tile.text("size"));
          String board = slot + ": {tile: " + tile.text("id") + ", flag: red}";
          return scores(tile.text("id"), board, tile.number("vp", 1, 9));
        });
  }

  @TestFactory
  @Rule("battue.score.tile-value")
  Stream<DynamicTest> everyGateWallAndTowerGivesItsPoints() {
    return Formats.read(CONTENT.resolve("board.yaml")).asFields().itemsOf("spaces").all().stream()
        .map(Tree::asFields)
        .filter(space -> !space.text("kind").equals("slot"))
        .map(space ->
            scores(space.text("id"), space.text("id") + ": {flag: red}", space.number("vp", 1, 9)));
  }

  private static DynamicTest scores(String name, String board, int points) {
    String text =
        """
        game: battue
        name: %s
        given:
          seats: 2
          options: {rounds: 20}
          turn: {active: blue, round: 20, phase: over}
          camps:
            red: {edge: north, facing: gate-n, warriors: 1}
            blue: {edge: south, facing: gate-s, warriors: 1}
          board:
            %s
        expect:
          over: {winners: [red], points: {red: %d, blue: 0}}
        """
            .formatted(name, board, points);
    return dynamicTest(
        name,
        () -> assertThat(Cases.read(TITLES, name, text).getFirst().run().differences()).isEmpty());
  }
}
