package banneret.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import banneret.kernel.tree.Malformed;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Sheet;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A list of things in a file, read column by column. */
class SheetTest {
  private final Tree.Fields keep = thing("keep").put("cost", 3).put("beside", list("mill"));
  private final Tree.Fields mill =
      thing("mill").put("cost", 1).put("open", true).put("beside", list("keep"));

  private static Tree.Fields thing(String id) {
    return Tree.fields().put("id", id).at("map.yaml:" + id.length()).asFields();
  }

  private static Tree.Items list(String... words) {
    Tree.Items items = Tree.items();
    List.of(words).forEach(items::add);
    return items;
  }

  private Sheet sheet() {
    Tree.Items things = Tree.items();
    things.add(keep);
    things.add(mill);
    return Sheet.of("place", Tree.fields().put("format", 1).put("places", things), "places");
  }

  @Test
  void everyColumnIsAnArrayInTheOrderOfTheFile() {
    Sheet sheet = sheet();
    assertThat(sheet.names().words()).containsExactly("keep", "mill");
    assertThat(sheet.count()).isEqualTo(2);
    assertThat(sheet.numbers("cost", 0, 9)).containsExactly(3, 1);
    assertThat(sheet.numbersOr("rank", 4, 0, 9)).containsExactly(4, 4);
    assertThat(sheet.flagsOr("open", false)).containsExactly(false, true);
    int[][] beside = sheet.neighbours("beside");
    assertThat(beside).isDeepEqualTo(new int[][] {{1}, {0}});
    assertThat(Sheet.contained(beside, 2))
        .isDeepEqualTo(new boolean[][] {{false, true}, {true, false}});
    sheet.done();
  }

  @Test
  void namesOfOthersAreIdsOrNone() {
    Names lords = new Names("lord", List.of("ada", "bo"));
    keep.put("lord", "bo");
    mill.put("kind", "water");
    assertThat(sheet().idsOrNone("lord", lords)).containsExactly(1, -1);
    assertThatThrownBy(() -> sheet().ids("lord", lords)).isInstanceOf(Malformed.class);
    keep.put("kind", "stone");
    assertThat(sheet().words("kind", "wood", "stone", "water")).containsExactly(1, 2);
  }

  @Test
  void whatNoColumnAskedForIsRefused() {
    Sheet sheet = sheet();
    sheet.numbers("cost", 0, 9);
    sheet.neighbours("beside");
    assertThatThrownBy(sheet::done).hasMessageContaining("map.yaml").hasMessageContaining("'open'");
    sheet.done("open");
  }

  @Test
  void aFigureOutOfRangeNamesTheLine() {
    assertThatThrownBy(() -> sheet().numbers("cost", 0, 2)).hasMessageContaining("cost");
    assertThatThrownBy(() -> sheet().flags("open")).isInstanceOf(Malformed.class);
  }

  @Test
  void neighboursNameEachOther() {
    keep.put("beside", list());
    assertThatThrownBy(() -> sheet().neighbours("beside"))
        .hasMessageContaining("map.yaml:4")
        .hasMessageContaining("'keep' does not name 'mill' as beside in return");
    keep.put("beside", list("keep"));
    mill.put("beside", list());
    assertThatThrownBy(() -> sheet().neighbours("beside")).hasMessageContaining("'keep'");
  }
}
