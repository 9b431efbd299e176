package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import banneret.laws.Rule;
import banneret.play.Cases;
import banneret.play.Titles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** At every level the banners of the table can be filled, and not by one unit more. */
class SupplyTableTest {
  private static final Titles TITLES = new Titles();
  private static final int[][] TABLE = {
    {2, 2}, {3, 2}, {3, 2, 2}, {3, 2, 2, 2}, {3, 3, 2, 2}, {4, 3, 2, 2}, {4, 3, 2, 2, 2}
  };
  private static final String[] ARMIES = {
    "winterfell: {house: lannister, footmen: 1, knights: %d}",
    "seagard: {house: lannister, footmen: %d}",
    "riverrun: {house: lannister, footmen: %d}",
    "golden-sound: {house: lannister, ships: %d}",
    "redwyne-straights: {house: lannister, ships: %d}"
  };
  private static final String[] RECRUITS = {
    "winterfell footman",
    "seagard footman",
    "riverrun footman",
    "lannisport ship golden-sound",
    "highgarden ship redwyne-straights"
  };

  @TestFactory
  @Rule({
    "thrones.supply.table",
    "thrones.supply.banners-cap-armies",
    "thrones.supply.banner-caps-size",
    "thrones.supply.armies-fit-table",
    "thrones.supply.army-definition",
    "thrones.supply.fleet-is-army",
    "thrones.supply.knight-counts-one",
    "thrones.supply.lone-unit-free",
    "thrones.ambiguous.supply-table-missing"
  })
  Stream<DynamicTest> everyBannerCanBeFilledButNotOverfilled() {
    List<DynamicTest> tests = new ArrayList<>();
    for (int level = 0; level < TABLE.length; level++) {
      for (int last = 0; last < TABLE[level].length; last++) {
        tests.add(fills(level, last));
      }
    }
    return tests.stream();
  }

  /** All armies but one are as large as can be; it grows by one unit, and by no second. */
  private static DynamicTest fills(int level, int last) {
    StringBuilder regions = new StringBuilder();
    for (int army = 0; army < TABLE[level].length; army++) {
      int size = TABLE[level][army] - (army == last ? 1 : 0) - (army == 0 ? 1 : 0);
      if (size > 0 || army == 0) {
        String text = size == 0 ? "winterfell: {house: lannister, footmen: 1}" : ARMIES[army];
        regions.append("    ").append(text.formatted(size)).append('\n');
      }
    }
    String name = "Level " + level + ", banner " + (last + 1);
    String text =
        """
        game: thrones
        name: %s
        given:
          seats: 5
          options: {ships: "6"}
          turn: {number: 2, phase: westeros}
          tracks: {throne: [lannister, stark, baratheon, tyrell, greyjoy]}
          supply: {lannister: %d}
          regions:
        %s    kings-landing: {house: lannister, footmen: 1}
            highgarden: {crest: lannister}
        chance: [westeros-1 mustering, westeros-2 game-of-thrones, westeros-3 last-days-of-summer]
        play:
          - lannister: muster %s
          - refuse: {lannister: muster %s, by: thrones.muster.supply-limit}
          - refuse: {lannister: muster kings-landing footman, by: thrones.muster.supply-limit}
        """
            .formatted(name, level, regions, RECRUITS[last], RECRUITS[last]);
    return dynamicTest(
        name,
        () -> assertThat(Cases.read(TITLES, name, text).getFirst().run().differences()).isEmpty());
  }
}
