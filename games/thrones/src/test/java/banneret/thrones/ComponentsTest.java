package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Scripted;
import banneret.kernel.notation.Choice;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Realm;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is in the box. */
class ComponentsTest {
  private static final Tree.Fields FILES = new Titles().content("thrones");
  private static final Content CONTENT = ThronesTitle.read(FILES);
  private static final Game<Realm> GAME = new ThronesTitle().with(FILES);

  @Test
  @Rule("thrones.component.player-count")
  void threeFourOrFivePlay() {
    for (int seats = 3; seats <= 5; seats++) {
      assertThat(GAME.lay(Setup.of(seats)).seats()).isEqualTo(seats);
    }
    for (int seats : new int[] {0, 1, 2, 6}) {
      assertThatThrownBy(() -> GAME.lay(Setup.of(seats)))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("thrones.component.player-count");
    }
    assertThat(GAME.minSeats()).isEqualTo(3);
    assertThat(GAME.maxSeats()).isEqualTo(5);
  }

  @Test
  @Rule("thrones.component.five-houses")
  void theHousesAreFive() {
    assertThat(GAME.names("seat").words())
        .containsExactlyInAnyOrder("lannister", "stark", "baratheon", "tyrell", "greyjoy");
  }

  @Test
  @Rule({
    "thrones.component.order-tokens",
    "thrones.planning.base-tokens",
    "thrones.planning.star-tokens"
  })
  void eachHouseHasThreeOrdersOfEachKindOneOfThemStarred() {
    Map<String, Integer> basic = new LinkedHashMap<>();
    Map<String, Integer> starred = new LinkedHashMap<>();
    int[] byKind = new int[5];
    for (int order = 0; order < CONTENT.orderKind.length; order++) {
      byKind[CONTENT.orderKind[order]] += CONTENT.orderCount[order];
      (CONTENT.orderStar[order] ? starred : basic)
          .put(CONTENT.orderNames.word(order), CONTENT.orderCount[order]);
    }
    assertThat(byKind).containsOnly(3);
    assertThat(basic)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "march-1",
                1,
                "march+0",
                1,
                "support",
                2,
                "raid",
                2,
                "consolidate",
                2,
                "defend+1",
                2));
    assertThat(starred)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("march+1", 1, "support+1", 1, "raid+1", 1, "consolidate+1", 1, "defend+2", 1));
  }

  @Test
  @Rule({"thrones.component.character-cards", "thrones.component.character-data"})
  void eachHouseHasSevenCharactersOfItsOwn() {
    List<String> names = CONTENT.characterNames.words();
    assertThat(names).hasSize(35).doesNotHaveDuplicates();
    List<Tree> cards = FILES.fieldsOf("characters").itemsOf("characters").all();
    for (int house = 0; house < 5; house++) {
      int first = house * 7;
      int[] strengths = Arrays.copyOfRange(CONTENT.characterStrength, first, first + 7);
      Arrays.sort(strengths);
      assertThat(strengths).containsExactly(0, 0, 1, 1, 2, 2, 3);
      int abilities = 0;
      for (int card = first; card < first + 7; card++) {
        abilities += CONTENT.characterAbility[card] < 0 ? 0 : 1;
        assertThat(cards.get(card).asFields().text("house"))
            .isEqualTo(CONTENT.houseNames.word(house));
      }
      assertThat(abilities).isEqualTo(3);
    }
  }

  @Test
  @Rule("thrones.component.character-data")
  void swordsAndTowersOfAHouseComeToFive() {
    for (int house = 0; house < 5; house++) {
      int icons = 0;
      for (int card = house * 7; card < house * 7 + 7; card++) {
        icons += CONTENT.characterSwords[card] + CONTENT.characterTowers[card];
      }
      assertThat(icons).as(CONTENT.houseNames.word(house)).isEqualTo(5);
    }
  }

  @Test
  @Rule({
    "thrones.component.westeros-cards",
    "thrones.component.westeros-contents",
    "thrones.ambiguous.westeros-deck-contents-missing"
  })
  void threeDecksOfTenCards() {
    List<Map<String, Integer>> decks =
        List.of(
            Map.of("winter-is-coming", 1, "supply", 3, "mustering", 3, "last-days-of-summer", 3),
            Map.of(
                "winter-is-coming",
                1,
                "clash-of-kings",
                3,
                "game-of-thrones",
                3,
                "last-days-of-summer",
                3),
            Map.of(
                "winter-is-coming",
                1,
                "wildling-attack",
                3,
                "last-days-of-summer",
                2,
                "sea-of-storms",
                1,
                "feast-for-crows",
                1,
                "rains-of-autumn",
                1,
                "storm-of-swords",
                1));
    Realm realm = GAME.lay(Setup.of(5));
    for (int deck = 0; deck < 3; deck++) {
      Map<String, Integer> found = new LinkedHashMap<>();
      int cards = 0;
      for (int kind = 0; kind < CONTENT.westerosNames.count(); kind++) {
        int count = realm.decks[deck].count(realm.cells, kind);
        cards += count;
        if (count > 0) {
          found.put(CONTENT.westerosNames.word(kind), count);
        }
      }
      assertThat(found).containsExactlyInAnyOrderEntriesOf(decks.get(deck));
      assertThat(cards).isEqualTo(10);
    }
  }

  @Test
  @Rule("thrones.component.mammoth-cards")
  void twelveCardsShowAMammoth() {
    TreeSet<String> kinds = new TreeSet<>();
    int cards = 0;
    for (int deck = 0; deck < 3; deck++) {
      for (int kind = 0; kind < CONTENT.westerosNames.count(); kind++) {
        if (CONTENT.deckMammoth[deck][kind]) {
          kinds.add(CONTENT.westerosNames.word(kind));
          cards += CONTENT.deckCount[deck][kind];
        }
      }
    }
    assertThat(kinds)
        .containsExactly(
            "feast-for-crows",
            "last-days-of-summer",
            "rains-of-autumn",
            "sea-of-storms",
            "storm-of-swords");
    assertThat(cards).isEqualTo(12);
  }

  @Test
  @Rule("thrones.component.units")
  void threeKindsOfUnits() {
    assertThat(GAME.names("unit").words()).containsExactly("footman", "knight", "ship");
    Realm realm = GAME.lay(Setup.of(5));
    assertThat(5 * realm.limit(Content.FOOTMAN)).isEqualTo(50);
    assertThat(5 * realm.limit(Content.KNIGHT)).isEqualTo(20);
    Realm six = GAME.lay(Setup.of(5).with("ships", "6"));
    assertThat(5 * six.limit(Content.SHIP)).isEqualTo(30);
  }

  @Test
  @Rule({"thrones.setup.units-off-board", "thrones.component.units"})
  void whatIsNotPlacedCanBeRecruited() {
    Realm realm = GAME.lay(Setup.of(5));
    for (int house = 0; house < 5; house++) {
      int ships = house == 2 || house == 4 ? 2 : 1;
      assertThat(realm.unitsOnMap(house, Content.FOOTMAN)).isEqualTo(2);
      assertThat(realm.unitsOnMap(house, Content.KNIGHT)).isEqualTo(1);
      assertThat(realm.unitsOnMap(house, Content.SHIP)).isEqualTo(ships);
    }
  }

  @Test
  @Rule({
    "thrones.component.crests-twenty-per-house",
    "thrones.setup.common-reserve",
    "thrones.setup.five-crests"
  })
  void fifteenCrestsOfEachHouseAreLeftInTheReserve() {
    for (int house = 0; house < 5; house++) {
      Realm realm = GAME.lay(Setup.of(5));
      assertThat(realm.available.get(house)).isEqualTo(5);
      assertThat(realm.gainCrests(house, 99)).isEqualTo(15);
      assertThat(realm.available.get(house)).isEqualTo(20);
      for (int other = 0; other < 5; other++) {
        assertThat(other == house || realm.available.get(other) == 5).isTrue();
      }
    }
  }

  @Test
  @Rule({
    "thrones.component.influence-tokens",
    "thrones.component.supply-token",
    "thrones.component.special-tokens",
    "thrones.component.board-tables",
    "thrones.ambiguous.influence-token-count"
  })
  void eachHouseStandsOnceOnEachTable() {
    for (int seats = 3; seats <= 5; seats++) {
      Realm realm = GAME.lay(Setup.of(seats));
      Tree.Fields view = GAME.view(realm, -1);
      for (String track : List.of("throne", "fiefs", "court")) {
        assertThat(view.fieldsOf("tracks").itemsOf(track).texts())
            .containsExactlyInAnyOrderElementsOf(CONTENT.houseNames.words().subList(0, seats));
      }
      assertThat(view.fieldsOf("tracks").names()).hasSize(3);
      assertThat(view.fieldsOf("supply").names()).hasSize(seats).doesNotHaveDuplicates();
      assertThat(view.fieldsOf("tokens").names()).containsExactly("throne", "blade", "raven");
      assertThat(view.has("threat")).isTrue();
    }
  }

  private static Realm read(String regions) {
    String position =
        """
        seats: 5
        options: {houses: in-order}
        turn: {number: 2, phase: marches}
        tracks: {court: [lannister, baratheon, stark, tyrell, greyjoy]}
        regions: {%s}
        """
            .formatted(regions);
    return Positions.read(GAME, Formats.yaml("position.yaml", position).asFields());
  }

  @Test
  @Rule({"thrones.component.order-tokens", "thrones.planning.no-more-than-tokens"})
  void aTokenThatAHouseHasNotIsRefused() {
    String two =
        "karhold: {house: stark, footmen: 1, order: support},"
            + " winterfell: {house: stark, footmen: 1, order: support}";
    String third = ", castle-black: {house: stark, footmen: 1, order: support}";
    assertThat(read(two).order(1)).isEqualTo(3);
    assertThatThrownBy(() -> read(two + third))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("stark has not so many orders support");
  }

  @Test
  @Rule("thrones.planning.star-limit")
  void moreStarsThanTheCourtAllowsAreRefused() {
    String one =
        "karhold: {house: tyrell, footmen: 1, order: raid+1},"
            + " castle-black: {house: stark, footmen: 1, order: march+0}";
    String second = ", winterfell: {house: tyrell, footmen: 1, order: support+1}";
    assertThat(read(one).order(1)).isEqualTo(6);
    assertThatThrownBy(() -> read(one + second))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("tyrell has too many starred orders");
  }

  @Test
  @Rule("thrones.planning.consolidation-land-only")
  void aConsolidationAtSeaIsRefused() {
    assertThatThrownBy(() -> read("bay-of-ice: {house: stark, ships: 1, order: consolidate}"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("no order consolidate may lie in bay-of-ice");
  }

  @Test
  @Rule("thrones.ambiguous.supply-excess-units-or-armies")
  void aRemovalThatCostsMoreThanElsewhereSaysSo() {
    String position =
        """
        seats: 5
        options: {houses: in-order}
        turn: {number: 1, phase: westeros}
        regions:
          winterfell: {house: stark, footmen: 3}
          white-harbor: {house: stark, footmen: 2}
          narrow-sea: {house: stark, ships: 2}
        """;
    Chance chance =
        new Scripted(
            List.of(
                "westeros-1 supply",
                "westeros-2 last-days-of-summer",
                "westeros-3 last-days-of-summer"));
    Table<Realm> table =
        Table.from(GAME, Formats.yaml("position.yaml", position).asFields(), chance);
    Map<String, String> keys = new LinkedHashMap<>();
    for (Choice choice : table.question(0).choices()) {
      keys.put(choice.phrase(), choice.saying().key());
    }
    assertThat(keys)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "remove footman from winterfell",
                "option.remove.more",
                "remove footman from white-harbor",
                "option.remove",
                "remove ship from narrow-sea",
                "option.remove"));
  }
}
