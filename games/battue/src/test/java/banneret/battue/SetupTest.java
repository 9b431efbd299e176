package banneret.battue;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.battue.city.City;
import banneret.battue.city.Content;
import banneret.battue.city.Happenings;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.told.Event;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What luck decides before the first turn, and who may see it. */
class SetupTest {
  private static final Tree.Fields FILES = new Titles().content("battue");
  private static final Content CONTENT = BattueTitle.read(FILES);
  private static final Game<City> GAME = new BattueTitle().with(FILES);
  private static final List<String> MIXED =
      List.of("schola", "templum-jupiter", "templum-minerva", "universitas");

  private static Table<City> quick(int seats, Chance chance) {
    return Table.open(GAME, Setup.of(seats).with("setup", "quick"), chance);
  }

  /** The tiles that luck may turn up where a horde of red stands. */
  private static Set<String> revealed(String space) {
    String position =
        """
        seats: 2
        turn: {phase: battles}
        mixed: [l01, l02, l03, l04]
        camps: {blue: {edge: south, facing: gate-s, warriors: 6}}
        """
            + ("board: {" + space + ": {red: 8}}");
    Tree.Fields start = Formats.yaml("position.yaml", position).asFields();
    Set<String> tiles = new TreeSet<>();
    for (int seed = 0; seed < 300; seed++) {
      Table<City> table = Table.from(GAME, start, new Seeded(seed));
      tiles.add(table.write().fieldsOf("board").fieldsOf(space).text("tile"));
    }
    return tiles;
  }

  @Test
  @Rule("battue.setup.random-first-player")
  void everySeatMayBeFirstAndTheSeedDecides() {
    Set<String> first = new TreeSet<>();
    for (int seed = 0; seed < 60; seed++) {
      String drawn = quick(4, new Seeded(seed)).write().fieldsOf("turn").text("first");
      assertThat(quick(4, new Seeded(seed)).write().fieldsOf("turn").text("first"))
          .isEqualTo(drawn);
      first.add(drawn);
    }
    assertThat(first).containsExactly("blue", "gold", "green", "red");
  }

  @Test
  @Rule({
    "battue.setup.tiles-in-turn",
    "battue.setup.palace-centre",
    "battue.setup.large-to-small",
    "battue.setup.face-down-at-start",
    "battue.ruling.tile-placement-setting"
  })
  void thePlayersLayTheCityInTurnFromThePalaceToTheSmallestTiles() {
    Seeded luck = new Seeded(7);
    Table<City> table = Table.open(GAME, Setup.of(3), luck);
    while (table.write().has("placed")) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      var choices = table.question(seat).choices();
      String line = choices.get(luck.below(choices.size())).phrase();
      assertThat(table.answer(seat, line)).isInstanceOf(Reply.Taken.class);
    }
    List<Integer> who = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (Table.Told told : table.told()) {
      Event event = told.event();
      if (event.what().equals(Happenings.TILE_PLACED)) {
        who.add(event.figures()[0]);
        sizes.add(CONTENT.slotGroup[event.figures()[1]]);
      }
    }
    int first = who.getFirst();
    assertThat(Content.COLOURS.word(first)).isEqualTo(table.write().fieldsOf("turn").text("first"));
    for (int i = 0; i < who.size(); i++) {
      assertThat(who.get(i)).isEqualTo((first + i) % 3);
    }
    assertThat(sizes).hasSize(37).isSorted().startsWith(Content.PALACE, Content.LARGE);
    assertThat(table.write().fieldsOf("board").isEmpty()).isTrue();
  }

  @Test
  @Rule({"battue.setup.shuffle-face-down", "battue.setup.face-down-at-start"})
  void nobodySeesATileBeforeItIsRevealed() {
    for (int seed = 0; seed < 20; seed++) {
      Table<City> table = quick(3, new Seeded(seed));
      for (int seat = -1; seat < 3; seat++) {
        Tree.Fields view = table.view(seat).tree();
        assertThat(view.fieldsOf("board").isEmpty()).isTrue();
        for (String tile : CONTENT.tileNames.words()) {
          assertThat(view.canonical()).doesNotContain("\"" + tile + "\"");
        }
      }
    }
  }

  @Test
  @Rule({"battue.setup.set-aside-special-tiles", "battue.setup.shuffle-face-down"})
  void anyTileOfItsSizeMayLieOnASlotButNoneOfTheFive() {
    List<String> names = CONTENT.tileNames.words();
    assertThat(revealed("l05")).hasSize(12).doesNotContainAnyElementsOf(MIXED);
    assertThat(revealed("m03")).hasSize(17);
    assertThat(revealed("s02")).hasSize(18).isEqualTo(new TreeSet<>(names.subList(34, 52)));
  }

  @Test
  @Rule({"battue.setup.four-special-next", "battue.setup.palace-centre"})
  void theFourMixedTilesLieInHiddenOrderAndThePalaceInTheMiddle() {
    assertThat(revealed("l02")).containsExactlyElementsOf(MIXED);
    assertThat(revealed("l04")).containsExactlyElementsOf(MIXED);
    assertThat(revealed("palace")).containsExactly("palace");
  }

  @Test
  @Rule({"battue.ambiguous.manual-tile-placement", "battue.setup.tile-must-fit"})
  void inTheQuickSetUpTheMixedTilesMayLieOnAnyLargeSlots() {
    Set<String> slots = new TreeSet<>();
    for (int seed = 0; seed < 100; seed++) {
      Tree.Fields city = quick(2, new Seeded(seed)).write();
      assertThat(city.has("placed")).isFalse();
      assertThat(city.itemsOf("mixed").texts()).hasSize(4).doesNotHaveDuplicates();
      slots.addAll(city.itemsOf("mixed").texts());
    }
    assertThat(slots).hasSize(12).allMatch(slot -> slot.startsWith("l"));
  }

  @Test
  @Rule("battue.setup.loot-deck")
  void anyLootMayLieOnTop() {
    Setup setup = Setup.of(2).with("setup", "quick").with("second-player-cards", "1");
    Set<String> cards = new TreeSet<>();
    for (int seed = 0; seed < 1000; seed++) {
      List<String> luck = List.of("first-player 0", "slot 0", "slot 0", "slot 0", "slot 0");
      Table<City> table = Table.open(GAME, setup, new Scripted(luck, new Seeded(seed)));
      table.answer(0, "camp north facing gate-n");
      table.answer(1, "camp south facing gate-s");
      cards.addAll(table.write().fieldsOf("hands").fieldsOf("blue").names());
    }
    assertThat(cards).hasSize(33);
  }

  @Test
  @Rule("battue.setup.event-deck")
  void anyEventMayLieOnTop() {
    String position =
        """
        seats: 2
        turn: {phase: battles}
        board: {s02: {red: 8}}
        camps: {blue: {edge: south, facing: gate-s, warriors: 6}}
        """;
    Tree.Fields start = Formats.yaml("position.yaml", position).asFields();
    Set<Integer> events = new TreeSet<>();
    for (int seed = 0; seed < 500; seed++) {
      Chance luck = new Scripted(List.of("tile caupona"), new Seeded(seed));
      for (Table.Told told : Table.from(GAME, start, luck).told()) {
        if (told.event().what().equals(Happenings.EVENT)) {
          events.add(told.event().figures()[1]);
        }
      }
    }
    assertThat(events).hasSize(CONTENT.eventCount.length);
  }
}
