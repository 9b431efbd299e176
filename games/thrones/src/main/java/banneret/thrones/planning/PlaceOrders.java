package banneret.thrones.planning;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Line;
import banneret.kernel.Lines;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.kernel.SealedAsk;
import banneret.thrones.Clauses;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/**
 * All houses secretly give an order to each region that holds their units; all are revealed
 * together. A line names an order for one region after the other, in the order of the map.
 */
public record PlaceOrders() implements SealedAsk<Realm> {
  public static final PlaceOrders STEP = new PlaceOrders();
  private static final int REGIONS = 64;
  private static final int NONE = 63;

  /** So many regions find tokens that may lie anywhere, even if one kind is banned. */
  private static final int NEVER_SHORT = 6;

  @Override
  public String name() {
    return "place-orders";
  }

  @Override
  public int asked(Realm realm) {
    return (1 << realm.seats()) - 1; // A house without units has nothing to say.
  }

  @Override
  public Clause clause(Realm realm) {
    return Clauses.PLACE_ORDERS;
  }

  @Override
  public void about(Realm realm, int seat, Saying out) {
    out.number("stars", realm.stars(seat));
  }

  /** The region that gets the next order, or -1 when all have theirs. */
  private static int next(Realm realm, int seat, Line own) {
    int region = own.size() == 0 ? 0 : own.get(own.size() - 1) % REGIONS + 1;
    while (region < realm.content.regions && realm.owner(region) != seat) {
      region++;
    }
    return region < realm.content.regions ? region : -1;
  }

  private static int code(int region, int order) {
    return order * REGIONS + region;
  }

  /** The region to which a choice gives an order. */
  public static int region(int choice) {
    return choice % REGIONS;
  }

  /** The order that a choice gives, or -1 for none. */
  public static int order(int choice) {
    return choice / REGIONS == NONE ? -1 : choice / REGIONS;
  }

  @Override
  public void candidates(Realm realm, int seat, Line own, Options out) {
    for (int region = 0; region < realm.content.regions; region++) {
      for (int order = 0; order < realm.content.orderKind.length; order++) {
        out.add(code(region, order));
      }
      out.add(code(region, NONE));
    }
  }

  @Override
  public void options(Realm realm, int seat, Line own, Options out) {
    int region = next(realm, seat, own);
    boolean plenty = regionsOf(realm, seat, own, region) <= NEVER_SHORT;
    int starsLeft = realm.stars(seat);
    int used = 0;
    for (int i = 0; i < own.size(); i++) {
      int order = own.get(i) / REGIONS;
      if (order != NONE) {
        used += 1 << (2 * order);
        starsLeft -= realm.content.orderStar[order] ? 1 : 0;
      }
    }
    for (int order = 0; order < realm.content.orderKind.length; order++) {
      if ((used >>> (2 * order) & 3) < realm.content.orderCount[order]
          && (starsLeft > 0 || !realm.content.orderStar[order])
          && Tokens.banned(realm, region, order) == null
          && (plenty || leavesOthersShort(realm, seat, own, region, order) == null)) {
        out.add(code(region, order));
      }
    }
    if (!plenty && forbidsNone(realm, seat, own, region) == null) {
      out.add(code(region, NONE));
    }
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, Line own, int choice) {
    int region = choice % REGIONS;
    int order = choice / REGIONS;
    if (realm.owner(region) != seat) {
      return Clauses.NEEDS_UNIT;
    }
    if (region != next(realm, seat, own)) {
      return Clauses.EACH_REGION;
    }
    return order == NONE
        ? forbidsNone(realm, seat, own, region)
        : forbidsOrder(realm, seat, own, region, order);
  }

  private static @Nullable Clause forbidsOrder(
      Realm realm, int seat, Line own, int region, int order) {
    Clause banned = Tokens.banned(realm, region, order);
    if (banned != null) {
      return banned;
    }
    int used = 0;
    int stars = 0;
    for (int i = 0; i < own.size(); i++) {
      int other = own.get(i) / REGIONS;
      used += other == order ? 1 : 0;
      stars += other != NONE && realm.content.orderStar[other] ? 1 : 0;
    }
    if (used >= realm.content.orderCount[order]) {
      return Clauses.TOKENS;
    }
    return realm.content.orderStar[order] && stars >= realm.stars(seat)
        ? Clauses.STAR_LIMIT
        : leavesOthersShort(realm, seat, own, region, order);
  }

  /** All regions that need an order: those of the line, and those from here on. */
  private static int regionsOf(Realm realm, int seat, Line own, int region) {
    int regions = own.size();
    for (int later = region; later < realm.content.regions; later++) {
      regions += realm.owner(later) == seat ? 1 : 0;
    }
    return regions;
  }

  /** A region goes without only if there are fewer tokens than regions. */
  private static @Nullable Clause forbidsNone(Realm realm, int seat, Line own, int region) {
    int before = most(realm, seat, own, region, NONE + 1);
    return most(realm, seat, own, region + 1, NONE) == before ? null : Clauses.EACH_REGION;
  }

  /** An order may not use up what another region needs, if all could have one. */
  private static @Nullable Clause leavesOthersShort(
      Realm realm, int seat, Line own, int region, int order) {
    if (regionsOf(realm, seat, own, region) <= NEVER_SHORT) {
      return null;
    }
    int before = most(realm, seat, own, region, NONE + 1);
    int after = 1 + most(realm, seat, own, region + 1, order);
    return after == before ? null : Clauses.EACH_REGION;
  }

  /**
   * How many of the regions from one on can still get an order.
   *
   * @param also an order used besides those of the line, or a number above all orders for none
   */
  private static int most(Realm realm, int seat, Line own, int from, int also) {
    Content content = realm.content;
    int land = 0;
    int sea = 0;
    for (int region = from; region < content.regions; region++) {
      if (realm.owner(region) == seat) {
        land += content.isSea[region] ? 0 : 1;
        sea += content.isSea[region] ? 1 : 0;
      }
    }
    int anywhere = 0;
    int landOnly = 0;
    int starsAnywhere = 0;
    int starsLand = 0;
    int stars = realm.stars(seat);
    for (int order = 0; order < content.orderKind.length; order++) {
      int left = content.orderCount[order] - (also == order ? 1 : 0);
      for (int i = 0; i < own.size(); i++) {
        left -= own.get(i) / REGIONS == order ? 1 : 0;
      }
      stars -= content.orderStar[order] ? content.orderCount[order] - left : 0;
      if (!Tokens.isBannedKind(realm, order)) {
        boolean isLandOnly = content.orderKind[order] == Content.CONSOLIDATE;
        if (content.orderStar[order]) {
          starsAnywhere += isLandOnly ? 0 : left;
          starsLand += isLandOnly ? left : 0;
        } else {
          anywhere += isLandOnly ? 0 : left;
          landOnly += isLandOnly ? left : 0;
        }
      }
    }
    int best = 0;
    for (int x = 0; x <= Math.min(stars, starsAnywhere); x++) {
      int free = anywhere + x;
      int atSea = Math.min(sea, free);
      int onLand = free - atSea + landOnly + Math.min(stars - x, starsLand);
      best = Math.max(best, atSea + Math.min(land, onLand));
    }
    return best;
  }

  @Override
  public boolean complete(Realm realm, int seat, Line own) {
    return next(realm, seat, own) < 0;
  }

  @Override
  public void open(Realm realm, Lines all, Flow<Realm> flow) {
    for (int seat = 0; seat < realm.seats(); seat++) {
      Line line = all.of(seat);
      for (int i = 0; i < line.size(); i++) {
        int order = line.get(i) / REGIONS;
        realm.setOrder(line.get(i) % REGIONS, order == NONE ? -1 : order);
      }
    }
    flow.tell(Happenings.ORDERS_REVEALED);
  }

  @Override
  public String phrase(Realm realm, int seat, Line own, int choice) {
    int order = choice / REGIONS;
    return realm.content.regionNames.word(choice % REGIONS)
        + " "
        + (order == NONE ? "none" : realm.content.orderNames.word(order));
  }

  @Override
  public void say(Realm realm, int seat, Line own, int choice, Saying out) {
    int order = choice / REGIONS;
    out.with("where", "region", choice % REGIONS);
    if (order == NONE) {
      out.as("option.place-orders.none");
    } else {
      out.with("order", "order", order);
    }
  }
}
