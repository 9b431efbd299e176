package banneret.cli.battue;

import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where the spaces of a board of cells lie on the screen, with the lines between them. */
public final class BoardGrid {
  /** Columns and rows of the screen from one cell to the next. */
  private static final int WIDE = 6;

  private static final int HIGH = 2;
  private static final String CORNERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼";

  /** A stretch of a screen row that belongs to one space. */
  record Stretch(int row, int from, int width) {}

  private final int columns;
  private final int rows;
  private final int[][] space;
  private final List<List<Stretch>> stretches = new ArrayList<>();

  BoardGrid(Tree.Fields board, Names names) {
    columns = board.fieldsOf("grid").number("columns", 1, 40);
    rows = board.fieldsOf("grid").number("rows", 1, 40);
    space = new int[rows + 2][columns + 2];
    for (int[] row : space) {
      Arrays.fill(row, -1);
    }
    for (Tree tree : board.itemsOf("spaces").all()) {
      Tree.Fields fields = tree.asFields();
      int id = fields.id("id", names);
      for (Tree cell : fields.itemsOf("cells").all()) {
        int column = cell.asItems().get(0).asNumber(0, columns - 1);
        int row = cell.asItems().get(1).asNumber(0, rows - 1);
        space[row + 1][column + 1] = id;
      }
    }
    for (int id = 0; id < names.count(); id++) {
      stretches.add(find(id));
    }
  }

  int width() {
    return columns * WIDE + 1;
  }

  int height() {
    return rows * HIGH + 1;
  }

  /** The space of a cell of the grid; the cell before the first is 0. */
  private int at(int row, int column) {
    return space[row][column];
  }

  /** The space that a point of the screen lies in, or -1 on a line. */
  int spaceAt(int y, int x) {
    int row = (y + 1) / HIGH;
    int column = (x + WIDE - 1) / WIDE;
    int here = at(row, column);
    boolean between = y % HIGH == 0;
    boolean beside = x % WIDE == 0;
    boolean whole =
        (!between || at(row + 1, column) == here)
            && (!beside || at(row, column + 1) == here)
            && (!between || !beside || at(row + 1, column + 1) == here);
    return whole ? here : -1;
  }

  /** The line at a point of the screen, or a blank. */
  char lineAt(int y, int x) {
    boolean between = y % HIGH == 0;
    boolean beside = x % WIDE == 0;
    int row = (y + 1) / HIGH;
    int column = (x + WIDE - 1) / WIDE;
    if (between && beside) {
      int nw = at(row, column);
      int ne = at(row, column + 1);
      int sw = at(row + 1, column);
      int se = at(row + 1, column + 1);
      int mask = (nw != ne ? 1 : 0) | (sw != se ? 2 : 0) | (nw != sw ? 4 : 0) | (ne != se ? 8 : 0);
      return CORNERS.charAt(mask);
    }
    if (between) {
      return at(row, column) == at(row + 1, column) ? ' ' : '─';
    }
    return !beside || at(row, column) == at(row, column + 1) ? ' ' : '│';
  }

  /** The line above the space for its title, then the rows inside it, from above. */
  List<Stretch> stretches(int id) {
    return stretches.get(id);
  }

  private List<Stretch> find(int id) {
    List<Stretch> found = new ArrayList<>();
    for (int y = 1; y < height() - 1; y++) {
      int from = -1;
      for (int x = 1; x < width(); x++) {
        boolean inside = spaceAt(y, x) == id;
        if (inside && from < 0) {
          from = x;
        } else if (!inside && from >= 0) {
          if (found.isEmpty()) {
            found.add(new Stretch(y - 1, from, x - from));
          }
          found.add(new Stretch(y, from, x - from));
          from = -1;
        }
      }
    }
    return List.copyOf(found);
  }
}
