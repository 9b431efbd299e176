package banneret.miniatures;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.cases.Case;
import banneret.laws.Rule;
import banneret.play.Cases;
import banneret.play.Titles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Terrain that is not in the box: players agree on its keywords, and a pack holds it. */
class OwnTerrainTest {
  private static final Path TABLE = Path.of("src/main/resources/banneret/miniatures/table.yaml");
  private static final String HILL =
      "\n  - {id: hill, keywords: [KEYWORDS], shape: oval, width: 8000, depth: 6000,"
          + " provenance: designed}";
  private static final String CASE =
      """
      game: miniatures
      name: Two units hide the target, a hill lies under the shooter
      given:
        seats: 2
        options: {mode: fire-and-blood, terrain: 0}
        round: {number: 2, first: red, active: red}
        armies: {red: {faction: lannister}, blue: {faction: stark}}
        terrain: {terrain-1: {kind: hill, at: 24 12 90}}
        units:
          red-1: {card: lannister-crossbowmen, at: 24 12 90}
          blue-1: {card: red-cloaks, at: 24 24 270}
          blue-2: {card: red-cloaks, at: 21.25 18 270}
          blue-3: {card: red-cloaks, at: 26.75 18 270}
      """;
  private static final String SHOT =
      """
      chance: [attack 1, attack 1, attack 1, attack 1, attack 1, attack 1]
      play:
        - red: activate red-1 shoot at 24000 12000 facing 9000 at blue-1
      expect: {told: [{attacked: {target: blue-1}}]}
      """;
  private static final String HIDDEN =
      """
      play:
        - refuse: {red: activate red-1 shoot at 24000 12000 facing 9000 at blue-1, by: miniatures.los.trace}
      """;

  @TempDir Path pack;

  @Test
  @Rule({"miniatures.terrain.elevated", "miniatures.terrain.agree-unlisted"})
  void whoever_stands_high_shoots_over_those_between() throws IOException {
    assertThat(run("elevated", SHOT).differences()).isEmpty();
  }

  @Test
  @Rule("miniatures.terrain.agree-unlisted")
  void a_piece_does_what_its_keywords_say_and_no_more() throws IOException {
    assertThat(run("cover, difficult", HIDDEN).differences()).isEmpty();
  }

  private Case.Result run(String keywords, String played) throws IOException {
    Path table = Files.createDirectories(pack.resolve("miniatures")).resolve("table.yaml");
    String hill = HILL.replace("KEYWORDS", keywords);
    Files.writeString(table, Files.readString(TABLE).stripTrailing() + hill);
    return Cases.read(new Titles(pack), "hill.yaml", CASE + played).getFirst().run();
  }
}
