package banneret.thrones.action;

import banneret.kernel.Flow;
import banneret.kernel.Procedure;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;

/** In turn order each house carries out one march, battles included, until none is left. */
public record Marches(boolean begins) implements Procedure<Realm> {
  public static final Marches BEGIN = new Marches(true);
  private static final Marches NEXT = new Marches(false);

  @Override
  public String name() {
    return begins ? "marches" : "next-march";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    if (begins) {
      realm.setRank(0);
    }
    int house = ChooseOrder.next(realm, Content.MARCH);
    if (house >= 0) {
      flow.then(new ChooseOrder(house, Content.MARCH), NEXT);
    } else {
      realm.rest();
    }
  }

  static void march(Realm realm, int house, int region, Flow<Realm> flow) {
    realm.setMarchFrom(region);
    realm.setLastSent(0);
    flow.then(new Send(house, false));
  }
}
