package banneret.battue;

import banneret.laws.GameLaws;

/** Battue keeps the laws; its random games would rarely end without a last round. */
class BattueLawsTest extends GameLaws<City> {
  BattueLawsTest() {
    super("battue", "rounds=20,60");
  }
}
