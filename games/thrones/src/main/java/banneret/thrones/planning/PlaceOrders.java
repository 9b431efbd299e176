package banneret.thrones.planning;

import banneret.kernel.shape.Asks;
import banneret.kernel.shape.Ids;
import banneret.kernel.shape.SealedShape;
import banneret.kernel.shape.Secret;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/**
 * All houses secretly give an order to each region that holds their units; all are revealed
 * together. A line names an order for one region after the other, in the order of the map; a person
 * may name them in any order.
 */
public final class PlaceOrders {
  private static final int REGIONS = 64;
  private static final int NONE = 63;

  /** So many regions find tokens that may lie anywhere, even if one kind is banned. */
  private static final int NEVER_SHORT = 6;

  /** All are asked; a house without units has nothing to say. */
  public static final Step<Realm> STEP =
      SealedShape.from(
              Asks.<Realm, Secret<Ids.None>>assign(
                      "place-orders", Clauses.PLACE_ORDERS, Secret.ids(Ids.NONE))
                  .asksEach((realm, it) -> (1 << realm.seats()) - 1)
                  .about((realm, it, out) -> out.number("stars", realm.stars(it.seat())))
                  .among(PlaceOrders::listAll)
                  .quickly(PlaceOrders::listAllowed)
                  .forbids(PlaceOrders::forbids)
                  .part("where", Things.REGION, PlaceOrders::region)
                  .phrase(PlaceOrders::phrase)
                  .saying(PlaceOrders::say),
              (realm, it, seat, own) -> realm.held.get(seat),
              PlaceOrders::open)
          .ask(Ids.None.NONE);

  private PlaceOrders() {}

  /** The region that gets the next order, or -1 when all have theirs. */
  private static int next(Realm realm, int seat, Line own) {
    return realm.nextOf(seat, own.size() == 0 ? 0 : own.get(own.size() - 1) % REGIONS + 1);
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

  private static void listAll(Realm realm, Secret<Ids.None> it, Options out) {
    for (int region = 0; region < realm.content.regions; region++) {
      for (int order = 0; order < realm.content.orderKind.length; order++) {
        out.add(code(region, order));
      }
      out.add(code(region, NONE));
    }
  }

  private static void listAllowed(Realm realm, Secret<Ids.None> it, Options out) {
    Content content = realm.content;
    int seat = it.seat();
    Line own = it.own();
    int region = next(realm, seat, own);
    boolean atSea = content.isSea[region];
    int used = used(own);
    int stars = starsLeft(realm, seat, own);
    TokensLeft left =
        isNeverShort(realm, seat) ? null : TokensLeft.of(realm, seat, region, used, stars);
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

  private static @Nullable Clause forbids(Realm realm, Secret<Ids.None> it, int choice) {
    int seat = it.seat();
    Line own = it.own();
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
    return realm.held.get(seat) <= NEVER_SHORT;
  }

  /** A region goes without only if there are fewer tokens than regions. */
  private static @Nullable Clause forbidsNone(Realm realm, int seat, Line own, int region) {
    if (isNeverShort(realm, seat)) {
      return Clauses.EACH_REGION;
    }
    TokensLeft left = TokensLeft.of(realm, seat, region, used(own), starsLeft(realm, seat, own));
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
            || TokensLeft.of(realm, seat, region, used, stars)
                .allows(realm.content, order, realm.content.isSea[region])
        ? null
        : Clauses.EACH_REGION;
  }

  private static void open(Realm realm, Ids.None it, Lines all, Flow<Realm> flow) {
    for (int seat = 0; seat < realm.seats(); seat++) {
      Line line = all.of(seat);
      for (int i = 0; i < line.size(); i++) {
        int order = line.get(i) / REGIONS;
        realm.setOrder(line.get(i) % REGIONS, order == NONE ? -1 : order);
      }
    }
    flow.tell(Happenings.ORDERS_REVEALED);
  }

  private static String phrase(Realm realm, Secret<Ids.None> it, int choice) {
    int order = order(choice);
    return realm.content.regionNames.word(region(choice))
        + " "
        + (order < 0 ? "none" : realm.content.orderNames.word(order));
  }

  private static void say(Realm realm, Secret<Ids.None> it, int choice, Saying out) {
    int order = order(choice);
    if (order < 0) {
      out.as("option.place-orders.none");
    } else {
      out.with("order", "order", order);
    }
  }
}
