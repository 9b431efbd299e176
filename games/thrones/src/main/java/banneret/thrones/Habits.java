package banneret.thrones;

import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.thrones.battle.ChooseCharacter;
import banneret.thrones.planning.PlaceOrders;
import banneret.thrones.realm.Realm;
import banneret.thrones.westeros.Bid;
import java.util.Arrays;

/** What a house would do without thinking, where that is not one thing as well as another. */
final class Habits {
  private Habits() {}

  static void weigh(Realm realm, int house, Options options, int[] weights) {
    Step<Realm> step = realm.step();
    if (PlaceOrders.STEP.equals(step)) {
      orders(realm, house, options, weights);
    } else if (Bid.track(step) >= 0) {
      bids(realm, house, options, weights);
    } else if (ChooseCharacter.STEP.equals(step)) {
      characters(realm, options, weights);
    } else {
      Arrays.fill(weights, 0, options.size(), 1);
    }
  }

  /** The houses that support this one in the battle at hand, a bit each. */
  static int helpers(Realm realm, int house) {
    if (!realm.isBattle()) {
      return 0;
    }
    int side =
        realm.attacker() == house
            ? Realm.FOR_ATTACKER
            : realm.defender() == house ? Realm.FOR_DEFENDER : Realm.FOR_NOBODY;
    int helpers = 0;
    for (int region = 0; side != Realm.FOR_NOBODY && region < realm.content.regions; region++) {
      int owner = realm.owner(region);
      if (owner >= 0 && owner != house && realm.support.get(region) == side) {
        helpers |= 1 << owner;
      }
    }
    return helpers;
  }

  /** Orders by what they promise in their region. */
  private static void orders(Realm realm, int house, Options options, int[] weights) {
    for (int i = 0; i < options.size(); i++) {
      int region = PlaceOrders.region(options.get(i));
      int order = PlaceOrders.order(options.get(i));
      int promise = order < 0 ? 0 : Prospects.order(realm, house, region, order);
      weights[i] = 3 + Math.min(promise * promise / 60, 2000);
    }
  }

  /** Nobody likes to spend more than a third. */
  private static void bids(Realm realm, int house, Options options, int[] weights) {
    int third = 1 + realm.available.get(house) / 3;
    for (int i = 0; i < options.size(); i++) {
      int above = Math.max(0, options.get(i) - third);
      weights[i] = 1 + 24 / (1 + above);
    }
  }

  /** Strong characters, but not always. */
  private static void characters(Realm realm, Options options, int[] weights) {
    for (int i = 0; i < options.size(); i++) {
      weights[i] = 2 + realm.content.characterStrength[options.get(i)];
    }
  }
}
