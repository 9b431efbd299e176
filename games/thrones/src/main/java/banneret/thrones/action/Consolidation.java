package banneret.thrones.action;

import banneret.kernel.Flow;
import banneret.kernel.Procedure;
import banneret.thrones.Happenings;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;

/** Each consolidation that is left brings a crest, and one more for every crown there. */
public record Consolidation() implements Procedure<Realm> {
  public static final Consolidation STEP = new Consolidation();

  @Override
  public String name() {
    return "consolidation";
  }

  @Override
  public void run(Realm realm, Flow<Realm> flow) {
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.hasOrder(region, Content.CONSOLIDATE)) {
        int house = realm.owner(region);
        int gained = realm.gainCrests(house, 1 + realm.content.crowns[region]);
        flow.tell(Happenings.INCOME, house, region, gained);
      }
    }
  }
}
