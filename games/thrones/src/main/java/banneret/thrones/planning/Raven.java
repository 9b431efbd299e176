package banneret.thrones.planning;

import banneret.kernel.shape.Asking;
import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/** The raven's holder may replace one of his orders by an unused token. */
public final class Raven {
  private static final int REGIONS = 64;
  private static final Shape<Realm, Ids.None> SHAPE =
      Asks.<Realm, Ids.None>pickOne("raven", Clauses.RAVEN, Ids.NONE)
          .asks((realm, it) -> realm.holders.get(Realm.COURT))
          .among(Raven::listAll)
          .quickly(Raven::listAllowed)
          .forbids(Raven::forbids)
          .part("where", Things.REGION, choice -> choice % REGIONS)
          .part("order", Things.ORDER, choice -> choice / REGIONS)
          .phrase("raven {where} {order}")
          .orElse("raven stays", "option.raven.stays")
          .does((realm, it, choice, flow) -> {
            int region = choice % REGIONS;
            int order = choice / REGIONS;
            realm.setOrder(region, order);
            flow.tell(Happenings.RAVEN, realm.holders.get(Realm.COURT), region, order);
          });
  public static final Asking<Realm, Ids.None> STEP = SHAPE.ask(Ids.None.NONE);

  private Raven() {}

  private static void listAll(Realm realm, Ids.None it, Options out) {
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.order(region) >= 0) {
        for (int order = 0; order < realm.content.orderKind.length; order++) {
          out.add(order * REGIONS + region);
        }
      }
    }
  }

  private static void listAllowed(Realm realm, Ids.None it, Options out) {
    int seat = realm.holders.get(Realm.COURT);
    int used = 0;
    int starsLeft = realm.stars(seat);
    for (int region = 0; region < realm.content.regions; region++) {
      int order = realm.owner(region) == seat ? realm.order(region) : -1;
      if (order >= 0) {
        used += Tokens.one(order);
        starsLeft -= realm.content.orderStar[order] ? 1 : 0;
      }
    }
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.owner(region) == seat && realm.order(region) >= 0) {
        for (int order = 0; order < realm.content.orderKind.length; order++) {
          if (Tokens.isLeft(realm, used, order)
              && (starsLeft > 0 || !realm.content.orderStar[order])
              && Tokens.banned(realm, region, order) == null) {
            out.add(order * REGIONS + region);
          }
        }
      }
    }
  }

  private static @Nullable Clause forbids(Realm realm, Ids.None it, int choice) {
    int seat = realm.holders.get(Realm.COURT);
    int region = choice % REGIONS;
    int order = choice / REGIONS;
    if (realm.owner(region) != seat || realm.order(region) < 0) {
      return Clauses.RAVEN_OWN;
    }
    Clause banned = Tokens.banned(realm, region, order);
    if (banned != null) {
      return banned;
    }
    int used = 0;
    int stars = 0;
    for (int other = 0; other < realm.content.regions; other++) {
      int placed = realm.owner(other) == seat ? realm.order(other) : -1;
      used += placed == order ? 1 : 0;
      stars += placed >= 0 && realm.content.orderStar[placed] ? 1 : 0;
    }
    if (used >= realm.content.orderCount[order]) {
      return Clauses.RAVEN;
    }
    return realm.content.orderStar[order] && stars >= realm.stars(seat)
        ? Clauses.RAVEN_STARS
        : null;
  }
}
