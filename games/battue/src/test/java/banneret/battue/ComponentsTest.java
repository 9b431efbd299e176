package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.bots.Playout;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is in the box. */
class ComponentsTest {
  private static final Tree.Fields FILES = new Titles().content("battue");
  private static final Content CONTENT = BattueTitle.read(FILES);
  private static final Game<City> GAME = new BattueTitle().with(FILES);

  private static Table<City> from(Chance chance, String position) {
    return Table.from(GAME, Formats.yaml("position.yaml", position).asFields(), chance);
  }

  @Test
  @Rule({"battue.component.player-count", "battue.ambiguous.two-or-four-players"})
  void twoToFourPlay() {
    for (int seats = 2; seats <= 4; seats++) {
      assertThat(GAME.lay(Setup.of(seats)).seats()).isEqualTo(seats);
    }
    for (int seats : new int[] {0, 1, 5}) {
      assertThatThrownBy(() -> GAME.lay(Setup.of(seats)))
          .isInstanceOf(Malformed.class)
          .hasMessageContaining("battue.component.player-count");
    }
    assertThat(GAME.minSeats()).isEqualTo(2);
    assertThat(GAME.maxSeats()).isEqualTo(4);
  }

  @Test
  @Rule("battue.component.board")
  void oneBoardShowsTheCityInsideItsWalls() {
    assertThat(CONTENT.ring).isEqualTo(16);
    assertThat(CONTENT.slotsOfGroup).containsExactly(1, 0, 12, 12, 12);
    int[] seen = new int[CONTENT.spaces];
    for (int[] edge : CONTENT.edges) {
      assertThat(edge).hasSize(5);
      for (int i = 0; i < edge.length; i++) {
        seen[edge[i]]++;
        assertThat(i == 0 || CONTENT.isAdjacent[edge[i - 1]][edge[i]]).isTrue();
      }
    }
    for (int space = 0; space < CONTENT.spaces; space++) {
      boolean tower = CONTENT.spaceNames.word(space).startsWith("tower");
      assertThat(seen[space]).isEqualTo(tower ? 2 : space < CONTENT.ring ? 1 : 0);
    }
  }

  @Test
  @Rule("battue.component.board")
  void spacesAreAdjacentWhereTheirCellsTouch() {
    int[][] owner = new int[14][14];
    List<Tree> spaces = FILES.fieldsOf("board").itemsOf("spaces").all();
    for (int space = 0; space < spaces.size(); space++) {
      for (Tree cell : spaces.get(space).asFields().itemsOf("cells").all()) {
        int column = cell.asItems().get(0).asNumber();
        int row = cell.asItems().get(1).asNumber();
        assertThat(owner[row][column]).as("one space to a cell").isZero();
        owner[row][column] = space + 1;
      }
    }
    boolean[][] touch = new boolean[CONTENT.spaces][CONTENT.spaces];
    for (int row = 0; row < 14; row++) {
      for (int column = 0; column < 14; column++) {
        int here = owner[row][column] - 1;
        assertThat(here).as("a space on every cell").isNotNegative();
        int right = column < 13 ? owner[row][column + 1] - 1 : here;
        int below = row < 13 ? owner[row + 1][column] - 1 : here;
        for (int other : new int[] {right, below}) {
          touch[here][other] |= here != other;
          touch[other][here] |= here != other;
        }
      }
    }
    assertThat(CONTENT.isAdjacent).isDeepEqualTo(touch);
  }

  @Test
  @Rule({"battue.component.tiles", "battue.setup.set-aside-special-tiles"})
  void thereAreFiftyTwoTilesFiveOfThemSetAside() {
    assertThat(CONTENT.tileNames.count()).isEqualTo(52);
    assertThat(CONTENT.groupSize).containsExactly(1, 4, 12, 17, 18);
    assertThat(CONTENT.tileNames.words().subList(0, 5))
        .containsExactlyInAnyOrder(
            "palace", "templum-jupiter", "templum-minerva", "universitas", "schola");
  }

  @Test
  @Rule("battue.setup.leftover-tiles")
  void thereAreMoreTilesThanSlots() {
    assertThat(CONTENT.tileNames.count()).isGreaterThan(CONTENT.spaces - CONTENT.ring);
  }

  @Test
  @Rule("battue.component.warriors")
  void nobodyHasMoreThanFifteenWarriors() {
    String fifteen = "{seats: 2, board: {gate-n: {red: 8}, gate-s: {red: 7}, gate-w: {blue: 1}}}";
    assertThatCode(() -> from(new Seeded(1), fifteen)).doesNotThrowAnyException();
    assertThatThrownBy(() -> from(new Seeded(1), fifteen.replace("red: 7", "red: 8")))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("red has no more than 15 warriors");
  }

  @Test
  @Rule({
    "battue.component.warriors",
    "battue.component.flags",
    "battue.component.loot-cards",
    "battue.component.event-cards",
    "battue.horde.max-eight",
    "battue.horde.max-fifteen-on-board"
  })
  void noPieceIsLostOrMadeInAnyGame() {
    Playout<City> playout = new Playout<>(GAME.lay(Setup.of(2)));
    for (int seed = 0; seed < 60; seed++) {
      int seats = 2 + seed % 3;
      City city = GAME.lay(Setup.of(seats).with("setup", "quick"));
      playout.play(city, seed, 20 + 15 * seed);
      assertThat(GAME.inconsistency(city)).isNull();
      assertThat(pieces(city)).containsOnly(30);
    }
  }

  /** Warriors and flags of each player, counted anew from what lies on the board. */
  private static int[] pieces(City city) {
    int[] pieces = new int[city.seats()];
    for (int seat = 0; seat < city.seats(); seat++) {
      pieces[seat] = city.reserve.get(seat) + city.flagsLeft.get(seat);
      for (int place = 0; place < CONTENT.places; place++) {
        pieces[seat] += city.horde(seat, place);
        boolean space = place < CONTENT.spaces;
        pieces[seat] += space && city.controller(place) == seat ? 1 : 0;
      }
    }
    return pieces;
  }

  @Test
  @Rule("battue.component.flags")
  void nobodyHasMoreThanFifteenFlags() {
    StringBuilder board = new StringBuilder("{seats: 2, board: {gate-w: {blue: 1}, s01: {red: 1}");
    for (String space : CONTENT.spaceNames.words().subList(0, 16)) {
      board.append(space.equals("gate-w") ? "" : ", " + space + ": {flag: red}");
    }
    assertThatCode(() -> from(new Seeded(1), board + "}}")).doesNotThrowAnyException();
    assertThatThrownBy(() -> from(new Seeded(1), board + ", s02: {tile: arcus, flag: red}}}"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("flags");
  }

  @Test
  @Rule("battue.component.loot-cards")
  void sixtyLootCardsBearThirtyThreeTitles() {
    assertThat(Arrays.stream(CONTENT.lootCount).sum()).isEqualTo(60);
    assertThat(CONTENT.lootNames.count()).isEqualTo(33);
  }

  @Test
  @Rule("battue.component.event-cards")
  void thereAreTwentyEvents() {
    assertThat(Arrays.stream(CONTENT.eventCount).sum()).isEqualTo(20);
  }

  @Test
  @Rule({
    "battue.ambiguous.tile-data-missing",
    "battue.ambiguous.event-texts-missing",
    "battue.ambiguous.loot-points-missing"
  })
  void figuresThatTheRulebookDoesNotGiveAreLabelledAsOurs() {
    for (Tree tile : FILES.fieldsOf("tiles").itemsOf("tiles").all()) {
      assertThat(tile.asFields().fieldsOf("provenance").text("values")).isEqualTo("designed");
    }
    for (Tree event : FILES.fieldsOf("events").itemsOf("cards").all()) {
      assertThat(event.asFields().text("provenance")).isEqualTo("designed");
    }
    for (Tree card : FILES.fieldsOf("loot").itemsOf("cards").all()) {
      Tree.Fields provenance = card.asFields().fieldsOf("provenance");
      assertThat(provenance.text("vp", "")).isEqualTo(card.asFields().has("vp") ? "designed" : "");
    }
    int[] points = CONTENT.lootPoints;
    assertThat(points[CONTENT.lootNames.id("big-loot")])
        .isGreaterThan(points[CONTENT.lootNames.id("loot")]);
  }

  @Test
  @Rule("battue.component.dice")
  void everyDieShowsOneToSix() {
    String position =
        """
        seats: 2
        turn: {phase: reinforce}
        board:
          gate-n: {flag: red, red: 1}
          s02: {tile: arcus, flag: blue, blue: 2}
          s03: {tile: hortus, flag: red, red: 4}
        """;
    Set<String> dealt = new TreeSet<>();
    for (int seed = 0; seed < 200; seed++) {
      Table<City> table = from(new Seeded(seed), position);
      table.answer(0, "call gate-n");
      table.answer(0, "call no more");
      table.answer(0, "move s03 to s02 with 4");
      table
          .record()
          .entries()
          .forEach(entry -> entry.dealt().forEach(outcome -> dealt.add(outcome.phrase())));
    }
    assertThat(dealt)
        .containsExactly(
            "attack 1",
            "attack 2",
            "attack 3",
            "attack 4",
            "attack 5",
            "attack 6",
            "defence 1",
            "defence 2",
            "defence 3",
            "defence 4",
            "defence 5",
            "defence 6",
            "reinforcements 1",
            "reinforcements 2",
            "reinforcements 3",
            "reinforcements 4",
            "reinforcements 5",
            "reinforcements 6");
    for (String die : List.of("reinforcements 0", "reinforcements 7")) {
      Table<City> table = from(new Scripted(List.of(die)), position);
      assertThatThrownBy(() -> table.answer(0, "call gate-n")).isInstanceOf(Chance.Mismatch.class);
    }
  }
}
