package banneret.server.table;

import banneret.server.store.Rows;
import banneret.server.store.Store;
import banneret.server.trouble.Trouble;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the database says of a table beside its record, as it was last read.
 *
 * @param row what was settled before the game, and how far it is
 * @param chairs who sits where
 * @param proposal the undo that was last proposed, or null
 * @param asked the ids of what was proposed and voted for
 * @param sittings who has held which chair while the game was on
 * @param origin what the game went on from, or null
 */
record TableRows(
    Rows.Game row,
    Chairs chairs,
    Rows.@Nullable Proposal proposal,
    Set<String> asked,
    List<Rows.Sitting> sittings,
    Rows.@Nullable Origin origin) {

  /** Those of a table of which nothing was read yet but this. */
  static TableRows of(Rows.Game row) {
    return new TableRows(row, new Chairs(row.id(), List.of()), null, Set.of(), List.of(), null);
  }

  static TableRows read(Store store, String id) {
    Rows.Game row = store.game(id).orElseThrow(() -> Trouble.of(404, "no-such-table"));
    return new TableRows(
        row,
        new Chairs(id, store.chairs(id)),
        store.proposal(id),
        store.asked(id),
        store.sittings(id),
        store.originKind(id));
  }

  TableRows withStatus(String status) {
    return new TableRows(row.withStatus(status), chairs, proposal, asked, sittings, origin);
  }

  /** The same with another proposal, or none, and what has been asked since. */
  TableRows proposing(Rows.@Nullable Proposal next, Set<String> all) {
    return new TableRows(row, chairs, next, all, sittings, origin);
  }

  /** The same after somebody has sat down or got up. */
  TableRows reseated(Store store) {
    return new TableRows(
        row,
        new Chairs(row.id(), store.chairs(row.id())),
        proposal,
        asked,
        store.sittings(row.id()),
        origin);
  }
}
