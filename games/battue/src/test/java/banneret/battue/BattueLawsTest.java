package banneret.battue;

import banneret.battue.city.City;
import banneret.laws.GameLaws;

/** Battue keeps the laws, in short games and in games as long as bots play them. */
class BattueLawsTest extends GameLaws<City> {
  BattueLawsTest() {
    super("battue", "rounds=0,20");
  }
}
