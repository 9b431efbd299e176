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
 * together. A line names an order for one region after the other, in the order of the map; a person
 * may name them in any order.
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
  public boolean anyOrder() {
    return true;
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
    Content content = realm.content;
    int region = next(realm, seat, own);
    boolean atSea = content.isSea[region];
    int used = used(own);
    int stars = starsLeft(realm, seat, own);
    Left left = isNeverShort(realm, seat) ? null : Left.of(realm, seat, region, used, stars);
    for (int order = 0; order < content.orderKind.length; order++) {
      if (Tokens.isLeft(realm, used, order)
          && (stars > 0 || !content.orderStar[order])
          && Tokens.banned(realm, region, order) == null
          && (left == null || left.allows(content, order, atSea))) {
        out.add(code(region, order));
      }
    }
    if (left != null && left.allowsNone(atSea)) {
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

  private static int used(Line own) {
    int used = 0;
    for (int i = 0; i < own.size(); i++) {
      int order = own.get(i) / REGIONS;
      used += order == NONE ? 0 : Tokens.one(order);
    }
    return used;
  }

  private static int starsLeft(Realm realm, int seat, Line own) {
    int stars = realm.stars(seat);
    for (int i = 0; i < own.size(); i++) {
      int order = own.get(i) / REGIONS;
      stars -= order != NONE && realm.content.orderStar[order] ? 1 : 0;
    }
    return stars;
  }

  private static boolean isNeverShort(Realm realm, int seat) {
    return realm.regionsHeld(seat) <= NEVER_SHORT;
  }

  /** A region goes without only if there are fewer tokens than regions. */
  private static @Nullable Clause forbidsNone(Realm realm, int seat, Line own, int region) {
    if (isNeverShort(realm, seat)) {
      return Clauses.EACH_REGION;
    }
    Left left = Left.of(realm, seat, region, used(own), starsLeft(realm, seat, own));
    return left.allowsNone(realm.content.isSea[region]) ? null : Clauses.EACH_REGION;
  }

  /** An order may not use up what another region needs, if all could have one. */
  private static @Nullable Clause forbidsOrder(
      Realm realm, int seat, Line own, int region, int order) {
    Clause banned = Tokens.banned(realm, region, order);
    if (banned != null) {
      return banned;
    }
    int used = used(own);
    int stars = starsLeft(realm, seat, own);
    if (!Tokens.isLeft(realm, used, order)) {
      return Clauses.TOKENS;
    }
    if (stars <= 0 && realm.content.orderStar[order]) {
      return Clauses.STAR_LIMIT;
    }
    return isNeverShort(realm, seat)
            || Left.of(realm, seat, region, used, stars)
                .allows(realm.content, order, realm.content.isSea[region])
        ? null
        : Clauses.EACH_REGION;
  }

  @Override
  public boolean complete(Realm realm, int seat, Line own) {
    return own.size() == realm.regionsHeld(seat);
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
