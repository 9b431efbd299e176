package banneret.server.game;

import banneret.kernel.game.Setup;
import banneret.kernel.luck.Committed;
import banneret.kernel.luck.Seeded;
import banneret.kernel.step.Position;
import banneret.kernel.table.Entry;
import banneret.kernel.table.GameRecord;
import banneret.kernel.table.Positions;
import banneret.kernel.table.Table;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.store.Rows;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a game goes on that was begun elsewhere.
 *
 * @param start the position it begins from, if that is not a new game
 * @param after how many outcomes of luck came before ours
 * @param entries its record so far
 * @param seats the seat of each chair
 */
public record Beginning(
    @Nullable String start,
    boolean asksAll,
    int after,
    List<Rows.Logged> entries,
    List<Integer> seats) {

  /** Goes on from a record just as it lies: whoever brought it may know all of it. */
  public static <P extends Position<P>> Beginning asItLies(
      LoadedGame<P> loaded, Rows.Game row, Rows.Origin origin, long now) {
    return of(loaded, row, GameRecord.read(Formats.json("", origin.record())), now);
  }

  /**
   * Goes on from the same moment, but what is hidden from those who look on is dealt anew, so that
   * whoever brought the record knows no more than the others.
   *
   * @param asksAll true if seats are asked even where they have no choice
   */
  public static <P extends Position<P>> Beginning dealtAnew(
      LoadedGame<P> loaded, Rows.Game row, Rows.Origin origin, boolean asksAll, long now) {
    GameRecord record = GameRecord.read(Formats.json("", origin.record()));
    Table<P> before = Table.replay(loaded.game(), record, Integer.MAX_VALUE, new Seeded(0));
    P dealt = before.view(-1).deal(new Committed(row.secret(), List.of("deal")));
    Tree.Fields start = Positions.write(loaded.game(), dealt);
    List<Entry> begun = List.of(new Entry.Begun(List.of()));
    Setup setup = record.setup();
    return of(
        loaded,
        row,
        new GameRecord(
            record.game(), record.edition(), record.content(), setup, asksAll, start, begun),
        now);
  }

  private static <P extends Position<P>> Beginning of(
      LoadedGame<P> loaded, Rows.Game row, GameRecord record, long now) {
    Table<P> table = Table.replay(loaded.game(), record, Integer.MAX_VALUE, new Seeded(0));
    List<Rows.Logged> rows = new ArrayList<>();
    for (int seq = 0; seq < record.entries().size(); seq++) {
      String entry = Formats.json(record.entries().get(seq).write());
      rows.add(new Rows.Logged(row.id(), seq, now, table.awaited(), entry, ""));
    }
    Tree.Fields start = record.start();
    return new Beginning(
        start == null ? null : Formats.json(start),
        record.asksAll(),
        record.drawn(),
        rows,
        RunningGame.seats(table, row.seats()));
  }
}
