package banneret.thrones.action;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.House;
import banneret.thrones.realm.Realm;

/** In turn order each house carries out one march, battles included, until none is left. */
public final class Marches {
  public static final Procedure<Realm> BEGIN =
      Procedure.of(
          "marches",
          (realm, flow) -> {
            realm.rank.set(0);
            next(realm, flow);
          });
  public static final Procedure<Realm> NEXT = Procedure.of("next-march", Marches::next);

  private Marches() {}

  private static void next(Realm realm, Flow<Realm> flow) {
    int house = ChooseOrder.next(realm, Content.MARCH);
    if (house >= 0) {
      flow.then(House.ask(ChooseOrder.MARCH, house), NEXT);
    } else {
      realm.rest();
    }
  }

  static void march(Realm realm, House it, int region, Flow<Realm> flow) {
    realm.marchFrom.set(region);
    realm.lastSent.set(0);
    flow.then(Send.ask(it.house(), false));
  }
}
