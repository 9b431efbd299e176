package banneret.thrones.planning;

import banneret.kernel.Clause;
import banneret.thrones.Clauses;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/** Which order tokens a house may use. */
final class Tokens {
  private Tokens() {}

  /** Null if an order of this kind may be given in a region this turn at all. */
  static @Nullable Clause banned(Realm realm, int region, int order) {
    int kind = realm.content.orderKind[order];
    if (kind == Content.RAID && realm.isBanned(Realm.NO_RAID)) {
      return Clauses.NO_RAIDS;
    }
    if (kind == Content.CONSOLIDATE) {
      if (realm.isBanned(Realm.NO_CONSOLIDATION)) {
        return Clauses.NO_CONSOLIDATION;
      }
      if (realm.content.isSea[region]) {
        return Clauses.LAND_ONLY;
      }
    }
    return kind == Content.DEFEND && realm.isBanned(Realm.NO_DEFENCE) ? Clauses.NO_DEFENCE : null;
  }

  static boolean isBannedKind(Realm realm, int order) {
    int kind = realm.content.orderKind[order];
    return (kind == Content.RAID && realm.isBanned(Realm.NO_RAID))
        || (kind == Content.CONSOLIDATE && realm.isBanned(Realm.NO_CONSOLIDATION))
        || (kind == Content.DEFEND && realm.isBanned(Realm.NO_DEFENCE));
  }
}
