package banneret.thrones;

import banneret.laws.GameLaws;

/** Thrones keeps the laws. */
class ThronesLawsTest extends GameLaws<Realm> {
  ThronesLawsTest() {
    super("thrones");
  }
}
