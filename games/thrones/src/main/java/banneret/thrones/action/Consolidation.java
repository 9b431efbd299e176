package banneret.thrones.action;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Procedure;
import banneret.thrones.realm.Content;
import banneret.thrones.realm.Happenings;
import banneret.thrones.realm.Realm;

/** Each consolidation that is left brings a crest, and one more for every crown there. */
public final class Consolidation {
  public static final Procedure<Realm> STEP = Procedure.of("consolidation", Consolidation::run);

  private Consolidation() {}

  private static void run(Realm realm, Flow<Realm> flow) {
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.hasOrder(region, Content.CONSOLIDATE)) {
        int house = realm.owner(region);
        int gained = realm.gainCrests(house, 1 + realm.content.crowns[region]);
        flow.tell(Happenings.INCOME, house, region, gained);
      }
    }
  }
}
