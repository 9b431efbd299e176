package banneret.thrones.action;

import banneret.kernel.Clause;
import banneret.kernel.Flow;
import banneret.kernel.Options;
import banneret.kernel.Saying;
import banneret.thrones.Clauses;
import banneret.thrones.HouseChoice;
import banneret.thrones.Realm;
import banneret.thrones.content.Content;
import org.jspecify.annotations.Nullable;

/**
 * Which raid or march a house carries out now. Each house carries out one in turn order, round
 * after round.
 *
 * @param kind {@link Content#RAID} or {@link Content#MARCH}
 */
public record ChooseOrder(int house, int kind) implements HouseChoice {
  /** The next house in turn order with an order of this kind, or -1 if none is left. */
  static int next(Realm realm, int kind) {
    int houses = 0;
    for (int region = 0; region < realm.content.regions; region++) {
      houses |= realm.hasOrder(region, kind) ? 1 << realm.owner(region) : 0;
    }
    int seats = realm.seats();
    for (int i = 0; i < seats; i++) {
      int rank = (realm.rank() + i) % seats;
      int house = realm.house(Realm.THRONE, rank);
      if ((houses >>> house & 1) != 0) {
        realm.setRank((rank + 1) % seats);
        return house;
      }
    }
    return Realm.NOBODY;
  }

  private boolean raids() {
    return kind == Content.RAID;
  }

  @Override
  public String name() {
    return raids() ? "raid-from" : "march-from";
  }

  @Override
  public Clause clause(Realm realm) {
    return raids() ? Clauses.RAID : Clauses.MARCH;
  }

  @Override
  public void candidates(Realm realm, int seat, Options out) {
    for (int region = 0; region < realm.content.regions; region++) {
      if (realm.owner(region) == house) {
        out.add(region);
      }
    }
  }

  @Override
  public @Nullable Clause forbids(Realm realm, int seat, int region) {
    return realm.hasOrder(region, kind) ? null : clause(realm);
  }

  @Override
  public void answer(Realm realm, int seat, int region, Flow<Realm> flow) {
    if (raids()) {
      Raids.raid(realm, house, region, flow);
    } else {
      Marches.march(realm, house, region, flow);
    }
  }

  @Override
  public String phrase(Realm realm, int seat, int region) {
    return (raids() ? "raid from " : "march ") + realm.content.regionNames.word(region);
  }

  @Override
  public void say(Realm realm, int seat, int region, Saying out) {
    out.with("where", "region", region).with("order", "order", realm.order(region));
  }
}
