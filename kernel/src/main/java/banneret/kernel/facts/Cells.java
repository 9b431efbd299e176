package banneret.kernel.facts;

import banneret.kernel.state.EffectRows;
import banneret.kernel.state.Layout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hands out the cells of a position: first those that all can see, then the others. */
final class Cells {
  final List<Fact> facts = new ArrayList<>();
  final byte[] cells;
  private final Layout layout = new Layout();
  private int open = -1;
  private @Nullable EffectRows last;

  /** The plan for these cells. */
  Cells(byte[] cells) {
    this.cells = cells;
  }

  /** Cells for what all can see. */
  int take(int count) {
    return open().take(count);
  }

  /** If nothing open follows these rows, the cells in use end with them. */
  <R extends EffectRows> R end(R rows) {
    last = rows;
    return rows;
  }

  /** The layout for rows that all can see. */
  Layout open() {
    last = null;
    if (open >= 0) {
      throw new IllegalStateException("what all can see is declared before piles and hands");
    }
    return layout;
  }

  /** The layout for what not all can see; nothing open may follow. */
  Layout hidden() {
    open = open < 0 ? layout.size() : open;
    return layout;
  }

  int size() {
    return layout.size();
  }

  /** Where the open cells that say something end. */
  int openEnd(byte[] all) {
    return last != null ? last.end(all) : open < 0 ? layout.size() : open;
  }
}
