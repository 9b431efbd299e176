package banneret.thrones;

import banneret.laws.GameLaws;
import banneret.thrones.realm.Realm;

/** Thrones keeps the laws. */
class ThronesLawsTest extends GameLaws<Realm> {
  ThronesLawsTest() {
    super("thrones");
  }
}
