package banneret.thrones.westeros;

import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;

/** Clash of Kings: all tracks are emptied, then auctioned one after the other. */
public final class Clash {
  public static final Procedure<Realm> STEP = Procedure.of("clash", Clash::run);

  private Clash() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    for (int track = 0; track < 3; track++) {
      for (int rank = 0; rank < realm.seats(); rank++) {
        realm.tracks.set(track, rank, Realm.NOBODY);
      }
    }
    flow.then(Bid.on(Realm.THRONE), Bid.on(Realm.FIEFS), Bid.on(Realm.COURT));
  }

  /** Ranks go from the highest bid to the lowest; the Throne's holder orders equal bids. */
  public record Rank(int track) {}

  public static final Deed<Realm, Rank> RANK =
      Deed.of("rank", Ids.of("track:track", Rank::track, Rank::new), Clash::rank)
          .fitsOn((realm, it, below) -> Bid.isNext(it.track, below));

  private static void rank(Realm realm, Rank it, Flow<Realm> flow) {
    int track = it.track;
    int rank = realm.rank.get();
    if (rank == realm.seats()) {
      realm.holders.set(track, realm.house(track, 0));
      flow.tell(Happenings.TOKEN, realm.house(track, 0), track);
      return;
    }
    int left = 0;
    for (int house = 0; house < realm.seats(); house++) {
      left |= realm.rankOf(track, house) == realm.seats() ? 1 << house : 0;
    }
    int tied = Bid.tied(realm, left, true);
    flow.then(RANK.with(it));
    if ((tied & (tied - 1)) == 0) {
      place(realm, track, Integer.numberOfTrailingZeros(tied), flow);
    } else {
      flow.then(BreakTie.RANK.ask(new BreakTie.Tie(BreakTie.Contest.values()[track], tied)));
    }
  }

  static void place(Realm realm, int track, int house, Flow<Realm> flow) {
    int rank = realm.rank.get();
    realm.tracks.set(track, rank, house);
    realm.rank.set(rank + 1);
    flow.tell(Happenings.RANKED, house, track, rank + 1);
  }
}
