package banneret.battles;

import banneret.battles.field.Field;
import banneret.laws.GameLaws;

/** Battles keeps the laws, in battles and in skirmishes. */
class BattlesLawsTest extends GameLaws<Field> {
  BattlesLawsTest() {
    super("battles", "battle=clash-on-the-kingsroad,raid-in-the-riverlands,wolf-raiders");
  }
}
