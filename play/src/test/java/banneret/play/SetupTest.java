package banneret.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Tree;
import org.junit.jupiter.api.Test;

/** What is settled before a game: numbers, words and documents, some by each seat for itself. */
class SetupTest {
  private static final Game<?> HEAP = new Titles().game("heap");

  private static Tree document(String text) {
    return Formats.yaml("blue.yaml", text);
  }

  private static Tree.Fields laid(Setup setup) {
    return open(HEAP, setup).write();
  }

  private static <P extends Position<P>> Table<P> open(Game<P> game, Setup setup) {
    return Table.open(game, setup, new Seeded(1));
  }

  private static void wrong(Setup setup, String... parts) {
    assertThatThrownBy(() -> open(HEAP, setup))
        .isInstanceOf(Malformed.class)
        .message()
        .contains(parts);
  }

  @Test
  void a_number_is_taken_within_its_bounds_as_a_text_too() {
    assertThat(laid(Setup.of(2).with("stones", "7")).number("stones")).isEqualTo(7);
    assertThat(laid(Setup.of(2).with("stones", Tree.of(7))).number("stones")).isEqualTo(7);
    wrong(Setup.of(2).with("stones", "101"), "stones", "from 1 to 100", "'101'");
    wrong(Setup.of(2).with("stones", "many"), "stones", "'many'");
  }

  @Test
  void a_document_belongs_to_a_seat_and_the_table_is_laid_by_it() {
    Setup setup = Setup.of(2).with(1, "pockets", document("hold: [3, 4, 5]"));
    assertThat(laid(setup).itemsOf("pockets").size()).isEqualTo(3);
    assertThat(setup.own(0).isEmpty()).isTrue();
    Setup both = setup.with(0, "pockets", Tree.of("two-pockets"));
    assertThat(laid(both).itemsOf("pockets").size()).isEqualTo(5);
    assertThat(both.own(1).names()).containsExactly("pockets");
  }

  @Test
  void a_mistake_in_a_document_is_said_with_file_line_and_expectation() {
    Tree wrong = document("# pockets\nhold:\n  - 3\n  - 12\n");
    wrong(Setup.of(2).with(1, "pockets", wrong), "blue.yaml:4", "0 to 9", "12");
    wrong(Setup.of(2).with(1, "pockets", Tree.of("three")), "a document or one of none");
  }

  @Test
  void what_belongs_to_a_seat_is_not_settled_for_the_table_and_the_other_way_round() {
    wrong(Setup.of(2).with("motto", "onward"), "unknown option 'motto'", "stones");
    wrong(Setup.of(2).with(0, "stones", Tree.of("7")), "unknown option 'stones'", "motto");
    wrong(Setup.of(2).with(0, "motto", Tree.of("a motto of many words")), "at most 20");
    Tree.Items three = Tree.items().add(Tree.fields()).add(Tree.fields()).add(Tree.fields());
    wrong(Setup.of(2).with("seats", three), "at most 2 seats");
  }

  @Test
  void the_record_holds_the_documents_and_plays_again_by_them() {
    Setup setup = Setup.of(2).with("stones", "9").with(1, "pockets", document("hold: [3, 4, 5]"));
    replays(HEAP, setup);
  }

  private static <P extends Position<P>> void replays(Game<P> game, Setup setup) {
    Table<P> table = open(game, setup);
    table.answer(0, "take 3");
    Tree written = Formats.json("game.json", Formats.json(table.record().write()));
    Table<P> again = Table.replay(game, GameRecord.read(written), 2, new Seeded(2));
    assertThat(again.write()).isEqualTo(table.write());
    assertThat(again.record().setup().own(1).fieldsOf("pockets").itemsOf("hold").size())
        .isEqualTo(3);
  }
}
