package banneret.thrones.planning;

import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Piece;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/** The raven's holder may replace one of his orders by an unused token. */
public final class Raven {
  private static final Shape<Realm, Ids.None> SHAPE =
      Asks.<Realm, Ids.None>pickOne("raven", Clauses.RAVEN, Ids.NONE)
          .asks((realm, it) -> holder(realm))
          .among(Raven::listAll)
          .quickly(Raven::listAllowed)
          .forbids(Raven::forbids)
          .part("where", Things.REGION, Piece::region)
          .part("order", Things.ORDER, Piece::kind)
          .phrase("raven {where} {order}")
          .orElse("raven stays", "option.raven.stays")
          .does((realm, it, choice, flow) -> {
            realm.setOrder(Piece.region(choice), Piece.kind(choice));
            flow.tell(Happenings.RAVEN, holder(realm), Piece.region(choice), Piece.kind(choice));
          });
  public static final Asking<Realm, Ids.None> STEP = SHAPE.ask(Ids.None.NONE);

  private Raven() {}

  private static int holder(Realm realm) {
    return realm.holders.get(Realm.COURT);
  }

  private static void listAll(Realm realm, Ids.None it, Options out) {
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      for (int order = 0; order < realm.content.orderKind.length; order++) {
        out.add(Piece.code(at, order));
      }
    }
  }

  private static void listAllowed(Realm realm, Ids.None it, Options out) {
    int used = used(realm);
    int holder = holder(realm);
    for (int at = realm.nextOf(holder, 0); at >= 0; at = realm.nextOf(holder, at + 1)) {
      for (int order = 0; order < realm.content.orderKind.length; order++) {
        if (forbids(realm, at, order, used) == null) {
          out.add(Piece.code(at, order));
        }
      }
    }
  }

  private static @Nullable Clause forbids(Realm realm, Ids.None it, int choice) {
    return forbids(realm, Piece.region(choice), Piece.kind(choice), used(realm));
  }

  /** The tokens that the raven's holder has on the map. */
  private static int used(Realm realm) {
    int used = 0;
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      used += realm.owner(at) == holder(realm) ? Tokens.one(realm.order(at)) : 0;
    }
    return used;
  }

  private static @Nullable Clause forbids(Realm realm, int region, int order, int used) {
    if (realm.owner(region) != holder(realm) || realm.order(region) < 0) {
      return Clauses.RAVEN_OWN;
    }
    Clause banned = Tokens.banned(realm, region, order);
    if (banned != null) {
      return banned;
    }
    if (!Tokens.isLeft(realm, used, order)) {
      return Clauses.RAVEN;
    }
    boolean spent = Tokens.stars(realm, used) >= realm.stars(holder(realm));
    return realm.content.orderStar[order] && spent ? Clauses.RAVEN_STARS : null;
  }
}
