package banneret.thrones.action;

import banneret.thrones.Realm;

/** Orders of one kind are carried out in turn order, one for each house, round after round. */
final class InTurn {
  private InTurn() {}

  /** The next house in turn order with an order of this kind, or -1 if none is left. */
  static int next(Realm realm, int kind) {
    int seats = realm.seats();
    for (int i = 0; i < seats; i++) {
      int rank = (realm.rank() + i) % seats;
      int house = realm.house(Realm.THRONE, rank);
      for (int region = 0; region < realm.content.regions; region++) {
        if (realm.owner(region) == house && realm.hasOrder(region, kind)) {
          realm.setRank((rank + 1) % seats);
          return house;
        }
      }
    }
    return Realm.NOBODY;
  }
}
