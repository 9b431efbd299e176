package banneret.server.lobby;

import banneret.kernel.tree.Tree;
import banneret.server.people.Who;
import banneret.server.store.Listing;
import banneret.server.table.Chairs;
import banneret.server.table.Reading;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tables in a list, as they are told. */
public final class ListedTables {
  private ListedTables() {}

  /** The tables of one person: those that wait for him first. */
  public static Tree.Items mine(List<Listing.Listed> games, Who who) {
    Tree.Items out = Tree.items();
    games.stream()
        .filter(game -> game.part() == Listing.Part.MINE)
        .sorted(Comparator.comparing((Listing.Listed game) -> !isAsked(game, who)))
        .forEach(game -> out.add(tree(game, who)));
    return out;
  }

  /** Those in a part of a list, as anybody may see them. */
  public static Tree.Items all(List<Listing.Listed> games, Listing.Part part) {
    Tree.Items out = Tree.items();
    games.stream().filter(game -> game.part() == part).forEach(game -> out.add(tree(game, null)));
    return out;
  }

  private static boolean isAsked(Listing.Listed game, Who who) {
    return new Chairs(game.id(), game.chairs())
        .seats(who).stream().anyMatch(seat -> (game.asked() >>> seat & 1) != 0);
  }

  private static Tree.Fields tree(Listing.Listed game, @Nullable Who who) {
    Tree.Fields one =
        Tree.fields()
            .put("id", game.id())
            .put("game", game.title())
            .put("status", game.status())
            .put("created", Instant.ofEpochSecond(game.created()).toString())
            .put("chairs", new Chairs(game.id(), game.chairs()).tree(game.owner(), 0));
    if (game.pace() != null) {
      one.put("pace", Reading.pace(game.pace()));
    }
    return who == null ? one : one.put("asked", isAsked(game, who));
  }
}
