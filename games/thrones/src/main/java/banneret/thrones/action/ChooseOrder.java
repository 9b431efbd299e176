package banneret.thrones.action;

import banneret.kernel.shape.Shape;
import banneret.kernel.told.Clause;
import banneret.thrones.realm.Clauses;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;
import banneret.thrones.realm.Things;

/**
 * Which raid or march a house carries out now. Each house carries out one in turn order, round
 * after round.
 */
public final class ChooseOrder {
  public static final Shape<Realm, House> RAID =
      of("raid-from", "raid from {where}", Content.RAID, Clauses.RAID, Raids::raid);
  public static final Shape<Realm, House> MARCH =
      of("march-from", "march {where}", Content.MARCH, Clauses.MARCH, Marches::march);

  private ChooseOrder() {}

  private static Shape<Realm, House> of(
      String name, String phrase, int kind, Clause clause, Shape.Does<Realm, House> does) {
    return House.pickOne(name, clause)
        .among((realm, it, out) -> Things.regionsOf(realm, it.house(), out))
        .forbids((realm, it, region) -> realm.hasOrder(region, kind) ? null : clause)
        .part("where", Things.REGION)
        .phrase(phrase)
        .saying((realm, it, region, out) -> out.with("order", "order", realm.order(region)))
        .does(does);
  }

  /** The next house in turn order with an order of this kind, or -1 if none is left. */
  static int next(Realm realm, int kind) {
    int houses = 0;
    for (int at = realm.nextOrder(0); at >= 0; at = realm.nextOrder(at + 1)) {
      houses |= realm.hasOrder(at, kind) ? 1 << realm.owner(at) : 0;
    }
    int seats = realm.seats();
    for (int i = 0; i < seats; i++) {
      int rank = (realm.rank.get() + i) % seats;
      int house = realm.house(Realm.THRONE, rank);
      if ((houses >>> house & 1) != 0) {
        realm.rank.set((rank + 1) % seats);
        return house;
      }
    }
    return Realm.NOBODY;
  }
}
