package banneret.thrones.planning;

import banneret.kernel.Ask;
import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;
import org.jspecify.annotations.Nullable;

/** The raven's holder may replace one of his orders by an unused token. */
public record Raven() implements Ask<Realm> {
  public static final Raven STEP = new Raven();
  private static final int REGIONS = 64;
  private static final int KEEP = -1;

  @Override
  public String name() {
    return "raven";
  }

  @Override
  public int asked(Realm realm) {
    return 1 << realm.holder(Realm.COURT);
  }

  @Override
  public Clause clause(Realm realm) {
    return Clauses.RAVEN;
  }

  @Override
  public void candidates(Realm realm, int seat, Options out) {
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.order(region) >= 0) {
        for (int order = 0; order < realm.content.orderKind.length; order++) {
          out.add(order * REGIONS + region);
        }
      }
    }
    out.add(KEEP);
  }

  @Override
  public void options(Realm realm, int seat, Options out) {
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
        int freed = realm.content.orderStar[realm.order(region)] ? 1 : 0;
        for (int order = 0; order < realm.content.orderKind.length; order++) {
          if (Tokens.isLeft(realm, used, order)
              && (starsLeft + freed > 0 || !realm.content.orderStar[order])
              && Tokens.banned(realm, region, order) == null) {
            out.add(order * REGIONS + region);
          }
        }
      }
    }
    out.add(KEEP);
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, int choice) {
    if (choice == KEEP) {
      return null;
    }
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
      stars += placed >= 0 && other != region && realm.content.orderStar[placed] ? 1 : 0;
    }
    if (used >= realm.content.orderCount[order]) {
      return Clauses.RAVEN;
    }
    return realm.content.orderStar[order] && stars >= realm.stars(seat)
        ? Clauses.RAVEN_STARS
        : null;
  }

  @Override
  public void answer(Realm realm, int seat, int choice, Flow<Realm> flow) {
    if (choice != KEEP) {
      realm.setOrder(choice % REGIONS, choice / REGIONS);
      flow.tell(Happenings.RAVEN, seat, choice % REGIONS, choice / REGIONS);
    }
  }

  @Override
  public String phrase(Realm realm, int seat, int choice) {
    return choice == KEEP
        ? "raven stays"
        : "raven "
            + realm.content.regionNames.word(choice % REGIONS)
            + " "
            + realm.content.orderNames.word(choice / REGIONS);
  }

  @Override
  public void say(Realm realm, int seat, int choice, Saying out) {
    if (choice == KEEP) {
      out.as("option.raven.stays");
    } else {
      out.with("where", "region", choice % REGIONS).with("order", "order", choice / REGIONS);
    }
  }
}
