package banneret.kernel.facts;

import banneret.kernel.tree.Tree;
import org.jspecify.annotations.Nullable;

/**
 * How a part of a position is written and read. Games write one of their own only for what no
 * declared shape fits.
 *
 * @param <P> the game's position
 */
public interface Form<P> {
  /** The viewer for whom everything is written: the position itself, not what somebody sees. */
  int ALL = -2;

  /**
   * This part as it is written, or null where nothing need be said.
   *
   * @param index which of the things around it this is about
   * @param viewer the seat that looks, -1 for a spectator, or {@link #ALL}
   */
  @Nullable Tree write(P table, byte[] cells, int index, int viewer);

  /** Reads what was written; mistakes are {@link Tree#wrong}. */
  void read(P table, byte[] cells, int index, Tree tree);

  /** A part that is the same for all who look: how it is written, and how it is read. */
  static <P> Form<P> of(Writes<P> writes, Group.Check<P> reads) {
    return new Form<>() {
      @Override
      public @Nullable Tree write(P table, byte[] cells, int index, int viewer) {
        return writes.write(table, index);
      }

      @Override
      public void read(P table, byte[] cells, int index, Tree tree) {
        reads.read(table, index, tree);
      }
    };
  }

  /** How a part is written, or null where nothing need be said. */
  @FunctionalInterface
  interface Writes<P> {
    @Nullable Tree write(P table, int index);
  }
}
