package banneret.thrones.realm;

/** The houses in turn order: by their rank on the track of the Iron Throne. */
public final class TurnOrder {
  private TurnOrder() {}

  /** Goes through the houses in turn order: whose turn it is after this rank, or -1. */
  public static int next(Realm realm) {
    int rank = realm.rank.get();
    if (rank == realm.seats()) {
      return Realm.NOBODY;
    }
    realm.rank.set(rank + 1);
    return realm.house(Realm.THRONE, rank);
  }

  /** True if a house is the last that was called up so. */
  public static boolean isOf(Realm realm, int house) {
    return realm.rank.get() > 0 && realm.house(Realm.THRONE, realm.rank.get() - 1) == house;
  }
}
