package banneret.thrones;

import banneret.kernel.Flow;
import banneret.kernel.Procedure;
import banneret.thrones.action.Consolidation;
import banneret.thrones.action.Marches;
import banneret.thrones.action.Raids;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.planning.Raven;
import banneret.thrones.westeros.RevealCards;

/** A turn: Westeros, planning, action; the first one has no Westeros phase. */
public record Turn() implements Procedure<Realm> {
  public static final Turn STEP = new Turn();

  @Override
  public String name() {
    return "turn";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    realm.setTurn(realm.turn() + 1);
    realm.setBans(0);
    realm.setBladeUsed(false);
    flow.tell(Happenings.TURN, realm.turn());
    flow.then(Raids.BEGIN, Marches.BEGIN, Consolidation.STEP, TurnOver.STEP);
    flow.then(PlaceOrders.STEP, Raven.STEP);
    if (realm.turn() > 1) {
      flow.then(RevealCards.STEP);
    }
  }

  /** Orders are taken back; after the last turn the castles are counted. */
  public record TurnOver() implements Procedure<Realm> {
    public static final TurnOver STEP = new TurnOver();

    @Override
    public String name() {
      return "turn-over";
    }

    @Override
    public void run(Realm realm, Flow<Realm> flow) {
      for (int region = 0; region < realm.content.regions; region++) {
        realm.setOrder(region, -1);
      }
      if (realm.turn() >= realm.content.turns) {
        Control.endByCount(realm, flow);
      } else {
        flow.then(Turn.STEP);
      }
    }
  }

  /** Goes through the houses in turn order: whose turn it is after this rank, or -1. */
  public static int next(Realm realm) {
    int rank = realm.rank();
    if (rank == realm.seats()) {
      return Realm.NOBODY;
    }
    realm.setRank(rank + 1);
    return realm.house(Realm.THRONE, rank);
  }
}
