package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.cards.Hand;
import banneret.kernel.cards.Pile;
import banneret.kernel.facts.Count;
import banneret.kernel.facts.Flag;
import banneret.kernel.facts.Group;
import banneret.kernel.facts.Id;
import banneret.kernel.facts.Kind;
import banneret.kernel.facts.State;
import banneret.kernel.facts.Whole;
import banneret.kernel.facts.Wide;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Facts that are declared once: their cells, how they are written and read, and who sees them. */
class FactsTest {
  private static final Kind SEATS = new Kind(new Names("seat", List.of("red", "blue", "green")), 2);
  private static final Kind HEXES = Kind.of(numbered("hex", 160));
  private static final Kind CARDS = Kind.of(new Names("card", List.of("axe", "bow", "cap")));

  private static Names numbered(String kind, int count) {
    return new Names(
        kind, IntStream.range(0, count).mapToObj(i -> kind + i).toList(), Map.of("home", 3));
  }

  /** A table of which these tests know everything. */
  private static final class Board {
    final State<Board> state = new State<>(SEATS);
    final Count round;
    final Id active;
    final Id stands;
    final Flag tired;
    final Wide morale;
    final Wide page;
    final Whole x;
    final Id ranks;
    final Count bans;
    final Count spoils;
    final Count purse;
    final Count played;
    final Group<Board> duel;
    final Id foe;
    final Count hits;
    final Pile pile;
    final Hand[] hands;
    final List<String> followed = new ArrayList<>();
    boolean bidding;
    final byte[] cells;

    Board() {
      Group<Board> turn = state.group("turn");
      active = turn.always().id("active", SEATS);
      round = turn.always().count("round", 1, 255, 1);
      Group<Board> unit = state.each("hexes", HEXES);
      stands =
          unit.check((board, hex, tree) -> board.followed.add(hex + " " + tree))
              .idOrNone("of", SEATS);
      tired = unit.flag("tired");
      x = unit.whole("x", Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
      morale = state.wide("morale", -1000, 1000, 500);
      page = state.wideOrNone("page", Kind.of(numbered("page", 300)));
      ranks = state.list("ranks", SEATS, 2);
      bans = state.bits("bans", CARDS);
      purse =
          state
              .always()
              .seen((board, seat, of) -> seat == of || !board.bidding)
              .counts("purse", SEATS, 20);
      spoils = state.each("spoils", SEATS).from((board, i) -> board.pile()).counts(CARDS, 9);
      played = state.kept(SEATS).count("played", 9);
      duel = state.group("duel").part();
      foe = duel.idOrNone("foe", SEATS);
      hits = duel.count("hits", 9);
      state.figure("total", (board, seat) -> Tree.of(board.purse.of(board.cells(), 0)));
      pile = state.pile("deck", CARDS, 2);
      hands = state.hands(pile, CARDS);
      cells = new byte[state.size()];
      state.begin(cells);
      for (int kind = 0; kind < 3; kind++) {
        pile.shuffleIn(cells, kind, 4);
      }
    }

    Pile pile() {
      return pile;
    }

    byte[] cells() {
      return cells;
    }

    Tree.Fields write() {
      return state.write(this, cells);
    }

    Board read(Tree.Fields tree) {
      state.read(this, cells, tree);
      return this;
    }
  }

  private static Tree.Fields turn(int round) {
    return Tree.fields().put("active", "red").put("round", round);
  }

  @Test
  void whatIsAsUsualIsNotWrittenUnlessItAlwaysIs() {
    assertThat(new Board().write())
        .isEqualTo(
            Tree.fields()
                .put("seats", 2)
                .put("turn", turn(1))
                .put("purse", Tree.fields().put("red", 0).put("blue", 0)));
  }

  @Test
  void valuesOfOneTwoAndFourCellsAreWrittenAndReadAgain() {
    Board board = new Board();
    board.round.set(board.cells, 255);
    board.stands.set(board.cells, 159, 1);
    board.stands.set(board.cells, 0, 0);
    board.tired.set(board.cells, 159, true);
    board.x.set(board.cells, 159, -2_000_000_001);
    board.morale.set(board.cells, -1000);
    board.page.set(board.cells, 299);
    board.ranks.set(board.cells, 0, 1);
    board.bans.set(board.cells, 0b101);
    board.purse.set(board.cells, 1, 20);
    Tree.Fields tree = board.write();
    Tree.Fields hexes =
        Tree.fields()
            .put("hex0", Tree.fields().put("of", "red"))
            .put(
                "hex159",
                Tree.fields().put("of", "blue").put("tired", true).put("x", -2_000_000_001));
    assertThat(tree)
        .isEqualTo(
            Tree.fields()
                .put("seats", 2)
                .put("turn", turn(255))
                .put("hexes", hexes)
                .put("morale", -1000)
                .put("page", "page299")
                .put("ranks", Tree.items().add("blue"))
                .put("bans", Tree.items().add("axe").add("cap"))
                .put("purse", Tree.fields().put("red", 0).put("blue", 20)));
    Board again = new Board().read(tree);
    assertThat(again.cells).isEqualTo(board.cells);
    assertThat(again.round.of(again.cells)).isEqualTo(255);
    assertThat(again.x.of(again.cells, 159)).isEqualTo(-2_000_000_001);
    assertThat(again.stands.of(again.cells, 1)).isEqualTo(-1);
    assertThat(again.followed).containsExactly("0 \"red\"", "159 \"blue\"");
  }

  @Test
  void whatIsOutOfRangeUnknownTwiceOrNotInPlayIsRefusedWithItsPlace() {
    refuses(
        "turn", Tree.fields().put("round", 256), "round: expected a whole number from 1 to 255");
    refuses(
        "morale", Tree.of(1001), "f.yaml:7: morale: expected a whole number from -1000 to 1000");
    refuses("turn", Tree.fields().put("active", "green"), "active: 'green' is not in play among 2");
    refuses("turn", Tree.fields().put("colour", "red"), "unknown 'colour'; expected one of active");
    refuses("hexes", Tree.fields().put("hex160", Tree.fields()), "expected a hex");
    Tree.Fields twice = Tree.fields().put("hex3", Tree.fields()).put("home", Tree.fields());
    refuses("hexes", twice, "'hex3' is there twice");
    refuses("ranks", Tree.items().add("red").add("red"), "'red' is there twice");
    refuses("bans", Tree.items().add("axe").add("axe"), "'axe' is there twice");
    refuses("colour", Tree.of("red"), "unknown 'colour'");
    refuses("total", Tree.of(3), "is not read");
  }

  private static void refuses(String name, Tree tree, String why) {
    Tree.Fields in = Tree.fields().put(name, tree.at("f.yaml:7"));
    assertThatThrownBy(() -> new Board().read(in))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining(why);
  }

  @Test
  void cardsThatAreNamedAreTakenOutOfThePile() {
    Tree.Fields two = Tree.fields().put("red", Tree.fields().put("axe", 3));
    Board board = new Board().read(Tree.fields().put("spoils", two));
    assertThat(board.pile.rest(board.cells, 0)).isEqualTo(1);
    assertThat(board.spoils.of(board.cells, 0, 0)).isEqualTo(3);
    assertThat(board.active.of(board.cells)).isEqualTo(0);
    Tree.Fields hands = Tree.fields().put("blue", Tree.fields().put("axe", 2));
    Tree.Fields both = Tree.fields().put("spoils", two).put("hands", hands);
    assertThatThrownBy(() -> new Board().read(both)).hasMessageContaining("not so many cards");
  }

  @Test
  void aSeatSeesWhatIsOpenItsHandAndWhatItKnows() {
    Tree.Fields hands =
        Tree.fields()
            .put("red", Tree.fields().put("bow", 1))
            .put("blue", Tree.fields().put("axe", 2));
    Tree.Fields known =
        Tree.fields().put("red", Tree.fields().put("blue", Tree.fields().put("axe", 1)));
    Tree.Items top =
        Tree.items()
            .add(Tree.fields().put("card", "cap").put("seen-by", Tree.items().add("red")))
            .add(Tree.fields().put("card", "axe").put("seen-by", Tree.items()));
    Tree.Fields whole = Tree.fields().put("hands", hands).put("known", known).put("deck-top", top);
    Board board = new Board().read(whole);
    assertThat(board.write().get("hands")).isEqualTo(hands);
    assertThat(board.write().get("known")).isEqualTo(known);
    assertThat(board.write().get("deck-top")).isEqualTo(top);
    board.bidding = true;
    assertThat(board.state.view(board, board.cells, 0))
        .isEqualTo(
            Tree.fields()
                .put("seats", 2)
                .put("turn", turn(1))
                .put("purse", Tree.fields().put("red", 0))
                .put("total", 0)
                .put("deck-pile", 9)
                .put("deck-top", Tree.items().add("cap").add("?"))
                .put("hand", Tree.fields().put("bow", 1))
                .put("known", Tree.fields().put("blue", Tree.fields().put("axe", 1)))
                .put("seat", "red"));
    assertThat(board.state.view(board, board.cells, -1))
        .isEqualTo(
            Tree.fields()
                .put("seats", 2)
                .put("turn", turn(1))
                .put("purse", Tree.fields())
                .put("total", 0)
                .put("deck-pile", 9));
  }

  @Test
  void handsAndPilesLieBehindWhatAllCanSee() {
    Board board = new Board();
    byte[] before = board.cells.clone();
    board.hands[0].add(board.cells, 1, 0);
    board.pile.putOn(board.cells, 2, 1);
    int open = board.state.open(board.cells);
    assertThat(board.cells).isNotEqualTo(before);
    assertThat(java.util.Arrays.copyOf(board.cells, open))
        .isEqualTo(java.util.Arrays.copyOf(before, open));
    assertThatThrownBy(() -> board.state.count("late", 3))
        .hasMessageContaining("before piles and hands");
  }

  @Test
  void aPartIsClearedAtOnceAndFactsKeptForOthersAreNotWritten() {
    Board board = new Board();
    board.foe.set(board.cells, 1);
    board.hits.set(board.cells, 3);
    board.played.set(board.cells, 1, 2);
    assertThat(board.write().get("duel"))
        .isEqualTo(Tree.fields().put("foe", "blue").put("hits", 3));
    assertThat(board.write().has("played")).isFalse();
    board.duel.clear(board.cells);
    assertThat(board.write().has("duel")).isFalse();
    assertThat(board.played.of(board.cells, 1)).isEqualTo(2);
  }

  @Test
  void whatDoesNotFitItsCellsIsRefusedWhenItIsDeclared() {
    State<Board> state = new State<>(SEATS);
    assertThatThrownBy(() -> state.count("much", 256)).hasMessageContaining("does not fit a cell");
    assertThatThrownBy(() -> state.idOrNone("page", Kind.of(numbered("page", 300))))
        .hasMessageContaining("declare them wide");
    assertThatThrownBy(() -> state.wide("more", 0, 40_000, 0))
        .hasMessageContaining("does not fit two cells");
    assertThatThrownBy(() -> state.count("usual", 1, 5, 0)).hasMessageContaining("0 is not from 1");
  }
}
