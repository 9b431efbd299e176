package banneret.server.table;

import banneret.kernel.step.Position;
import banneret.server.game.Beginning;
import banneret.server.game.RunningGame;
import banneret.server.store.Changes;
import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.store.Write;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/**
 * The moment a game begins: all chairs are taken, nothing more can be added to the luck.
 *
 * @param <P> the game's position
 */
final class GameStart<P extends Position<P>> {
  private final SharedTable<P> table;

  GameStart(SharedTable<P> table) {
    this.table = table;
  }

  /** What is to be written when the game begins. */
  Write write() {
    Rows.Game row = table.row();
    Chairs chairs = table.chairs();
    Rows.Origin origin = table.context().store().origin(row.id());
    if (origin == null) {
      RunningGame<P> next =
          RunningGame.open(table.loaded(), row, chairs.contributions(), table.context().clock());
      return provided(next.begun(), next.seats(), any -> {});
    }
    long now = table.context().clock().now();
    boolean anew = chairs.hasOther(row.owner());
    Beginning beginning =
        table.work(
            table.whose(),
            () ->
                anew
                    ? Beginning.dealtAnew(table.loaded(), row, origin, chairs.held() > 1, now)
                    : Beginning.asItLies(table.loaded(), row, origin, now));
    return provided(
        Write.to(row.id()),
        beginning.seats(),
        handle -> {
          Changes.setBeginning(
              handle, row, beginning.start(), beginning.asksAll(), beginning.after());
          Changes.insertAll(handle, beginning.entries());
          if (anew) {
            handle.execute("update origin set anew = 1 where game = ?", row.id());
          }
        });
  }

  /** Begins unless somebody has sat down or got up meanwhile. */
  private Write provided(Write write, List<Integer> seats, Consumer<Handle> also) {
    String game = table.row().id();
    List<Rows.Chair> sitting = table.chairs().all();
    long now = table.context().clock().now();
    return write
        .provided(handle -> Store.chairs(handle, game).equals(sitting))
        .and(handle -> {
          also.accept(handle);
          Changes.setStatus(handle, game, Store.PLAYING);
          for (Rows.Chair chair : sitting) {
            Changes.reseat(handle, game, chair, chair.at(seats.get(chair.chair())));
            Changes.seen(handle, game, chair.chair(), now);
            String person = chair.person();
            if (person != null) {
              Changes.sits(handle, game, chair.chair(), person);
            }
          }
        });
  }
}
