package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.thrones.realm.Content;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is printed on the map. */
class MapTest {
  private static final Tree.Fields FILES = new Titles().content("thrones");
  private static final Content CONTENT = ThronesTitle.read(FILES);

  private static int id(String region) {
    int id = CONTENT.regionNames.id(region);
    assertThat(id).as(region).isNotNegative();
    return id;
  }

  private static Set<String> neighbours(String region) {
    Set<String> names = new TreeSet<>();
    for (int near : CONTENT.adjacent[id(region)]) {
      names.add(CONTENT.regionNames.word(near));
    }
    return names;
  }

  /** The recruiting points of a region: two for a fortress, one for a city. */
  private static int castle(String region) {
    return CONTENT.castle[id(region)];
  }

  @Test
  @Rule({"thrones.map.land-or-sea", "thrones.map.size"})
  void everyRegionIsLandOrSea() {
    int seas = 0;
    int castles = 0;
    for (int region = 0; region < CONTENT.regions; region++) {
      seas += CONTENT.isSea[region] ? 1 : 0;
      castles += CONTENT.castle[region] > 0 ? 1 : 0;
      if (CONTENT.isSea[region]) {
        assertThat(CONTENT.castle[region] + CONTENT.barrels[region] + CONTENT.crowns[region])
            .isZero();
      }
    }
    for (Tree region : FILES.fieldsOf("map").itemsOf("regions").all()) {
      assertThat(region.asFields().text("kind")).isIn("land", "sea");
    }
    assertThat(seas).isEqualTo(11);
    assertThat(CONTENT.regions - seas).isEqualTo(34);
    assertThat(castles).isEqualTo(18);
    assertThat(Arrays.stream(CONTENT.barrels).sum()).isEqualTo(21);
    assertThat(Arrays.stream(CONTENT.crowns).sum()).isEqualTo(17);
  }

  @Test
  @Rule({"thrones.map.islands-are-land", "thrones.map.islands-left-by-ship"})
  void threeIslandsBorderNoLand() {
    List<String> islands = new ArrayList<>();
    for (int region = 0; region < CONTENT.regions; region++) {
      boolean land = !CONTENT.isSea[region];
      if (land && Arrays.stream(CONTENT.adjacent[region]).allMatch(near -> CONTENT.isSea[near])) {
        islands.add(CONTENT.regionNames.word(region));
      }
    }
    assertThat(islands).containsExactlyInAnyOrder("dragonstone", "pyke", "the-arbor");
  }

  @Test
  @Rule({"thrones.map.two-bridges", "thrones.map.rivers-block-moves"})
  void riversHaveTwoBridges() {
    List<String> bridges = new ArrayList<>();
    for (Tree river : FILES.fieldsOf("map").itemsOf("rivers").all()) {
      for (Tree border : river.asFields().itemsOf("borders").all()) {
        List<String> banks = border.asFields().itemsOf("between").texts();
        boolean bridge = border.asFields().flag("bridge");
        assertThat(CONTENT.isAdjacent[id(banks.get(0))][id(banks.get(1))])
            .as("%s", banks)
            .isEqualTo(bridge);
        if (bridge) {
          bridges.add(border.asFields().text("bridge-name"));
        }
      }
    }
    assertThat(bridges).containsExactlyInAnyOrder("The Twins", "Crackclaw Point");
  }

  @Test
  @Rule("thrones.map.north-out-of-play")
  void nothingLiesNorthOfCastleBlack() {
    assertThat(neighbours("castle-black"))
        .containsExactlyInAnyOrder("karhold", "winterfell", "bay-of-ice", "shivering-sea");
  }

  @Test
  @Rule({
    "thrones.map.blackwater-two-barrels",
    "thrones.map.riverrun-seagard-one-barrel",
    "thrones.map.dragonstone-one-crown",
    "thrones.map.strongholds-from-examples"
  })
  void barrelsCrownsAndCastlesOfTheExamples() {
    assertThat(CONTENT.barrels[id("blackwater")]).isEqualTo(2);
    assertThat(CONTENT.barrels[id("riverrun")]).isOne();
    assertThat(CONTENT.barrels[id("seagard")]).isOne();
    assertThat(CONTENT.crowns[id("dragonstone")]).isOne();
    assertThat(castle("lannisport")).isEqualTo(2);
    assertThat(castle("riverrun")).isEqualTo(2);
    assertThat(castle("harrenhal")).isOne();
    assertThat(castle("stoney-sept")).isZero();
  }

  @Test
  @Rule({
    "thrones.map.golden-sound-coast",
    "thrones.map.ironmans-bay-coast",
    "thrones.map.sunset-sea-coast",
    "thrones.map.southern-seas"
  })
  void seasBorderTheCoastsOfTheExamples() {
    assertThat(neighbours("golden-sound")).contains("lannisport", "riverrun");
    assertThat(neighbours("ironmans-bay"))
        .contains("pyke", "flints-finger", "greywater-watch", "seagard", "riverrun");
    assertThat(neighbours("sunset-sea"))
        .contains("ironmans-bay", "golden-sound", "highgarden", "searoad-marches", "oldtown");
    assertThat(neighbours("redwyne-straights")).contains("sunset-sea", "summer-sea", "highgarden");
    assertThat(neighbours("summer-sea")).contains("sunspear");
  }

  @Test
  @Rule({
    "thrones.map.lannisport-neighbours",
    "thrones.map.blackwater-neighbours",
    "thrones.map.reach-borders-searoad",
    "thrones.map.harrenhal-borders-riverrun",
    "thrones.map.kingswood-storms-end",
    "thrones.map.yronwood-sunspear"
  })
  void landBordersOfTheExamples() {
    assertThat(neighbours("lannisport")).contains("stoney-sept", "searoad-marches");
    assertThat(neighbours("blackwater"))
        .contains("the-reach", "kings-landing", "stoney-sept", "harrenhal");
    assertThat(neighbours("the-reach")).contains("searoad-marches");
    assertThat(neighbours("harrenhal")).contains("riverrun");
    assertThat(neighbours("kingswood")).contains("storms-end");
    assertThat(neighbours("dragonstone")).containsExactly("shipbreaker-bay");
    assertThat(neighbours("storms-end")).contains("shipbreaker-bay");
    assertThat(neighbours("yronwood")).contains("sunspear");
  }

  @Test
  @Rule("thrones.ambiguous.board-data-missing")
  void theMapSaysWhereItsFiguresComeFrom() {
    for (Tree region : FILES.fieldsOf("map").itemsOf("regions").all()) {
      Tree.Fields sources = region.asFields().fieldsOf("provenance");
      assertThat(sources.has("borders")).isTrue();
      for (String figure : sources.names()) {
        assertThat(sources.text(figure)).isIn("rulebook", "published", "recalled", "reconstructed");
      }
    }
  }

  @Test
  @Rule("thrones.ambiguous.place-name-spellings")
  void everyPlaceHasOneSpelling() {
    List<String> names = new ArrayList<>();
    for (Tree region : FILES.fieldsOf("map").itemsOf("regions").all()) {
      names.add(region.asFields().text("name"));
    }
    assertThat(names)
        .doesNotHaveDuplicates()
        .contains(
            "King's Landing",
            "The Eyrie",
            "Sunspear",
            "The Arbor",
            "The Reach",
            "Redwyne Straights",
            "Searoad Marches")
        .doesNotContain("Kings Landing", "Eyrie", "Seaward Marches");
  }

  @Test
  void anotherSpellingOfAPlaceIsUnderstoodAndNeverWritten() {
    assertThat(id("seaward-marches")).isEqualTo(id("searoad-marches"));
    assertThat(CONTENT.regionNames.word(id("seaward-marches"))).isEqualTo("searoad-marches");
    assertThat(CONTENT.characterNames.id("master-luwin")).isNotNegative();
    assertThat(CONTENT.regionNames.id("seaside-marches")).isNegative();
  }

  @Test
  void anAliasThatIsThereTwiceIsRefused() {
    Tree.Fields wrong =
        Formats.json("map", Formats.json(FILES).replace("\"redwyne-straits\"", "\"eyrie\""))
            .asFields();
    assertThatThrownBy(() -> ThronesTitle.read(wrong))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'eyrie' is there twice");
  }

  @Test
  void aRegionUnderTwoOfItsNamesIsRefused() {
    Tree.Fields position =
        Formats.yaml(
                "position", "{seats: 5, regions: {eyrie: {neutral: 6}, the-eyrie: {neutral: 6}}}")
            .asFields();
    assertThatThrownBy(() -> new Titles().game("thrones").read(position))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'the-eyrie' is there twice");
  }
}
