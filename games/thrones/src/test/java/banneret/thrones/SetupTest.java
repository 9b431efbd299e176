package banneret.thrones;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Scripted;
import banneret.kernel.luck.Seeded;
import banneret.kernel.notation.Asked;
import banneret.kernel.table.Reply;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.laws.Rule;
import banneret.play.Formats;
import banneret.play.Titles;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What luck decides, and what the house cards are for. */
class SetupTest {
  private static final Tree.Fields FILES = new Titles().content("thrones");
  private static final Game<Realm> GAME = new ThronesTitle().with(FILES);
  private static final Path CONTENT = Path.of("src/main/resources/banneret/thrones");

  private static List<String> chairs(Table<Realm> table) {
    return table.write().itemsOf("chairs").texts();
  }

  /** The game with one of its files written otherwise. */
  private static Game<Realm> with(String file, String old, String other) {
    String text = text(file);
    assertThat(text).contains(old);
    Tree.Fields files = new Titles().content("thrones");
    files.put(file, Formats.yaml(file, text.replace(old, other)));
    return new ThronesTitle().with(files);
  }

  private static String text(String file) {
    try {
      return Files.readString(CONTENT.resolve(file + ".yaml"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Answers questions at random, at most so many. */
  private static void play(Table<Realm> table, Seeded choices, int answers) {
    for (int i = 0; i < answers && table.awaited() != 0; i++) {
      int seat = Integer.numberOfTrailingZeros(table.awaited());
      String line = "";
      Asked asked = table.question(seat);
      while (asked != null) {
        int pick = choices.below(asked.choices().size());
        line = (line + " " + asked.choices().get(pick).phrase()).strip();
        asked = table.draft(seat, line).next();
      }
      assertThat(table.answer(seat, line)).isInstanceOf(Reply.Taken.class);
    }
  }

  @Test
  @Rule("thrones.setup.random-house")
  void everyPlayerMayGetEveryHouseAndTheSeedDecides() {
    for (int chair = 0; chair < 5; chair++) {
      Set<String> houses = new TreeSet<>();
      for (int seed = 0; seed < 100; seed++) {
        List<String> dealt = chairs(Table.open(GAME, Setup.of(5), new Seeded(seed)));
        assertThat(dealt).hasSize(5).doesNotHaveDuplicates();
        assertThat(chairs(Table.open(GAME, Setup.of(5), new Seeded(seed)))).isEqualTo(dealt);
        houses.add(dealt.get(chair));
      }
      assertThat(houses).hasSize(5);
    }
  }

  @Test
  @Rule({
    "thrones.setup.house-for-whole-game",
    "thrones.component.special-tokens",
    "thrones.component.special-token-holder"
  })
  void aPlayerKeepsHisHouseAndTheFirstOfATrackItsToken() {
    for (int seed = 0; seed < 12; seed++) {
      Table<Realm> table = Table.open(GAME, Setup.of(3 + seed % 3), new Seeded(seed));
      List<String> dealt = chairs(table);
      Seeded choices = new Seeded(seed + 100);
      while (table.awaited() != 0) {
        play(table, choices, 1);
        Tree.Fields now = table.write();
        assertThat(now.itemsOf("chairs").texts()).isEqualTo(dealt);
        Tree.Fields tracks = now.fieldsOf("tracks");
        if (tracks.itemsOf("court").size() == dealt.size()) {
          Tree.Fields tokens = now.fieldsOf("tokens");
          assertThat(tokens.text("throne")).isEqualTo(tracks.itemsOf("throne").texts().get(0));
          assertThat(tokens.text("blade")).isEqualTo(tracks.itemsOf("fiefs").texts().get(0));
          assertThat(tokens.text("raven")).isEqualTo(tracks.itemsOf("court").texts().get(0));
        }
      }
    }
  }

  @Test
  @Rule("thrones.setup.westeros-decks")
  void anyCardOfItsDeckMayLieOnTopAndNobodySeesIt() {
    Tree.Fields start =
        Formats.yaml("position.yaml", "{seats: 3, turn: {number: 1, phase: over}}").asFields();
    List<Set<String>> seen = List.of(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
    for (int seed = 0; seed < 300; seed++) {
      for (Table.Told told : Table.from(GAME, start, new Seeded(seed)).told()) {
        if (told.event().what().equals(Happenings.CARD_REVEALED)) {
          int[] figures = told.event().figures();
          seen.get(figures[0] - 1).add(GAME.names("westeros").word(figures[1]));
        }
      }
    }
    assertThat(seen.get(0))
        .containsExactly("last-days-of-summer", "mustering", "supply", "winter-is-coming");
    assertThat(seen.get(1))
        .containsExactly(
            "clash-of-kings", "game-of-thrones", "last-days-of-summer", "winter-is-coming");
    assertThat(seen.get(2)).hasSize(7).contains("wildling-attack").doesNotContain("supply");
    for (int seat = -1; seat < 5; seat++) {
      Tree.Fields view = Table.open(GAME, Setup.of(5), new Seeded(1)).view(seat).tree();
      for (String card : GAME.names("westeros").words()) {
        assertThat(view.canonical().replace("\"supply\":{", "")).doesNotContain('"' + card + '"');
      }
    }
  }

  @Test
  @Rule("thrones.ambiguous.winter-mammoths")
  void aMammothOnAWinterCardCounts() {
    Game<Realm> game =
        with(
            "westeros",
            "{card: winter-is-coming, count: 1, mammoth: false}",
            "{card: winter-is-coming, count: 1, mammoth: true}");
    Chance luck =
        new Scripted(
            List.of(
                "westeros-1 winter-is-coming",
                "westeros-1 winter-is-coming",
                "westeros-1 last-days-of-summer",
                "westeros-2 winter-is-coming",
                "westeros-2 last-days-of-summer",
                "westeros-3 storm-of-swords"));
    Tree.Fields start =
        Formats.yaml("position.yaml", "{seats: 3, turn: {number: 1, phase: over}}").asFields();
    assertThat(Table.from(game, start, luck).write().number("threat", 0, 12)).isEqualTo(12);
  }

  @Test
  @Rule("thrones.component.house-cards")
  void houseCardsAreOfNoUseOnceTheGameHasBegun() {
    Table<Realm> table = Table.open(GAME, Setup.of(5), new Seeded(3));
    play(table, new Seeded(3), 12);
    Tree.Fields middle = table.write();
    List<Game<Realm>> others =
        List.of(
            with("houses", "    crests: 5", "    crests: 9"),
            with("houses", "    supply: 2", "    supply: 6"),
            with("houses", "footmen: 1, knights: 1", "footmen: 3, knights: 0"),
            with(
                "houses",
                "throne: [baratheon, lannister, stark, tyrell, greyjoy]",
                "throne: [greyjoy, lannister, stark, tyrell, baratheon]"));
    Table<Realm> same = Table.from(GAME, middle, new Seeded(5));
    play(same, new Seeded(5), 150);
    for (Game<Realm> other : others) {
      assertThat(Table.open(other, Setup.of(5), new Seeded(3)).write().canonical())
          .isNotEqualTo(Table.open(GAME, Setup.of(5), new Seeded(3)).write().canonical());
      Table<Realm> played = Table.from(other, middle, new Seeded(5));
      play(played, new Seeded(5), 150);
      assertThat(played.write().canonical()).isEqualTo(same.write().canonical());
    }
  }
}
