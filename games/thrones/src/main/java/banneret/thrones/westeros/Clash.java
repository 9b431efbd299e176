package banneret.thrones.westeros;

import banneret.kernel.Flow;
import banneret.kernel.Procedure;
import banneret.kernel.Tree;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;

/** Clash of Kings: all tracks are emptied, then auctioned one after the other. */
public record Clash() implements Procedure<Realm> {
  public static final Clash STEP = new Clash();

  @Override
  public String name() {
    return "clash";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    for (int track = 0; track < 3; track++) {
      for (int rank = 0; rank < realm.seats(); rank++) {
        realm.setHouse(track, rank, Realm.NOBODY);
      }
    }
    flow.then(new Bid(Realm.THRONE), new Bid(Realm.FIEFS), new Bid(Realm.COURT));
  }

  /** Ranks go from the highest bid to the lowest; the Throne's holder orders equal bids. */
  public record Rank(int track) implements Procedure<Realm> {
    @Override
    public String name() {
      return "rank";
    }

    @Override
    public void write(Tree.Fields out) {
      out.put("track", track);
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      int rank = realm.rank();
      if (rank == realm.seats()) {
        realm.setHolder(track, realm.house(track, 0));
        flow.tell(Happenings.TOKEN, realm.house(track, 0), track);
        return;
      }
      int best = -1;
      int tied = 0;
      for (int house = 0; house < realm.seats(); house++) {
        if (realm.rankOf(track, house) == realm.seats()) {
          if (realm.bid(house) > best) {
            best = realm.bid(house);
            tied = 0;
          }
          tied |= realm.bid(house) == best ? 1 << house : 0;
        }
      }
      flow.then(this);
      if ((tied & (tied - 1)) == 0) {
        place(realm, track, Integer.numberOfTrailingZeros(tied), flow);
      } else {
        flow.then(new BreakTie(BreakTie.Why.values()[track], tied));
      }
    }

    static void place(Realm realm, int track, int house, Flow<Realm> flow) {
      int rank = realm.rank();
      realm.setHouse(track, rank, house);
      realm.setRank(rank + 1);
      flow.tell(Happenings.RANKED, house, track, rank + 1);
    }
  }
}
