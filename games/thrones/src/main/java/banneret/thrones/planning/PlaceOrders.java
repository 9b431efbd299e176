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
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Piece;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;
import org.jspecify.annotations.Nullable;

/**
 * All houses secretly give an order to each region that holds their units; all are revealed
 * together. A line names an order for one region after the other, in the order of the map; a person
 * may name them in any order.
 */
public final class PlaceOrders {
  private static final int NONE = 63;

  /**
   * All are asked in secret (thrones.planning.no-showing-orders); a house without units has nothing
   * to say.
   */
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
    return realm.nextOf(seat, own.size() == 0 ? 0 : region(own.get(own.size() - 1)) + 1);
  }

  /** The region to which a choice gives an order. */
  public static int region(int choice) {
    return Piece.region(choice);
  }

  /** The order that a choice gives, or -1 for none. */
  public static int order(int choice) {
    return Piece.kind(choice) == NONE ? -1 : Piece.kind(choice);
  }

  private static void listAll(Realm realm, Secret<Ids.None> it, Options out) {
    for (int region = 0; region < realm.content.regions; region++) {
      for (int order = 0; order < realm.content.orderKind.length; order++) {
        out.add(Piece.code(region, order));
      }
      out.add(Piece.code(region, NONE));
    }
  }

  private static void listAllowed(Realm realm, Secret<Ids.None> it, Options out) {
    int region = next(realm, it.seat(), it.own());
    int used = used(it.own());
    int stars = realm.stars(it.seat()) - Tokens.stars(realm, used);
    TokensLeft left = TokensLeft.of(realm, it.seat(), region, used, stars);
    for (int order = 0; order < realm.content.orderKind.length; order++) {
      if (forbids(realm, region, order, used, stars, left) == null) {
        out.add(Piece.code(region, order));
      }
    }
    if (left != null && left.allows(region, -1)) {
      out.add(Piece.code(region, NONE));
    }
  }

  private static @Nullable Clause forbids(Realm realm, Secret<Ids.None> it, int choice) {
    int region = region(choice);
    int order = order(choice);
    if (realm.owner(region) != it.seat()) {
      return Clauses.NEEDS_UNIT;
    }
    if (region != next(realm, it.seat(), it.own())) {
      return Clauses.EACH_REGION;
    }
    int used = used(it.own());
    int stars = realm.stars(it.seat()) - Tokens.stars(realm, used);
    TokensLeft left = TokensLeft.of(realm, it.seat(), region, used, stars);
    if (order >= 0) {
      return forbids(realm, region, order, used, stars, left);
    }
    // A region goes without only if there are fewer tokens than regions.
    return left != null && left.allows(region, -1) ? null : Clauses.EACH_REGION;
  }

  /** The tokens of a line, two bits for each order. */
  private static int used(Line own) {
    int used = 0;
    for (int i = 0; i < own.size(); i++) {
      int order = order(own.get(i));
      used += order < 0 ? 0 : Tokens.one(order);
    }
    return used;
  }

  /** An order may not use up what another region needs, if all could have one. */
  private static @Nullable Clause forbids(
      Realm realm, int region, int order, int used, int stars, @Nullable TokensLeft left) {
    Clause banned = Tokens.banned(realm, region, order);
    if (banned != null) {
      return banned;
    }
    if (!Tokens.isLeft(realm, used, order)) {
      return Clauses.TOKENS;
    }
    if (stars <= 0 && realm.content.orderStar[order]) {
      return Clauses.STAR_LIMIT;
    }
    return left == null || left.allows(region, order) ? null : Clauses.EACH_REGION;
  }

  private static void open(Realm realm, Ids.None it, Lines all, Flow<Realm> flow) {
    for (int seat = 0; seat < realm.seats(); seat++) {
      Line line = all.of(seat);
      for (int i = 0; i < line.size(); i++) {
        realm.setOrder(region(line.get(i)), order(line.get(i)));
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
