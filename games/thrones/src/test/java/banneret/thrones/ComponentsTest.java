package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.Game;
import banneret.kernel.Malformed;
import banneret.kernel.Setup;
import banneret.kernel.Tree;
import banneret.laws.Rule;
import banneret.play.Titles;
import banneret.thrones.content.Ability;
import banneret.thrones.content.Content;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is in the box. */
class ComponentsTest {
  private static final Tree.Fields FILES = new Titles().content("thrones");
  private static final Content CONTENT = new Content(FILES);
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
        abilities += CONTENT.characterAbility[card] == Ability.NONE ? 0 : 1;
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
        int count = realm.deck(deck).count(realm.cells, kind);
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
      assertThat(realm.available(house)).isEqualTo(5);
      assertThat(realm.gainCrests(house, 99)).isEqualTo(15);
      assertThat(realm.available(house)).isEqualTo(20);
      for (int other = 0; other < 5; other++) {
        assertThat(other == house || realm.available(other) == 5).isTrue();
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
}
