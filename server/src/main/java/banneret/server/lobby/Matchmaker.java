package banneret.server.lobby;

import banneret.kernel.game.Game;
import banneret.kernel.tree.Tree;
import banneret.play.Formats;
import banneret.server.people.Who;
import banneret.server.store.Listing;
import banneret.server.store.Rows;
import banneret.server.table.Seating;
import banneret.server.table.SharedTable;
import banneret.server.table.TableFactory;
import banneret.server.table.Tables;
import banneret.server.trouble.Trouble;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Quick match: a chair at a table that waits for one more, or a new table that waits for others.
 */
public final class Matchmaker {
  private static final int FEW = 20;
  private static final int TRIES = 5;

  private final Tables tables;
  private final Listing listing;
  private final TableFactory factory;

  public Matchmaker(Tables tables) {
    this.tables = tables;
    listing = tables.context().listing();
    factory = new TableFactory(tables);
  }

  /** What somebody wishes for. */
  private record Wish(Seating.Guest guest, String game, String options, Rows.@Nullable Pace pace) {}

  /** Seats somebody who wishes for a game of this kind, options and pace. */
  public SharedTable<?> match(Who who, Tree.Fields wish) {
    String title = wish.text("game");
    Game<?> game = tables.context().library().game(title).game();
    Seating.Guest guest = new Seating.Guest(who, "", "", wish.flagOr("contributes", false));
    String options = Formats.json(wish.fieldsIfAny("options"));
    Wish wished = new Wish(guest, game.id(), options, TableFactory.pace(wish));
    Tree.Fields fresh = newTable(game, wish);
    for (int tries = 0; tries < TRIES; tries++) {
      SharedTable<?> found = sitDown(wished);
      // Another may look at the same moment: whether there is such a table is asked again when a
      // new one is written.
      SharedTable<?> table =
          found == null ? factory.found(who, fresh, handle -> isAlone(handle, wished)) : found;
      if (table != null) {
        return table;
      }
    }
    return factory.found(who, fresh);
  }

  /** True if nobody else waits for the same. */
  private boolean isAlone(Handle handle, Wish wish) {
    boolean shared = !tables.context().server().isEmpty();
    String person = wish.guest.who().known();
    return Listing.matchingAlone(handle, shared, wish.game, wish.options, wish.pace, person)
        .isEmpty();
  }

  private static Tree.Fields newTable(Game<?> game, Tree.Fields wish) {
    Tree.Items chairs = Tree.items().add("me");
    for (int i = 1; i < game.minSeats(); i++) {
      chairs.add("open");
    }
    Tree.Fields table =
        Tree.fields()
            .put("game", game.id())
            .put("chairs", chairs)
            .put("options", wish.fieldsIfAny("options"))
            .put("contributes", wish.flagOr("contributes", false));
    return wish.has("pace") ? table.put("pace", wish.get("pace")) : table;
  }

  /** Sits down at the first table that still has a chair. */
  private @Nullable SharedTable<?> sitDown(Wish wish) {
    String person = wish.guest.who().known();
    List<String> ids = listing.matching(wish.game, wish.options, wish.pace, person, FEW);
    for (String id : ids) {
      try {
        SharedTable<?> table = tables.table(id);
        table.seating().sit(wish.guest, -1);
        return table;
      } catch (Trouble e) {
        if (e.status() >= 500) {
          throw e;
        } // Somebody was quicker, or he has left that table before: the next one.
      }
    }
    return null;
  }
}
