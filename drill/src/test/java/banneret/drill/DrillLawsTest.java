package banneret.drill;

import banneret.laws.GameLaws;

/** A game on an open table keeps the laws, those of open placement among them. */
class DrillLawsTest extends GameLaws<Parade> {
  DrillLawsTest() {
    super("drill");
  }
}
